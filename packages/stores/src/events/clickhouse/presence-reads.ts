import { ALL } from '@casbah/domain/filter/expression';
import type { TimeRange } from '@casbah/domain/time-range';
import { HOUR_MS } from '@casbah/domain/time-units';
import { traffic } from '../datasets/traffic.ts';
import type { DeviceUsage, SessionUsage } from '../event-store.ts';
import type { ReadScope } from '../read-scope.ts';
import { MOST_NAMED } from './ask-query.ts';
import type { Column } from './column.ts';
import { columnsOf } from './compile-filter.ts';
import { type EventRead, storable } from './event-read.ts';
import { volume } from './measures.ts';
import { rollUpOf } from './plan.ts';
import { bound, joined, named, sql } from './sql.ts';

const MOST_SPANS = 100;

/** First level of aggregation. */
const SUMS = sql`sum(up) AS up, sum(up_unknown) AS up_unknown, sum(down) AS down, sum(down_unknown) AS down_unknown`;

export async function sessions(
  events: EventRead,
  scope: ReadScope,
  page: { limit: number; offset: number; pause: number },
): Promise<{ rows: SessionUsage[]; total: number }> {
  const { limit, offset, pause } = page;
  // The roll-up can't resolve gaps within a half hour.
  if (pause < HOUR_MS / 2) throw new RangeError('a pause within a session is at least half an hour');
  const range = storable(scope);
  const people = await events.peopleNamed(scope);
  if (people?.length === 0) return { rows: [], total: 0 };
  // Requests just outside the range show which sessions it cuts. They are separate pieces, so no row is in
  // both.
  const pieces = [
    { from: range.from - pause, to: range.from },
    range,
    { from: range.to, to: range.to + pause },
  ].flatMap((span) =>
    events.plan({
      dataset: traffic,
      where: { ...scope, range: span },
      columns: ['service_id'],
      grain: 'half_hour',
    }),
  );
  type Found = Omit<SessionUsage, 'begins_before' | 'ends_after'> & {
    begins_before: number;
    ends_after: number;
    total: number;
  };
  const ask = (most: number, first: number) =>
    events.read<Found>(
      { dataset: traffic, where: scope, columns: ['service_id'], grain: 'half_hour' },
      (rows) => {
        const from = bound('Int64', range.from);
        const to = bound('Int64', range.to);
        return sql`SELECT minIf(began, within) AS first_seen, maxIf(ended, within) AS last_seen, min(began) < ${from} AS begins_before,
max(began) >= ${to} AS ends_after, sumIf(n, within) AS requests,
${volume({ count: sql`n`, of: (column) => sql`sumIf(${column}, within)` })},
arraySort(arrayFilter(id -> id != '', groupUniqArrayArrayIf(ids, within))) AS service_ids, count() OVER () AS total
FROM (SELECT *, sum(opens) OVER (ORDER BY began ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS session
FROM (SELECT *, began - lagInFrame(ended) OVER (ORDER BY began ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)
    > ${bound('Int64', pause)} AS opens
  FROM (SELECT toUnixTimestamp64Milli(min(first)) AS began, toUnixTimestamp64Milli(max(last)) AS ended,
      began >= ${from} AND began < ${to} AS within, sum(count) AS n, ${SUMS},
      groupUniqArray(service_id) AS ids
    FROM ${rows} GROUP BY start, toUnixTimestamp64Milli(first) < ${from}, toUnixTimestamp64Milli(first) < ${to})))
GROUP BY session HAVING max(within) ORDER BY first_seen DESC
LIMIT ${bound('UInt32', most)} OFFSET ${bound('UInt32', first)}`;
      },
      { pieces, people },
    );
  const found = await ask(limit, offset);
  return {
    rows: found.map(({ total: _, begins_before, ends_after, ...row }) => ({
      ...row,
      begins_before: begins_before === 1,
      ends_after: ends_after === 1,
    })),
    total: await totalOf(found, offset, () => ask(1, 0)),
  };
}

