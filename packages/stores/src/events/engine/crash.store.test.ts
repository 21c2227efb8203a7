import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, asking } from './ask.ts';
import { type EngineState, type EventEngine, startEventEngine } from './start.ts';

let folder: string;
let engine: EventEngine;
let ask: Ask;
const states: EngineState[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'casbah-engine-'));
  engine = await startEventEngine({ folder, onState: (state) => states.push(state), log: () => undefined });
  ask = asking(engine);
  // Partitions split a batch into several parts, which aren't stored at the same moment.
  await ask.text(
    `CREATE TABLE events (time DateTime, batch UInt32, n UInt32, user LowCardinality(String))
     ENGINE = MergeTree PARTITION BY toYYYYMM(time) ORDER BY (time, user)
     SETTINGS non_replicated_deduplication_window = 10000`,
  );
  await ask.text(
    `CREATE TABLE hourly (hour DateTime, user LowCardinality(String), requests SimpleAggregateFunction(sum, UInt64))
     ENGINE = AggregatingMergeTree PARTITION BY toYYYYMM(hour) ORDER BY (hour, user)
     SETTINGS non_replicated_deduplication_window = 10000`,
  );
  await ask.text(
    'CREATE MATERIALIZED VIEW hourly_of_events TO hourly AS SELECT toStartOfHour(time) AS hour, user, count() AS requests FROM events GROUP BY hour, user',
  );
  // A view on a view's table, as in the event store.
  await ask.text(
    `CREATE TABLE daily (day Date, requests SimpleAggregateFunction(sum, UInt64)) ENGINE = AggregatingMergeTree ORDER BY day
     SETTINGS non_replicated_deduplication_window = 10000`,
  );
  await ask.text(
    'CREATE MATERIALIZED VIEW daily_of_hourly TO daily AS SELECT toDate(hour) AS day, sum(requests) AS requests FROM hourly GROUP BY day',
  );
});

afterAll(async () => {
  ask?.close();
  await engine?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ROWS = 20_000;
/** `CASBAH_SOAK=1` kills more often. */
const KILLS = process.env.CASBAH_SOAK === '1' ? 6 : 3;
const BATCHES = KILLS * 10;

/** The same bytes each time: three months, many users. */
function batch(number: number): Promise<Buffer> {
  return ask(
    `SELECT toDateTime('2026-01-01 00:00:00') + (number * 331 + ${number}) % 7776000 AS time, toUInt32(${number}) AS batch,
       toUInt32(number) AS n, concat('user', toString(number % 400)) AS user
     FROM numbers(${ROWS}) FORMAT Native`,
  ).then((reply) => {
    if (reply.status !== 200) throw new Error(reply.text);
    return reply.body;
  });
}

/** Sends a batch until it is acknowledged, as ingestion does. */
async function store(rows: Buffer, token: string, onRetry: () => void): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      const reply = await ask(rows, {
        query: 'INSERT INTO events FORMAT Native',
        insert_deduplication_token: token,
        deduplicate_blocks_in_dependent_materialized_views: '1',
      });
      if (reply.status === 200) return;
      throw new Error(reply.text);
    } catch (error) {
      if (attempt > 100) throw error;
      onRetry();
      await pause(50);
    }
  }
}

test('repeated kill -9 during inserts loses and duplicates no row, in the table and its views', async () => {
  const bodies = await Promise.all(Array.from({ length: 6 }, (_, number) => batch(number)));
  let sent = 0;
  let acknowledged = 0;
  let retries = 0;

  const senders = Array.from({ length: 3 }, async () => {
    while (sent < BATCHES) {
      const number = sent++;
      const body = bodies[number % bodies.length];
      if (body === undefined) throw new Error('No such batch.');
      // Few contents under many tokens: only the token distinguishes batches.
      await store(body, `batch-${number}`, () => {
        retries += 1;
      });
      acknowledged += 1;
    }
  });
  const killer = (async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const before = acknowledged;
      // Kills it during the work, each time at another moment of an insert.
      while (acknowledged < before + 4) await pause(5);
      await pause(kill * 7);
      const killed = engine.pid;
      process.kill(killed, 'SIGKILL');
      while (engine.pid === killed) await pause(5);
    }
  })();
  await Promise.all([...senders, killer]);

  expect(acknowledged).toBe(BATCHES);
  expect(retries).toBeGreaterThan(0);
  expect(await ask.text('SELECT count(), uniqExact(batch, n) FROM events')).toBe(
    `${BATCHES * ROWS}\t${6 * ROWS}`,
  );
  expect(
    await ask.text(
      `SELECT count() FROM (SELECT batch, n, count() AS c FROM events GROUP BY batch, n HAVING c != ${BATCHES / 6})`,
    ),
  ).toBe('0');
  expect(await ask.text('SELECT sum(requests) FROM hourly')).toBe(String(BATCHES * ROWS));
  expect(
    await ask.text(
      `SELECT count() FROM (SELECT toStartOfHour(time) AS hour, user, count() AS c FROM events GROUP BY hour, user) AS e
       FULL JOIN (SELECT hour, user, sum(requests) AS c FROM hourly GROUP BY hour, user) AS h USING (hour, user) WHERE e.c != h.c`,
    ),
  ).toBe('0');
  expect(
    await ask.text(
      `SELECT count() FROM (SELECT toDate(time) AS day, count() AS c FROM events GROUP BY day) AS e
       FULL JOIN (SELECT day, sum(requests) AS c FROM daily GROUP BY day) AS d USING (day) WHERE e.c != d.c`,
    ),
  ).toBe('0');
  expect(states.filter(({ state }) => state === 'restarting')).toHaveLength(KILLS);
  expect(states.at(-1)).toEqual({ state: 'ready', pid: engine.pid });

  // Sends everything again, which adds nothing.
  for (let number = 0; number < BATCHES; number += 7) {
    const body = bodies[number % bodies.length];
    if (body !== undefined) await store(body, `batch-${number}`, () => undefined);
  }
  expect(
    await ask.text(
      'SELECT (SELECT count() FROM events), (SELECT sum(requests) FROM hourly), (SELECT sum(requests) FROM daily)',
    ),
  ).toBe(`${BATCHES * ROWS}\t${BATCHES * ROWS}\t${BATCHES * ROWS}`);
});

test('the same token with other rows adds nothing, so a token belongs to one batch forever', async () => {
  await ask.text(
    'CREATE TABLE once (n UInt64) ENGINE = MergeTree ORDER BY n SETTINGS non_replicated_deduplication_window = 100',
  );
  const insert = (rows: string) =>
    ask.text(rows, { query: 'INSERT INTO once FORMAT TSV', insert_deduplication_token: 'a' });
  await insert('1\n2\n');
  await insert('3\n4\n5\n');
  expect(await ask.text('SELECT groupArray(n) FROM once')).toBe('[1,2]');
});
