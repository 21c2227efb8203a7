import { decodeText } from '../text/charset.ts';
import { readExif } from './exif.ts';
import { photoshopResources, readIptc } from './iptc.ts';
import { addProperty, type PictureFacts } from './metadata.ts';
import { readXmp } from './xmp.ts';

const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const EXTENDED_XMP = 'http://ns.adobe.com/xmp/extension/\0';
const PHOTOSHOP = 'Photoshop 3.0\0';

/** Segments before the picture: EXIF, XMP, IPTC, comments, size. Source: ITU-T T.81. */
export function readJpeg(bytes: Buffer, facts: PictureFacts): void {
  const extended: Buffer[] = [];
  const iptc: Buffer[] = [];
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) {
      facts.isDamaged = true;
      break;
    }
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xda || marker === 0xd9) break;
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2;
      continue;
    }
    const length = Math.max(2, bytes.readUInt16BE(at + 2));
    const data = bytes.subarray(at + 4, at + 2 + length);
    const begins = (name: string): boolean => data.toString('latin1', 0, name.length) === name;
    if (marker === 0xe1 && begins('Exif\0\0')) readExif(data.subarray(6), facts);
    else if (marker === 0xe1 && begins(XMP)) readXmp(data.subarray(XMP.length), facts);
    else if (marker === 0xe1 && begins(EXTENDED_XMP)) extended.push(data.subarray(EXTENDED_XMP.length + 40));
    else if (marker === 0xed && begins(PHOTOSHOP)) iptc.push(data.subarray(PHOTOSHOP.length));
    else if (marker === 0xfe) addProperty(facts, 'comment', decodeText(data));
    else if (isFrame(marker) && data.length >= 5) {
      facts.height = data.readUInt16BE(1);
      facts.width = data.readUInt16BE(3);
    }
    at += 2 + length;
  }
  if (extended.length > 0) readXmp(Buffer.concat(extended), facts);
  for (const [id, data] of photoshopResources(Buffer.concat(iptc))) if (id === 0x0404) readIptc(data, facts);
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
