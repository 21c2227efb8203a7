import { TARGET_SEPARATOR } from '@casbah/domain/activity';
import type { Condition, TextOperator } from '@casbah/domain/filter/expression';
import { foldCase } from '@casbah/domain/filter/meets';
import { type Network, networkOf, writeAddress } from '@casbah/domain/filter/network';
import { likeOfWildcard } from '@casbah/domain/filter/wildcard';
import type { Column } from './column.ts';
import { STORABLE_TIMES } from './event-batch.ts';
import { bound, joined, named, type Sql, sql } from './sql.ts';

/** Conditions on one column as SQL, with the semantics of `textMeets` and `numberMeets` in domain. */

/** Comparisons as SQL: the only way from a condition's operator into a statement. */
export const OPERATORS = { '<': sql`<`, '<=': sql`<=`, '>': sql`>`, '>=': sql`>=` } as const;

/** The text of an expression contains this text, ignoring case. */
export function contains(expression: Sql, text: string): Sql {
  return sql`position(lowerUTF8(${expression}), ${bound('String', foldCase(text))}) > 0`;
}

/** The column's text meets a condition. Missing text is empty. */
export function textMeets(condition: Condition<string>, column: Column, isAddress: boolean): Sql {
  const folded = sql`lowerUTF8(${named(column)})`;
  switch (condition.kind) {
    case 'in': {
      const values = [...new Set(condition.values.map((value) => foldCase(String(value))))];
      if (values.length === 0) return sql`false`;
      const equal = sql`${folded} IN ${bound('Array(String)', values)}`;
      if (!isAddress) return equal;
      const networks = values.flatMap((value) => networkOf(value) ?? []);
      return joined([equal, ...networks.map((network) => liesIn(column, network))], ' OR ');
    }
    case 'text':
      return partMeets(folded, condition.operator, foldCase(condition.value));
    case 'exists':
      return sql`${named(column)} != ''`;
    case 'compare':
      return sql`false`;
  }
}

/** One of the people and groups in `targets` meets a condition. */
export function targetMeets(condition: Condition<string>): Sql {
  const one = sql`one`;
  // Without any, the list has one empty text.
  const anyMeets = (met: Sql) =>
    sql`arrayExists(one -> ${met}, splitByChar(${bound('String', TARGET_SEPARATOR)}, lowerUTF8(targets)))`;
  switch (condition.kind) {
    case 'in': {
      const values = [...new Set(condition.values.map((value) => foldCase(String(value))))];
      // Most events have no targets, or others: a look at the whole text is cheaper than splitting it.
      const looked = sql`multiSearchAny(lowerUTF8(targets), ${bound('Array(String)', values)})`;
      const met = anyMeets(sql`has(${bound('Array(String)', values)}, one)`);
      const canLook = values.length <= MOST_SEARCHED && !values.includes('');
      return canLook ? sql`${looked} AND ${met}` : met;
    }
    case 'text':
      return anyMeets(partMeets(one, condition.operator, foldCase(condition.value)));
    case 'exists':
      return anyMeets(sql`one != ''`);
    case 'compare':
      return sql`false`;
  }
}

/** Maximum texts that `multiSearchAny` takes. */
const MOST_SEARCHED = 255;

/** @param wanted folded, as the text is */
export function partMeets(text: Sql, operator: TextOperator, wanted: string): Sql {
  switch (operator) {
    case 'contains':
      return sql`position(${text}, ${bound('String', wanted)}) > 0`;
    case 'starts':
      return sql`startsWith(${text}, ${bound('String', wanted)})`;
    case 'ends':
      return sql`endsWith(${text}, ${bound('String', wanted)})`;
    case 'like':
      return sql`${text} LIKE ${bound('String', likeOfWildcard(wanted))}`;
  }
}

/** Text that isn't an address matches no network. */
function liesIn(column: Column, { low, high }: Network): Sql {
  const address = sql`toIPv6OrNull(${named(column)})`;
  const limit = (of: bigint) => sql`toIPv6(${bound('String', writeAddress(of))})`;
  return sql`ifNull(${address} >= ${limit(low)} AND ${address} <= ${limit(high)}, false)`;
}

/** Whether a row has a number. */
export function isKnown(column: NumberColumn): Sql {
  return isSize(column) ? sql`${named(`${column}_unknown`)} = 0` : sql`${named(column)} != 0`;
}

/** Columns of numbers. For sizes, 0 is a value and another column tells whether they are recorded. */
export type NumberColumn = Column & ('bytes_up' | 'bytes_down' | 'size' | 'status' | 'dst_port');

export function isNumber(column: Column): column is NumberColumn {
  return isSize(column) || column === 'status' || column === 'dst_port';
}

function isSize(column: Column): boolean {
  return column === 'bytes_up' || column === 'bytes_down' || column === 'size';
}

/** An unrecorded number meets no condition. */
export function numberMeets(condition: Condition<string>, column: NumberColumn): Sql {
  const number = sql`toFloat64(${named(column)})`;
  switch (condition.kind) {
    case 'in':
      return sql`${isKnown(column)} AND has(${bound('Array(Float64)', condition.values.map(Number))}, ${number})`;
    case 'compare':
      return sql`${isKnown(column)} AND ${number} ${OPERATORS[condition.operator]} ${bound('Float64', condition.value)}`;
    case 'exists':
      return isKnown(column);
    case 'text':
      return sql`false`;
  }
}

/** Compares in the column's own type, so that its index is used. */
export function timeMeets(condition: Condition<string>): Sql {
  switch (condition.kind) {
    case 'in': {
      const times = condition.values.map(Number).filter(isStorable);
      return times.length === 0 ? sql`false` : sql`time IN (${joined(times.map(moment), ', ')})`;
    }
    case 'compare': {
      const { operator, value } = condition;
      // Between two milliseconds, the next one is the first that is larger.
      const limit = operator === '<' || operator === '>=' ? Math.ceil(value) : Math.floor(value);
      if (limit < STORABLE_TIMES.from) return operator.startsWith('>') ? sql`true` : sql`false`;
      if (limit >= STORABLE_TIMES.to) return operator.startsWith('<') ? sql`true` : sql`false`;
      return sql`time ${OPERATORS[operator]} ${moment(limit)}`;
    }
    case 'exists':
      return sql`true`;
    case 'text':
      return sql`false`;
  }
}

function isStorable(time: number): boolean {
  return Number.isInteger(time) && time >= STORABLE_TIMES.from && time < STORABLE_TIMES.to;
}

export function moment(time: number): Sql {
  return sql`fromUnixTimestamp64Milli(${bound('Int64', time)}, 'UTC')`;
}
