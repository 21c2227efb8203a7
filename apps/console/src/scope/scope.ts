import { fieldsOf, topParts } from '@casbah/domain/filter/change';
import { ALL, FILTER_FIELDS, type Filter } from '@casbah/domain/filter/expression';
import { type FilterError, parseFilter } from '@casbah/domain/filter/parse';
import { printFilter } from '@casbah/domain/filter/print';
import type { TimeRange } from '@casbah/domain/time-range';

/** Ranges with a name, counted back from the end of the data. The default asks the server for its own: the last month. */
export const RANGE_NAMES = ['1d', '7d', '1mo', '3mo', '6mo', '1yr', 'all'] as const;
export type RangeName = (typeof RANGE_NAMES)[number];
export const DEFAULT_RANGE: RangeName = '1mo';

/** What the address says about time and filter: the same on every page of an area, and kept from one to the next. */
export interface Scope {
  range?: RangeName | undefined;
  /** ISO 8601; a range of one's own goes before a name. */
  from?: string | undefined;
  to?: string | undefined;
  /** The filter's text form. */
  filter?: string | undefined;
}

/** The text of a parameter, if there is one. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function momentOf(value: unknown): string | undefined {
  const text = textOf(value);
  if (text === undefined) return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Reads an address; what makes no sense is left out rather than shown as an error. */
export function readScope(search: Record<string, unknown>): Scope {
  const from = momentOf(search.from);
  const to = momentOf(search.to);
  const ownRange = from !== undefined && to !== undefined && from < to;
  const range = RANGE_NAMES.find((name) => name === search.range);
  return {
    ...(ownRange ? { from, to } : range === undefined || range === DEFAULT_RANGE ? {} : { range }),
    ...(textOf(search.filter) === undefined ? {} : { filter: textOf(search.filter) }),
  };
}

export function filterOf(
  scope: Scope,
): { filter: Filter; error?: undefined } | { error: FilterError; filter: Filter } {
  const parsed = parseFilter(scope.filter ?? '');
  return parsed.error === undefined ? { filter: parsed.filter } : { filter: ALL, error: parsed.error };
}

export function filterText(filter: Filter): string | undefined {
  const text = printFilter(filter);
  return text === '' || text === 'all' ? undefined : text;
}

/** The filter without what is asked of the rows of one list: another list adds up other rows. */
export function withoutTotals(scope: Scope): Scope {
  const { filter, error } = filterOf(scope);
  if (error !== undefined) return scope;
  const parts = topParts(filter).filter((part) =>
    [...fieldsOf(part)].every((field) => FILTER_FIELDS[field].of !== 'total'),
  );
  const { filter: _, ...rest } = scope;
  const text = filterText({ kind: 'and', parts });
  return text === undefined ? rest : { ...rest, filter: text };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DAYS_OF: Readonly<Record<Exclude<RangeName, 'all'>, number>> = {
  '1d': 1,
  '7d': 7,
  '1mo': 30,
  '3mo': 91,
  '6mo': 182,
  '1yr': 365,
};

/** A named range over data of this span: it ends with the last hour that has data, as the server's own default does. */
export function rangeOfName(name: RangeName, data: TimeRange): TimeRange {
  const to = Math.floor(data.to / HOUR) * HOUR + HOUR;
  return { from: name === 'all' ? Math.floor(data.from / HOUR) * HOUR : to - DAYS_OF[name] * DAY, to };
}
