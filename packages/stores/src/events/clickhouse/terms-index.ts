import { foldCase } from '@casbah/domain/filter/meets';
import { TERMS, TERMS_OF_ROW } from '../schema/activities.ts';
import { bound, type Sql, schemaSql, sql } from './sql.ts';

type Term = keyof typeof TERMS;

/** Maximum terms of a condition; more are compared. */
const MOST_TERMS = 32;

export function isTerm(field: string): field is Term {
  return Object.hasOwn(TERMS, field);
}

/** Rows with one of these values, ignoring case, found in the index; undefined if there are too many to look up. */
export function haveTerm(column: Term, values: readonly string[]): Sql | undefined {
  const terms = [...new Set(values.map((value) => `${TERMS[column]}${foldCase(value)}`))];
  if (terms.length === 0 || terms.length > MOST_TERMS) return undefined;
  return sql`hasAny(${schemaSql(TERMS_OF_ROW)}, ${bound('Array(String)', terms)})`;
}
