import { crc32, deflateRawSync } from 'node:zlib';

export interface TestEntry {
  readonly name: string;
  readonly content: string | Buffer;
  readonly isStored?: boolean;
  readonly isEncrypted?: boolean;
  /** Wrong on purpose. */
  readonly crc32?: number;
  readonly method?: number;
  /** Already packed: `content` then only gives size and check sum. */
  readonly packed?: Buffer;
}

/** Builds a zip archive for tests. */
export function testZip(entries: readonly TestEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content);
    const packed = entry.packed ?? (entry.isStored ? content : deflateRawSync(content));
    const name = Buffer.from(entry.name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE((entry.isEncrypted ? 1 : 0) | 0x0800, 2);
    fields.writeUInt16LE(entry.method ?? (entry.isStored ? 0 : 8), 4);
    fields.writeUInt32LE(entry.crc32 ?? crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, rest, name]));
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}
