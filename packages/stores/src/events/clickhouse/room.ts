import type { StoredSize } from '../event-store.ts';
import type { ClickHouseConnection } from './connection.ts';
import { bound, joined, named, type Sql, sql } from './sql.ts';

/** Tables with a source's traffic; `events` last, so that an interrupted deletion is detected and repeated. */
export const TABLES_OF_A_SOURCE = [
  'presence_by_half_hour',
  'services_by_day',
  'hosts_by_day',
  'usage_by_day',
  'traffic_by_hour',
  'rejects',
  'events',
] as const;
type Table = (typeof TABLES_OF_A_SOURCE)[number];

/** Time of a row in each table. */
const MOMENT = {
  presence_by_half_hour: 'half_hour',
  services_by_day: 'day',
  hosts_by_day: 'day',
  usage_by_day: 'day',
  traffic_by_hour: 'hour',
  rejects: 'read_at',
  events: 'time',
} as const satisfies Record<Table, string>;

/** A tenant's rows from before a time. Exact in every table for the start of a UTC day. */
export function olderThan(table: Table, tenant: string, time: number): Sql {
  const moment = sql`fromUnixTimestamp64Milli(${bound('Int64', time)}, 'UTC')`;
  const limit = MOMENT[table] === 'day' ? sql`toDate(${moment})` : moment;
  return sql`tenant_id = ${bound('String', tenant)} AND ${named(MOMENT[table])} < ${limit}`;
}

/** Number of events older than a time; undefined if no table has rows that old. */
export async function countBefore(
  connection: ClickHouseConnection,
  tenant: string,
  time: number,
): Promise<number | undefined> {
  const rows = await connection.rows<{ name: Table; old: number }>(
    joined(
      TABLES_OF_A_SOURCE.map(
        (table) =>
          sql`SELECT ${bound('String', table)} AS name, count() AS old FROM ${named(table)} WHERE ${olderThan(table, tenant, time)}`,
      ),
      '\nUNION ALL\n',
    ),
    TABLES_OF_A_SOURCE,
  );
  if (rows.every(({ old }) => old === 0)) return undefined;
  return rows.find(({ name }) => name === 'events')?.old ?? 0;
}

export async function sizeOf(connection: ClickHouseConnection, tenant: string): Promise<StoredSize> {
  const [counts, parts] = await Promise.all([
    connection.rows<{ name: Table; own: number; total: number }>(
      joined(
        TABLES_OF_A_SOURCE.map(
          (table) =>
            sql`SELECT ${bound('String', table)} AS name, count() AS own, (SELECT count() FROM ${named(table)}) AS total FROM ${named(table)}
WHERE tenant_id = ${bound('String', tenant)}`,
        ),
        '\nUNION ALL\n',
      ),
      TABLES_OF_A_SOURCE,
    ),
    connection.rows<{ name: string; bytes: number }>(
      sql`SELECT table AS name, sum(bytes_on_disk) AS bytes FROM system.parts
WHERE active AND database = currentDatabase() GROUP BY table`,
      ['system.parts'],
    ),
  ]);
  const bytesOf = (name: Table): number => parts.find((part) => part.name === name)?.bytes ?? 0;
  const ownOf = (name: Table): number => counts.find((count) => count.name === name)?.own ?? 0;
  const bytes = counts.reduce(
    (sum, { name, own, total }) => sum + (total === 0 ? 0 : (bytesOf(name) * own) / total),
    0,
  );
  return { events: ownOf('events'), rejects: ownOf('rejects'), bytes: Math.round(bytes) };
}
