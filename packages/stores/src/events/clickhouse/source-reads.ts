import type { TimeRange } from '@casbah/domain/time-range';
import { HOUR_MS } from '@casbah/domain/time-units';
import type { ClickHouseConnection } from './connection.ts';
import { bound, type Sql, sql } from './sql.ts';

const ACTIVITY_HOURS = 48;

/** One source, or all of a tenant. */
export function ofSources(tenant: string, datasource: string | undefined): Sql {
  const ofTenant = sql`tenant_id = ${bound('String', tenant)}`;
  return datasource === undefined
    ? ofTenant
    : sql`${ofTenant} AND datasource_id = ${bound('String', datasource)}`;
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
FROM services_by_day WHERE ${within} GROUP BY datasource_id`,
    ['services_by_day'],
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
    sql`SELECT datasource_id AS id, toUnixTimestamp(hour) AS hour, sum(requests) AS requests
FROM traffic_by_hour
WHERE ${within}
AND traffic_by_hour.hour >= toDateTime(${bound('UInt32', Math.min(...seconds))}, 'UTC')
AND toUnixTimestamp(traffic_by_hour.hour) >= ${since}
GROUP BY id, hour`,
    ['traffic_by_hour'],
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
    sql`SELECT toUnixTimestamp(hour) * 1000 AS time, sum(requests) AS events FROM traffic_by_hour
WHERE tenant_id = ${bound('String', tenant)} AND datasource_id = ${bound('String', datasource)}
AND hour > ${seconds(from - HOUR_MS)} AND hour < ${seconds(to)}
GROUP BY hour ORDER BY hour`,
    ['traffic_by_hour'],
  );
}
