import { type ActivityPlace, activityId } from '@casbah/domain/activity-id';
import { anonymousEvent } from '@casbah/domain/anonymous-person';
import type { ActivityWord } from '@casbah/domain/filter/activity-fields';
import { ALL } from '@casbah/domain/filter/expression';
import type { Interval, TimeRange } from '@casbah/domain/time-range';
import type {
  ActivityFacet,
  ActivityLines,
  ActivityOrder,
  ActivityPage,
  ActivityReader,
  ActivityReads,
  ActivityScope,
  ActivityStream,
  ActivitySummary,
  FieldValue,
  StoredActivity,
  WrittenActivities,
} from '../activity-reads.ts';
import type { WordField } from '../datasets/dataset.ts';
import {
  assertScopeTellsNobody,
  type EachQuery,
  type EventQuery,
  type Keys,
  type Measures,
  type QueryAnswer,
  type Row,
} from '../query.ts';
import { ACTIVITIES } from '../schema/activities.ts';
import { streamOf, writeActivities } from '../write-activities.ts';
import { lineOf, OF_LINES } from './activity-lines.ts';
import { facetOfField, summarize } from './activity-summary.ts';
import { askEach, askQuery } from './ask-query.ts';
import { moment } from './compile-condition.ts';
import type { ClickHouseConnection } from './connection.ts';
import { conditionOf, EventRead, storable } from './event-read.ts';
import { type ChosenRow, chosenColumns, copiedColumns, EVENT_COLUMNS } from './event-row.ts';
import { linesIn } from './lines-in.ts';
import { personOf } from './people.ts';
import { within } from './plan.ts';
import { readEvent } from './read-event.generated.ts';
import { bound, joined, NO_SQL, named, type Sql, sql } from './sql.ts';

type StoredRow = ChosenRow & {
  datasource_id: string;
  load_id: string;
  line: number;
  key_text: string;
  shown: string;
};

/**
 * For lists: with this optimization, the engine filters by the times found so far before it asks the index of words, and
 * then compares every text instead.
 */
const OF_LISTS = { use_top_k_dynamic_filtering: 0 } as const;

/** Small blocks, so that the first rows arrive at once. */
const OF_STREAMS = { ...OF_LISTS, max_block_size: '8192' } as const;

/** Columns that lists need. */
const LISTED = copiedColumns('activity', ['raw', 'origins']);
/** Activities per batch of a stream. */
const BATCH = 1000;

export class ClickHouseActivityReads implements ActivityReads {
  readonly #connection: ClickHouseConnection;
  readonly #events: EventRead;

  constructor(connection: ClickHouseConnection) {
    this.#connection = connection;
    this.#events = new EventRead(connection, { since: 0 });
  }

  run<
    const Named extends Keys = Record<never, never>,
    const Measured extends Measures = Measures,
    Time extends Interval | undefined = undefined,
  >(query: EventQuery<Named, Measured, Time>): Promise<QueryAnswer<Row<Named, Measured, Time>>> {
    return askQuery(this.#events, query);
  }

  each<const Measured extends Measures>(
    query: EachQuery<Measured>,
    fields: readonly WordField[],
  ): Promise<QueryAnswer<Row<{ value: WordField }, Measured, undefined>>[]> {
    return askEach(this.#events, query, fields);
  }

  async span(tenant: string): Promise<TimeRange | undefined> {
    const own = sql`tenant_id = ${bound('String', tenant)}`;
    // In the order of the table, only the first and the last rows are read.
    const [times] = await this.#connection.rows<{ from: number; to: number; known: number }>(
      sql`SELECT min(at) AS from, max(at) AS to, count() AS known FROM (
  (SELECT toUnixTimestamp64Milli(time) AS at FROM ${named(ACTIVITIES)} WHERE ${own} ORDER BY time LIMIT 1)
  UNION ALL (SELECT toUnixTimestamp64Milli(time) AS at FROM ${named(ACTIVITIES)} WHERE ${own} ORDER BY time DESC LIMIT 1))`,
      [ACTIVITIES],
    );
    return times === undefined || times.known === 0 ? undefined : { from: times.from, to: times.to };
  }

  async page(scope: ActivityScope, { limit, order, after }: ActivityPage): Promise<StoredActivity[]> {
    const { signal, background } = scope;
    const rows = await this.#connection.rows<StoredRow>(
      listed(
        LISTED,
        ACTIVITIES,
        scope,
        [conditionsOf(scope, { after, order, isIndexed: true })],
        ordered(order, limit),
      ),
      [ACTIVITIES],
      { signal, background, settings: OF_LISTS },
    );
    return rows.map((row) => storedActivity(row, scope));
  }

