import type { Interval } from '@casbah/domain/time-range';
import type { ActivityFacet, ActivityScope, ActivitySummary, FacetValues } from '../activity-reads.ts';
import { activity } from '../datasets/activity.ts';
import { assertFieldsTellNobody, assertScopeTellsNobody, type CountedField } from '../query.ts';
import type { Column } from './column.ts';
import { contains } from './compile-condition.ts';
import type { AskedRows, EventRead } from './event-read.ts';
import { TARGETS } from './measures.ts';
import { personOf } from './people.ts';
import { bound, joined, NO_SQL, named, type Sql, sql } from './sql.ts';

/** What one grouping set counts: activities by interval and outcome, or by the values of a field. */
type Part = { kind: 'bars'; interval: Interval } | { kind: 'values'; facet: ActivityFacet };

interface FoundRow {
  /** Place in the list of parts. */
  part: number;
  /** Start of the interval; 0 for values. */
  time: number;
  /** The outcome, or the field's value. */
  value: string;
  found: number;
  /** Number of values. */
  total: number;
}

/**
 * Counts over time and by fields: in one statement what the small roll-up knows, in one the rest, and in one each what
 * an activity has several of.
 */
export async function summarize(
  events: EventRead,
  scope: ActivityScope,
  { interval, facets }: { interval: Interval; facets: readonly ActivityFacet[] },
): Promise<ActivitySummary> {
  const parts: readonly Part[] = [
    { kind: 'bars', interval },
    ...facets.map((facet): Part => ({ kind: 'values', facet })),
  ];
  const byPart = await askParts(events, scope, parts);
  const bars = new Map<number, { time: number; success: number; failure: number; other: number }>();
  let total = 0;
  for (const { time, value, found } of byPart.get(0) ?? []) {
    total += found;
    const bar = bars.get(time) ?? { time, success: 0, failure: 0, other: 0 };
    bar[value === 'success' || value === 'failure' ? value : 'other'] += found;
    bars.set(time, bar);
  }
  return {
    total,
    bars: [...bars.values()].sort((a, b) => a.time - b.time),
    facets: facets.map((facet, index) => facetOf(facet, byPart.get(index + 1) ?? [])),
  };
}

export async function facetOfField(
  events: EventRead,
  scope: ActivityScope,
  facet: ActivityFacet,
): Promise<FacetValues> {
  const byPart = await askParts(events, scope, [{ kind: 'values', facet }]);
  return facetOf(facet, byPart.get(0) ?? []);
}

function facetOf({ field, size }: ActivityFacet, rows: readonly FoundRow[]): FacetValues {
  return {
    field,
    values: rows.slice(0, size).map(({ value, found }) => ({ value, count: found })),
    distinct: rows[0]?.total ?? 0,
  };
}

async function askParts(
  events: EventRead,
  scope: ActivityScope,
  parts: readonly Part[],
): Promise<Map<number, FoundRow[]>> {
  assertScopeTellsNobody(scope);
  assertFieldsTellNobody(
    scope,
    parts.map(keyOf).filter((key) => key !== undefined && key !== 'user'),
  );
  const numbered = parts.map((part, number) => ({ part, number }));
  const several = numbered.filter(({ part }) => keyOf(part) === 'target');
  const single = numbered.filter(({ part }) => keyOf(part) !== 'target');
  const isSmall = ({ part }: Numbered) => events.dayRollUp(rowsFor(scope, [part])) !== undefined;
  const passes = [
    single.filter(isSmall),
    single.filter((one) => !isSmall(one)),
    ...several.map((one) => [one]),
  ];
  const found = await Promise.all(
    passes.filter((pass) => pass.length > 0).map((pass) => askPass(events, scope, pass)),
  );
  return Map.groupBy(found.flat(), ({ part }) => part);
}

interface Numbered {
  part: Part;
  number: number;
}

/** The field whose values are counted. */
function keyOf(part: Part): CountedField | undefined {
  if (part.kind === 'bars') return undefined;
  return part.facet.field === 'service' ? 'service_id' : part.facet.field;
}

function columnOf(part: Part): Column {
  const key = keyOf(part);
  // People are too many for a dictionary: they are counted by number, and named afterwards.
  return key === undefined ? 'outcome' : key === 'user' ? 'person' : key === 'target' ? 'targets' : key;
}

