import { ALL, type Filter } from '@casbah/domain/filter/expression';
import type { ReadScope } from '../event-store.ts';
import type { Column } from './column.ts';
import { columnsOf, compileFilter, oneOf } from './compile-filter.ts';
import type { ClickHouseConnection } from './connection.ts';
import { STORABLE_TIMES } from './event-batch.ts';
import { Parameters } from './parameters.ts';
import { dayRollUp, type Grain, type Piece, planTraffic, type TrafficTable, trafficRows } from './plan.ts';

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
  read<Row>(
    scope: ReadScope,
    columns: readonly Column[],
    write: (rows: string, parameters: Parameters) => string,
    { grain, pieces = this.plan(scope, columns, grain), people }: ReadPlan = {},
  ): Promise<Row[]> {
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
