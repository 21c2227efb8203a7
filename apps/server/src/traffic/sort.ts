import { compareNames } from '@casbah/domain/compare-names';
import { ApiFailure } from '../http/failure.ts';

/** A column name, with a leading `-` for descending order. */
export interface Sort<Column extends string> {
  column: Column;
  descending: boolean;
}

export function sortOf<Column extends string>(
  asked: string | undefined,
  columns: readonly Column[],
  otherwise: Sort<Column>,
): Sort<Column> {
  if (asked === undefined || asked === '') return otherwise;
  const descending = asked.startsWith('-');
  const name = descending ? asked.slice(1) : asked;
  const column = columns.find((known) => known === name);
  if (column === undefined)
    throw new ApiFailure('BAD_REQUEST', {
      field: 'query.sort',
      problem: `there is no column ${name}; use one of ${columns.join(', ')}`,
    });
  return { column, descending };
}

type Key = string | number | boolean | null;

/** Sorts rows by a key. Rows without one come last in both directions; equal rows are sorted by name. */
export function sorted<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  descending: boolean,
  nameOf: (row: Row) => string,
): Row[] {
  const direction = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => {
      if (a.key === null || b.key === null) {
        if (a.key !== b.key) return a.key === null ? 1 : -1;
      } else {
        const order = compareKeys(a.key, b.key);
        if (order !== 0) return order * direction;
      }
      return compareNames(nameOf(a.row), nameOf(b.row));
    })
    .map(({ row }) => row);
}

function compareKeys(a: string | number | boolean, b: string | number | boolean): number {
  if (typeof a === 'string' && typeof b === 'string') return compareNames(a, b);
  return Number(a) - Number(b);
}
