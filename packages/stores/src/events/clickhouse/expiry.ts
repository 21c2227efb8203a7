import type { EventKind } from '@casbah/domain/event';
import type { DeletedEvents, ExpiryTimes, KindExpiry } from '../expiry.ts';
import type { ClickHouseConnection } from './connection.ts';
import { bound, joined, named, type Sql, sql } from './sql.ts';

/**
 * Tables with events of one kind besides `events`, and the time of their rows. Rejected lines have no kind: most are
 * from logs of traffic, so they are kept as long.
 */
const OF_ONE_KIND = {
  presence_by_half_hour: { kind: 'traffic', time: 'half_hour' },
  services_by_day: { kind: 'traffic', time: 'day' },
  hosts_by_day: { kind: 'traffic', time: 'day' },
  usage_by_day: { kind: 'traffic', time: 'day' },
  traffic_by_hour: { kind: 'traffic', time: 'hour' },
  rejects: { kind: 'traffic', time: 'read_at' },
  activities_by_day: { kind: 'activity', time: 'day' },
  activities: { kind: 'activity', time: 'time' },
} as const satisfies Record<string, { kind: EventKind; time: string }>;

/** Rows of one table. */
interface Rows {
  table: string;
  where: Sql;
}

/**
 * Rows of these kinds from before a time, in every table; exact for the start of a UTC day. `events` last, so that an
 * interrupted deletion is detected and repeated.
 */
function olderThan(tenant: string, time: number, kinds: readonly EventKind[]): Rows[] {
  const own = sql`tenant_id = ${bound('String', tenant)}`;
  return [
    ...Object.entries(OF_ONE_KIND)
      .filter(([, { kind }]) => kinds.includes(kind))
      .map(([table, of]) => {
        const limit = of.time === 'day' ? sql`toDate(${moment(time)})` : moment(time);
        return { table, where: sql`${own} AND ${named(of.time)} < ${limit}` };
      }),
    { table: 'events', where: sql`${own} AND ${ofKinds(kinds)} AND time < ${moment(time)}` },
  ];
}

/** Deletes events of these kinds from before a time, and returns how many. Deletes nothing from tables without any. */
export async function deleteOlder(
  connection: ClickHouseConnection,
  { tenant, time, kinds }: { tenant: string; time: number; kinds: readonly EventKind[] },
  remove: (rows: readonly Rows[]) => Promise<void>,
): Promise<DeletedEvents> {
  const tables = olderThan(tenant, time, kinds);
  const found = await connection.rows<{ name: string; of_kind: EventKind | ''; old: number }>(
    joined(
      tables.map(({ table, where }) => {
        const kind = table === 'events' ? sql`toString(kind)` : sql`''`;
        return sql`SELECT ${bound('String', table)} AS name, ${kind} AS of_kind, count() AS old FROM ${named(table)}
WHERE ${where} GROUP BY of_kind HAVING old > 0`;
      }),
      '\nUNION ALL\n',
    ),
    tables.map(({ table }) => table),
  );
  const old = tables.filter(({ table }) => found.some(({ name }) => name === table));
  if (old.length > 0) await remove(old);
  return new Map(found.flatMap(({ of_kind: kind, old: events }) => (kind === '' ? [] : [[kind, events]])));
}

/** Counts events of these kinds by their age. */
export async function countExpiry(
  connection: ClickHouseConnection,
  tenant: string,
  { cutoff, soon }: ExpiryTimes,
  kinds: readonly EventKind[],
): Promise<KindExpiry[]> {
  const [counts, bytes] = await Promise.all([
    connection.rows<{ kind: EventKind; expired: number; soon: number; oldest: number; kept: number }>(
      sql`SELECT kind, countIf(time < ${moment(cutoff)}) AS expired,
  countIf(time >= ${moment(cutoff)} AND time < ${moment(soon)}) AS soon, countIf(time >= ${moment(cutoff)}) AS kept,
  toUnixTimestamp64Milli(minIf(time, time >= ${moment(cutoff)})) AS oldest
FROM events WHERE tenant_id = ${bound('String', tenant)} AND ${ofKinds(kinds)}
GROUP BY kind`,
      ['events'],
    ),
    bytesOlder(connection, olderThan(tenant, cutoff, kinds)),
  ]);
  const expired = counts.reduce((sum, count) => sum + count.expired, 0);
  return counts.map(({ kind, kept, oldest, ...count }) => {
    const ofTables = [...bytes]
      .filter(([table]) =>
        Object.entries(OF_ONE_KIND).some(([name, of]) => name === table && of.kind === kind),
      )
      .reduce((sum, [, size]) => sum + size, 0);
    const ofEvents = expired === 0 ? 0 : ((bytes.get('events') ?? 0) * count.expired) / expired;
    return {
      kind,
      expired: count.expired,
      soon: count.soon,
      bytes: Math.round(ofEvents + ofTables),
      oldest: kept === 0 ? undefined : oldest,
    };
  });
}

/** Approximate bytes of rows, by table: their share of the table. */
async function bytesOlder(
  connection: ClickHouseConnection,
  tables: readonly Rows[],
): Promise<ReadonlyMap<string, number>> {
  const names = tables.map(({ table }) => table);
  const [rows, parts] = await Promise.all([
    connection.rows<{ name: string; old: number }>(
      joined(
        tables.map(
          ({ table, where }) =>
            sql`SELECT ${bound('String', table)} AS name, count() AS old FROM ${named(table)} WHERE ${where}`,
        ),
        '\nUNION ALL\n',
      ),
      names,
    ),
    connection.rows<{ name: string; each: number }>(
      sql`SELECT table AS name, sum(bytes_on_disk) / sum(rows) AS each FROM system.parts
WHERE active AND rows > 0 AND database = currentDatabase() AND has(${bound('Array(String)', names)}, table)
GROUP BY table`,
      ['system.parts'],
    ),
  ]);
  return new Map(
    rows.map(({ name, old }) => [name, old * (parts.find((part) => part.name === name)?.each ?? 0)]),
  );
}

function ofKinds(kinds: readonly EventKind[]): Sql {
  return sql`kind IN ${bound('Array(String)', kinds)}`;
}

function moment(time: number): Sql {
  return sql`fromUnixTimestamp64Milli(${bound('Int64', time)}, 'UTC')`;
}
