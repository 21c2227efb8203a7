import { DAY_MS } from '@casbah/domain/time-units';
import { PRESENCE, PRESENCE_TOTALS } from '../schema/migrations.ts';
import type { ClickHouseConnection } from './connection.ts';
import { bound, type Sql, schemaSql, sql } from './sql.ts';

const PARTS_OF_A_DAY = 24;
/** Events aggregated per batch: some hundred thousand rows, held in memory for a few seconds. */
const MOST_AT_ONCE = 1_000_000;

/**
 * A batch becomes one block and so one part: it is stored completely or not at all, and only once even if
 * resent.
 */
const ONE_BLOCK = {
  max_threads: 1,
  max_insert_threads: '1',
  min_insert_block_size_rows: '1000000000',
  min_insert_block_size_bytes: '0',
  max_insert_block_size: '1000000000',
  async_insert: 0,
} as const;

/**
 * Backfills the presence roll-up with older events, newest day first, because recent days matter most. Events
 * stored meanwhile enter through its view and are marked (`in_presence`), so none is counted twice.
 */
export class PresenceFill {
  readonly #connection: ClickHouseConnection;
  #reached = Number.POSITIVE_INFINITY;
  /** Deletions and batches alternate, so that no deleted row is being copied to the roll-up. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(connection: ClickHouseConnection) {
    this.#connection = connection;
  }

  /** The time from which presence is complete. */
  get since(): number {
    return this.#reached;
  }

  /** Loads the progress of an earlier process. */
  async begin(): Promise<void> {
    const [filled] = await this.#connection.rows<{ entries: number; since: number }>(
      sql`SELECT count() AS entries, toUnixTimestamp(min(since)) * 1000 AS since FROM presence_filled`,
      ['presence_filled'],
    );
    if (filled !== undefined && filled.entries > 0) {
      this.#reached = filled.since;
      return;
    }
    const [before] = await this.#connection.rows<{ events: number; last: number }>(
      sql`SELECT count() AS events, toUnixTimestamp64Milli(max(time)) AS last FROM events WHERE in_presence = 0`,
      ['events'],
    );
    await this.#reach(
      before === undefined || before.events === 0 ? 0 : Math.floor(before.last / DAY_MS + 1) * DAY_MS,
    );
  }

  /** Fills what is missing until the signal aborts it. */
  async run(signal: AbortSignal): Promise<void> {
    if (this.#reached === 0) return;
    const days = await this.#connection.rows<{ day: number; events: number }>(
      sql`SELECT toUnixTimestamp(toStartOfDay(time)) * 1000 AS day, count() AS events FROM events
WHERE kind = 'traffic' AND in_presence = 0 AND time < ${moment(this.#reached)}
GROUP BY day ORDER BY day DESC`,
      ['events'],
      { signal, background: true },
    );
    for (const { day, events } of days) {
      const parts = events > MOST_AT_ONCE ? PARTS_OF_A_DAY : 1;
      for (let part = 0; part < parts; part++) {
        if (signal.aborted) return;
        const from = day + (part * DAY_MS) / parts;
        await this.alone(() => this.#fill(from, from + DAY_MS / parts));
      }
      await this.#reach(day);
    }
    await this.#reach(0);
  }

  /** Runs a function while no batch is being copied. */
  alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(work, work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #fill(from: number, to: number): Promise<void> {
    const where = sql`in_presence = 0 AND time >= ${moment(from)} AND time < ${moment(to)}`;
    await this.#connection.command(
      sql`INSERT INTO presence_by_half_hour (tenant_id, half_hour, user, service_id, device_type, os, browser, device, action,
  source, datasource_id, ${schemaSql(PRESENCE_TOTALS)}, first_seen, last_seen)
${schemaSql(PRESENCE.of)} ${where} ${schemaSql(PRESENCE.by)}`,
      { ...ONE_BLOCK, insert_deduplication_token: `presence ${from} ${to}`, workload: 'background' },
    );
  }

  async #reach(since: number): Promise<void> {
    await this.#connection.command(
      sql`INSERT INTO presence_filled (since) SELECT toDateTime(${bound('UInt32', since / 1000)}, 'UTC')`,
    );
    this.#reached = since;
  }
}

function moment(time: number): Sql {
  return sql`fromUnixTimestamp64Milli(${bound('Int64', time)}, 'UTC')`;
}
