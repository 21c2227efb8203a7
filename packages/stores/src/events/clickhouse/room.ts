import type { StoredSize } from '../event-store.ts';
import type { ClickHouseConnection } from './connection.ts';
import { Parameters } from './parameters.ts';

/** Tables that hold a data source's traffic; `events` last, so that a deletion cut short is seen and done again. */
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

/** When a row of each is from. */
const MOMENT = {
  presence_by_half_hour: 'half_hour',
  services_by_day: 'day',
  hosts_by_day: 'day',
  usage_by_day: 'day',
  traffic_by_hour: 'hour',
  rejects: 'read_at',
  events: 'time',
} as const satisfies Record<Table, string>;

/** What a tenant has in a table from before a moment; exact in every table where it is the start of a day in UTC. */
export function olderThan(table: Table, tenant: string, time: number, parameters: Parameters): string {
  const moment = `fromUnixTimestamp64Milli(${parameters.bind('Int64', time)}, 'UTC')`;
  const bound = MOMENT[table] === 'day' ? `toDate(${moment})` : moment;
  return `tenant_id = ${parameters.bind('String', tenant)} AND ${MOMENT[table]} < ${bound}`;
}

/** How many events are older than a moment; nothing where no table has anything that old. */
export async function countBefore(
  connection: ClickHouseConnection,
  tenant: string,
  time: number,
): Promise<number | undefined> {
  const parameters = new Parameters();
  const rows = await connection.rows<{ name: Table; old: number }>(
    TABLES_OF_A_SOURCE.map(
      (table) =>
        `SELECT '${table}' AS name, count() AS old FROM ${table} WHERE ${olderThan(table, tenant, time, parameters)}`,
    ).join('\nUNION ALL '),
    parameters,
    TABLES_OF_A_SOURCE,
  );
  if (rows.every(({ old }) => old === 0)) return undefined;
  return rows.find(({ name }) => name === 'events')?.old ?? 0;
}

export async function sizeOf(connection: ClickHouseConnection, tenant: string): Promise<StoredSize> {
  const parameters = new Parameters();
  const [counts, parts] = await Promise.all([
    connection.rows<{ name: Table; own: number; total: number }>(
      TABLES_OF_A_SOURCE.map(
        (table) =>
          `SELECT '${table}' AS name, count() AS own, (SELECT count() FROM ${table}) AS total FROM ${table}
WHERE tenant_id = ${parameters.bind('String', tenant)}`,
      ).join('\nUNION ALL '),
      parameters,
      TABLES_OF_A_SOURCE,
    ),
    connection.rows<{ name: string; bytes: number }>(
      `SELECT table AS name, sum(bytes_on_disk) AS bytes FROM system.parts
WHERE active AND database = currentDatabase() GROUP BY table`,
      undefined,
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
