import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Bloom } from '../indexing/bloom.ts';
import { IndexFileError } from '../indexing/index-file.ts';
import { IndexError, RecordIndexBuilder } from './build-index.ts';
import { cellOf, type IndexColumn } from './column.ts';
import { CsvRows } from './csv-rows.ts';
import { dateOf } from './dates.ts';
import { FrequentValues } from './frequent-values.ts';
import { KeyedHash } from './keyed-hash.ts';
import { RecordMatcher, type RecordRule } from './match-records.ts';
import { QuickHash } from './quick-hash.ts';
import { readRecordIndex, recordIndexParts } from './record-index.ts';

const KEY = new Uint8Array(32).fill(7);
const COLUMNS: readonly IndexColumn[] = [
  { name: 'first', kind: 'text' },
  { name: 'last', kind: 'text' },
  { name: 'account', kind: 'number' },
  { name: 'born', kind: 'date' },
];
const ROWS = [
  ['Ada', 'Lovelace', '4111-1111-1111-1111', '1985-03-12'],
  ['Jürgen', 'von der Heide', '123456789', '03/04/1990'],
  ['太郎', '山田', 'AB123456C', '2001/12/31'],
];
const built = (rows: readonly (readonly string[])[] = ROWS, columns = COLUMNS) => {
  const builder = new RecordIndexBuilder(columns, KEY);
  for (const row of rows) builder.addRow(row);
  return builder.finish();
};
const RULE: RecordRule = { atLeast: 2, within: 100 };
const found = (text: string, rule: Partial<RecordRule> = {}, index = built()) =>
  new RecordMatcher(index, KEY, { ...RULE, ...rule }).match(text);

describe('a row is found', () => {
  test('by cells in any order, case, accents and grouping', () => {
    expect(found('card 4111 1111 1111 1111 of ms LOVELACE')).toEqual([
      { row: 0, columns: [1, 2], start: 5, end: 39, isSure: true },
    ]);
    expect(found('Jurgen Von der Heide')).toMatchObject([{ row: 1, columns: [0, 1] }]);
    expect(found('Heide, Jürgen; SSN 123-45-6789')).toMatchObject([{ row: 1, columns: [0, 2] }]);
    expect(found('口座 AB 123456 C の山田太郎様')).toMatchObject([{ row: 2, columns: [0, 1, 2] }]);
  });

  test('by dates however they are written', () => {
    for (const date of [
      '12 March 1985',
      'March 12, 1985',
      '12.03.1985',
      '1985-03-12',
      '12. März 1985',
      '12 de marzo de 1985',
      '1985年3月12日',
      '19850312',
    ])
      expect(found(`Ada ${date}.`), date).toMatchObject([{ row: 0, columns: [0, 3] }]);
    expect(found('Ada 13.03.1985')).toEqual([]);
  });

  test('only if enough of its cells are near each other', () => {
    expect(found('Ada')).toEqual([]);
    expect(found(`Ada ${'x '.repeat(60)} Lovelace`)).toEqual([]);
    expect(found('Ada 123456789')).toEqual([]);
    expect(found('Ada Lovelace', { required: [2] })).toEqual([]);
    expect(found('Ada Lovelace', { columns: [0, 2, 3] })).toEqual([]);
    expect(found('Ada Lovelace 12.3.1985', { atLeast: 4 })).toMatchObject([{ row: 0, isSure: false }]);
    expect(found('Ada Lovelace 12.3.1985 4111111111111111', { atLeast: 4 })).toMatchObject([
      { row: 0, isSure: true },
    ]);
  });

  test('once, and a text counts for one of its columns', () => {
    expect(found('Ada Lovelace, Ada Lovelace')).toHaveLength(1);
    const twins = built([['Same', 'Same', '', '']]);
    expect(found('Same', {}, twins)).toEqual([]);
  });

  test('by a value that many rows have, together with one that few have', () => {
    const rows = Array.from({ length: 500 }, (_, row) => ['Maria', `Name${row}`, `${100_000 + row}`, '']);
    const index = built(rows);
    expect(found('Maria Name77', {}, index)).toMatchObject([{ row: 77, columns: [0, 1] }]);
    expect(found('Name77, Maria', {}, index)).toMatchObject([{ row: 77, columns: [0, 1] }]);
    expect(found('Maria', { atLeast: 1 }, index)).toEqual([]);
  });
});

test('values of too many rows are dropped and named', () => {
  const rows = Array.from({ length: 2000 }, (_, row) => ['Paris', `Name${row}`, '', '']);
  const { facts } = built(rows);
  expect(facts).toMatchObject({
    rows: 2000,
    cells: 2000,
    skippedCells: 4000,
    droppedCells: 2000,
    dropped: [{ value: 'paris', column: 'first', rows: 2000 }],
  });
});

test('refuses tables without columns or cells', () => {
  expect(() => new RecordIndexBuilder([], KEY)).toThrow(new IndexError('no_columns'));
  expect(() => built([['', '-', '', 'soon']])).toThrow(new IndexError('no_cells'));
});

