import { ALL, type Filter } from '@casbah/domain/filter/expression';
import type { TimeRange } from '@casbah/domain/time-range';
import type { ReadScope } from '../event-store.ts';
import type { Column } from './column.ts';
import { columnsOf, compileFilter, oneOf } from './compile-filter.ts';
import type { ClickHouseConnection } from './connection.ts';
import { STORABLE_TIMES } from './event-batch.ts';
import { Parameters } from './parameters.ts';
import {
  dayRollUp,
  type Grain,
  type Piece,
  planTraffic,
  type TrafficTable,
  trafficRows,
  within,
} from './plan.ts';

/**
 * Blocks of more rows than usual: a function of names is worked out for each block's whole dictionary, however few rows a
 * filter leaves. The roll-ups' rows are short; those of single events may hold long texts.
 */
const READS_OF_ROLL_UPS = { max_block_size: '131072', preferred_block_size_bytes: '0' } as const;

/** How traffic is asked for: from which tables, in whose scope. */
export class TrafficRead {
  readonly connection: ClickHouseConnection;
  private readonly presence: { readonly since: number };

  constructor(connection: ClickHouseConnection, presence: { readonly since: number }) {
    this.connection = connection;
    this.presence = presence;
  }

  plan(scope: ReadScope, columns: readonly Column[], grain: Grain): Piece[] {
    const { filter, within: whole = ALL } = scope;
    const asked = columnsOf(whole, columnsOf(filter, new Set(columns)));
    return planTraffic(storable(scope), asked, grain, this.presence.since);
  }

  /** The roll-up by the day that answers a read over these columns; undefined where none does. */
  dayRollUp(
    { filter, within: whole = ALL }: ReadScope,
    columns: readonly Column[],
  ): TrafficTable | undefined {
    return dayRollUp(columnsOf(whole, columnsOf(filter, new Set(columns))));
  }

  /**
   * Asks rows of traffic.
   * @param write the statement over the rows, a table expression
   */
  async read<Row>(
    scope: ReadScope,
    columns: readonly Column[],
    write: (rows: string, parameters: Parameters) => string,
    { grain, pieces: planned = this.plan(scope, columns, grain), people }: ReadPlan = {},
  ): Promise<Row[]> {
    const pieces = await this.whereSomebodyIs(scope, planned);
    const parameters = new Parameters();
    const asked = conditionOf(scope, parameters);
    const rows = trafficRows(
      pieces,
      {
        columns: new Set(columns),
        grain,
        tenant: scope.tenant,
        condition: people === undefined ? asked : `(${asked}) AND ${oneOf('user', people, parameters)}`,
      },
      parameters,
    );
    return this.connection.rows<Row>(
      write(rows, parameters),
      parameters,
      pieces.map(({ table }) => table),
      { ...scope, settings: pieces.some(({ table }) => table === 'events') ? {} : READS_OF_ROLL_UPS },
    );
  }

  /**
   * Single events of a person lie among those of everybody: over days they are looked for in the half hours in which there
   * are any. Pieces stay as they are where nobody is named, or too many are.
   */
  async whereSomebodyIs(scope: ReadScope, pieces: readonly Piece[]): Promise<readonly Piece[]> {
    const events = pieces.find(({ table, spans }) => table === 'events' && lengthOf(spans) > LONG);
    if (events === undefined || events.spans.some(({ from }) => from < this.presence.since)) return pieces;
    const people = await this.peopleNamed(scope);
    if (people === undefined) return pieces;
    const parameters = new Parameters();
    const { tenant, signal, background } = scope;
    const rows = await this.connection.rows<{ start: number }>(
      `SELECT DISTINCT toUnixTimestamp(half_hour) * 1000 AS start FROM presence_by_half_hour
WHERE tenant_id = ${parameters.bind('String', tenant)} AND ${oneOf('user', people, parameters)}
  AND (${within({ table: 'presence_by_half_hour', spans: events.spans.map(wholeHalfHours) }, parameters)})
ORDER BY start LIMIT ${MOST_HALF_HOURS + 1}`,
      parameters,
      ['presence_by_half_hour'],
      { signal, background, settings: READS_OF_ROLL_UPS },
    );
    if (rows.length > MOST_HALF_HOURS) return pieces;
    const there = joined(rows.map(({ start }) => ({ from: start, to: start + HALF_HOUR })));
    const spans = events.spans.flatMap((span) => there.flatMap((one) => overlap(span, one)));
    return pieces.map((piece) => (piece === events ? { ...piece, spans } : piece));
  }

  /**
   * Names, letter for letter, of the people that a filter asks for at its top; undefined where it asks for none. Presence lies
   * in order of people: by their names it is looked up, by a condition that is blind to case or number it would be searched.
   */
  async peopleNamed({
    tenant,
    filter,
    resolve,
    people,
    signal,
    background,
  }: ReadScope): Promise<string[] | undefined> {
    const asked = conditionOnPeople(filter);
    if (asked === undefined) return undefined;
    const parameters = new Parameters();
    const rows = await this.connection.rows<{ user: string }>(
      `SELECT DISTINCT user FROM people WHERE tenant_id = ${parameters.bind('String', tenant)}
  AND (${compileFilter(asked, { tenant, resolve, people }, parameters)})`,
      parameters,
      ['people'],
      { signal, background },
    );
    return rows.map(({ user }) => user);
  }
}

/** What a scope says of rows, as a condition. */
export function conditionOf(
  { tenant, filter, within: whole = ALL, resolve, people }: ReadScope,
  parameters: Parameters,
): string {
  const asked = compileFilter(filter, { tenant, resolve, people }, parameters);
  return whole === ALL ? asked : `(${asked}) AND (${compileFilter(whole, { tenant, resolve }, parameters)})`;
}

/** What a read asks, where the columns alone do not tell it. */
export interface ReadPlan {
  grain?: Grain;
  pieces?: readonly Piece[];
  /** The only people there can be in the answer. */
  people?: readonly string[] | undefined;
}

function conditionOnPeople(filter: Filter): Filter | undefined {
  if (filter.kind === 'and')
    return filter.parts.map(conditionOnPeople).find((condition) => condition !== undefined);
  // Empty text means whoever is not named, and stands in no list of names.
  return filter.kind === 'in' && filter.field === 'user' && !filter.values.includes('') ? filter : undefined;
}

const HALF_HOUR = 1_800_000;
/** From here on two questions are quicker than one. */
const LONG = 2 * 86_400_000;
/** A person of a month has a few hundred. */
const MOST_HALF_HOURS = 1000;

function lengthOf(spans: readonly TimeRange[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}

function wholeHalfHours({ from, to }: TimeRange): TimeRange {
  return { from: Math.floor(from / HALF_HOUR) * HALF_HOUR, to: Math.ceil(to / HALF_HOUR) * HALF_HOUR };
}

/** Spans in order of time, those that meet made one. */
function joined(spans: readonly TimeRange[]): TimeRange[] {
  const whole: TimeRange[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    if (last?.to === span.from) last.to = span.to;
    else whole.push({ ...span });
  }
  return whole;
}

function overlap(one: TimeRange, other: TimeRange): TimeRange[] {
  const from = Math.max(one.from, other.from);
  const to = Math.min(one.to, other.to);
  return from < to ? [{ from, to }] : [];
}

function clamped(time: number): number {
  return Math.min(Math.max(Math.ceil(time), STORABLE_TIMES.from), STORABLE_TIMES.to);
}

/** A range within the times that are stored. */
export function storable({ range }: ReadScope): { from: number; to: number } {
  return {
    from: clamped(range.from),
    to: clamped(range.to),
  };
}
