import { ALL, type Filter } from '@casbah/domain/filter/expression';
import type { LogField } from '@casbah/domain/filter/log-fields';
import type { ClickHouseSettings } from '@clickhouse/client';
import type { Dataset, RollUp } from '../datasets/dataset.ts';
import type { ReadScope } from '../read-scope.ts';
import type { Column } from './column.ts';
import { columnsOf, compileFilter, oneOf } from './compile-filter.ts';
import type { ClickHouseConnection } from './connection.ts';
import { STORABLE_TIMES } from './event-batch.ts';
import { type Grain, type Piece, plan, rollUpOf, rowsOf, tableOf } from './plan.ts';
import { bound, joined, type Sql, sql } from './sql.ts';

/**
 * Larger blocks than usual: a function on names is computed for each block's whole dictionary, even if a
 * filter leaves few rows. Only for roll-ups, whose rows are short; events may hold long texts.
 */
const READS_OF_ROLL_UPS = { max_block_size: '131072', preferred_block_size_bytes: '0' } as const;

/** The requested rows of a dataset in a scope. */
export interface AskedRows {
  dataset: Dataset;
  where: ReadScope<LogField>;
  columns: readonly Column[];
  grain?: Grain;
}

/** Plans how events are read: from which tables, and in whose scope. */
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

  /** The daily roll-up that can answer; undefined if none can. */
  dayRollUp({ dataset, where, columns, grain }: AskedRows): RollUp | undefined {
    return rollUpOf(dataset, 'day', withFilters(where, columns), grain);
  }

  /**
   * Reads rows of events.
   * @param write returns the statement over the rows, given as a table expression
   */
  read<Row>(
    asked: AskedRows,
    write: (rows: Sql) => Sql,
    { pieces = this.plan(asked), people, ofEvents = {} }: ReadPlan = {},
  ): Promise<Row[]> {
    const { dataset, where, columns, grain } = asked;
    const only = people === undefined ? [] : [oneOf('user', people)];
    const rows = rowsOf(dataset, pieces, {
      columns: new Set(columns),
      grain,
      tenant: where.tenant,
      condition: ({ copy }) => {
        const inScope = conditionOf(where, copy !== undefined);
        return only.length === 0 ? inScope : joined([sql`(${inScope})`, ...only], ' AND ');
      },
    });
    const { signal, background } = where;
    return this.connection.rows<Row>(write(rows), pieces.map(tableOf), {
      signal,
      background,
      settings: pieces.some(({ rollUp }) => rollUp === undefined) ? ofEvents : READS_OF_ROLL_UPS,
    });
  }

  /**
   * Exact names of the people a filter requires at its top level; undefined without any. Presence is sorted
   * by person, so exact names use its index, unlike case-insensitive conditions.
   */
  async peopleNamed({
    tenant,
    filter,
    resolve,
    people,
    signal,
    background,
  }: ReadScope<LogField>): Promise<string[] | undefined> {
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

function withFilters({ filter, within = ALL }: ReadScope<LogField>, columns: readonly Column[]): Set<Column> {
  return columnsOf(within, columnsOf(filter, new Set(columns)));
}

/**
 * A scope as a condition on rows.
 * @param isIndexed whether the table has indexes of its words and terms
 */
export function conditionOf(
  { tenant, filter, within = ALL, resolve, people }: Omit<ReadScope<LogField>, 'range'>,
  isIndexed = false,
): Sql {
  const asked = compileFilter(filter, { tenant, resolve, people, isIndexed });
  // The permission scope uses real names, even if the requester sees pseudonyms.
  return within === ALL
    ? asked
    : sql`(${asked}) AND (${compileFilter(within, { tenant, resolve, isIndexed })})`;
}

/** Query details that the columns alone don't determine. */
export interface ReadPlan {
  pieces?: readonly Piece[];
  /** Only these people can be in the result. */
  people?: readonly string[] | undefined;
  /** Settings of a read of single events. */
  ofEvents?: ClickHouseSettings;
}

function conditionOnPeople(filter: Filter<LogField>): Filter<LogField> | undefined {
  if (filter.kind === 'and')
    return filter.parts.map(conditionOnPeople).find((condition) => condition !== undefined);
  // Empty text means no user, so it isn't in any list of names.
  return filter.kind === 'in' && filter.field === 'user' && !filter.values.includes('') ? filter : undefined;
}

function clamped(time: number): number {
  return Math.min(Math.max(Math.ceil(time), STORABLE_TIMES.from), STORABLE_TIMES.to);
}

/** A range clipped to the times that can be stored. */
export function storable({ range }: Pick<ReadScope, 'range'>): { from: number; to: number } {
  return {
    from: clamped(range.from),
    to: clamped(range.to),
  };
}
