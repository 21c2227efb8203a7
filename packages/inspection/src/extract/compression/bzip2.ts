import { Unreadable } from '../unreadable.ts';

const BLOCK = 0x314159265359;
const END = 0x177245385090;
const GROUP = 50;
const LONGEST_CODE = 20;
const PIECE = 64 * 1024;

/** Decodes bzip2, concatenated streams too. Source of the format: the bzip2 1.0.8 manual and Joe Tsai's format specification. */
export function* bzip2(packed: Buffer): Generator<Buffer, void> {
  const bits = new Bits(packed);
  for (;;) {
    if (bits.read(24) !== 0x425a68) throw damaged();
    const level = bits.read(8) - 0x30;
    if (level < 1 || level > 9) throw damaged();
    for (;;) {
      const magic = bits.read(24) * 0x1000000 + bits.read(24);
      if (magic === END) break;
      if (magic !== BLOCK) throw damaged();
      yield* block(bits, level * 100_000);
    }
    bits.read(32);
    bits.align();
    if (!bits.continuesWith('BZh')) return;
  }
}

function* block(bits: Bits, blockSize: number): Generator<Buffer, void> {
  const expected = bits.read(32);
  if (bits.read(1) === 1) throw damaged();
  const origin = bits.read(24);
  const values = usedBytes(bits);
  const tables = codeTables(bits, values.length + 2);
  const { links, length } = symbols(bits, values, tables, blockSize);
  if (origin >= length) throw damaged();
  let crc = 0xffffffff;
  for (const piece of runs(links, length, origin)) {
    crc = checkSum(piece, crc);
    yield piece;
  }
  if (~crc >>> 0 !== expected) throw damaged();
}

function usedBytes(bits: Bits): Uint8Array {
  const rows = bits.read(16);
  const used: number[] = [];
  for (let row = 0; row < 16; row++) {
    if ((rows & (0x8000 >> row)) === 0) continue;
    const columns = bits.read(16);
    for (let column = 0; column < 16; column++)
      if ((columns & (0x8000 >> column)) !== 0) used.push(row * 16 + column);
  }
  if (used.length === 0) throw damaged();
  return Uint8Array.from(used);
}

interface CodeTables {
  readonly tables: readonly CodeTable[];
  readonly selectors: Uint8Array;
}

function codeTables(bits: Bits, alphabet: number): CodeTables {
  const groups = bits.read(3);
  const count = bits.read(15);
  if (groups < 2 || groups > 6 || count === 0) throw damaged();
  const order = Array.from({ length: groups }, (_, index) => index);
  const selectors = new Uint8Array(count);
  for (let at = 0; at < count; at++) {
    let index = 0;
    while (bits.read(1) === 1) if (++index >= groups) throw damaged();
    const [group = 0] = order.splice(index, 1);
    order.unshift(group);
    selectors[at] = group;
  }
  const tables = order.map(() => {
    const lengths = new Uint8Array(alphabet);
    let length = bits.read(5);
    for (let symbol = 0; symbol < alphabet; symbol++) {
      for (;;) {
        if (length < 1 || length > LONGEST_CODE) throw damaged();
        if (bits.read(1) === 0) break;
        length += bits.read(1) === 0 ? 1 : -1;
      }
      lengths[symbol] = length;
    }
    return new CodeTable(lengths);
  });
  return { tables, selectors };
}

/** Canonical Huffman codes: for each length the first code, how many there are, and where their symbols begin. */
class CodeTable {
  readonly #first = new Int32Array(LONGEST_CODE + 2);
  readonly #count = new Int32Array(LONGEST_CODE + 2);
  readonly #start = new Int32Array(LONGEST_CODE + 2);
  readonly #symbols: Uint16Array;

