import type { RejectReason } from '@casbah/domain/reject';
import type { ListedReject, RejectReads, RejectsAsked, StoredReject } from '../event-store.ts';
import type { ClickHouseConnection } from './connection.ts';
import { ofSources } from './source-reads.ts';
import { bound, type Sql, sql } from './sql.ts';

type ListedRow = Omit<ListedReject, 'format'> & { format: string };
type RejectRow = Omit<StoredReject, 'format'> & { format: string };

const COLUMNS = sql`load_id AS load, reason, detail, format, text, line, offset`;
/** Rejected lines in the order they were read. */
const AS_READ = sql`read_at, load_id, line`;

export class ClickHouseRejectReads implements RejectReads {
  readonly #connection: ClickHouseConnection;

  constructor(connection: ClickHouseConnection) {
    this.#connection = connection;
  }

  async byReason(
    tenant: string,
    datasource: string,
    samples: number,
  ): Promise<{ reason: RejectReason; count: number; samples: StoredReject[] }[]> {
    const [counts, rows] = await Promise.all([
      this.#connection.rows<{ reason: RejectReason; count: number }>(
        sql`SELECT reason, count() AS count FROM rejects WHERE ${ofSources(tenant, datasource)}
GROUP BY reason ORDER BY count DESC, reason`,
        ['rejects'],
      ),
      this.#connection.rows<RejectRow>(
        sql`SELECT ${COLUMNS} FROM rejects WHERE ${ofSources(tenant, datasource)}
ORDER BY ${AS_READ} LIMIT ${bound('UInt32', samples)} BY reason`,
        ['rejects'],
      ),
    ]);
    return counts.map(({ reason, count }) => ({
      reason,
      count,
      samples: rows.filter((row) => row.reason === reason).map(stored),
    }));
  }

  async page(
    tenant: string,
    asked: RejectsAsked,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<ListedReject[]> {
    const rows = await this.#connection.rows<ListedRow>(
      sql`SELECT datasource_id AS datasource, toUnixTimestamp64Milli(rejects.read_at) AS read_at, ${COLUMNS} FROM rejects
WHERE ${matching(tenant, asked)}
ORDER BY rejects.read_at DESC, load_id DESC, line DESC, rejects.offset DESC
LIMIT ${bound('UInt32', limit)} OFFSET ${bound('UInt32', offset)}`,
      ['rejects'],
    );
    return rows.map(({ datasource, read_at, ...row }) => ({ datasource, read_at, ...stored(row) }));
  }

  async counts(
    tenant: string,
    asked: Pick<RejectsAsked, 'load'>,
  ): Promise<{ datasource: string; reason: RejectReason; count: number }[]> {
    return this.#connection.rows<{ datasource: string; reason: RejectReason; count: number }>(
      sql`SELECT datasource_id AS datasource, reason, count() AS count FROM rejects WHERE ${matching(tenant, asked)}
GROUP BY datasource, reason ORDER BY count DESC, datasource, reason`,
      ['rejects'],
    );
  }

  async *all(tenant: string, datasource: string): AsyncGenerator<StoredReject> {
    const rows = this.#connection.stream<RejectRow>(
      sql`SELECT ${COLUMNS} FROM rejects WHERE ${ofSources(tenant, datasource)} ORDER BY ${AS_READ}`,
      ['rejects'],
      { background: true },
    );
    for await (const row of rows) yield stored(row);
  }

  async countBySource(tenant: string, datasource?: string): Promise<Map<string, number>> {
    const rows = await this.#connection.rows<{ id: string; count: number }>(
      sql`SELECT datasource_id AS id, count() AS count FROM rejects
WHERE ${ofSources(tenant, datasource)} GROUP BY datasource_id`,
      ['rejects'],
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  }
}

function matching(tenant: string, { datasource, reason, load }: RejectsAsked): Sql {
  const ofReason = reason === undefined ? sql`` : sql` AND reason = ${bound('String', reason)}`;
  const ofLoad = load === undefined ? sql`` : sql` AND load_id = ${bound('String', load)}`;
  return sql`${ofSources(tenant, datasource)}${ofReason}${ofLoad}`;
}

function stored({ format, ...row }: RejectRow): StoredReject {
  return { ...row, format: format === '' ? undefined : format };
}
