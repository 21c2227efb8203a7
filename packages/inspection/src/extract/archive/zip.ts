import { fileType } from '../file-type/detect.ts';
import type { Reader } from '../reader.ts';
import { Unreadable } from '../unreadable.ts';
import { entryChunks } from '../zip/unpack.ts';
import { zipDirectory } from '../zip/zip.ts';

/** zip, and the formats that are a zip of files: jar, apk … Encrypted members become a problem each. */
export const zip: Reader = {
  async read(bytes, context) {
    const directory = await zipDirectory(bytes, context.limits.maxEntries);
    if (directory.damage !== undefined) context.problem('corrupt', directory.damage.message);
    const opened = { bytes, directory, unpacking: context.budget.container(bytes.length) };
    for (const entry of directory.entries) {
      if (opened.unpacking.isExceeded) return;
      if (entry.isDirectory && entry.packedSize === 0) continue;
      if (entry.isEncrypted) {
        context.mark({ isEncrypted: true });
        const why = new Unreadable('encrypted', 'The member is encrypted');
        context.missMember(entry.name, why, fileType('unknown'), entry.size);
      } else await context.readMember(entry.name, entryChunks(opened, entry));
    }
  },
};
