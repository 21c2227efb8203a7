import { Bytes } from './bytes.ts';

/**
 * Columns of a block in ClickHouse's Native format. Rows are put in ascending order; rows left out are empty. A column
 * in which every row is empty need not be sent: the engine fills in its default.
 */
export interface Column {
  readonly name: string;
  /** The type as it stands in the block; the engine converts it where the table's differs. */
  readonly type: string;
  readonly isEmpty: boolean;
  /** Bytes held so far, roughly. */
  readonly size: number;
  /** The column's bytes for that many rows. */
  encode(rows: number): Uint8Array[];
}

/** Rows that a column makes room for at its first value, unless it is told better. */
const FIRST_ROWS = 4096;

/** The version of the dictionary layout: "shared dictionaries with additional keys". */
const DICTIONARY_VERSION = 1;
/** The block brings its own keys, and the reader starts its dictionary anew. */
const OWN_KEYS = (1 << 9) | (1 << 10);

/** Text of few distinct values: each value once, and a number a row. */
export class WordColumn implements Column {
  readonly type = 'LowCardinality(String)';
  readonly name: string;
  private readonly numbers = new Map<string, number>([['', 0]]);
  private readonly keys = new Bytes(1024);
  private readonly room: number;
  private indexes = new Uint32Array(0);
  private lastValue = '';
  private lastNumber = 0;

  constructor(name: string, room = FIRST_ROWS) {
    this.name = name;
    this.room = room;
    this.keys.string('');
  }

  get isEmpty(): boolean {
    return this.numbers.size === 1;
  }

  get size(): number {
    return this.isEmpty ? 0 : this.keys.size + this.indexes.byteLength;
  }

  put(row: number, value: string | undefined): void {
    if (value === undefined || value === '') return;
    if (row >= this.indexes.length) this.indexes = larger(this.indexes, Uint32Array, row, this.room);
    if (value !== this.lastValue) {
      let number = this.numbers.get(value);
      if (number === undefined) {
        number = this.numbers.size;
        this.numbers.set(value, number);
        this.keys.string(value);
      }
      this.lastValue = value;
      this.lastNumber = number;
    }
    this.indexes[row] = this.lastNumber;
  }

  encode(rows: number): Uint8Array[] {
    return encodeDictionary(this.numbers.size, this.keys, this.indexes, rows);
  }
}

/** The same text in every row. */
export class ConstantColumn implements Column {
  readonly type = 'LowCardinality(String)';
  readonly name: string;
  readonly size = 0;
  private readonly value: string;

  constructor(name: string, value: string) {
    this.name = name;
    this.value = value;
  }

  get isEmpty(): boolean {
    return this.value === '';
  }

  encode(rows: number): Uint8Array[] {
    const keys = new Bytes(64);
    keys.string(this.value);
    return encodeDictionary(1, keys, new Uint32Array(rows), rows);
  }
}

function encodeDictionary(count: number, keys: Bytes, indexes: Uint32Array, rows: number): Uint8Array[] {
  const width = count <= 0x100 ? 0 : count <= 0x1_0000 ? 1 : 2;
  const head = new Bytes(32);
  head.uint64(DICTIONARY_VERSION);
  head.uint64(width | OWN_KEYS);
  head.uint64(count);
  const middle = new Bytes(8);
  middle.uint64(rows);
  const used = filled(indexes, Uint32Array, rows);
  const narrow = width === 0 ? new Uint8Array(used) : width === 1 ? new Uint16Array(used) : used;
  return [head.written(), keys.written(), middle.written(), asBytes(narrow)];
}

/** Free text. */
export class TextColumn implements Column {
  readonly type = 'String';
  readonly name: string;
  private readonly values = new Bytes(64 * 1024);
  private next = 0;
  private hasValue = false;

  constructor(name: string) {
    this.name = name;
  }

  get isEmpty(): boolean {
    return !this.hasValue;
  }

  get size(): number {
    return this.values.size;
  }

  put(row: number, value: string | undefined): void {
    if (value === undefined || value === '') return;
    if (row > this.next) this.values.zeros(row - this.next);
    this.values.string(value);
    this.next = row + 1;
    this.hasValue = true;
  }

  encode(rows: number): Uint8Array[] {
    if (rows > this.next) this.values.zeros(rows - this.next);
    this.next = rows;
    return [this.values.written()];
  }
}

/** Non-negative integers up to 2^53. Anything else (fractions, negative, beyond) is brought to the nearest of them. */
export class IntegerColumn implements Column {
  readonly name: string;
  readonly type: 'UInt16' | 'UInt64';
  private readonly most: number;
  private readonly room: number;
  private values = new Float64Array(0);
  private largest = 0;

  constructor(name: string, type: 'UInt16' | 'UInt64', room = FIRST_ROWS) {
    this.name = name;
    this.room = room;
    this.type = type;
    this.most = type === 'UInt16' ? 0xffff : Number.MAX_SAFE_INTEGER;
  }

  get isEmpty(): boolean {
    return this.largest === 0;
  }

  get size(): number {
    return this.isEmpty ? 0 : this.values.byteLength;
  }