  constructor(lengths: Uint8Array) {
    this.#symbols = new Uint16Array(lengths.length);
    let at = 0;
    let code = 0;
    for (let length = 1; length <= LONGEST_CODE; length++) {
      this.#first[length] = code;
      this.#start[length] = at;
      for (let symbol = 0; symbol < lengths.length; symbol++)
        if (lengths[symbol] === length) this.#symbols[at++] = symbol;
      const count = at - (this.#start[length] ?? 0);
      this.#count[length] = count;
      code = (code + count) << 1;
    }
  }

  symbol(bits: Bits): number {
    let code = 0;
    for (let length = 1; length <= LONGEST_CODE; length++) {
      code = (code << 1) | bits.read(1);
      const index = code - (this.#first[length] ?? 0);
      if (index >= 0 && index < (this.#count[length] ?? 0))
        return this.#symbols[(this.#start[length] ?? 0) + index] ?? 0;
    }
    throw damaged();
  }
}

/** Undoes Huffman codes, zero runs, move-to-front and the Burrows-Wheeler transform: each link is the next position and a byte. */
function symbols(
  bits: Bits,
  values: Uint8Array,
  { tables, selectors }: CodeTables,
  blockSize: number,
): { readonly links: Uint32Array; readonly length: number } {
  const order = Uint8Array.from(values);
  const end = values.length + 1;
  const bytes = new Uint8Array(blockSize);
  let length = 0;
  let run = 0;
  let weight = 1;
  for (let step = 0; ; step++) {
    const table = tables[selectors[Math.floor(step / GROUP)] ?? 255];
    if (table === undefined) throw damaged();
    const symbol = table.symbol(bits);
    if (symbol <= 1) {
      run += weight << symbol;
      weight <<= 1;
      if (run > blockSize) throw damaged();
      continue;
    }
    if (run > 0) {
      if (length + run > blockSize) throw damaged();
      bytes.fill(order[0] ?? 0, length, length + run);
      length += run;
      run = 0;
      weight = 1;
    }
    if (symbol === end) break;
    if (length >= blockSize) throw damaged();
    const value = order[symbol - 1] ?? 0;
    order.copyWithin(1, 0, symbol - 1);
    order[0] = value;
    bytes[length++] = value;
  }
  const starts = new Uint32Array(257);
  for (let at = 0; at < length; at++) {
    const value = bytes[at] ?? 0;
    starts[value + 1] = (starts[value + 1] ?? 0) + 1;
  }
  for (let value = 0; value < 256; value++)
    starts[value + 1] = (starts[value + 1] ?? 0) + (starts[value] ?? 0);
  const links = new Uint32Array(length);
  for (let at = 0; at < length; at++) {
    const value = bytes[at] ?? 0;
    const place = starts[value] ?? 0;
    starts[value] = place + 1;
    links[place] = ((links[place] ?? 0) & 0xff) | (at << 8);
    links[at] = ((links[at] ?? 0) & 0xffffff00) | value;
  }
  return { links, length };
}

/** Four equal bytes are followed by how many more there are. */
function* runs(links: Uint32Array, length: number, origin: number): Generator<Buffer, void> {
  let piece = Buffer.allocUnsafe(PIECE + 256);
  let filled = 0;
  let at = (links[origin] ?? 0) >>> 8;
  let last = -1;
  let equal = 0;
  for (let step = 0; step < length; step++) {
    const link = links[at] ?? 0;
    at = link >>> 8;
    const value = link & 0xff;
    if (equal === 4) {
      piece.fill(last, filled, filled + value);
      filled += value;
      equal = 0;
      last = -1;
    } else {
      equal = value === last ? equal + 1 : 1;
      last = value;
      piece[filled++] = value;
    }
    if (filled >= PIECE) {
      yield piece.subarray(0, filled);
      piece = Buffer.allocUnsafe(PIECE + 256);
      filled = 0;
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24;
  for (let bit = 0; bit < 8; bit++) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});

/** CRC-32 with the most significant bit first. */
function checkSum(piece: Buffer, crc: number): number {
  let sum = crc;
  for (const byte of piece) sum = ((sum << 8) ^ (TABLE[((sum >>> 24) ^ byte) & 0xff] ?? 0)) >>> 0;
  return sum;
}

class Bits {
  readonly #bytes: Buffer;
  #at = 0;
  #held = 0;
  #count = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** Up to 32 bits, most significant first. */
  read(count: number): number {
    if (count > 16) return this.read(count - 16) * 0x10000 + this.read(16);
    while (this.#count < count) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw damaged();
      this.#held = ((this.#held << 8) | byte) & 0xffffff;
      this.#count += 8;
    }
    this.#count -= count;
    return (this.#held >>> this.#count) & ((1 << count) - 1);
  }

  align(): void {
    this.#count -= this.#count % 8;
  }

  continuesWith(text: string): boolean {
    const at = this.#at - this.#count / 8;
    return this.#bytes.toString('latin1', at, at + text.length) === text;
  }
}

function damaged(): Unreadable {
  return new Unreadable('corrupt', 'bzip2 data is damaged');
}
