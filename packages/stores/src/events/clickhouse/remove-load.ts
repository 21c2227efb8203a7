import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@casbah/domain/time-units';
import type { BatchOrigin } from '../event-store.ts';
import { ACTIVITIES_BY_DAY, BY_DAY } from '../schema/activities.ts';
import { PRESENCE, PRESENCE_TOTALS, TRAFFIC_BY_HOUR } from '../schema/migrations.ts';
import type { ClickHouseConnection } from './connection.ts';
import { bound, named, type Sql, schemaSql, sql } from './sql.ts';

/** Events re-aggregated per insert, which is held in memory. */
const MOST_AT_ONCE = 1_000_000;
const PARTS_OF_A_DAY = 24;
/** After the latest time that can be stored: 2106. */
const LAST_MOMENT = 2 ** 32 * 1000;

/** Roll-ups with the expression for a row's day. */
const ROLL_UPS = [
  { table: 'presence_by_half_hour', day: 'toDate(half_hour)' },
  { table: 'services_by_day', day: 'day' },
  { table: 'hosts_by_day', day: 'day' },
  { table: 'usage_by_day', day: 'day' },
  { table: 'traffic_by_hour', day: 'toDate(hour)' },
  { table: 'activities_by_day', day: 'day' },
] as const;

interface Removal {
  connection: ClickHouseConnection;
  delete(table: (typeof ROLL_UPS)[number]['table'] | 'activities' | 'events', where: Sql): Promise<void>;
  writeSettings: Readonly<Record<string, string | number>>;
  /** The presence roll-up has all events from this time on. */
  presenceSince: number;
  load: BatchOrigin;
}

/**
 * Deletes a job's events. Roll-ups know a row's source but not its job, so the source's rows of all affected
 * days are deleted and re-aggregated. Events go last, so a retry finds the days again.
 */
export async function removeLoad(removal: Removal): Promise<void> {
  const { connection, load } = removal;
  const ofSource = sql`tenant_id = ${bound('String', load.tenant)} AND datasource_id = ${bound('String', load.datasource)}`;
  const ofLoad = sql`${ofSource} AND load_id = ${bound('String', load.load)}`;
  const days = await connection.rows<Day>(
    sql`SELECT toUnixTimestamp(toStartOfDay(time)) * 1000 AS day, countIf(load_id != ${bound('String', load.load)}) AS rest
FROM events WHERE ${ofSource}
GROUP BY day HAVING countIf(load_id = ${bound('String', load.load)}) > 0 ORDER BY day`,
    ['events'],
  );
  const rest = sql`${ofSource} AND load_id != ${bound('String', load.load)}`;
  for (const group of grouped(days)) {
    const dates = bound(
      'Array(UInt32)',
      group.days.map((day) => day / DAY_MS),
    );
    for (const { table, day } of ROLL_UPS)
      await removal.delete(table, sql`${ofSource} AND has(${dates}, toUInt32(${schemaSql(day)}))`);
    if (group.rest > 0) await addUp(removal, sql`${rest} AND has(${dates}, toUInt32(toDate(time)))`, group);
  }
  if (days.length === 0) return;
  await removal.delete('activities', ofLoad);
  await removal.delete('events', ofLoad);
}

interface Day {
  day: number;
  /** Events of the source's other jobs. */
  rest: number;
}

interface Group {
  days: number[];
  rest: number;
}

/** Days to aggregate in one insert. */
function grouped(days: readonly Day[]): Group[] {
  const groups: Group[] = [];
  for (const { day, rest } of days) {
    const last = groups.at(-1);
    if (last === undefined || last.rest + rest > MOST_AT_ONCE) groups.push({ days: [day], rest });
    else {
      last.days.push(day);
      last.rest += rest;
    }
  }
  return groups;
}

async function addUp(
  { connection, writeSettings, presenceSince }: Removal,
  rest: Sql,
  group: Group,
): Promise<void> {
  const [first = 0] = group.days;
  const length = (group.days.at(-1) ?? first) + DAY_MS - first;
  const parts = group.rest > MOST_AT_ONCE ? PARTS_OF_A_DAY : 1;
  for (let part = 0; part < parts; part++) {
    const from = first + (part * length) / parts;
    const where = sql`${rest} AND ${within(from, from + length / parts)}`;
    // A new token each time, because the same rows may have been inserted and deleted before.
    const settings = () => ({ ...writeSettings, insert_deduplication_token: `rest ${randomUUID()}` });
    await connection.command(
      sql`INSERT INTO traffic_by_hour (${schemaSql(TRAFFIC_BY_HOUR.columns)})
${schemaSql(TRAFFIC_BY_HOUR.of)} ${where} ${schemaSql(TRAFFIC_BY_HOUR.by)}`,
      settings(),
    );
    const inPresence = sql`(in_presence = 1 OR time >= ${moment(Math.min(presenceSince, LAST_MOMENT))})`;
    await connection.command(
      sql`INSERT INTO presence_by_half_hour (tenant_id, half_hour, user, service_id, device_type, os, browser, device, action,
  source, datasource_id, ${schemaSql(PRESENCE_TOTALS)}, first_seen, last_seen)
${schemaSql(PRESENCE.of)} ${inPresence} AND ${where} ${schemaSql(PRESENCE.by)}`,
      settings(),
    );
    await connection.command(
      sql`INSERT INTO ${named(ACTIVITIES_BY_DAY)} (${schemaSql(BY_DAY.columns)})
${schemaSql(BY_DAY.of)} WHERE ${where} ${schemaSql(BY_DAY.by)}`,
      settings(),
    );
  }
}

function within(from: number, to: number): Sql {
  return sql`time >= ${moment(from)} AND time < ${moment(to)}`;
}

function moment(time: number): Sql {
  return sql`fromUnixTimestamp64Milli(${bound('Int64', time)}, 'UTC')`;
}
