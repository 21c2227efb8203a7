import { readExif } from './exif.ts';
import { photoshopResources, readIptc } from './iptc.ts';
import type { PictureFacts } from './metadata.ts';
import { readXmp } from './xmp.ts';

/** Image resources and size. Source: Adobe Photoshop File Formats Specification. */
export function readPsd(bytes: Buffer, facts: PictureFacts): void {
  if (bytes.length < 34) {
    facts.isDamaged = true;
    return;
  }
  facts.height = bytes.readUInt32BE(14);
  facts.width = bytes.readUInt32BE(18);
  const resources = 30 + bytes.readUInt32BE(26);
  if (resources + 4 > bytes.length) {
    facts.isDamaged = true;
    return;
  }
  const size = bytes.readUInt32BE(resources);
  for (const [id, data] of photoshopResources(bytes.subarray(resources + 4, resources + 4 + size))) {
    if (id === 0x0404) readIptc(data, facts);
    else if (id === 0x0422) readExif(data, facts);
    else if (id === 0x0424) readXmp(data, facts);
  }
}
