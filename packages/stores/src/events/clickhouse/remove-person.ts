import { randomUUID } from 'node:crypto';
import { TARGET_SEPARATOR } from '@casbah/domain/activity';
import type { EventKind } from '@casbah/domain/event';
import type { PersonDeleted } from '../event-store.ts';
import { ACTIVITIES, ACTIVITIES_BY_DAY, BY_DAY, WORDS_AROUND_TARGETS } from '../schema/activities.ts';
import { OF_ROLL_UPS } from '../schema/migrations.ts';
import type { ClickHouseConnection } from './connection.ts';
import { type Bound, bound, named, type Sql, schemaSql, sql } from './sql.ts';

/** Names that one statement looks for in rejected lines. */
const MOST_SEARCHED = 255;
/** Roll-ups with rows of single people. */
const OF_PEOPLE = ['presence_by_half_hour', 'usage_by_day', 'traffic_by_hour'] as const;

interface Removal {
  connection: ClickHouseConnection;
  delete(table: string, where: Sql): Promise<void>;
  onCluster: Sql;
  writeSettings: Readonly<Record<string, string | number>>;
}

interface Person {
  tenant: string;
  names: readonly string[];
  dryRun: boolean;
}

/**
 * Deletes one person's data. Roll-ups without people are rebuilt from the larger ones, for the days the person was
 * there. The person's events go last, so a retry finds the days again.
 */
export async function removePerson(
  removal: Removal,
  { tenant, names, dryRun }: Person,
): Promise<PersonDeleted> {
  const { connection } = removal;
  const own = sql`tenant_id = ${bound('String', tenant)}`;
  const known = names.filter((name) => name !== '');
  if (known.length === 0) return { events: noEvents(), mentions: 0, rejects: 0 };
  const listed = bound('Array(String)', known);
  const isPerson = sql`(user IN ${listed} OR on_behalf_of IN ${listed})`;
  const ofPerson = sql`${own} AND ${isPerson}`;
  const members = sql`splitByChar(${bound('String', TARGET_SEPARATOR)}, targets)`;
  const mentions = sql`${own} AND hasAny(${members}, ${listed}) AND NOT ${isPerson}`;
  const inRejects = sql`${own} AND multiSearchAny(text, ${bound('Array(String)', known.slice(0, MOST_SEARCHED))})`;
  const [days, [others], [rejects]] = await Promise.all([
    connection.rows<{ day: number; kind: EventKind; found: number }>(
      sql`SELECT toUInt32(toDate(time)) AS day, toString(kind) AS kind, count() AS found FROM events WHERE ${ofPerson}
GROUP BY day, kind ORDER BY day`,
      ['events'],
    ),
    connection.rows<{ found: number }>(sql`SELECT count() AS found FROM events WHERE ${mentions}`, [
      'events',
    ]),
    connection.rows<{ found: number }>(sql`SELECT count() AS found FROM rejects WHERE ${inRejects}`, [
      'rejects',
    ]),
  ]);
  const events = noEvents();
  for (const { kind, found } of days) events[kind] += found;
  const deleted = { events, mentions: others?.found ?? 0, rejects: rejects?.found ?? 0 };
  if (dryRun) return deleted;

  if (deleted.rejects > 0) await removal.delete('rejects', inRejects);
  if (deleted.mentions > 0) await forgetTargets(removal, mentions, { members, listed });
  const daysOf = (wanted: EventKind) => days.filter(({ kind }) => kind === wanted).map(({ day }) => day);
  await removeTraffic(removal, { own, listed, days: daysOf('traffic') });
  await removeActivities(removal, { own, ofPerson, days: daysOf('activity') });
  if (days.length > 0) await removal.delete('events', ofPerson);
  await removal.delete('people', sql`${own} AND user IN ${listed}`);
  return deleted;
}

function noEvents(): Record<EventKind, number> {
  return { traffic: 0, activity: 0, dlp: 0, posture: 0, audit: 0 };
}

/** Takes the names out of others' activities, with the original records that would still have them. */
async function forgetTargets(
  { connection, onCluster }: Removal,
  where: Sql,
  { members, listed }: { members: Sql; listed: Bound },
): Promise<void> {
  const separator = bound('String', TARGET_SEPARATOR);
  const rest = sql`arrayStringConcat(arrayFilter(one -> NOT has(${listed}, one), ${members}), ${separator})`;
  const [before, after] = WORDS_AROUND_TARGETS;
  const words = sql`${schemaSql(before)}${rest}${schemaSql(after)}`;
  const waits = { mutations_sync: '2' } as const;
  await connection.command(
    sql`ALTER TABLE ${named(ACTIVITIES)}${onCluster} UPDATE targets = ${rest}, words = ${words} WHERE ${where}`,
    waits,
  );
  // Last, because a retry looks for them here.
  await connection.command(
    sql`ALTER TABLE events${onCluster} UPDATE targets = ${rest}, raw = '' WHERE ${where}`,
    waits,
  );
}

interface Part {
  /** Rows of the tenant. */
  own: Sql;
  /** Days since 1970 with events of the person. */
  days: readonly number[];
}

async function removeTraffic(
  removal: Removal,
  { own, listed, days }: Part & { listed: Bound },
): Promise<void> {
  if (days.length === 0) return;
  for (const table of OF_PEOPLE) await removal.delete(table, sql`${own} AND user IN ${listed}`);
  const dates = bound('Array(UInt32)', days);
  for (const { table, day, ...fill } of OF_ROLL_UPS) {
    const ofDays = sql`${own} AND has(${dates}, toUInt32(${schemaSql(day)}))`;
    await removal.delete(table, sql`${own} AND has(${dates}, toUInt32(day))`);
    await refill(removal, { table, ...fill }, ofDays);
  }
}

async function removeActivities(
  removal: Removal,
  { own, ofPerson, days }: Part & { ofPerson: Sql },
): Promise<void> {
  if (days.length === 0) return;
  await removal.delete(ACTIVITIES, ofPerson);
  const dates = bound('Array(UInt32)', days);
  await removal.delete(ACTIVITIES_BY_DAY, sql`${own} AND has(${dates}, toUInt32(day))`);
  await refill(
    removal,
    { table: ACTIVITIES_BY_DAY, ...BY_DAY },
    sql`${own} AND has(${dates}, toUInt32(toDate(time)))`,
  );
}

function refill(
  { connection, writeSettings }: Removal,
  { table, columns, of, by }: { table: string; columns: string; of: string; by: string },
  where: Sql,
): Promise<void> {
  return connection.command(
    sql`INSERT INTO ${named(table)} (${schemaSql(columns)})
${schemaSql(of)} WHERE ${where} ${schemaSql(by)}`,
    // A new token each time, because the same rows may have been inserted and deleted before.
    { ...writeSettings, insert_deduplication_token: `person ${randomUUID()}` },
  );
}
