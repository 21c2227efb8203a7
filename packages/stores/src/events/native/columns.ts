import { Bytes } from './bytes.ts';

/**
 * A column of a block in ClickHouse's Native format. Rows are added in ascending order; skipped rows are
 * empty. Entirely empty columns can be left out: the engine fills in the default.
 */
export interface Column {
  readonly name: string;
  /** The column type in the block; the engine converts it to the table's. */
  readonly type: string;
  readonly isEmpty: boolean;
  /** Approximate bytes held. */
  readonly size: number;
  /** The encoded column for that many rows. */
  encode(rows: number): Uint8Array[];
}

/** A column filled row by row. */
export interface FilledColumn extends Column {
  /** Discards the rows but keeps the memory. Earlier results of `encode` become invalid. */
  clear(): void;
}

/** Rows allocated at the first value. */
const FIRST_ROWS = 4096;

/** Version of the dictionary layout: "shared dictionaries with additional keys". */
const DICTIONARY_VERSION = 1;
/** The block has its own keys, and the reader starts a new dictionary. */
const OWN_KEYS = (1 << 9) | (1 << 10);

/** Text with few distinct values: each value once, and an index per row. */
export class WordColumn implements FilledColumn {
  readonly type = 'LowCardinality(String)';
  readonly name: string;
  readonly #numbers = new Map<string, number>([['', 0]]);
  readonly #keys = new Bytes(1024);
  #indexes = new Uint32Array(0);
  #end = 0;
  #lastValue = '';
  #lastNumber = 0;

  constructor(name: string) {
    this.name = name;
    this.#keys.string('');
  }

  get isEmpty(): boolean {
    return this.#numbers.size === 1;
  }

  get size(): number {
    return this.isEmpty ? 0 : this.#keys.size + this.#end * this.#indexes.BYTES_PER_ELEMENT;
  }

