import type { StoredSize } from '../event-store.ts';
import type { ClickHouseConnection } from './connection.ts';
import { bound, joined, named, sql } from './sql.ts';

/** Tables with a source's events; `events` last, so that an interrupted deletion is detected and repeated. */
export const TABLES_OF_A_SOURCE = [
  'presence_by_half_hour',
  'services_by_day',
  'hosts_by_day',
  'usage_by_day',
  'traffic_by_hour',
  'activities_by_day',
  'activities',
  'rejects',
  'events',
] as const;
type Table = (typeof TABLES_OF_A_SOURCE)[number];

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