function rowsFor(where: ActivityScope, parts: readonly Part[]): AskedRows {
  const bars = parts.find((part) => part.kind === 'bars');
  return { dataset: activity, where, columns: [...new Set(parts.map(columnOf))], grain: bars?.interval };
}

function askPass(events: EventRead, scope: ActivityScope, pass: readonly Numbered[]): Promise<FoundRow[]> {
  const sizes = pass.map(({ part }) => (part.kind === 'bars' ? OUTCOMES : part.facet.size));
  const conditions = pass.map((one) => sql`(part != ${one.number} OR ${isListed(one)})`);
  return events.read<FoundRow>(
    rowsFor(
      scope,
      pass.map(({ part }) => part),
    ),
    (rows) => sql`SELECT part, time, value, found, count() OVER (PARTITION BY part) AS total
FROM (${nameValues(counts(rows, pass), scope, pass)})
WHERE ${joined(conditions, ' AND ')}
ORDER BY part, found DESC, value LIMIT ${bound('UInt32', Math.max(...sizes))} BY part, time`,
    { ofEvents: AFTER_INGESTION },
  );
}

/**
 * Counting single activities may take seconds of all processors, so ingestion and lists go first: a `nice` value, which has
 * no effect where Casbah may not set it.
 */
const AFTER_INGESTION = { os_thread_priority: '5' } as const;

/** Bars of an interval: success, failure and other. */
const OUTCOMES = 3;

function isListed({ part }: Numbered): Sql {
  if (part.kind === 'bars') return sql`true`;
  const { search = '' } = part.facet;
  return search === '' ? sql`value != ''` : sql`value != '' AND ${contains(sql`value`, search)}`;
}

/** Rows with empty columns for keys outside their grouping set; `grouping` tells which set a row is of. */
function counts(rows: Sql, pass: readonly Numbered[]): Sql {
  const sets = pass.map(({ part, number }) => ({ number, ...groupingSet(part) }));
  const choose = (answers: readonly Sql[]) => {
    const last = answers.at(-1) ?? sql`0`;
    if (answers.length <= 1) return last;
    const cases = answers
      .slice(0, -1)
      .map((answer, index) => sql`grouping(${sets[index]?.mark ?? NO_SQL}) = 0, ${answer}`);
    return sql`multiIf(${joined([...cases, last], ', ')})`;
  };
  const hasBars = pass.some(({ part }) => part.kind === 'bars');
  const selected = [
    sql`toUInt32(${choose(sets.map(({ number }) => sql`${number}`))}) AS part`,
    sql`toString(${choose(sets.map(({ value }) => value))}) AS value`,
    hasBars ? sql`start * 1000 AS time` : sql`toInt64(0) AS time`,
    ...(isOfPeople(pass) ? [sql`person`] : []),
    sql`sum(count) AS found`,
  ];
  return sql`SELECT ${joined(selected, ', ')} FROM ${rows}
GROUP BY GROUPING SETS (${joined(
    sets.map(({ keys }) => sql`(${keys})`),
    ', ',
  )})`;
}

/** Keys of a set, the one that tells it from the others, and the value. */
function groupingSet(part: Part): { keys: Sql; mark: Sql; value: Sql } {
  const column = named(columnOf(part));
  if (part.kind === 'bars') {
    const result = sql`if(outcome IN ('success', 'failure'), outcome, '')`;
    return { keys: sql`start, ${result} AS result`, mark: sql`start`, value: sql`result` };
  }
  if (keyOf(part) === 'user') return { keys: column, mark: column, value: sql`''` };
  const value = keyOf(part) === 'target' ? sql`arrayJoin(${TARGETS})` : column;
  return { keys: value, mark: value, value };
}

function isOfPeople(pass: readonly Numbered[]): boolean {
  return pass.some(({ part }) => keyOf(part) === 'user');
}

function nameValues(found: Sql, { tenant, people }: ActivityScope, pass: readonly Numbered[]): Sql {
  const ofPeople = pass.find(({ part }) => keyOf(part) === 'user');
  if (ofPeople === undefined) return found;
  const { name } = personOf(people, 'name');
  return sql`SELECT part, time, if(part = ${ofPeople.number} AND name != '', ${name}, value) AS value, found
FROM (${found}) AS numbered LEFT JOIN (SELECT DISTINCT person, user AS name FROM people
  WHERE tenant_id = ${bound('String', tenant)}) AS known USING (person)`;
}
