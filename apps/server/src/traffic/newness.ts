import type { Condition } from '@casbah/domain/filter/expression';
import { partMeets } from '@casbah/domain/filter/meets';
import type { TimeRange } from '@casbah/domain/time-range';
import { DAY_MS } from '@casbah/domain/time-units';
import type { TrafficSpan } from '@casbah/stores/events/event-store';

/** Range and traffic of a query. */
interface Looked {
  range: TimeRange;
  data: TrafficSpan | undefined;
}

/** A service is new if it was first seen, in any traffic, within this time before the end of the range. */
const NEW_WITHIN = 7 * DAY_MS;

/** When each service was first seen, and the span in which a service counts as new: after `from`, up to `end`. */
export interface Newness {
  firstSeen: ReadonlyMap<string, number>;
  from: number;
  end: number;
}

/**
 * Ends with the range or the data, so a range into the future has new services, too. Without earlier data nothing is
 * new: in a company's first week, everything would be.
 */
export function newness({ range, data }: Looked): Newness {
  const firstSeen = data?.firstSeen ?? new Map<string, number>();
  const end = Math.min(range.to, data?.to ?? range.to);
  const from = end - NEW_WITHIN;
  return { firstSeen, from: data !== undefined && data.from <= from ? from : end, end };
}

export function isNew({ from, end }: Newness, seen: number): boolean {
  return seen > from && seen <= end;
}

/** Value of `seen` for new services. */
const NEW = 'new';

/** IDs of the services that match a condition on `seen`. */
export function newServices(asked: Looked, condition: Condition): readonly string[] {
  if (!asksForNew(condition)) return [];
  const newest = newness(asked);
  return [...newest.firstSeen].filter(([, seen]) => isNew(newest, seen)).map(([id]) => id);
}

function asksForNew(condition: Condition): boolean {
  switch (condition.kind) {
    case 'in':
      return condition.values.some((value) => String(value).toLowerCase() === NEW);
    case 'text':
      return partMeets(NEW, condition.operator, condition.value.toLowerCase());
    case 'exists':
      return true;
    case 'compare':
      return false;
  }
}
