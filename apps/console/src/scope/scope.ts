import type { SessionAnswer } from '@casbah/contract/session';
import { isoTime } from '@casbah/domain/iso-time';
import { type PeriodPlace, periodRange } from '@casbah/domain/period-range';
import { type Period, parsePeriod } from '@casbah/domain/time-period';
import type { RangeChoice } from '@casbah/widgets/date-range-picker/range-choice.ts';

/** Default ranges that a company can choose. */
const BEGINNINGS = {
  last_day: '24h',
  last_week: '7d',
  last_month: '30d',
  last_quarter: '3mo',
  last_year: '1yr',
} as const satisfies Record<SessionAnswer['default_selected_range'], Period>;

/** Default scope without URL parameters. */
let defaultRange: Period = BEGINNINGS.last_month;

/** Sets the company's default for URLs without parameters. */
export function beginWith(range: SessionAnswer['default_selected_range']): void {
  defaultRange = BEGINNINGS[range];
}

/** Time range and filter in the URL, shared by all pages of an area. */
export interface Scope {
  /** A time span up to now, or up to the newest data. */
  range?: Period | undefined;
  ends?: 'data' | undefined;
  /** ISO 8601; a custom range takes precedence over a preset. */
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
  return Number.isNaN(time) ? undefined : isoTime(time);
}

/** Reads the URL parameters; ignores invalid ones instead of showing an error. */
export function readScope(search: Record<string, unknown>): Scope {
  const from = momentOf(search.from);
  const to = momentOf(search.to);
  const ownRange = from !== undefined && to !== undefined && from < to;
  const named = parsePeriod(textOf(search.range) ?? '');
  const range = typeof named === 'string' ? named : undefined;
  return {
    ...(ownRange ? { from, to } : range === undefined ? {} : { range, ...endOf(search.ends, range) }),
    ...(textOf(search.filter) === undefined ? {} : { filter: textOf(search.filter) }),
  };
}

/** "Everything" ends with the data anyway. */
const endOf = (ends: unknown, range: Period): Pick<Scope, 'ends'> =>
  ends === 'data' && range !== 'all' ? { ends } : {};

/**
 * The range in the URL. Without one: the default range up to now, or up to the newest data if all data is
 * older, so that old logs don't begin with an empty page.
 */
export function choiceOf(scope: Scope, place?: PeriodPlace): RangeChoice {
  if (scope.from !== undefined && scope.to !== undefined)
    return { kind: 'custom', range: { from: Date.parse(scope.from), to: Date.parse(scope.to) } };
  const { range, ends } = scope;
  if (range !== undefined) return { kind: 'preset', preset: range, ...(ends === undefined ? {} : { ends }) };
  const { data } = place ?? {};
  const isOld = place !== undefined && data !== undefined && data.to <= periodRange(defaultRange, place).from;
  return { kind: 'preset', preset: defaultRange, ...(isOld ? { ends: 'data' } : {}) };
}

/** A range of the same length up to the newest data; the default length for custom ranges. */
export function choiceUpToData(choice: RangeChoice): RangeChoice {
  return { kind: 'preset', preset: choice.kind === 'preset' ? choice.preset : defaultRange, ends: 'data' };
}

/** URL parameters of a chosen range, including those it clears. */
export function scopeOfChoice(choice: RangeChoice): Pick<Scope, 'range' | 'ends' | 'from' | 'to'> {
  if (choice.kind === 'custom')
    return {
      range: undefined,
      ends: undefined,
      from: isoTime(choice.range.from),
      to: isoTime(choice.range.to),
    };
  return { range: choice.preset, ends: choice.ends, from: undefined, to: undefined };
}