test('any row is found in any text around it', () => {
  const name = fc.constantFrom(
    'Anna',
    'Béatrice',
    'Müller',
    'O’Hara',
    'van Dyk',
    '李',
    '陳大文',
    'Smith-Jones',
    'Ng',
  );
  const row = fc.tuple(
    name,
    name,
    fc.integer({ min: 10_000, max: 99_999_999 }).map(String),
    fc.constant('2000-01-02'),
  );
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 20 }),
      fc.nat(),
      fc.constantFrom(' ', ', ', '\n', ' | '),
      (rows, which, between) => {
        const index = built(rows);
        const target = which % rows.length;
        const [first, last, number] = rows[target] ?? ['', '', ''];
        if (cellOf(first, { name: '', kind: 'text' }) === undefined) return;
        const text = `lorem ipsum ${first}${between}${last.toUpperCase()}${between}${number} dolor`;
        expect(found(text, { required: [2] }, index).map((match) => match.row)).toContain(target);
      },
    ),
    { numRuns: 200 },
  );
});

describe('a file', () => {
  const bytes = () => Buffer.concat(recordIndexParts(built()));

  test('is read as it was written, wherever it begins in memory', () => {
    for (const shift of [0, 1, 4]) {
      const moved = new Uint8Array(bytes().length + shift);
      moved.set(bytes(), shift);
      const index = readRecordIndex(moved.subarray(shift));
      expect(index.facts).toEqual(built().facts);
      expect(found('Ada Lovelace', {}, index)).toHaveLength(1);
    }
  });

  test('that is damaged or something else is refused', () => {
    const damaged = bytes();
    damaged[40] = (damaged[40] ?? 0) ^ 1;
    expect(() => readRecordIndex(damaged)).toThrow(new IndexFileError('damaged'));
    expect(() => readRecordIndex(bytes().subarray(0, 200))).toThrow(new IndexFileError('damaged'));
    expect(() => readRecordIndex(new Uint8Array(100))).toThrow(new IndexFileError('not_an_index'));
  });

  test('does not show its values', () => {
    const text = bytes().toString('latin1').toLowerCase();
    for (const value of ['lovelace', '123456789', 'heide', '19850312']) expect(text).not.toContain(value);
  });
});

describe('rows of delimited text', () => {
  const rowsOf = (text: string, size: number, delimiter = ',') => {
    const reader = new CsvRows(delimiter);
    const rows: (readonly string[])[] = [];
    for (let at = 0; at < text.length; at += size) rows.push(...reader.push(text.slice(at, at + size)));
    const last = reader.end();
    return last === undefined ? rows : [...rows, last];
  };

  test('are read from chunks of any size', () => {
    const text = 'a,b\r\n"x ""y"", z","line\nbreak"\n\n,\n"",last';
    const expected = [
      ['a', 'b'],
      ['x "y", z', 'line\nbreak'],
      ['', ''],
      ['', 'last'],
    ];
    for (let size = 1; size < 12; size += 1) expect(rowsOf(text, size)).toEqual(expected);
    expect(rowsOf('a;b\rc', 2, ';')).toEqual([['a', 'b'], ['c']]);
  });

  test('survive being written and read', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é'), maxLength: 6 });
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { maxLength: 5 }),
        fc.integer({ min: 1, max: 9 }),
        (rows, size) => {
          const text = rows
            .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(','))
            .join('\r\n');
          expect(rowsOf(text, size)).toEqual(rows);
        },
      ),
    );
  });
});

test('a date is a day, whatever the order of its parts', () => {
  expect(dateOf('03/04/2020', 'dmy')).toBe('20200403');
  expect(dateOf('03/04/2020', 'mdy')).toBe('20200304');
  expect(dateOf('25/12/2020', 'mdy')).toBe('20201225');
  expect(dateOf('2020-04-03T10:00:00Z', 'dmy')).toBe('20200403');
  expect(dateOf('3 avr. 2020', 'dmy')).toBe('20200403');
  for (const wrong of ['', '31.04.2020x32', '3/4/20', '99.99.2020', 'soon'])
    expect(dateOf(wrong, 'dmy'), wrong).toBeUndefined();
});

test('the keyed hash is HMAC-SHA256 (RFC 4231, test case 2 with a padded key)', () => {
  const key = new Uint8Array(32);
  key.set(Buffer.from('Jefe'));
  const hash = new KeyedHash(key);
  hash.compute('what do ya want for nothing?');
  expect([hash.high.toString(16), hash.low.toString(16)]).toEqual(['5bdcc146', 'bf60754e']);
});

test('the filter knows what it holds, and little else', () => {
  const quick = new QuickHash(KEY);
  const filter = Bloom.for(10_000);
  const probe = (value: number, action: 'add' | 'has') => {
    const units = Uint16Array.from(String(value), (one) => one.charCodeAt(0));
    quick.compute(units, units.length);
    return filter[action](quick.high, quick.low);
  };
  for (let value = 0; value < 10_000; value += 1) probe(value, 'add');
  let wrong = 0;
  for (let value = 0; value < 20_000; value += 1) {
    const has = probe(value, 'has');
    if (value < 10_000) expect(has).toBe(true);
    else wrong += Number(has);
  }
  expect(wrong).toBeLessThan(250);
});

test('frequent values are among the candidates, however many others there are', () => {
  const frequent = new FrequentValues(10);
  for (let at = 0; at < 1000; at += 1) frequent.add(at % 5 === 0 ? 'often' : `once ${at}`);
  expect(frequent.candidates).toContain('often');
  expect(frequent.candidates.length).toBeLessThanOrEqual(10);
});
