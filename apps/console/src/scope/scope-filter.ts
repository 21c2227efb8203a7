import { fieldsOf, topParts } from '@casbah/domain/filter/change';
import { ALL, type Filter } from '@casbah/domain/filter/expression';
import { type FilterError, parseFilter } from '@casbah/domain/filter/parse';
import { printFilter } from '@casbah/domain/filter/print';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import type { Scope } from './scope.ts';

export function filterOf(
  scope: Scope,
): { filter: Filter; error?: undefined } | { error: FilterError; filter: Filter } {
  const parsed = parseFilter(scope.filter ?? '', TRAFFIC_FIELDS);
  return parsed.error === undefined ? { filter: parsed.filter } : { filter: ALL, error: parsed.error };
}

export function filterText(filter: Filter): string | undefined {
  const text = printFilter(filter, TRAFFIC_FIELDS);
  return text === '' || text === 'all' ? undefined : text;
}

/** The filter without conditions on totals: another list has other totals. */
export function withoutTotals(scope: Scope): Scope {
  const { filter, error } = filterOf(scope);
  if (error !== undefined) return scope;
  const parts = topParts(filter).filter((part) =>
    [...fieldsOf(part)].every((field) => TRAFFIC_FIELDS[field].of !== 'total'),
  );
  const { filter: _, ...rest } = scope;
  const text = filterText({ kind: 'and', parts });
  return text === undefined ? rest : { ...rest, filter: text };
}
