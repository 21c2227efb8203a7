import { tellingCondition } from '@casbah/domain/anonymous-person';
import type { Filter } from '@casbah/domain/filter/expression';
import type { LogField } from '@casbah/domain/filter/log-fields';
import { splitTotals, type TotalCondition } from '@casbah/domain/filter/totals';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import type { TimeRange } from '@casbah/domain/time-range';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import { ApiFailure } from '../http/failure.ts';
import { filterInvalid, readFilter } from '../http/filter.ts';

/** Default range: the last 30 days with data. */
const DEFAULT_DAYS = 30;

/** A request's filter, split into conditions on events and conditions on totals. */
export interface ParsedFilter {
  /** Conditions on events and services. */
  filter: Filter;
  /** Conditions on the totals of a row. */
  totals: readonly TotalCondition[];
}

export function filterOf(text: string | undefined): ParsedFilter {
  const filter = readFilter(text, TRAFFIC_FIELDS);
  const split = splitTotals(filter, TRAFFIC_FIELDS);
  if (split.error !== undefined) throw filterInvalid(split.error.code, split.error.message);
  return split;
}

/**
 * Refuses conditions on identifying fields under anonymization. Depends on the filter alone, never on whether the
 * person exists.
 */
export function refuseTelling(filter: Filter<LogField>): void {
  const telling = tellingCondition(filter);
  if (telling === undefined) return;
  throw filterInvalid(
    'anonymised',
    telling.field === 'user'
      ? 'People are anonymous. Ask for one as user = anon-user.N'
      : `“${telling.field}” is disabled due to anonymization`,
  );
}

/**
 * The requested range. Open ends default to the data's last thirty days, in whole hours, so a list stays the same
 * between requests.
 */
export function rangeOf(
  asked: { from?: string | undefined; to?: string | undefined },
  data: TimeRange | undefined,
  now: number,
): TimeRange {
  const end = data === undefined ? now : data.to;
  const to = asked.to === undefined ? Math.floor(end / HOUR_MS) * HOUR_MS + HOUR_MS : Date.parse(asked.to);
  const from = asked.from === undefined ? to - DEFAULT_DAYS * DAY_MS : Date.parse(asked.from);
  if (from > to)
    throw new ApiFailure('BAD_REQUEST', { field: 'query.from', problem: 'the range ends before it begins' });
  return { from, to };
}
