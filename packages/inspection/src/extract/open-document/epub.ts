import type { Reader } from '../reader.ts';
import { entryChunks } from '../zip/unpack.ts';
import { zipDirectory } from '../zip/zip.ts';

/** Only layout. */
const LAYOUT =
  /^mimetype$|^META-INF\/(container|encryption|rights|signatures)\.xml$|\.(css|otf|ttf|woff2?|ncx|js)$/i;

/** EPUB: a zip of web pages. Encrypted chapters come out as unreadable pages, and are reported as such. */
export const epub: Reader = {
  async read(bytes, context) {
    const directory = await zipDirectory(bytes, context.limits.maxEntries);
    if (directory.damage !== undefined) context.problem('corrupt', directory.damage.message);
    const zip = { bytes, directory, unpacking: context.budget.container(bytes.length) };
    for (const entry of directory.entries) {
      if (zip.unpacking.isExceeded) return;
      if (!entry.isDirectory && !LAYOUT.test(entry.name))
        await context.readMember(entry.name, entryChunks(zip, entry));
    }
  },
};
