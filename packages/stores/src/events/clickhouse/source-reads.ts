import type { TimeRange } from '@casbah/domain/time-range';
import type { ClickHouseConnection } from './connection.ts';
import { Parameters } from './parameters.ts';

const HOUR = 3_600_000;
const ACTIVITY_HOURS = 48;

export async function bySource(
  connection: ClickHouseConnection,
  tenant: string,
): Promise<Map<string, { events: number; first: number; last: number; activity: number[] }>> {
  const parameters = new Parameters();
  const sources = await connection.rows<{ id: string; events: number; first: number; last: number }>(
    `SELECT datasource_id AS id, sum(requests) AS events, toUnixTimestamp64Milli(min(first_seen)) AS first,
toUnixTimestamp64Milli(max(last_seen)) AS last
FROM services_by_day WHERE tenant_id = ${parameters.bind('String', tenant)} GROUP BY datasource_id`,
    parameters,
    ['services_by_day'],
  );
  if (sources.length === 0) return new Map();
  const starts = sources.map(({ last }) => (Math.floor(last / HOUR) - ACTIVITY_HOURS + 1) * HOUR);
  const hours = new Parameters();
  const seconds = starts.map((start) => Math.max(0, start / 1000));
  const since = `transform(datasource_id, ${hours.bind(
    'Array(String)',
    sources.map(({ id }) => id),
  )},
${hours.bind('Array(UInt32)', seconds)}, toUInt32(4294967295))`;
  const activity = await connection.rows<{ id: string; hour: number; requests: number }>(
    `SELECT datasource_id AS id, toUnixTimestamp(hour) AS hour, sum(requests) AS requests
FROM traffic_by_hour
WHERE tenant_id = ${hours.bind('String', tenant)}
AND traffic_by_hour.hour >= toDateTime(${hours.bind('UInt32', Math.min(...seconds))}, 'UTC')
AND toUnixTimestamp(traffic_by_hour.hour) >= ${since}
GROUP BY id, hour`,
    hours,
    ['traffic_by_hour'],
  );
  const found = new Map(
    sources.map(({ id, ...rest }) => [id, { ...rest, activity: new Array<number>(ACTIVITY_HOURS).fill(0) }]),
  );
  const startOf = new Map(sources.map(({ id }, index) => [id, starts[index] ?? 0]));
  for (const { id, hour, requests } of activity) {
    const index = (hour * 1000 - (startOf.get(id) ?? 0)) / HOUR;
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
  const parameters = new Parameters();
  const seconds = (time: number): string => {
    const stored = Math.min(2 ** 32 - 1, Math.max(0, Math.ceil(time / 1000)));
    return `toDateTime(${parameters.bind('UInt32', stored)}, 'UTC')`;
  };
  return connection.rows(
    `SELECT toUnixTimestamp(hour) * 1000 AS time, sum(requests) AS events FROM traffic_by_hour
WHERE tenant_id = ${parameters.bind('String', tenant)} AND datasource_id = ${parameters.bind('String', datasource)}
AND hour > ${seconds(from - HOUR)} AND hour < ${seconds(to)}
GROUP BY hour ORDER BY hour`,
    parameters,
    ['traffic_by_hour'],
  );
}
