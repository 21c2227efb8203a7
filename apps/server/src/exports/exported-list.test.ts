import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import type { ExportFormat } from '@casbah/domain/export';
import type { ExportColumn } from '@casbah/domain/export-column';
import { exportLine } from '@casbah/domain/export-line';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import { openedExport } from './exported-list.ts';
import { gzipped } from './gzipped.ts';

interface Row {
  at: number;
  who?: string;
  size?: number;
  targets?: readonly string[];
  extra?: Record<string, string>;
}

const COLUMNS: readonly ExportColumn<Row>[] = [
  { name: 'time', type: 'time', read: ({ at }) => at },
  { name: 'user', type: 'text', read: ({ who }) => who },
  { name: 'size', type: 'number', read: ({ size }) => size },
  { name: 'targets', type: 'texts', read: ({ targets }) => targets },
  { name: 'extra', type: 'fields', read: ({ extra }) => extra },
];
const TIME = Date.UTC(2026, 10, 25, 2);

function exportOf(batches: readonly (readonly Row[])[]) {
  return openedExport<Row>({
    range: { from: 0, to: 1 },
    columns: COLUMNS,
    count: async () => batches.flat().length,
    async *lines(format) {
      for (const rows of batches) {
        const text = rows.map((row) => exportLine(format, COLUMNS, row)).join('');
        yield { bytes: Buffer.from(text), rows: rows.length };
      }
    },
    async *batches() {
      yield* batches;
    },
    toOcsf: ({ at }) => ({ class_uid: 6001, time: at }),
  });
}

async function bytesOf(format: ExportFormat, batches: readonly (readonly Row[])[]): Promise<Buffer> {
  return buffer(exportOf(batches).write(format));
}
const textOf = async (format: ExportFormat, batches: readonly (readonly Row[])[]): Promise<string> =>
  (await bytesOf(format, batches)).toString();

const ROWS: readonly (readonly Row[])[] = [
  [{ at: TIME, who: '=cmd|calc', size: 3, targets: ['a@x.example', '+b'], extra: { note: 'say "hi"' } }],
  [{ at: TIME + 1, who: '\tamal' }],
];

test('CSV has a line of names, empty cells for what is missing, and no formulas', async () => {
  expect((await textOf('csv', ROWS)).split('\r\n')).toEqual([
    '\ufeff"time","user","size","targets","extra"',
    `"2026-11-25T02:00:00.000Z","'=cmd|calc",3,"a@x.example; '+b","{""note"":""say \\""hi\\""""}"`,
    `"2026-11-25T02:00:00.001Z","'\tamal",,,`,
    '',
  ]);
  expect(await textOf('csv', [])).toBe('\ufeff"time","user","size","targets","extra"\r\n');
});

test('JSON is one array, NDJSON one object per line, both without missing fields', async () => {
  const objects = [
    {
      time: '2026-11-25T02:00:00.000Z',
      user: '=cmd|calc',
      size: 3,
      targets: ['a@x.example', '+b'],
      extra: { note: 'say "hi"' },
    },
    { time: '2026-11-25T02:00:00.001Z', user: '\tamal' },
  ];
  expect(JSON.parse(await textOf('json', ROWS))).toEqual(objects);
  expect(JSON.parse(await textOf('json', []))).toEqual([]);
  const lines = (await textOf('ndjson', ROWS)).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual(objects);
  expect(await textOf('ndjson', [])).toBe('');
});

test('OCSF is one event per line', async () => {
  expect(await textOf('ocsf', ROWS)).toBe(
    `{"class_uid":6001,"time":${TIME}}\n{"class_uid":6001,"time":${TIME + 1}}\n`,
  );
});

test('Parquet keeps types, in row groups of bounded size', async () => {
  const many = Array.from(
    { length: 25_000 },
    (_, index): Row => ({ at: TIME + index, who: `u${index % 7}` }),
  );
  const bytes = await bytesOf('parquet', [...ROWS, many]);
  const file = new Uint8Array(bytes).buffer;
  expect(parquetMetadata(file).row_groups.map(({ num_rows }) => Number(num_rows))).toEqual([
    10_002, 10_000, 5000,
  ]);
  const rows = await parquetReadObjects({ file, compressors: await zstd(), rowEnd: 2 });
  expect(rows).toEqual([
    {
      time: new Date(TIME),
      user: '=cmd|calc',
      size: 3,
      targets: ['a@x.example', '+b'],
      extra: { note: 'say "hi"' },
    },
    { time: new Date(TIME + 1), user: '\tamal', size: null, targets: undefined, extra: null },
  ]);
  expect(parquetMetadata(new Uint8Array(await bytesOf('parquet', [])).buffer).num_rows).toBe(0n);
});

async function zstd() {
  const { zstdDecompressSync } = await import('node:zlib');
  return { ZSTD: (bytes: Uint8Array) => zstdDecompressSync(bytes) };
}

test('rows come in small batches, are counted as they are written, and end with the reader', async () => {
  let counted = 0;
  let hasEnded = false;
  const opened = openedExport<Row>({
    range: { from: 0, to: 1 },
    columns: COLUMNS,
    count: async () => 0,
    async *lines() {},
    async *batches() {
      try {
        for (;;) yield Array.from({ length: 2500 }, () => ({ at: TIME }));
      } finally {
        hasEnded = true;
      }
    },
    toOcsf: () => ({}),
  });
  const bytes = gzipped(opened.write('ocsf', (rows) => (counted += rows)));
  await bytes.next();
  await bytes.return(undefined);
  await expect.poll(() => hasEnded).toBe(true);
  expect(counted % 500).toBe(0);
});

test('gzip keeps the bytes, and passes errors on', async () => {
  const bytes = Readable.from(gzipped(exportOf(ROWS).write('csv')), { objectMode: false });
  expect((await buffer(bytes.pipe(createGunzip()))).toString()).toBe(await textOf('csv', ROWS));
  async function* broken() {
    yield Buffer.from('a');
    throw new Error('the engine stopped');
  }
  await expect(buffer(gzipped(broken()))).rejects.toThrow('the engine stopped');
});
