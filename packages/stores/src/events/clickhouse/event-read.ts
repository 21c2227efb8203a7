import { ALL, type Filter } from '@casbah/domain/filter/expression';
import type { Dataset, RollUp } from '../datasets/dataset.ts';
import type { ReadScope } from '../read-scope.ts';
import type { Column } from './column.ts';
import { columnsOf, compileFilter, oneOf } from './compile-filter.ts';
import type { ClickHouseConnection } from './connection.ts';
import { STORABLE_TIMES } from './event-batch.ts';
import { type Grain, type Piece, plan, rollUpOf, rowsOf, tableOf } from './plan.ts';
import { bound, type Sql, sql } from './sql.ts';

/**
 * Blocks of more rows than usual: a function of names is worked out for each block's whole dictionary, however few rows a
 * filter leaves. The roll-ups' rows are short; those of single events may hold long texts.
 */
const READS_OF_ROLL_UPS = { max_block_size: '131072', preferred_block_size_bytes: '0' } as const;

/** What is asked of a dataset in a scope. */
export interface AskedRows {
  dataset: Dataset;
  where: ReadScope;
  columns: readonly Column[];
  grain?: Grain;
}

/** How events are read: from which tables, in whose scope. */
export class EventRead {
  readonly connection: ClickHouseConnection;
  readonly #filled: { readonly since: number };

  constructor(connection: ClickHouseConnection, filled: { readonly since: number }) {
    this.connection = connection;
    this.#filled = filled;
  }

  plan({ dataset, where, columns, grain }: AskedRows): Piece[] {
    return plan(dataset, storable(where), withFilters(where, columns), grain, this.#filled.since);
  }

  /** The roll-up by the day that answers; undefined where none does. */
  dayRollUp({ dataset, where, columns, grain }: AskedRows): RollUp | undefined {
    return rollUpOf(dataset, 'day', withFilters(where, columns), grain);
  }

  /**
   * Asks rows of events.
   * @param write the statement over the rows, a table expression
   */
  read<Row>(
    asked: AskedRows,
    write: (rows: Sql) => Sql,
    { pieces = this.plan(asked), people }: ReadPlan = {},
  ): Promise<Row[]> {
    const { dataset, where, columns, grain } = asked;
    const inScope = conditionOf(where);
    const rows = rowsOf(dataset, pieces, {
      columns: new Set(columns),
      grain,
      tenant: where.tenant,
      condition: people === undefined ? inScope : sql`(${inScope}) AND ${oneOf('user', people)}`,
    });
    const { signal, background } = where;
    return this.connection.rows<Row>(write(rows), pieces.map(tableOf), {
      signal,
      background,
      settings: pieces.some(({ rollUp }) => rollUp === undefined) ? {} : READS_OF_ROLL_UPS,
    });
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
    const rows = await this.connection.rows<{ user: string }>(
      sql`SELECT DISTINCT user FROM people WHERE tenant_id = ${bound('String', tenant)}
  AND (${compileFilter(asked, { tenant, resolve, people })})`,
      ['people'],
      { signal, background },
    );
    return rows.map(({ user }) => user);
  }
}

function withFilters({ filter, within = ALL }: ReadScope, columns: readonly Column[]): Set<Column> {
  return columnsOf(within, columnsOf(filter, new Set(columns)));
}

/** What a scope says of rows, as a condition. */
export function conditionOf({ tenant, filter, within = ALL, resolve, people }: ReadScope): Sql {
  const asked = compileFilter(filter, { tenant, resolve, people });
  // What someone may look at is said by names, however people are named to them.
  return within === ALL ? asked : sql`(${asked}) AND (${compileFilter(within, { tenant, resolve })})`;
}

/** Query details that the columns alone don't determine. */
export interface ReadPlan {
  pieces?: readonly Piece[];
  /** The only people there can be in the answer. */
  people?: readonly string[] | undefined;
}

function conditionOnPeople(filter: Filter): Filter | undefined {
  if (filter.kind === 'and')
    return filter.parts.map(conditionOnPeople).find((condition) => condition !== undefined);
  // Empty text means no user, so it isn't in any list of names.
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
