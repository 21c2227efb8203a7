import { damagedHeader, HeaderReader } from './header-reader.ts';

/** Ids of properties, as the format names them. */
const ID = {
  end: 0x00,
  header: 0x01,
  archiveProperties: 0x02,
  mainStreams: 0x04,
  files: 0x05,
  packInfo: 0x06,
  unpackInfo: 0x07,
  substreams: 0x08,
  size: 0x09,
  crc: 0x0a,
  folder: 0x0b,
  unpackSizes: 0x0c,
  unpackStreams: 0x0d,
  emptyStream: 0x0e,
  emptyFile: 0x0f,
  names: 0x11,
  encodedHeader: 0x17,
} as const;

export interface Coder {
  /** Hexadecimal. */
  readonly method: string;
  readonly properties: Buffer;
  readonly unpackSize: number;
}

/** What is packed together. */
export interface Folder {
  /** From the one that reads the packed bytes to the one that gives the files; undefined where they form no chain. */
  readonly coders: readonly Coder[] | undefined;
  readonly packPosition: number;
  readonly packSize: number;
  readonly unpackSize: number;
  readonly substreams: readonly { readonly size: number; readonly crc: number | undefined }[];
}

export interface SevenZipHeader {
  readonly folders: readonly Folder[];
  /** Names in the order of the substreams; files without content are left out. */
  readonly names: readonly string[];
}

export type ParsedHeader =
  | { readonly kind: 'plain'; readonly header: SevenZipHeader }
  | { readonly kind: 'packed'; readonly folder: Folder };

export function parseHeader(bytes: Buffer): ParsedHeader {
  const reader = new HeaderReader(bytes);
  const id = reader.byte();
  if (id === ID.encodedHeader) {
    const [folder] = readStreams(reader);
    if (folder === undefined) throw damagedHeader();
    return { kind: 'packed', folder };
  }
  if (id !== ID.header) throw damagedHeader();
  let folders: readonly Folder[] = [];
  let names: readonly string[] = [];
  for (let next = reader.byte(); next !== ID.end; next = reader.byte()) {
    if (next === ID.archiveProperties) skipProperties(reader);
    else if (next === ID.mainStreams) folders = readStreams(reader);
    else if (next === ID.files) names = readFiles(reader);
    else throw damagedHeader();
  }
  return { kind: 'plain', header: { folders, names } };
}

function skipProperties(reader: HeaderReader): void {
  while (reader.byte() !== ID.end) reader.bytes(reader.number());
}

function readStreams(reader: HeaderReader): readonly Folder[] {
  let packPosition = 0;
  let packSizes: readonly number[] = [];
  let folders: RawFolder[] = [];
  let substreams: Folder['substreams'][] | undefined;
  for (let id = reader.byte(); id !== ID.end; id = reader.byte()) {
    if (id === ID.packInfo) {
      packPosition = reader.number();
      packSizes = readPackSizes(reader);
    } else if (id === ID.unpackInfo) folders = readFolders(reader);
    else if (id === ID.substreams) substreams = readSubstreams(reader, folders);
    else throw damagedHeader();
  }
  let stream = 0;
  let position = packPosition;
  return folders.map((folder, index) => {
    const packSize = packSizes[stream] ?? 0;
    const at = position;
    for (let taken = 0; taken < folder.packedStreams; taken++) position += packSizes[stream++] ?? 0;
    return {
      coders: folder.packedStreams === 1 ? folder.coders : undefined,
      packPosition: at,
      packSize,
      unpackSize: folder.unpackSize,
      substreams: substreams?.[index] ?? [{ size: folder.unpackSize, crc: folder.crc }],
    };
  });
}

function readPackSizes(reader: HeaderReader): readonly number[] {
  const count = reader.count();
  let sizes: number[] = [];
  for (let id = reader.byte(); id !== ID.end; id = reader.byte()) {
    if (id === ID.size) sizes = Array.from({ length: count }, () => reader.number());
    else if (id === ID.crc) reader.digests(count);
    else throw damagedHeader();
  }
  return sizes;
}

interface RawFolder {
  readonly coders: readonly Coder[] | undefined;
  readonly packedStreams: number;
  readonly unpackSize: number;
  crc: number | undefined;
}

function readFolders(reader: HeaderReader): RawFolder[] {
  if (reader.byte() !== ID.folder) throw damagedHeader();
  const count = reader.count();
  if (reader.byte() !== 0) throw damagedHeader();
  const shapes = Array.from({ length: count }, () => readShape(reader));
  if (reader.byte() !== ID.unpackSizes) throw damagedHeader();
  const folders = shapes.map((shape) => {
    const sizes = Array.from({ length: shape.outs }, () => reader.number());
    return {
      coders: chain(shape, sizes),
      packedStreams: shape.ins - shape.bonds.length,
      unpackSize: sizes[mainOut(shape)] ?? 0,
      crc: undefined as number | undefined,
    };
  });
  for (let id = reader.byte(); id !== ID.end; id = reader.byte()) {
    if (id !== ID.crc) throw damagedHeader();
    for (const [index, crc] of reader.digests(count).entries()) {
      const folder = folders[index];
      if (folder !== undefined) folder.crc = crc;
    }
  }
  return folders;
}

