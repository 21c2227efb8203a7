import type { TimeRange } from '@casbah/domain/time-range';
import { HOUR_MS } from '@casbah/domain/time-units';
import { ACTIVITIES, ACTIVITIES_BY_DAY } from '../schema/activities.ts';
import type { ClickHouseConnection } from './connection.ts';
import { bound, joined, named, type Sql, sql } from './sql.ts';

const ACTIVITY_HOURS = 48;

/** One source, or all of a tenant. */
export function ofSources(tenant: string, datasource: string | undefined): Sql {
  const ofTenant = sql`tenant_id = ${bound('String', tenant)}`;
  return datasource === undefined
    ? ofTenant
    : sql`${ofTenant} AND datasource_id = ${bound('String', datasource)}`;
}

/** Roll-ups of traffic and of activities. */
const BY_DAY = ['services_by_day', ACTIVITIES_BY_DAY] as const;
const OF_HOURS = ['traffic_by_hour', ACTIVITIES] as const;

/** Events by source and hour: `start`. There is no roll-up of activities by the hour; they are few. */
function hours(within: Sql, since: Sql): Sql {
  return sql`(SELECT datasource_id, hour AS start, requests AS events FROM traffic_by_hour WHERE ${within} AND hour ${since}
UNION ALL
SELECT datasource_id, toStartOfHour(time) AS start, toUInt64(1) AS events FROM ${named(ACTIVITIES)}
WHERE ${within} AND toStartOfHour(time) ${since})`;
}

export async function bySource(
  connection: ClickHouseConnection,
  tenant: string,
  datasource?: string,
): Promise<Map<string, { events: number; first: number; last: number; activity: number[] }>> {
  const within = ofSources(tenant, datasource);
  const sources = await connection.rows<{ id: string; events: number; first: number; last: number }>(
    sql`SELECT datasource_id AS id, sum(requests) AS events, toUnixTimestamp64Milli(min(first_seen)) AS first,
toUnixTimestamp64Milli(max(last_seen)) AS last
FROM (${joined(
      BY_DAY.map(
        (table) =>
          sql`SELECT datasource_id, requests, first_seen, last_seen FROM ${named(table)} WHERE ${within}`,
      ),
      '\nUNION ALL\n',
    )})
GROUP BY datasource_id`,
    BY_DAY,
  );
  if (sources.length === 0) return new Map();
  const starts = sources.map(({ last }) => (Math.floor(last / HOUR_MS) - ACTIVITY_HOURS + 1) * HOUR_MS);
  const seconds = starts.map((start) => Math.max(0, start / 1000));
  const since = sql`transform(datasource_id, ${bound(
    'Array(String)',
    sources.map(({ id }) => id),
  )},
${bound('Array(UInt32)', seconds)}, toUInt32(4294967295))`;
  const activity = await connection.rows<{ id: string; hour: number; requests: number }>(
    sql`SELECT datasource_id AS id, toUnixTimestamp(start) AS hour, sum(events) AS requests
FROM ${hours(within, sql`>= toDateTime(${bound('UInt32', Math.min(...seconds))}, 'UTC')`)}
WHERE toUnixTimestamp(start) >= ${since}
GROUP BY id, hour`,
    OF_HOURS,
  );
  const found = new Map(
    sources.map(({ id, ...rest }) => [id, { ...rest, activity: new Array<number>(ACTIVITY_HOURS).fill(0) }]),
  );
  const startOf = new Map(sources.map(({ id }, index) => [id, starts[index] ?? 0]));
  for (const { id, hour, requests } of activity) {
    const index = (hour * 1000 - (startOf.get(id) ?? 0)) / HOUR_MS;
    const bars = found.get(id)?.activity;
    if (bars !== undefined && index >= 0 && index < bars.length) bars[index] = requests;
  }
  return found;
}

export async function hoursOfSource(
  connection: ClickHouseConnection,
  tenant: string,
  datasource: string,
  { from, to }: TimeRange,
): Promise<{ time: number; events: number }[]> {
  const seconds = (time: number) => {
    const stored = Math.min(2 ** 32 - 1, Math.max(0, Math.ceil(time / 1000)));
    return sql`toDateTime(${bound('UInt32', stored)}, 'UTC')`;
  };
  return connection.rows(
    sql`SELECT toUnixTimestamp(start) * 1000 AS time, sum(found.events) AS events
FROM ${hours(ofSources(tenant, datasource), sql`> ${seconds(from - HOUR_MS)}`)} AS found
WHERE start < ${seconds(to)}
GROUP BY start ORDER BY start`,
    OF_HOURS,
  );
}
