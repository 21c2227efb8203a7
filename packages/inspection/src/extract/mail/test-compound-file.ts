/** A folder of a compound file for tests: streams and further folders by name. */
export interface TestStorage {
  readonly [name: string]: Buffer | TestStorage;
}

const SECTOR = 512;
const MINI = 64;
const CUTOFF = 4096;
const END = 0xfffffffe;
const FREE = 0xffffffff;

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly bytes: Buffer;
  readonly children: readonly number[];
}

/** Writes a compound file of version 3 ([MS-CFB]): small streams in the mini stream, siblings linked to the right. */
export function testCompoundFile(root: TestStorage): Buffer {
  const entries: Entry[] = [];
  addStorage('Root Entry', 5, root, entries);
  const sectors: Buffer[] = [];
  const table: number[] = [];
  const put = (bytes: Buffer): number => {
    if (bytes.length === 0) return END;
    const first = sectors.length;
    for (let at = 0; at < bytes.length; at += SECTOR) {
      sectors.push(padded(bytes.subarray(at, at + SECTOR), SECTOR));
      table.push(sectors.length);
    }
    table[table.length - 1] = END;
    return first;
  };
  const miniTable: number[] = [];
  const mini: Buffer[] = [];
  const starts = entries.map(({ type, bytes }) => {
    if (type !== 2 || bytes.length === 0) return END;
    if (bytes.length >= CUTOFF) return put(bytes);
    const first = miniTable.length;
    for (let at = 0; at < bytes.length; at += MINI) {
      mini.push(padded(bytes.subarray(at, at + MINI), MINI));
      miniTable.push(miniTable.length + 1);
    }
    miniTable[miniTable.length - 1] = END;
    return first;
  });
  const miniStream = Buffer.concat(mini);
  starts[0] = put(miniStream);
  const miniTableStart = put(numbers(miniTable));
  const directory = Buffer.concat(
    entries.map((entry, index) =>
      record(entry, entries, starts[index] ?? END, index === 0 ? miniStream.length : entry.bytes.length),
    ),
  );
  const directoryStart = put(padded(directory, Math.ceil(directory.length / SECTOR) * SECTOR));
  const tableSectors = Math.ceil((table.length + 8) / 128);
  const tableStart = sectors.length;
  for (let index = 0; index < tableSectors; index += 1) table.push(0xfffffffd);
  const whole = numbers(table);
  for (let index = 0; index < tableSectors; index += 1)
    sectors.push(padded(whole.subarray(index * SECTOR, (index + 1) * SECTOR), SECTOR, 0xff));
  const header = Buffer.alloc(SECTOR);
  header.writeBigUInt64LE(0xe11ab1a1e011cfd0n, 0);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(tableSectors, 44);
  header.writeUInt32LE(directoryStart, 48);
  header.writeUInt32LE(CUTOFF, 56);
  header.writeUInt32LE(miniTableStart, 60);
  header.writeUInt32LE(Math.ceil((miniTable.length * 4) / SECTOR), 64);
  header.writeUInt32LE(END, 68);
  for (let index = 0; index < 109; index += 1)
    header.writeUInt32LE(index < tableSectors ? tableStart + index : FREE, 76 + index * 4);
  return Buffer.concat([header, ...sectors]);
}

function addStorage(name: string, type: number, storage: TestStorage, entries: Entry[]): number {
  const index = entries.length;
  const children: number[] = [];
  entries.push({ name, type, bytes: Buffer.alloc(0), children });
  for (const [child, content] of Object.entries(storage)) {
    if (!Buffer.isBuffer(content)) children.push(addStorage(child, 1, content, entries));
    else {
      children.push(entries.length);
      entries.push({ name: child, type: 2, bytes: content, children: [] });
    }
  }
  return index;
}

function record(entry: Entry, entries: readonly Entry[], start: number, size: number): Buffer {
  const bytes = Buffer.alloc(128);
  const name = Buffer.from(entry.name, 'utf16le').subarray(0, 62);
  name.copy(bytes);
  bytes.writeUInt16LE(name.length + 2, 64);
  bytes.writeUInt8(entry.type, 66);
  bytes.writeUInt8(1, 67);
  const parent = entries.find(({ children }) => children.includes(entries.indexOf(entry)));
  const siblings = parent?.children ?? [];
  const right = siblings[siblings.indexOf(entries.indexOf(entry)) + 1];
  bytes.writeUInt32LE(FREE, 68);
  bytes.writeUInt32LE(parent === undefined ? FREE : (right ?? FREE), 72);
  bytes.writeUInt32LE(entry.children[0] ?? FREE, 76);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}

function padded(bytes: Buffer, size: number, fill = 0): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length, fill)]);
}

function numbers(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}
