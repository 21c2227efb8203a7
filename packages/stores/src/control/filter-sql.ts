import type { Condition, Filter } from '@casbah/domain/filter/expression';
import { foldCase } from '@casbah/domain/filter/meets';
import type { Vocabulary } from '@casbah/domain/filter/vocabulary';
import { likeOfWildcard } from '@casbah/domain/filter/wildcard';
import { type RawBuilder, sql } from 'kysely';
import { likePattern, storable } from './stored-text.ts';

/** SQL for a filter field: an expression over the row, null if it has no value. */
export type FilterColumn =
  | { text: RawBuilder<unknown> }
  /** Text stored in lower case, so an index on it is used. */
  | { folded: RawBuilder<unknown> }
  | { number: RawBuilder<unknown> }
  /** A field without a column: whether a row has one of these values. */
  | { hasOneOf: (values: readonly string[]) => RawBuilder<boolean> };

/** A list's filterable columns: the only way from a field name into SQL. */
export type FilterColumns<Field extends string> = Readonly<Record<Field, FilterColumn>>;

/**
 * Compiles a filter into an SQL condition with bound values. It selects exactly the rows for which
 * `evaluateRow` returns true; null counts as false.
 */
export function filterSql<Field extends string>(
  filter: Filter<Field>,
  fields: Vocabulary<NoInfer<Field>>,
  columns: FilterColumns<NoInfer<Field>>,
): RawBuilder<boolean> {
  switch (filter.kind) {
    case 'and':
    case 'or': {
      const parts = filter.parts.map((part) => filterSql(part, fields, columns));
      return filter.kind === 'and' ? allOf(parts) : anyOf(parts);
    }
    case 'not':
      return sql`((${filterSql(filter.part, fields, columns)}) is not true)`;
    default: {
      const column = columns[filter.field];
      if ('number' in column) return numberSql(filter, column.number);
      if ('hasOneOf' in column)
        return filter.kind === 'in' ? column.hasOneOf(textsOf(filter.values)) : sql`false`;
      if ('folded' in column) return textSql(filter, column.folded, { keeps: foldCase });
      return fields[filter.field].isExact === true
        ? textSql(filter, column.text, { keeps: (text) => text })
        : textSql(filter, sql`lower(${column.text})`, { keeps: foldCase });
    }
  }
}

export function allOf(parts: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return joined(parts, sql` and `, sql`true`);
}

export function anyOf(parts: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return joined(parts, sql` or `, sql`false`);
}

function joined(
  parts: readonly RawBuilder<unknown>[],
  by: RawBuilder<unknown>,
  ofNone: RawBuilder<boolean>,
): RawBuilder<boolean> {
  const [only] = parts;
  if (only === undefined) return ofNone;
  return parts.length === 1 ? sql`${only}` : sql`(${sql.join(parts, by)})`;
}

const textsOf = (values: readonly (string | number)[]): string[] =>
  values.map((value) => storable(String(value)));

/** Treats missing text as empty. */
function textSql(
  condition: Condition<string>,
  column: RawBuilder<unknown>,
  { keeps }: { keeps: (text: string) => string },
): RawBuilder<boolean> {
  switch (condition.kind) {
    case 'in': {
      const values = [...new Set(textsOf(condition.values).map(keeps))];
      return values.includes('')
        ? sql`coalesce(${column}, '') = any(${values}::text[])`
        : sql`${column} = any(${values}::text[])`;
    }
    case 'text': {
      if (condition.operator === 'like')
        return sql`coalesce(${column}, '') like ${likeOfWildcard(keeps(storable(condition.value)))}`;
      if (condition.value === '') return sql`true`;
      const pattern = likePattern(keeps(storable(condition.value)));
      if (condition.operator === 'contains') return sql`${column} like ${pattern}`;
      return condition.operator === 'starts'
        ? sql`${column} like ${pattern.slice(1)}`
        : sql`${column} like ${pattern.slice(0, -1)}`;
    }
    case 'exists':
      return sql`${column} <> ''`;
    case 'compare':
      return sql`false`;
  }
}

/** An unknown number matches no condition. */
function numberSql(condition: Condition<string>, column: RawBuilder<unknown>): RawBuilder<boolean> {
  switch (condition.kind) {
    case 'in':
      return sql`${column} = any(${condition.values.map(Number)}::float8[])`;
    case 'compare':
      // Compares whole numbers in the column's own type, so that its index is used.
      return Number.isSafeInteger(condition.value)
        ? sql`${column} ${sql.raw(condition.operator)} ${condition.value}::bigint`
        : sql`${column}::float8 ${sql.raw(condition.operator)} ${condition.value}::float8`;
    case 'exists':
      return sql`${column} is not null`;
    case 'text':
      return sql`false`;
  }
}
