import type { ClickHouseConnection } from './connection.ts';
import { bound, sql } from './sql.ts';

/**
 * The batch that stores someone's first traffic stores their name a moment earlier or later: who was stored just now is
 * not gone, only not yet there. A batch that broke off is sent again within that time, too.
 */
const GRACE_HOURS = 1;
/** Numbers that a statement names. */
const MOST_AT_ONCE = 10_000;

/** Ids of users whose names are stored but have no traffic left, up to a limit; repeat until empty. */
export async function peopleGone(connection: ClickHouseConnection, tenant: string): Promise<string[]> {
  const own = sql`tenant_id = ${bound('String', tenant)}`;
  const rows = await connection.rows<{ number: string }>(
    sql`SELECT toString(person) AS number FROM people
WHERE ${own} AND person NOT IN (SELECT person FROM usage_by_day WHERE ${own})
GROUP BY person HAVING max(stored_at) < now() - INTERVAL ${GRACE_HOURS} HOUR
LIMIT ${bound('UInt32', MOST_AT_ONCE)}`,
    ['people', 'usage_by_day'],
  );
  return rows.map(({ number }) => number);
}
