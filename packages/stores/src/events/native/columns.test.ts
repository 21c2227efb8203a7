import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeBlock } from './block.ts';
import { Bytes } from './bytes.ts';
import {
  ConstantColumn,
  DecimalColumn,
  FieldsColumn,
  type FilledColumn,
  IntegerColumn,
  SmallColumn,
  TextColumn,
  TimeColumn,
  WordColumn,
} from './columns.ts';

/** Reads encoded columns according to the format's specification. */
class Reader {
  readonly #bytes: Buffer;
  #at = 0;
  constructor(chunks: readonly Uint8Array[]) {
    this.#bytes = Buffer.concat(chunks);
  }
  get ended(): boolean {
    return this.#at === this.#bytes.length;
  }
  varint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#bytes.readUInt8(this.#at++);
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }
  string(): string {
    const length = this.varint();
    this.#at += length;
    return this.#bytes.toString('utf8', this.#at - length, this.#at);
  }
  uint(width: 1 | 2 | 4): number {
    this.#at += width;
    return this.#bytes.readUIntLE(this.#at - width, width);
  }
  uint64(): number {
    this.#at += 8;
    return Number(this.#bytes.readBigUInt64LE(this.#at - 8));
  }
  double(): number {
    this.#at += 8;
    return this.#bytes.readDoubleLE(this.#at - 8);
  }
  many<T>(count: number, one: () => T): T[] {
    return Array.from({ length: count }, one);
  }
  words(rows: number, versionRead = false): { values: (string | undefined)[]; width: number } {
    if (!versionRead) expect(this.uint64()).toBe(1);
    const flags = this.uint64();
    expect(flags & ~0xff).toBe(0x600);
    const keys = this.many(this.uint64(), () => this.string());
    expect(this.uint64()).toBe(rows);
    const width = ([1, 2, 4] as const)[flags & 0xff] ?? 4;
    return { values: this.many(rows, () => keys[this.uint(width)]), width };
  }
}

/** Rows with a value, and the values. */
const sparse = <T>(value: fc.Arbitrary<T>) =>
  fc.array(fc.option(value, { nil: undefined, freq: 3 }), { maxLength: 60 });

function put<T>(
  column: { put(row: number, value: T | undefined): void },
  values: readonly (T | undefined)[],
) {
  values.forEach((value, row) => {
    // An omitted row and a row without a value are equivalent.
    if (value !== undefined || row % 2 === 0) column.put(row, value);
  });
}

