import type { PeopleShown } from '@casbah/domain/anonymous-person';
import { eventFieldOf, isOfEvent } from '@casbah/domain/filter/evaluate';
import type { Condition, Filter } from '@casbah/domain/filter/expression';
import { foldCase } from '@casbah/domain/filter/meets';
import { type Network, networkOf, writeAddress } from '@casbah/domain/filter/network';
import { TRAFFIC_FIELDS, type TrafficField } from '@casbah/domain/filter/traffic-fields';
import type { Column } from './column.ts';
import { numberedOf } from './people.ts';
import { bound, joined, named, type Sql, sql } from './sql.ts';

/** Columns that a filter uses. */
export function columnsOf(filter: Filter, found: Set<Column> = new Set()): Set<Column> {
  switch (filter.kind) {
    case 'and':
    case 'or':
      for (const part of filter.parts) columnsOf(part, found);
      return found;
    case 'not':
      return columnsOf(filter.part, found);
    default:
      return found.add(columnOf(filter.field));
  }
}

/** Column of a field: the only way from a field name into SQL. */
export function columnOf(field: TrafficField): Column {
  if (isOfEvent(field)) return eventFieldOf(field);
  if (TRAFFIC_FIELDS[field].of === 'service') return 'service_id';
  throw new RangeError(`“${field}” is a total: split it off before the filter is compiled`);
}

/** Requester-specific meaning of a filter. */
export interface Meaning {
  tenant: string;
  /** IDs of the services that match a condition on a service field. */
  resolve: (condition: Condition) => readonly string[];
  /** How users are named in a company with anonymization. */
  people?: PeopleShown | undefined;
}

/**
 * Compiles a filter into an SQL condition with bound values. It selects exactly the events for which
 * `evaluate` returns true. It excludes the tenant, which the store adds to every statement.
 */
export function compileFilter(filter: Filter, asked: Meaning): Sql {
  switch (filter.kind) {
    case 'and':
    case 'or': {
      const parts = filter.parts.map((part) => sql`(${compileFilter(part, asked)})`);
      if (parts.length === 0) return filter.kind === 'and' ? sql`true` : sql`false`;
      return joined(parts, filter.kind === 'and' ? ' AND ' : ' OR ');
    }
    case 'not':
      return sql`NOT (${compileFilter(filter.part, asked)})`;
    default: {
      const column = columnOf(filter.field);
      const { of, type } = TRAFFIC_FIELDS[filter.field];
      if (of === 'service') return oneOf(column, asked.resolve(filter));
      if (filter.field === 'user') return compilePerson(filter, asked);
      return type === 'word' || type === 'text' ? compileText(filter, column) : compileNumber(filter, column);
    }
  }
}

/** The column equals one of the texts exactly. */
export function oneOf(column: Column, values: readonly string[]): Sql {
  return values.length === 0 ? sql`false` : sql`${named(column)} IN ${bound('Array(String)', values)}`;
}

/** The text of an expression contains this text, ignoring case. */
export function contains(expression: Sql, text: string): Sql {
  return sql`position(lowerUTF8(${expression}), ${bound('String', foldCase(text))}) > 0`;
}

/** Resolves a condition on people to their names once per read, not for each row. */
function compilePerson(condition: Condition, { tenant, people }: Meaning): Sql {
  if (condition.kind === 'exists') return sql`person != 0`;
  const meant = whoIsMeant(condition, people);
  const parts: Sql[] = [];
  // A missing name is empty text, as in other fields; the people table has no such name.
  if (meansNobody(condition, people)) parts.push(sql`person = 0`);
  if (meant.length > 0)
    parts.push(
      sql`person IN (SELECT person FROM people WHERE tenant_id = ${bound('String', tenant)} AND (${joined(meant, ' OR ')}))`,
    );
  return parts.length === 0 ? sql`false` : joined(parts, ' OR ');
}

/** The ways a condition can match people in the `user` column: by name, or by pseudonym. */
function whoIsMeant(condition: Condition, people: PeopleShown | undefined): Sql[] {
  const numbered = people === undefined ? [] : numberedOf(condition, people);
  if (people?.hidden === true || condition.kind === 'compare') return numbered;
  return [...numbered, compileText(condition, 'user')];
}

function meansNobody(condition: Condition, people: PeopleShown | undefined): boolean {
  if (condition.kind === 'in') return condition.values.some((value) => String(value) === '');
  return people?.hidden !== true && condition.kind === 'text' && condition.value === '';
}

function compileText(condition: Condition, column: Column): Sql {
  const folded = sql`lowerUTF8(${named(column)})`;
  switch (condition.kind) {
    case 'in': {
      const values = [...new Set(condition.values.map((value) => foldCase(String(value))))];
      if (values.length === 0) return sql`false`;
      const equal = sql`${folded} IN ${bound('Array(String)', values)}`;
      if (TRAFFIC_FIELDS[condition.field].isAddress !== true) return equal;
      const networks = values.flatMap((value) => networkOf(value) ?? []);
      return joined([equal, ...networks.map((network) => liesIn(column, network))], ' OR ');
    }
    case 'text': {
      const text = bound('String', foldCase(condition.value));
      switch (condition.operator) {
        case 'contains':
          return contains(named(column), condition.value);
        case 'starts':
          return sql`startsWith(${folded}, ${text})`;
        case 'ends':
          return sql`endsWith(${folded}, ${text})`;
      }
      break;
    }
    case 'exists':
      return sql`${named(column)} != ''`;
    case 'compare':
      return sql`false`;
  }
}

/** Text that isn't an address matches no network. */
function liesIn(column: Column, { low, high }: Network): Sql {
  const address = sql`toIPv6OrNull(${named(column)})`;
  const limit = (of: bigint) => sql`toIPv6(${bound('String', writeAddress(of))})`;
  return sql`ifNull(${address} >= ${limit(low)} AND ${address} <= ${limit(high)}, false)`;
}

/** An unrecorded number meets no condition. */
function compileNumber(condition: Condition, column: Column): Sql {
  const isKnown =
    column === 'bytes_up' || column === 'bytes_down'
      ? sql`${named(`${column}_unknown`)} = 0`
      : sql`${named(column)} != 0`;
  const number = sql`toFloat64(${named(column)})`;
  switch (condition.kind) {
    case 'in':
      return sql`${isKnown} AND has(${bound('Array(Float64)', condition.values.map(Number))}, ${number})`;
    case 'compare':
      return sql`${isKnown} AND ${number} ${OPERATORS[condition.operator]} ${bound('Float64', condition.value)}`;
    case 'exists':
      return isKnown;
    case 'text':
      return sql`false`;
  }
}

/** Comparisons as SQL: the only way from a condition's operator into a statement. */
export const OPERATORS = { '<': sql`<`, '<=': sql`<=`, '>': sql`>`, '>=': sql`>=` } as const;
