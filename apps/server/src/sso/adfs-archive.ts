import { readFile } from 'node:fs/promises';
import { crc32, deflateRawSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Download for AD FS administrators: a script that exports what Casbah needs. */
export const ADFS_ARCHIVE = '/static/adfs-export.zip';
const SCRIPT = 'Export-AdfsForCasbah.ps1';

/** Serves the script as an archive, because browsers and mail filters block plain scripts. */
export async function adfsArchive(app: FastifyInstance): Promise<void> {
  const text = await readFile(new URL(`./adfs/${SCRIPT}`, import.meta.url));
  const archive = zipOf(SCRIPT, text);
  app.get(ADFS_ARCHIVE, { config: { page: true } }, async (_request, reply) =>
    reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="adfs-export.zip"')
      .header('cache-control', 'no-cache')
      .send(archive),
  );
}

/**
 * A ZIP archive with one file (PKWARE APPNOTE 6.3.9): local header and data, central directory, end record.
 */
export function zipOf(name: string, content: Uint8Array): Buffer {
  const packed = deflateRawSync(content);
  const title = Buffer.from(name);
  const entry = Buffer.alloc(26);
  entry.writeUInt16LE(20, 0);
  // Flags: the name is UTF-8. Method 8: deflate.
  entry.writeUInt16LE(0x0800, 2);
  entry.writeUInt16LE(8, 4);
  // January 1, 2026, so every download is identical.
  entry.writeUInt16LE(((2026 - 1980) << 9) | (1 << 5) | 1, 8);
  entry.writeUInt32LE(crc32(content), 10);
  entry.writeUInt32LE(packed.length, 14);
  entry.writeUInt32LE(content.length, 18);
  entry.writeUInt16LE(title.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), entry, title, packed]);
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    entry,
    Buffer.alloc(14),
    title,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}
