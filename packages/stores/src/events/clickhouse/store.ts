import type { EventKind } from '@casbah/domain/event';
import type { Reject } from '@casbah/domain/reject';
import type { BatchOrigin, EventBatch, EventStore, PersonDeleted, StoredSize } from '../event-store.ts';
import type { DeletedEvents, ExpiryTimes, KindExpiry } from '../expiry.ts';
import {
  type Migration,
  migrations,
  replicated,
  SINGLE,
  type TableEngines,
  UNKNOWN_BYTES,
} from '../schema/migrations.ts';
import { ClickHouseActivityReads } from './activity-reads.ts';
import { ClickHouseConnection, type ClickHouseOptions } from './connection.ts';
import { ColumnarBatch } from './event-batch.ts';
import { countExpiry, deleteOlder } from './expiry.ts';
import { areNumbered } from './people.ts';
import { peopleGone } from './people-gone.ts';
import { PresenceFill } from './presence-fill.ts';
import { encodeRejects } from './reject-block.ts';
import { ClickHouseRejectReads } from './reject-reads.ts';
import { removeLoad } from './remove-load.ts';
import { removePerson } from './remove-person.ts';
import { sizeOf, TABLES_OF_A_SOURCE } from './room.ts';
import { ClickHouseSignReads } from './sign-reads.ts';
import { bound, joined, named, type Sql, schemaSql, sql } from './sql.ts';
import { markUnrecordedSizes, sizesAreMarked } from './unrecorded-sizes.ts';
import { ClickHouseUsageReads } from './usage-reads.ts';

export interface EventStoreOptions extends ClickHouseOptions {
  /** Name of a ClickHouse cluster with replicated tables. */
  cluster?: string;
}

/** A batch counts once per token, in the table and its views; it may span any number of months. */
const WRITE_SETTINGS = {
  deduplicate_blocks_in_dependent_materialized_views: 1,
  max_partitions_per_insert_block: '0',
  // A server may buffer inserts by default; with 0, an insert is answered once stored.
  async_insert: 0,
  // The views have aggregated the rows already, and a job has one batch in flight, so more threads would only
  // wait for each other.
  optimize_on_insert: 0,
  max_threads: 1,
} as const;

/** Event store over ClickHouse's HTTP interface, for both the embedded engine and a cluster. */
export class ClickHouseEventStore implements EventStore {
  readonly usage: ClickHouseUsageReads;
  readonly activities: ClickHouseActivityReads;
  readonly rejects: ClickHouseRejectReads;
  readonly signs: ClickHouseSignReads;
  readonly #connection: ClickHouseConnection;
  readonly #engines: TableEngines;
  readonly #presence: PresenceFill;

