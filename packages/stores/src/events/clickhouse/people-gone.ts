import type { ClickHouseConnection } from './connection.ts';
import { bound, sql } from './sql.ts';

/**
 * A batch stores new people slightly before or after their traffic, so recently stored names are kept. A
 * failed batch is retried within that time, too.
 */
const GRACE_HOURS = 1;
/** Maximum numbers per statement. */
const MOST_AT_ONCE = 10_000;

/** Ids of users whose names are stored but have no traffic or activities left, up to a limit; repeat until empty. */
export async function peopleGone(connection: ClickHouseConnection, tenant: string): Promise<string[]> {
  const own = sql`tenant_id = ${bound('String', tenant)}`;
  const rows = await connection.rows<{ number: string }>(
    sql`SELECT toString(person) AS number FROM people
WHERE ${own} AND person NOT IN (SELECT person FROM usage_by_day WHERE ${own})
  AND person NOT IN (SELECT person FROM activities WHERE ${own})
GROUP BY person HAVING max(stored_at) < now() - INTERVAL ${GRACE_HOURS} HOUR
LIMIT ${bound('UInt32', MOST_AT_ONCE)}`,
    ['people', 'usage_by_day', 'activities'],
  );
  return rows.map(({ number }) => number);
}
