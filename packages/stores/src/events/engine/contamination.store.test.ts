import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, asking } from './ask.ts';
import { type EventEngine, startEventEngine } from './start.ts';

let folder: string;
let engine: EventEngine;
let ask: Ask;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'casbah-engine-'));
  engine = await startEventEngine({ folder });
  ask = asking(engine, 40);
  await ask.text('CREATE TABLE kept (n UInt64) ENGINE = MergeTree ORDER BY n');
});

afterAll(async () => {
  ask?.close();
  await engine?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Seeded random numbers, so that failures can be reproduced. */
function* randoms(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

const FORMATS = [
  'JSONEachRow',
  'JSONCompactEachRow',
  'CSV',
  'TabSeparated',
  'RowBinary',
  'Native',
  'JSON',
  'Parquet',
];

/** Queries that fail after printing rows, each in another way. */
const FAILING = [
  (at: number) =>
    `SELECT number, throwIf(number = ${at}) FROM numbers(2000000) SETTINGS max_block_size = 1000`,
  (at: number) =>
    `SELECT number, repeat('bad', 20) FROM numbers(2000000) SETTINGS max_result_rows = ${at}, max_block_size = 1000`,
  (at: number) =>
    `SELECT number, toUInt8(if(number = ${at}, 'x', '1')) FROM numbers(2000000) SETTINGS max_block_size = 1000`,
  (at: number) =>
    `SELECT number, sleepEachRow(0.001) FROM numbers(${at}) SETTINGS max_execution_time = 0.05, max_block_size = 10`,
];

/** `CASBAH_SOAK=1` runs three times as many operations. */
const OPERATIONS = process.env.CASBAH_SOAK === '1' ? 1500 : 500;

test("among many concurrent operations, a fifth failing mid-output, no response contains another's data", async () => {
  const random = randoms(7);
  const next = () => random.next().value;
  let failed = 0;
  let stored = 0;

  async function operation(index: number): Promise<void> {
    const format = FORMATS[Math.trunc(next() * FORMATS.length)] ?? 'CSV';
    if (index % 5 === 0) {
      const sql = FAILING[Math.trunc(next() * FAILING.length)]?.(10_000 + Math.trunc(next() * 100_000)) ?? '';
      const reply = await ask(`${sql} FORMAT ${format}`, { default_format: 'CSV' });
      // A long response fails after it began and reports that at its end.
      const tag = reply.headers['x-clickhouse-exception-tag'];
      const told =
        reply.status === 200
          ? reply.text.endsWith(`${tag}\r\n__exception__`)
          : reply.text.startsWith('Code: ');
      if (!told)
        throw new Error(
          `Operation ${index} should have failed: ${sql}, ${reply.status} ${reply.text.slice(0, 200)}`,
        );
      failed += 1;
      return;
    }
    if (index % 7 === 0) {
      await ask.text(`${index}\n`, { query: 'INSERT INTO kept FORMAT TSV' });
      stored += 1;
      return;
    }
    const size = Math.trunc(next() * 2000);
    const reply = await ask(
      `SELECT ${index} AS i, number AS n FROM numbers({size:UInt64}) FORMAT JSONCompactEachRow`,
      {
        param_size: String(size),
      },
    );
    const wanted = Array.from({ length: size }, (_, n) => `[${index}, ${n}]\n`).join('');
    if (reply.status !== 200 || reply.body.toString() !== wanted)
      throw new Error(`Operation ${index} has a wrong answer: ${reply.status} ${reply.text.slice(0, 300)}`);
  }

  const operations = Array.from({ length: OPERATIONS }, (_, index) => index);
  await Promise.all(
    Array.from({ length: 24 }, async () => {
      for (let index = operations.shift(); index !== undefined; index = operations.shift())
        await operation(index);
    }),
  );
  expect(failed).toBe(OPERATIONS / 5);
  expect(await ask.text('SELECT count(), uniqExact(n) FROM kept')).toBe(`${stored}\t${stored}`);

  // Nothing is left over: no session, pipe or request file.
  expect(
    await ask.text("SELECT count() FROM system.processes WHERE query NOT LIKE '%system.processes%'"),
  ).toBe('0');
  expect(readdirSync(join(folder, 'spool'))).toEqual([]);
  if (process.platform === 'linux') expect(readdirSync(`/proc/${engine.pid}/fd`).length).toBeLessThan(300);
});
