import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asking } from './ask.ts';
import { startEventEngine } from './start.ts';

test('a batch whose token but not rows were stored before a kill counts when resent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'casbah-engine-'));
  const start = () => startEventEngine({ folder, log: () => undefined });
  const rows = (batch: number) =>
    `INSERT INTO events SETTINGS insert_deduplication_token = 'batch-${batch}', deduplicate_blocks_in_dependent_materialized_views = 1
     SELECT toDate('2026-10-20') + number % 30 AS day, toUInt32(${batch}) AS batch FROM numbers(1000)`;
  const counted = 'SELECT batch, count() FROM events GROUP BY batch ORDER BY batch';
  const total = 'SELECT sum(requests) FROM daily';
  let engine = await start();
  let ask = asking(engine);
  try {
    const settings = 'SETTINGS non_replicated_deduplication_window = 10000';
    // A batch over two months creates two parts.
    await ask.text(
      `CREATE TABLE events (day Date, batch UInt32) ENGINE = MergeTree PARTITION BY toYYYYMM(day) ORDER BY day ${settings}`,
    );
    await ask.text(
      `CREATE TABLE daily (day Date, requests SimpleAggregateFunction(sum, UInt64)) ENGINE = AggregatingMergeTree ORDER BY day ${settings}`,
    );
    await ask.text(
      'CREATE MATERIALIZED VIEW daily_view TO daily AS SELECT day, count() AS requests FROM events GROUP BY day',
    );
    for (const batch of [1, 2, 3]) await ask.text(rows(batch));
    const [lost = ''] = (
      await ask.text(
        "SELECT path FROM system.parts WHERE active AND table = 'events' AND partition = '202611' AND name IN (SELECT _part FROM events WHERE batch = 3)",
      )
    ).split('\n');
    ask.close();
    await engine.stop();

    // State after a kill between token and rows: the log names a missing part.
    rmSync(lost, { recursive: true });

    engine = await start();
    ask = asking(engine);
    expect(await ask.text(counted)).toMatch(/^1\t1000\n2\t1000\n3\t[1-9]\d\d$/);
    for (const batch of [1, 2, 3]) await ask.text(rows(batch));
    expect(await ask.text(counted)).toBe('1\t1000\n2\t1000\n3\t1000');
    expect(await ask.text(total)).toBe('3000');
  } finally {
    ask.close();
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