  constructor(options: EventStoreOptions) {
    this.#connection = new ClickHouseConnection(options);
    this.#engines = options.cluster === undefined ? SINGLE : replicated(options.cluster);
    this.#presence = new PresenceFill(this.#connection);
    this.usage = new ClickHouseUsageReads(this.#connection, this.#presence);
    this.activities = new ClickHouseActivityReads(this.#connection);
    this.rejects = new ClickHouseRejectReads(this.#connection);
    this.signs = new ClickHouseSignReads(this.#connection);
  }

  async migrate(): Promise<void> {
    const { of, onCluster } = this.#engines;
    await this.#connection.command(sql`CREATE TABLE IF NOT EXISTS schema_versions${schemaSql(onCluster)} (
  version UInt32,
  name String,
  applied_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC')
) ENGINE = ${schemaSql(of('MergeTree'))} ORDER BY version`);
    const applied = await this.#connection.rows<{ version: number }>(
      sql`SELECT DISTINCT version FROM schema_versions`,
      ['schema_versions'],
    );
    const done = new Set(applied.map(({ version }) => version));
    for (const migration of migrations(this.#engines))
      if (!done.has(migration.version)) await this.#apply(migration);
    await this.#presence.begin();
  }

  async catchUp(signal: AbortSignal): Promise<void> {
    // The presence backfill reads these columns of events.
    await sizesAreMarked(this.#connection, signal);
    await this.#presence.run(signal);
  }

  ping(): Promise<void> {
    return this.#connection.ping();
  }

  batch(origin: BatchOrigin, used?: EventBatch): ColumnarBatch {
    if (!(used instanceof ColumnarBatch)) return new ColumnarBatch(origin);
    used.clear(origin);
    return used;
  }

  async insert(batch: EventBatch, token: string): Promise<void> {
    if (!(batch instanceof ColumnarBatch)) throw new TypeError('the batch is not of this store');
    if (batch.rows === 0) return;
    const { columns, chunks } = batch.encode();
    await this.#connection.write(sql`INSERT INTO events (${listed(columns)}) FORMAT Native`, chunks, {
      ...WRITE_SETTINGS,
      insert_deduplication_token: token,
    });
  }

  async insertRejects(origin: BatchOrigin, rejects: readonly Reject[], token: string): Promise<void> {
    if (rejects.length === 0) return;
    const { columns, chunks } = encodeRejects(origin, rejects);
    await this.#connection.write(sql`INSERT INTO rejects (${listed(columns)}) FORMAT Native`, chunks, {
      ...WRITE_SETTINGS,
      insert_deduplication_token: token,
    });
  }

  async deleteDatasource(tenant: string, datasource: string): Promise<void> {
    const ofSource = sql`tenant_id = ${bound('String', tenant)} AND datasource_id = ${bound('String', datasource)}`;
    await this.#deleteEverywhere(() => ofSource);
    await this.#forgetPeople(tenant);
  }

  async deleteLoad(tenant: string, datasource: string, load: string): Promise<void> {
    await this.#delete(
      'rejects',
      sql`tenant_id = ${bound('String', tenant)} AND datasource_id = ${bound('String', datasource)}
  AND load_id = ${bound('String', load)}`,
    );
    await this.#presence.alone(() =>
      removeLoad({
        connection: this.#connection,
        delete: (table, where) => this.#delete(table, where),
        writeSettings: WRITE_SETTINGS,
        presenceSince: this.#presence.since,
        load: { tenant, datasource, load },
      }),
    );
    await this.#forgetPeople(tenant);
  }

  async deleteRejects(tenant: string, datasource: string, before: { load: string }): Promise<void> {
    await this.#delete(
      'rejects',
      sql`tenant_id = ${bound('String', tenant)} AND datasource_id = ${bound('String', datasource)}
  AND load_id != ${bound('String', before.load)}`,
    );
  }

  async deleteBefore(tenant: string, time: number, kinds: readonly EventKind[]): Promise<DeletedEvents> {
    const deleted = await deleteOlder(this.#connection, { tenant, time, kinds }, (tables) =>
      this.#presence.alone(async () => {
        for (const { table, where } of tables) await this.#delete(table, where);
      }),
    );
    await this.#forgetPeople(tenant);
    return deleted;
  }

  countExpiry(tenant: string, times: ExpiryTimes, kinds: readonly EventKind[]): Promise<KindExpiry[]> {
    return countExpiry(this.#connection, tenant, times, kinds);
  }

  deletePerson(
    tenant: string,
    names: readonly string[],
    { dryRun }: { dryRun: boolean },
  ): Promise<PersonDeleted> {
    return this.#presence.alone(() =>
      removePerson(
        {
          connection: this.#connection,
          delete: (table, where) => this.#delete(table, where),
          onCluster: schemaSql(this.#engines.onCluster),
          writeSettings: WRITE_SETTINGS,
        },
        { tenant, names, dryRun },
      ),
    );
  }

  size(tenant: string): Promise<StoredSize> {
    return sizeOf(this.#connection, tenant);
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  async #deleteEverywhere(where: (table: (typeof TABLES_OF_A_SOURCE)[number]) => Sql): Promise<void> {
    await this.#presence.alone(async () => {
      for (const table of TABLES_OF_A_SOURCE) await this.#delete(table, where(table));
    });
  }

  /** Deletes the names of users without traffic. Recently added names are left to the next deletion. */
  async #forgetPeople(tenant: string): Promise<void> {
    for (let gone = await peopleGone(this.#connection, tenant); gone.length > 0; ) {
      await this.#delete('people', sql`tenant_id = ${bound('String', tenant)} AND ${areNumbered(gone)}`);
      gone = await peopleGone(this.#connection, tenant);
    }
  }

  async #delete(table: string, where: Sql): Promise<void> {
    // Waits until every replica hides the rows; merges delete them from disk later.
    await this.#connection.command(
      sql`DELETE FROM ${named(table)}${schemaSql(this.#engines.onCluster)} WHERE ${where}`,
      { lightweight_deletes_sync: '2' },
    );
  }

  async #apply({ version, name, statements }: Migration): Promise<void> {
    for (const statement of statements) await this.#connection.command(schemaSql(statement));
    if (version === UNKNOWN_BYTES) await markUnrecordedSizes(this.#connection, this.#engines);
    await this.#connection.command(
      sql`INSERT INTO schema_versions (version, name) SELECT ${bound('UInt32', version)}, ${bound('String', name)}`,
    );
  }
}

function listed(columns: readonly string[]): Sql {
  return joined(columns.map(named), ', ');
}