export async function devices(
  events: EventRead,
  scope: ReadScope,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DeviceUsage[]; total: number }> {
  type Found = Omit<DeviceUsage, 'device' | 'device_types' | 'os' | 'browsers'> & {
    names: Counts;
    types: Counts;
    systems: Counts;
    programs: Counts;
    total: number;
  };
  // Device names identify their users, so with anonymization they aren't queried at all.
  const isHidden = scope.people?.hidden === true;
  const name = isHidden ? sql`''` : sql`device`;
  const own = isHidden ? [] : [name];
  const people = await events.peopleNamed(scope);
  if (people?.length === 0) return { rows: [], total: 0 };
  const columns: Column[] = ['device_type', 'os', 'browser', 'person'];
  const kinds = joined([...own, ...(['device_type', 'os', 'browser'] as const).map(named)], ', ');
  const ask = (most: number, first: number) =>
    events.read<Found>(
      {
        dataset: traffic,
        where: scope,
        columns: isHidden ? columns : [...columns, 'device'],
        grain: 'half_hour',
      },
      (rows) => sql`SELECT sumMap(map(${name}, n)) AS names, sumMap(map(device_type, n)) AS types,
sumMap(map(os, n)) AS systems, sumMap(map(browser, n)) AS programs,
length(arrayFilter(hash -> hash != 0, groupUniqArrayArray(people))) AS users,
sum(n) AS requests, ${volume({ count: sql`n` })},
toUnixTimestamp64Milli(min(earliest)) AS first_seen, toUnixTimestamp64Milli(max(latest)) AS last_seen,
count() OVER () AS total
FROM (SELECT ${kinds}, sum(count) AS n, ${SUMS},
  min(first) AS earliest, max(last) AS latest, groupUniqArray(person) AS people
FROM ${rows} GROUP BY ${kinds})
GROUP BY lowerUTF8(${name}) AS key, if(key = '', device_type, '') AS type, if(key = '', os, '') AS system
ORDER BY requests DESC, key, type, system
LIMIT ${bound('UInt32', most)} OFFSET ${bound('UInt32', first)}`,
      { people },
    );
  const found = await ask(limit, offset);
  return {
    rows: found.map(({ names, types, systems, programs, total: _, ...row }) => ({
      ...row,
      device: mostFirst(names)[0] ?? '',
      device_types: mostFirst(types),
      os: mostFirst(systems),
      browsers: mostFirst(programs),
    })),
    total: await totalOf(found, offset, () => ask(1, 0)),
  };
}

/** Past the end of a list, no row carries the total. */
async function totalOf(
  found: readonly { total: number }[],
  offset: number,
  first: () => Promise<readonly { total: number }[]>,
): Promise<number> {
  return found[0]?.total ?? (offset > 0 ? ((await first())[0]?.total ?? 0) : 0);
}

type Counts = Readonly<Record<string, number>>;

/** Values by request count, most first; unrecorded ones are omitted. */
function mostFirst(counts: Counts): string[] {
  return Object.entries(counts)
    .filter(([value]) => value !== '')
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([value]) => value);
}

/**
 * Half hours with the newest events of a filter. Events of one person or a rare service are spread over days,
 * so finding their half hours first is faster than searching all events.
 */
export async function spansOfNewest(
  events: EventRead,
  scope: ReadScope,
  limit: number,
): Promise<TimeRange[]> {
  const range = storable(scope);
  if (range.from >= range.to) return [];
  const { filter, within: whole = ALL } = scope;
  const asked = columnsOf(whole, columnsOf(filter));
  const byHalfHour = rollUpOf(traffic, 'half_hour', asked, 'half_hour');
  if (asked.size === 0 || byHalfHour === undefined || limit > MOST_NAMED) return [range];
  const half = HOUR_MS / 2;
  const people = await events.peopleNamed(scope);
  const found = await events.read<{ start: number; requests: number }>(
    { dataset: traffic, where: scope, columns: [], grain: 'half_hour' },
    (rows) => sql`SELECT start * 1000 AS start, sum(count) AS requests FROM ${rows}
GROUP BY start ORDER BY start DESC LIMIT ${bound('UInt32', limit)}`,
    { people },
  );
  const spans: TimeRange[] = [];
  let known = 0;
  for (const { start, requests } of found) {
    if (known >= limit) break;
    known += requests;
    const later = spans.at(-1);
    if (later?.from === start + half) later.from = start;
    else spans.push({ from: start, to: start + half });
  }
  const [newest] = spans;
  const oldest = spans.at(-1);
  if (newest === undefined || oldest === undefined) return [];
  // Above a certain number of ranges, checking each event against them is slower than reading the gaps, too.
  const looked = spans.length > MOST_SPANS ? [{ from: oldest.from, to: newest.to }] : spans;
  return looked.map(({ from, to }) => ({
    from: Math.max(from, range.from),
    to: Math.min(to, range.to),
  }));
}
