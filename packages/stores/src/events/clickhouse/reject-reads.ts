import type { RejectReason } from '@casbah/domain/reject';
import type { RejectReads, StoredReject } from '../event-store.ts';
import type { ClickHouseConnection } from './connection.ts';
import { Parameters } from './parameters.ts';

type RejectRow = Omit<StoredReject, 'format'> & { format: string };

const COLUMNS = 'load_id AS load, reason, detail, format, text, line, offset';
/** Rejects keep the order in which they were read. */
const AS_READ = 'read_at, load_id, line';

export class ClickHouseRejectReads implements RejectReads {
  private readonly connection: ClickHouseConnection;

  constructor(connection: ClickHouseConnection) {
    this.connection = connection;
  }

  async byReason(
    tenant: string,
    datasource: string,
    samples: number,
  ): Promise<{ reason: RejectReason; count: number; samples: StoredReject[] }[]> {
    const counting = new Parameters();
    const sampling = new Parameters();
    const [counts, rows] = await Promise.all([
      this.connection.rows<{ reason: RejectReason; count: number }>(
        `SELECT reason, count() AS count FROM rejects WHERE ${of(tenant, datasource, counting)}
GROUP BY reason ORDER BY count DESC, reason`,
        counting,
        ['rejects'],
      ),
      this.connection.rows<RejectRow>(
        `SELECT ${COLUMNS} FROM rejects WHERE ${of(tenant, datasource, sampling)}
ORDER BY ${AS_READ} LIMIT ${sampling.bind('UInt32', samples)} BY reason`,
        sampling,
        ['rejects'],
      ),
    ]);
    return counts.map(({ reason, count }) => ({
      reason,
      count,
      samples: rows.filter((row) => row.reason === reason).map(stored),
    }));
  }

  async *all(tenant: string, datasource: string): AsyncGenerator<StoredReject> {
    const parameters = new Parameters();
    const rows = this.connection.stream<RejectRow>(
      `SELECT ${COLUMNS} FROM rejects WHERE ${of(tenant, datasource, parameters)} ORDER BY ${AS_READ}`,
      parameters,
      ['rejects'],
      { background: true },
    );
    for await (const row of rows) yield stored(row);
  }

  async countBySource(tenant: string): Promise<Map<string, number>> {
    const parameters = new Parameters();
    const rows = await this.connection.rows<{ id: string; count: number }>(
      `SELECT datasource_id AS id, count() AS count FROM rejects
WHERE tenant_id = ${parameters.bind('String', tenant)} GROUP BY datasource_id`,
      parameters,
      ['rejects'],
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  }
}

function of(tenant: string, datasource: string, parameters: Parameters): string {
  return `tenant_id = ${parameters.bind('String', tenant)} AND datasource_id = ${parameters.bind('String', datasource)}`;
}

function stored({ format, ...row }: RejectRow): StoredReject {
  return { ...row, format: format === '' ? undefined : format };
}
