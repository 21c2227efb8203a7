import { type TestStorage, testCompoundFile } from '../mail/test-compound-file.ts';

/** A compressed container of literals only ([MS-OVBA] 2.4.1). */
export function vbaLiterals(content: Buffer): Buffer {
  const chunks = [Buffer.from([1])];
  for (let at = 0; at < content.length; at += 3000) {
    const piece = content.subarray(at, at + 3000);
    const data: Buffer[] = [];
    for (let byte = 0; byte < piece.length; byte += 8)
      data.push(Buffer.from([0]), piece.subarray(byte, byte + 8));
    const packed = Buffer.concat(data);
    const header = Buffer.alloc(2);
    header.writeUInt16LE(0xb000 | (packed.length - 1));
    chunks.push(header, packed);
  }
  return Buffer.concat(chunks);
}

/** The storage of macros with one module. */
export function testMacros(source: string): TestStorage {
  const record = (id: number, data: Buffer) => {
    const head = Buffer.alloc(6);
    head.writeUInt16LE(id);
    head.writeUInt32LE(data.length, 2);
    return Buffer.concat([head, data]);
  };
  const directory = Buffer.concat([
    record(0x0001, Buffer.from([1, 0, 0, 0])),
    Buffer.from([9, 0, 4, 0, 0, 0, 1, 0, 0, 0, 2, 0]),
    record(0x001a, Buffer.from('Module1')),
    record(0x0032, Buffer.from('Module1', 'utf16le')),
    record(0x0031, Buffer.from([4, 0, 0, 0])),
    record(0x002b, Buffer.alloc(0)),
  ]);
  return {
    VBA: {
      dir: vbaLiterals(directory),
      Module1: Buffer.concat([Buffer.from('code'), vbaLiterals(Buffer.from(source))]),
    },
  };
}

export function testVbaProject(source: string): Buffer {
  return testCompoundFile(testMacros(source));
}

export interface TestDoc {
  readonly body: string;
  readonly footnotes?: string;
  readonly comments?: string;
  readonly isEncrypted?: boolean;
  readonly others?: TestStorage;
}

/** A Word document in two pieces: the first half of its text in bytes, the second in UTF-16. */
export function testDoc({ body, footnotes = '', comments = '', isEncrypted, others = {} }: TestDoc): Buffer {
  const text = body + footnotes + comments;
  const half = Math.floor(body.length / 2);
  const main = Buffer.alloc(1024);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0xc1, 2);
  main.writeUInt16LE(0x0200 | (isEncrypted === true ? 0x0100 : 0), 0x0a);
  main.writeUInt32LE(body.length, 0x4c);
  main.writeUInt32LE(footnotes.length, 0x50);
  main.writeUInt32LE(comments.length, 0x5c);
  const pieces = [
    Buffer.from(text.slice(0, half), 'latin1'),
    Buffer.from(text.slice(half), 'utf16le'),
  ] as const;
  const list = Buffer.alloc(12 + 16);
  list.writeUInt32LE(half, 4);
  list.writeUInt32LE(text.length, 8);
  list.writeUInt32LE((0x40000000 | (1024 * 2)) >>> 0, 12 + 2);
  list.writeUInt32LE(1024 + half, 12 + 8 + 2);
  const size = Buffer.alloc(5, 2);
  size.writeUInt32LE(list.length, 1);
  const formatting = Buffer.from([1, 2, 0, 0xff, 0xff]);
  main.writeUInt32LE(0, 0x1a2);
  main.writeUInt32LE(formatting.length + size.length + list.length, 0x1a6);
  return testCompoundFile({
    WordDocument: Buffer.concat([main, ...pieces]),
    '1Table': Buffer.concat([formatting, size, list]),
    ...others,
  });
}

export function biffRecord(type: number, ...parts: readonly (number | Buffer)[]): Buffer {
  const data = Buffer.concat(
    parts.map((part) => {
      if (typeof part !== 'number') return part;
      const two = Buffer.alloc(2);
      two.writeUInt16LE(part);
      return two;
    }),
  );
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
}

/** A string of BIFF8 with its length in two bytes. */
export function biffText(text: string): Buffer {
  const length = Buffer.alloc(3);
  length.writeUInt16LE(text.length);
  length.writeUInt8(1, 2);
  return Buffer.concat([length, Buffer.from(text, 'utf16le')]);
}

/** A workbook with one sheet of these records. */
export function testXls(
  records: readonly Buffer[],
  globals: readonly Buffer[] = [],
  others: TestStorage = {},
): Buffer {
  const bof = biffRecord(0x0809, 0x0600, 5, 0, 0, 0, 0, 0, 0);
  const eof = biffRecord(0x000a);
  const name = 'Sheet';
  const sheetAt = Buffer.alloc(4);
  const before = [
    bof,
    biffRecord(0x0085, sheetAt, 0, Buffer.from([name.length, 0]), Buffer.from(name)),
    ...globals,
    eof,
  ];
  sheetAt.writeUInt32LE(before.reduce((sum, record) => sum + record.length, 0));
  before[1] = biffRecord(0x0085, sheetAt, 0, Buffer.from([name.length, 0]), Buffer.from(name));
  return testCompoundFile({ Workbook: Buffer.concat([...before, bof, ...records, eof]), ...others });
}

export function pptRecord(type: number, content: Buffer | readonly Buffer[], instance = 0): Buffer {
  const data = Buffer.isBuffer(content) ? content : Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt16LE((instance << 4) | (Buffer.isBuffer(content) ? 0 : 15));
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
}

/** A presentation with one slide: its outline, a shape, notes, and what else is given. */
export function testPpt(outline: string, shape: string, others: readonly Buffer[] = []): Buffer {
  const slide = pptRecord(0x03ee, [pptRecord(0x0fa0, Buffer.from(shape, 'utf16le'))]);
  const persist = Buffer.alloc(20);
  persist.writeUInt32LE(7);
  const directory = Buffer.alloc(8);
  directory.writeUInt32LE(7 | (1 << 20));
  const list = pptRecord(0x0ff0, [
    pptRecord(0x03f3, persist),
    pptRecord(0x0fa8, Buffer.from(outline, 'latin1')),
  ]);
  return testCompoundFile({
    'PowerPoint Document': Buffer.concat([
      slide,
      pptRecord(0x03e8, [list]),
      pptRecord(0x1772, directory),
      pptRecord(0x03f0, [pptRecord(0x0fa0, Buffer.from('Speaker note', 'utf16le'))]),
      ...others,
    ]),
  });
}
