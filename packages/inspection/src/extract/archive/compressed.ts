import { type Compression, decompress } from '../compression/decompress.ts';
import type { Reader } from '../reader.ts';

/** gz, bz2, xz, zst and lzma: one file without its own name, so it is called like the archive without its extension. */
export function compressed(compression: Compression): Reader {
  return {
    async read(bytes, context) {
      const unpacking = context.budget.container(bytes.length);
      await context.readMember(innerName(context.name), decompress(compression, bytes, unpacking));
    },
  };
}

function innerName(name: string | undefined): string {
  const base = name?.split(/[/\\]/).at(-1) ?? '';
  const tar = /^(.{1,400})\.(tgz|tbz2?|txz|tzst)$/i.exec(base)?.[1];
  if (tar !== undefined) return `${tar}.tar`;
  return /^(.{1,400})\.[a-z0-9]{1,5}$/i.exec(base)?.[1] ?? 'content';
}