  async find(reader: ActivityReader, { time, key }: ActivityPlace): Promise<StoredActivity | undefined> {
    const scope = { ...reader, filter: ALL };
    const isPlace = sql`kind = 'activity' AND time = ${moment(time)} AND key = ${bound('UInt64', String(key))}`;
    const { signal, background } = reader;
    const [row] = await this.#connection.rows<StoredRow>(
      listed(EVENT_COLUMNS, 'events', reader, [isPlace, conditionOf(scope)], sql`LIMIT 1`),
      ['events'],
      { signal, background },
    );
    return row === undefined ? undefined : storedActivity(row, reader);
  }

  async findAll(reader: ActivityReader, places: readonly ActivityPlace[]): Promise<StoredActivity[]> {
    if (places.length === 0) return [];
    const times = bound('Array(Int64)', [...new Set(places.map(({ time }) => time))]);
    const keys = bound(
      'Array(UInt64)',
      places.map(({ key }) => key),
    );
    const arePlaces = sql`time IN (SELECT fromUnixTimestamp64Milli(arrayJoin(${times}), 'UTC')) AND key IN ${keys}`;
    const { signal, background } = reader;
    const rows = await this.#connection.rows<StoredRow>(
      listed(LISTED, ACTIVITIES, reader, [arePlaces, conditionOf({ ...reader, filter: ALL })], NO_SQL),
      [ACTIVITIES],
      { signal, background },
    );
    const wanted = new Set(places.map(activityId));
    return rows.map((row) => storedActivity(row, reader)).filter(({ id }) => wanted.has(id));
  }

  async *stream(
    scope: ActivityScope,
    { order, limit, after, withRaw, fields }: ActivityStream,
  ): AsyncGenerator<readonly StoredActivity[]> {
    const { signal, background } = scope;
    const conditions = conditionsOf(scope, { after, order, isIndexed: !withRaw });
    const end = ordered(order, limit);
    const columns = fields === undefined ? undefined : chosenColumns('activity', fields);
    const [table, statement] = withRaw
      ? [
          'events',
          listed(columns ?? EVENT_COLUMNS, 'events', scope, [sql`kind = 'activity'`, conditions], end),
        ]
      : [ACTIVITIES, listed(columns ?? LISTED, ACTIVITIES, scope, [conditions], end)];
    let batch: StoredActivity[] = [];
    for await (const row of this.#connection.stream<StoredRow>(statement, [table], {
      signal,
      background,
      settings: OF_STREAMS,
    })) {
      batch.push(storedActivity(row, scope));
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  async *lines(scope: ActivityScope, asked: ActivityLines): AsyncGenerator<WrittenActivities> {
    // What pseudonyms leave of an activity is defined in JavaScript only.
    if (scope.people?.hidden === true) {
      yield* writeActivities(this.stream(scope, streamOf(asked)), asked);
      return;
    }
    const { signal, background } = scope;
    const { format, columns, limit, after } = asked;
    const withRaw = columns.includes('raw');
    const [table, isKind] = withRaw ? ['events', [sql`kind = 'activity'`]] : [ACTIVITIES, []];
    const conditions = conditionsOf(scope, { after, isIndexed: !withRaw });
    const statement = sql`SELECT toUnixTimestamp64Milli(time), key, ${lineOf(format, columns)}
FROM ${named(table)} WHERE ${inTenant(scope, [...isKind, conditions])}
${ordered('newest', limit)}
FORMAT RowBinary`;
    const manner = { signal, background, settings: { ...OF_STREAMS, ...OF_LINES } };
    yield* linesIn(this.#connection.bytes(statement, [table], manner));
  }

  async count(scope: ActivityScope): Promise<number> {
    const { signal, background } = scope;
    const [row] = await this.#connection.rows<{ found: number }>(
      sql`SELECT count() AS found FROM ${named(ACTIVITIES)} WHERE ${inTenant(scope, [conditionsOf(scope, { isIndexed: true })])}`,
      [ACTIVITIES],
      { signal, background },
    );
    return row?.found ?? 0;
  }

  summary(
    scope: ActivityScope,
    asked: { interval: Interval; facets: readonly ActivityFacet[] },
  ): Promise<ActivitySummary> {
    return summarize(this.#events, scope, asked);
  }

  async values(
    scope: ActivityScope,
    field: ActivityWord,
    contains: string,
    size: number,
  ): Promise<FieldValue[]> {
    return (await facetOfField(this.#events, scope, { field, search: contains, size })).values;
  }
}

function listed(
  columns: Sql,
  table: string,
  reader: ActivityReader,
  conditions: readonly Sql[],
  end: Sql,
): Sql {
  const shown =
    reader.people?.hidden === true ? sql`if(user = '', '', ${personOf(reader.people).name})` : sql`''`;
  return sql`SELECT ${columns}, datasource_id, load_id, line, toString(key) AS key_text, ${shown} AS shown
FROM ${named(table)} WHERE ${inTenant(reader, conditions)}
${end}`;
}

function inTenant({ tenant }: { tenant: string }, conditions: readonly Sql[]): Sql {
  return joined(
    [sql`tenant_id = ${bound('String', tenant)}`, ...conditions.map((condition) => sql`(${condition})`)],
    ' AND ',
  );
}

/** Activities of a scope, after a place. */
function conditionsOf(
  scope: ActivityScope,
  {
    after,
    order = 'newest',
    isIndexed,
  }: { after?: ActivityPlace | undefined; order?: ActivityOrder; isIndexed: boolean },
): Sql {
  assertScopeTellsNobody(scope);
  const { from, to } = storable(scope);
  const isNewest = order === 'newest';
  // Bounds of the time alone use the table's index.
  const span =
    after === undefined
      ? { from, to }
      : isNewest
        ? { from, to: Math.min(to, after.time + 1) }
        : { from: Math.max(from, after.time), to };
  const inRange = within({ rollUp: undefined, spans: span.from < span.to ? [span] : [] });
  const asked = sql`(${inRange}) AND (${conditionOf(scope, isIndexed)})`;
  if (after === undefined) return asked;
  const beyond = isNewest ? sql`<` : sql`>`;
  return sql`${asked} AND (time != ${moment(after.time)} OR key ${beyond} ${bound('UInt64', String(after.key))})`;
}

function ordered(order: ActivityOrder, limit: number | undefined): Sql {
  const direction = order === 'newest' ? sql`DESC` : sql`ASC`;
  const most = limit === undefined ? NO_SQL : sql` LIMIT ${bound('UInt64', limit)}`;
  return sql`ORDER BY time ${direction}, key ${direction}${most}`;
}

function storedActivity(row: StoredRow, { people }: ActivityReader): StoredActivity {
  const event = readEvent(row);
  return {
    id: activityId({ time: row.at, key: BigInt(row.key_text) }),
    event: people?.hidden === true ? anonymousEvent(event, row.shown || undefined) : event,
    datasource: row.datasource_id,
    load: row.load_id,
    line: row.line,
  };
}