/** Coders with their streams and how these are bound: an output of one is the input of another. */
interface Shape {
  readonly coders: readonly {
    readonly method: string;
    readonly properties: Buffer;
    readonly isSimple: boolean;
  }[];
  readonly ins: number;
  readonly outs: number;
  readonly bonds: readonly { readonly input: number; readonly output: number }[];
}

const MOST_CODERS = 32;

function readShape(reader: HeaderReader): Shape {
  const count = reader.number();
  if (count < 1 || count > MOST_CODERS) throw damagedHeader();
  let ins = 0;
  let outs = 0;
  const coders = Array.from({ length: count }, () => {
    const flags = reader.byte();
    const method = reader.bytes(flags & 15).toString('hex');
    const isComplex = (flags & 0x10) !== 0;
    const inputs = isComplex ? reader.number() : 1;
    const outputs = isComplex ? reader.number() : 1;
    if (inputs > MOST_CODERS || outputs > MOST_CODERS) throw damagedHeader();
    ins += inputs;
    outs += outputs;
    const properties = (flags & 0x20) !== 0 ? reader.bytes(reader.number()) : Buffer.alloc(0);
    return { method, properties, isSimple: inputs === 1 && outputs === 1 };
  });
  const bonds = Array.from({ length: Math.max(0, outs - 1) }, () => ({
    input: reader.number(),
    output: reader.number(),
  }));
  const packed = ins - bonds.length;
  if (packed < 1) throw damagedHeader();
  if (packed > 1) for (let index = 0; index < packed; index++) reader.number();
  return { coders, ins, outs, bonds };
}

function mainOut({ outs, bonds }: Shape): number {
  for (let out = 0; out < outs; out++) if (!bonds.some(({ output }) => output === out)) return out;
  throw damagedHeader();
}

function chain(shape: Shape, sizes: readonly number[]): readonly Coder[] | undefined {
  if (!shape.coders.every(({ isSimple }) => isSimple)) return undefined;
  const coders: Coder[] = [];
  for (let index: number | undefined = mainOut(shape); index !== undefined; ) {
    const coder = shape.coders[index];
    if (coder === undefined || coders.length >= shape.coders.length) throw damagedHeader();
    const { method, properties } = coder;
    coders.unshift({ method, properties, unpackSize: sizes[index] ?? 0 });
    const input: number = index;
    index = shape.bonds.find((bond) => bond.input === input)?.output;
  }
  return coders;
}

function readSubstreams(reader: HeaderReader, folders: readonly RawFolder[]): Folder['substreams'][] {
  let counts = folders.map(() => 1);
  let id = reader.byte();
  if (id === ID.unpackStreams) {
    counts = folders.map(() => reader.count());
    id = reader.byte();
  }
  const sizes = folders.map(({ unpackSize }, index) => {
    const count = counts[index] ?? 0;
    const known = id === ID.size ? Array.from({ length: Math.max(0, count - 1) }, () => reader.number()) : [];
    // The last size is what is left of the folder.
    const rest = unpackSize - known.reduce((sum, size) => sum + size, 0);
    if (rest < 0 || (count > 1 && known.length !== count - 1)) throw damagedHeader();
    return count === 0 ? [] : [...known, rest];
  });
  if (id === ID.size) id = reader.byte();
  const isKnown = (index: number) => counts[index] === 1 && folders[index]?.crc !== undefined;
  let crcs: (number | undefined)[] = [];
  for (; id !== ID.end; id = reader.byte()) {
    if (id !== ID.crc) throw damagedHeader();
    const unknown = counts.reduce((sum, count, index) => sum + (isKnown(index) ? 0 : count), 0);
    crcs = reader.digests(unknown);
  }
  let next = 0;
  return sizes.map((ofFolder, index) =>
    ofFolder.map((size) => ({ size, crc: isKnown(index) ? folders[index]?.crc : crcs[next++] })),
  );
}

function readFiles(reader: HeaderReader): readonly string[] {
  const count = reader.count();
  let isEmpty: readonly boolean[] = [];
  let names: readonly string[] = [];
  for (let id = reader.byte(); id !== ID.end; id = reader.byte()) {
    const content = reader.bytes(reader.number());
    if (id === ID.emptyStream) isEmpty = new HeaderReader(content).bits(count);
    else if (id === ID.names) {
      if (content[0] !== 0) throw damagedHeader();
      names = content.subarray(1).toString('utf16le').split('\0', count);
    }
  }
  return Array.from({ length: count }, (_, index) => names[index] ?? `file ${index + 1}`).filter(
    (_, index) => isEmpty[index] !== true,
  );
}