  put(row: number, value: string | undefined): void {
    if (value === undefined || value === '') return;
    if (row >= this.#indexes.length) this.#indexes = larger(this.#indexes, row);
    if (value !== this.#lastValue) {
      let number = this.#numbers.get(value);
      if (number === undefined) {
        number = this.#numbers.size;
        this.#numbers.set(value, number);
        this.#keys.string(value);
      }
      this.#lastValue = value;
      this.#lastNumber = number;
    }
    this.#indexes[row] = this.#lastNumber;
    this.#end = row + 1;
  }

  encode(rows: number): Uint8Array[] {
    if (rows > this.#indexes.length) this.#indexes = larger(this.#indexes, rows - 1);
    return encodeDictionary(
      this.#numbers.size,
      this.#keys,
      narrowed(this.#numbers.size, this.#indexes, rows),
      rows,
    );
  }

  clear(): void {
    if (this.isEmpty) return;
    this.#numbers.clear();
    this.#numbers.set('', 0);
    this.#keys.clear();
    this.#keys.string('');
    this.#indexes.fill(0, 0, this.#end);
    this.#end = 0;
    this.#lastValue = '';
    this.#lastNumber = 0;
  }
}

/** The same text in every row. */
export class ConstantColumn implements Column {
  readonly type = 'LowCardinality(String)';
  readonly name: string;
  readonly size = 0;
  readonly #value: string;

  constructor(name: string, value: string) {
    this.name = name;
    this.#value = value;
  }

  get isEmpty(): boolean {
    return this.#value === '';
  }

  encode(rows: number): Uint8Array[] {
    const keys = new Bytes(64);
    keys.string(this.#value);
    return encodeDictionary(1, keys, new Uint8Array(rows), rows);
  }
}

/** Bytes needed for an index into this many keys. */
function widthOf(count: number): 1 | 2 | 4 {
  return count <= 0x100 ? 1 : count <= 0x1_0000 ? 2 : 4;
}

function narrowed(count: number, indexes: Uint32Array, rows: number): Uint8Array {
  const used = indexes.subarray(0, rows);
  const width = widthOf(count);
  return asBytes(width === 1 ? new Uint8Array(used) : width === 2 ? new Uint16Array(used) : used);
}

function encodeDictionary(count: number, keys: Bytes, indexes: Uint8Array, rows: number): Uint8Array[] {
  const head = new Bytes(32);
  head.uint64(DICTIONARY_VERSION);
  head.uint64((widthOf(count) >> 1) | OWN_KEYS);
  head.uint64(count);
  const middle = new Bytes(8);
  middle.uint64(rows);
  return [head.written(), keys.written(), middle.written(), indexes];
}

/** Free text. */
export class TextColumn implements FilledColumn {
  readonly type = 'String';
  readonly name: string;
  readonly #values = new Bytes(FIRST_ROWS);
  #next = 0;
  #hasValue = false;

  constructor(name: string) {
    this.name = name;
  }

  get isEmpty(): boolean {
    return !this.#hasValue;
  }

  get size(): number {
    return this.#values.size;
  }

  put(row: number, value: string | undefined): void {
    if (value === undefined || value === '') return;
    if (row > this.#next) this.#values.zeros(row - this.#next);
    this.#values.string(value);
    this.#next = row + 1;
    this.#hasValue = true;
  }

  encode(rows: number): Uint8Array[] {
    if (rows > this.#next) this.#values.zeros(rows - this.#next);
    this.#next = rows;
    return [this.#values.written()];
  }

  clear(): void {
    this.#values.clear();
    this.#next = 0;
    this.#hasValue = false;
  }
}

/** Integers from 0 to 2^53. Anything else is rounded or clamped. */
export class IntegerColumn implements FilledColumn {
  readonly type = 'UInt64';
  readonly name: string;
  #values = new Uint32Array(0);
  #end = 0;

  constructor(name: string) {
    this.name = name;
  }

  get isEmpty(): boolean {
    return this.#end === 0;
  }

  get size(): number {
    return this.#end * 8;
  }

  put(row: number, value: number | undefined): void {
    if (value === undefined || !(value >= 1)) return;
    if (2 * row + 1 >= this.#values.length) this.#values = larger(this.#values, 2 * row + 1);
    putWhole(
      this.#values,
      row,
      value > Number.MAX_SAFE_INTEGER ? Number.MAX_SAFE_INTEGER : Math.floor(value),
    );
    this.#end = row + 1;
  }

  encode(rows: number): Uint8Array[] {
    if (2 * rows > this.#values.length) this.#values = larger(this.#values, 2 * rows - 1);
    return [asBytes(this.#values.subarray(0, 2 * rows))];
  }

  clear(): void {
    this.#values.fill(0, 0, 2 * this.#end);
    this.#end = 0;
  }
}

/** Integers from 0 to 65,535. Anything else is rounded or clamped. */
export class SmallColumn implements FilledColumn {
  readonly type = 'UInt16';
  readonly name: string;
  #values = new Uint16Array(0);
  #end = 0;

  constructor(name: string) {
    this.name = name;
  }

  get isEmpty(): boolean {
    return this.#end === 0;
  }

  get size(): number {
    return this.#end * 2;
  }

  put(row: number, value: number | undefined): void {
    if (value === undefined || !(value >= 1)) return;
    if (row >= this.#values.length) this.#values = larger(this.#values, row);
    this.#values[row] = value > 0xffff ? 0xffff : value;
    this.#end = row + 1;
  }

  encode(rows: number): Uint8Array[] {
    if (rows > this.#values.length) this.#values = larger(this.#values, rows - 1);
    return [asBytes(this.#values.subarray(0, rows))];
  }

  clear(): void {
    this.#values.fill(0, 0, this.#end);
    this.#end = 0;
  }
}

/** 1 in added rows, 0 in all others. */
export class FlagColumn implements FilledColumn {
  readonly type = 'UInt8';
  readonly name: string;
  #values = new Uint8Array(0);
  #end = 0;

  constructor(name: string) {
    this.name = name;
  }

  get isEmpty(): boolean {
    return this.#end === 0;
  }

  get size(): number {
    return this.#end;
  }

  put(row: number): void {
    if (row >= this.#values.length) this.#values = larger(this.#values, row);
    this.#values[row] = 1;
    this.#end = row + 1;
  }

  encode(rows: number): Uint8Array[] {
    if (rows > this.#values.length) this.#values = larger(this.#values, rows - 1);
    return [this.#values.subarray(0, rows)];
  }

  clear(): void {
    this.#values.fill(0, 0, this.#end);
    this.#end = 0;
  }
}

/** Milliseconds since 1970 UTC, in every row. */
export class TimeColumn implements FilledColumn {
  readonly type = "DateTime64(3, 'UTC')";
  readonly isEmpty = false;
  readonly name: string;
  #values = new Uint32Array(0);
  #end = 0;

  constructor(name: string) {
    this.name = name;
  }

  get size(): number {
    return this.#end * 8;
  }

  put(row: number, value: number): void {
    if (2 * row + 1 >= this.#values.length) this.#values = larger(this.#values, 2 * row + 1);
    putWhole(this.#values, row, Math.floor(value));
    this.#end = row + 1;
  }

  encode(rows: number): Uint8Array[] {
    return [asBytes(this.#values.subarray(0, 2 * rows))];
  }

  clear(): void {
    this.#end = 0;
  }
}

export class DecimalColumn implements FilledColumn {
  readonly type = 'Float64';
  readonly name: string;
  #values = new Float64Array(0);
  #end = 0;

  constructor(name: string) {
    this.name = name;
  }

  get isEmpty(): boolean {
    return this.#end === 0;
  }

  get size(): number {
    return this.#end * 8;
  }

  put(row: number, value: number | undefined): void {
    if (value === undefined || value === 0 || Number.isNaN(value)) return;
    if (row >= this.#values.length) this.#values = larger(this.#values, row);
    this.#values[row] = value;
    this.#end = row + 1;
  }

  encode(rows: number): Uint8Array[] {
    if (rows > this.#values.length) this.#values = larger(this.#values, rows - 1);
    return [asBytes(this.#values.subarray(0, rows))];
  }

  clear(): void {
    this.#values.fill(0, 0, this.#end);
    this.#end = 0;
  }
}

/** Maps of strings. */
export class FieldsColumn implements FilledColumn {
  readonly type = 'Map(LowCardinality(String), String)';
  readonly name: string;
  readonly #numbers = new Map<string, number>();
  readonly #keys = new Bytes(256);
  readonly #values = new Bytes(1024);
  /** Field names by position in previous rows, since the lines of a log usually share their fields and order. */
  readonly #usual: { name: string; number: number }[] = [];
  #indexes = new Uint32Array(0);
  #ends = new Uint32Array(0);
  #count = 0;
  #next = 0;

  constructor(name: string) {
    this.name = name;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  get size(): number {
    return this.#values.size + this.#count * this.#indexes.BYTES_PER_ELEMENT + this.#next * 8;
  }

  put(row: number, value: Record<string, string> | undefined): void {
    if (value === undefined) return;
    this.#endRowsBefore(row);
    let place = 0;
    for (const name in value) {
      const text = value[name];
      if (text === undefined) continue;
      const usual = this.#usual[place];
      const number = usual !== undefined && usual.name === name ? usual.number : this.#numberOf(name, place);
      if (this.#count >= this.#indexes.length) this.#indexes = larger(this.#indexes, this.#count);
      this.#indexes[this.#count++] = number;
      this.#values.string(text);
      place += 1;
    }
    this.#endRowsBefore(row + 1);
  }

  encode(rows: number): Uint8Array[] {
    this.#endRowsBefore(rows);
    const count = this.#numbers.size;
    const indexes = narrowed(count, this.#indexes, this.#count);
    const [version, ...dictionary] = splitVersion(encodeDictionary(count, this.#keys, indexes, this.#count));
    return [version, asBytes(this.#ends.subarray(0, 2 * rows)), ...dictionary, this.#values.written()];
  }

  clear(): void {
    this.#numbers.clear();
    this.#keys.clear();
    this.#values.clear();
    this.#usual.length = 0;
    this.#count = 0;
    this.#next = 0;
  }

  #numberOf(name: string, place: number): number {
    let number = this.#numbers.get(name);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(name, number);
      this.#keys.string(name);
    }
    this.#usual[place] = { name, number };
    return number;
  }

  #endRowsBefore(row: number): void {
    if (2 * row > this.#ends.length) this.#ends = larger(this.#ends, 2 * row - 1);
    for (let next = this.#next; next < row; next++) putWhole(this.#ends, next, this.#count);
    this.#next = row;
  }
}

/** Inside a map, the dictionary's version precedes the map's offsets. */
function splitVersion([head, ...rest]: Uint8Array[]): [Uint8Array, ...Uint8Array[]] {
  if (head === undefined) throw new Error('a dictionary has a head');
  return [head.subarray(0, 8), head.subarray(8), ...rest];
}

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A copy large enough for `index`. */
function larger(values: Uint8Array, index: number): Uint8Array<ArrayBuffer>;
function larger(values: Uint16Array, index: number): Uint16Array<ArrayBuffer>;
function larger(values: Uint32Array, index: number): Uint32Array<ArrayBuffer>;
function larger(values: Float64Array, index: number): Float64Array<ArrayBuffer>;
function larger(values: Numbers, index: number): Numbers {
  const length = Math.max(index + 1, values.length * 2, FIRST_ROWS);
  const grown =
    values instanceof Uint8Array
      ? new Uint8Array(length)
      : values instanceof Uint16Array
        ? new Uint16Array(length)
        : values instanceof Uint32Array
          ? new Uint32Array(length)
          : new Float64Array(length);
  grown.set(values);
  return grown;
}

const TWO_32 = 0x1_0000_0000;

/** Writes an integer as 64 bits, little-endian: low half, high half. */
function putWhole(halves: Uint32Array, row: number, value: number): void {
  // The remainder of a division by 2^32, without dividing.
  const low = value >>> 0;
  halves[2 * row] = low;
  halves[2 * row + 1] = (value - low) / TWO_32;
}

function asBytes(values: Numbers): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}