  put(row: number, value: number | undefined): void {
    if (value === undefined || !(value >= 1)) return;
    if (row >= this.values.length) this.values = larger(this.values, Float64Array, row, this.room);
    const whole = value > this.most ? this.most : Math.floor(value);
    if (whole > this.largest) this.largest = whole;
    this.values[row] = whole;
  }

  encode(rows: number): Uint8Array[] {
    const used = filled(this.values, Float64Array, rows);
    return [this.type === 'UInt16' ? asBytes(new Uint16Array(used)) : asBytes(halves(used))];
  }
}

/** Milliseconds since 1970 UTC. */
export class TimeColumn implements Column {
  readonly type = "DateTime64(3, 'UTC')";
  readonly isEmpty = false;
  readonly name: string;
  private readonly room: number;
  private values = new Float64Array(0);

  constructor(name: string, room = FIRST_ROWS) {
    this.name = name;
    this.room = room;
  }

  get size(): number {
    return this.values.byteLength;
  }

  put(row: number, value: number): void {
    if (row >= this.values.length) this.values = larger(this.values, Float64Array, row, this.room);
    this.values[row] = value;
  }

  encode(rows: number): Uint8Array[] {
    return [asBytes(halves(filled(this.values, Float64Array, rows)))];
  }
}

export class DecimalColumn implements Column {
  readonly type = 'Float64';
  readonly name: string;
  private values = new Float64Array(0);

  constructor(name: string) {
    this.name = name;
  }

  get isEmpty(): boolean {
    return this.values.length === 0;
  }

  get size(): number {
    return this.values.byteLength;
  }

  put(row: number, value: number | undefined): void {
    if (value === undefined || value === 0 || Number.isNaN(value)) return;
    if (row >= this.values.length) this.values = larger(this.values, Float64Array, row, FIRST_ROWS);
    this.values[row] = value;
  }

  encode(rows: number): Uint8Array[] {
    return [asBytes(filled(this.values, Float64Array, rows))];
  }
}

/** Objects of strings. */
export class FieldsColumn implements Column {
  readonly type = 'Map(LowCardinality(String), String)';
  readonly name: string;
  private readonly numbers = new Map<string, number>();
  private readonly keys = new Bytes(256);
  private readonly values = new Bytes(1024);
  private readonly room: number;
  private indexes = new Uint32Array(0);
  private ends = new Float64Array(0);
  private count = 0;
  private next = 0;

  constructor(name: string, room = FIRST_ROWS) {
    this.name = name;
    this.room = room;
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  get size(): number {
    return this.values.size + this.indexes.byteLength + this.ends.byteLength;
  }

  put(row: number, value: Record<string, string> | undefined): void {
    if (value === undefined) return;
    this.endRowsBefore(row);
    for (const name in value) {
      const text = value[name];
      if (text === undefined) continue;
      let number = this.numbers.get(name);
      if (number === undefined) {
        number = this.numbers.size;
        this.numbers.set(name, number);
        this.keys.string(name);
      }
      if (this.count >= this.indexes.length)
        this.indexes = larger(this.indexes, Uint32Array, this.count, this.room);
      this.indexes[this.count++] = number;
      this.values.string(text);
    }
    this.endRowsBefore(row + 1);
  }

  encode(rows: number): Uint8Array[] {
    this.endRowsBefore(rows);
    const [version, ...dictionary] = splitVersion(
      encodeDictionary(this.numbers.size, this.keys, this.indexes, this.count),
    );
    return [version, asBytes(halves(this.ends.subarray(0, rows))), ...dictionary, this.values.written()];
  }

  private endRowsBefore(row: number): void {
    if (row > this.ends.length) this.ends = larger(this.ends, Float64Array, row - 1, this.room);
    const { ends, count } = this;
    for (let next = this.next; next < row; next++) ends[next] = count;
    this.next = row;
  }
}

/** Inside a map the dictionary's version stands before the map's offsets. */
function splitVersion([head, ...rest]: Uint8Array[]): [Uint8Array, ...Uint8Array[]] {
  if (head === undefined) throw new Error('a dictionary has a head');
  return [head.subarray(0, 8), head.subarray(8), ...rest];
}

function larger<T extends Uint32Array | Float64Array>(
  values: T,
  Kind: { new (length: number): T },
  row: number,
  atLeast = 0,
): T {
  const grown = new Kind(Math.max(row + 1, values.length * 2, atLeast));
  grown.set(values);
  return grown;
}

/** The first rows; rows never put are 0. */
function filled<T extends Uint32Array | Float64Array>(
  values: T,
  Kind: { new (length: number): T },
  rows: number,
): T {
  if (rows > values.length) return larger(values, Kind, rows - 1).subarray(0, rows) as T;
  return values.subarray(0, rows) as T;
}

const TWO_32 = 0x1_0000_0000;

/** Whole numbers as 64-bit little-endian: low half, high half. */
function halves(values: Float64Array): Uint32Array {
  const out = new Uint32Array(values.length * 2);
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0;
    // The remainder of a division by 2^32, without dividing.
    const low = value >>> 0;
    out[2 * i] = low;
    out[2 * i + 1] = (value - low) / TWO_32;
  }
  return out;
}

function asBytes(values: Uint8Array | Uint16Array | Uint32Array | Float64Array): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}