describe('text', () => {
  test('of any length and script is written with its length in bytes', () => {
    const lengths = [0, 1, 42, 43, 63, 64, 126, 127, 128, 129, 5461, 5462, 16383, 16384, 40000];
    const texts = lengths.flatMap((length) => ['a', 'é', '€', '😀'].map((char) => char.repeat(length)));
    fc.assert(
      fc.property(fc.shuffledSubarray(texts), fc.array(fc.string({ unit: 'binary' })), (some, others) => {
        const bytes = new Bytes(1);
        for (const text of [...some, ...others]) bytes.string(text);
        const reader = new Reader([bytes.written()]);
        for (const text of [...some, ...others]) expect(reader.string()).toBe(text.toWellFormed());
        expect(reader.ended).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('columns are read back, including empty rows', () => {
    fc.assert(
      fc.property(sparse(fc.string()), (values) => {
        const column = new TextColumn('c');
        put(column, values);
        const reader = new Reader(column.encode(values.length));
        expect(reader.many(values.length, () => reader.string())).toEqual(values.map((value) => value ?? ''));
        expect(reader.ended).toBe(true);
        expect(column.isEmpty).toBe(values.every((value) => value === undefined || value === ''));
      }),
    );
  });
});

describe('words', () => {
  test('are read back', () => {
    fc.assert(
      fc.property(sparse(fc.constantFrom('a', 'b', '', 'ß', 'a'.repeat(200))), (values) => {
        const column = new WordColumn('c');
        put(column, values);
        const reader = new Reader(column.encode(values.length));
        expect(reader.words(values.length).values).toEqual(values.map((value) => value ?? ''));
        expect(reader.ended).toBe(true);
      }),
    );
  });

  test.each([
    [255, 1], // and the empty text makes 256
    [256, 2],
    [65_535, 2],
    [65_536, 4],
  ])('%i distinct values take %i bytes a row', (count, width) => {
    const column = new WordColumn('c');
    for (let row = 0; row < count; row++) column.put(row, `value ${row}`);
    const words = new Reader(column.encode(count)).words(count);
    expect(words.width).toBe(width);
    expect(words.values).toEqual(Array.from({ length: count }, (_, row) => `value ${row}`));
  });

  test('that never change cost a byte per row', () => {
    const reader = new Reader(new ConstantColumn('c', 'tenant').encode(3));
    expect(reader.words(3)).toEqual({ values: ['tenant', 'tenant', 'tenant'], width: 1 });
  });
});

describe('numbers', () => {
  test('are read back; non-integers are rounded', () => {
    const values = [
      0,
      1,
      65535,
      65536,
      2 ** 32 - 1,
      2 ** 32,
      2 ** 53 - 1,
      2 ** 60,
      1.9,
      -3,
      Number.NaN,
      undefined,
    ];
    const wide = new IntegerColumn('c');
    const narrow = new SmallColumn('c');
    put(wide, values);
    put(narrow, values);
    const reader = new Reader([...wide.encode(12), ...narrow.encode(12)]);
    const most = 2 ** 53 - 1;
    expect(reader.many(12, () => reader.uint64())).toEqual([
      0,
      1,
      65535,
      65536,
      2 ** 32 - 1,
      2 ** 32,
      most,
      most,
      1,
      0,
      0,
      0,
    ]);
    expect(reader.many(12, () => reader.uint(2))).toEqual([
      0, 1, 65535, 65535, 65535, 65535, 65535, 65535, 1, 0, 0, 0,
    ]);
    expect(reader.ended).toBe(true);
  });

  test('beyond the first rows start their columns late', () => {
    const decimal = new DecimalColumn('c');
    const time = new TimeColumn('t');
    expect(decimal.isEmpty).toBe(true);
    decimal.put(9000, -1.5);
    for (let row = 0; row < 9001; row++) time.put(row, 1_790_000_000_000 + row);
    const reader = new Reader([...decimal.encode(9001), ...time.encode(9001)]);
    const decimals = reader.many(9001, () => reader.double());
    expect(decimals.every((value, row) => value === (row === 9000 ? -1.5 : 0))).toBe(true);
    expect(reader.many(9001, () => reader.uint64()).at(-1)).toBe(1_790_000_009_000);
  });
});

test('objects of strings are read back', () => {
  const anyFields = fc.dictionary(fc.string(), fc.string(), { noNullPrototype: true });
  fc.assert(
    fc.property(sparse(anyFields), (values) => {
      const column = new FieldsColumn('c');
      put(column, values);
      const rows = values.length;
      const reader = new Reader(column.encode(rows));
      expect(reader.uint64()).toBe(1);
      const ends = reader.many(rows, () => reader.uint64());
      const count = ends.at(-1) ?? 0;
      const keys = reader.words(count, true).values;
      const texts = reader.many(count, () => reader.string());
      expect(reader.ended).toBe(true);
      values.forEach((value, row) => {
        const pairs = [];
        for (let i = ends[row - 1] ?? 0; i < (ends[row] ?? 0); i++) pairs.push([keys[i], texts[i]]);
        expect(pairs).toEqual(Object.entries(value ?? {}));
      });
    }),
  );
});

describe('a cleared column writes the same as a new one', () => {
  function sameAsNew<T>(
    make: () => FilledColumn & { put(row: number, value: T | undefined): void },
    value: fc.Arbitrary<T>,
  ) {
    fc.assert(
      fc.property(sparse(value), sparse(value), fc.boolean(), (before, after, sent) => {
        const used = make();
        put(used, before);
        if (sent) used.encode(before.length);
        used.clear();
        expect([used.isEmpty, used.size]).toEqual([true, 0]);
        const fresh = make();
        for (const column of [used, fresh]) put(column, after);
        expect(Buffer.concat(used.encode(after.length))).toEqual(Buffer.concat(fresh.encode(after.length)));
      }),
    );
  }

  test('words', () => sameAsNew(() => new WordColumn('c'), fc.string()));
  test('text', () => sameAsNew(() => new TextColumn('c'), fc.string()));
  test('integers', () => sameAsNew(() => new IntegerColumn('c'), fc.nat()));
  test('small integers', () => sameAsNew(() => new SmallColumn('c'), fc.nat(70_000)));
  test('decimals', () => sameAsNew(() => new DecimalColumn('c'), fc.double()));
  test('objects', () =>
    sameAsNew(
      () => new FieldsColumn('c'),
      fc.dictionary(fc.string(), fc.string(), { noNullPrototype: true }),
    ));
  test('times, which every row has', () => {
    const column = new TimeColumn('c');
    for (let row = 0; row < 5000; row++) column.put(row, row);
    column.clear();
    column.put(0, 7);
    const reader = new Reader(column.encode(1));
    expect([reader.uint64(), reader.ended]).toEqual([7, true]);
  });
});

test("a block has counts, and each column's name and type", () => {
  const time = new TimeColumn('time');
  time.put(0, 5);
  const reader = new Reader(encodeBlock([new ConstantColumn('tenant_id', 't'), time], 1));
  expect([reader.varint(), reader.varint()]).toEqual([2, 1]);
  expect([reader.string(), reader.string()]).toEqual(['tenant_id', 'LowCardinality(String)']);
  expect(reader.words(1).values).toEqual(['t']);
  expect([reader.string(), reader.string()]).toEqual(['time', "DateTime64(3, 'UTC')"]);
  expect(reader.uint64()).toBe(5);
  expect(reader.ended).toBe(true);
});
