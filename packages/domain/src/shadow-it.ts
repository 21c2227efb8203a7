import { PERSONAL_FIELDS } from './anonymous-person.ts';
import type { Filter } from './filter/expression.ts';
import type { TotalCondition } from './filter/totals.ts';
import type { TrafficField } from './filter/traffic-fields.ts';
import type { TimeRange } from './time-range.ts';
import { DAY_MS } from './time-units.ts';

/** The stretches of the calendar, in UTC, that a policy's totals are about: `uploaded > 100MB` a day, a week or a month. */
export const POLICY_WINDOWS = ['day', 'week', 'month'] as const;
export type PolicyWindow = (typeof POLICY_WINDOWS)[number];

/** Policies that a company has at most. */
export const MOST_POLICIES = 50;
export const LONGEST_POLICY_NAME = 64;
export const LONGEST_POLICY_CONDITION = 2048;
/** Days up to the end of the data in which new events are still looked at, and that a condition is tried on at most. */
export const POLICY_DAYS = 92;
/** So long it is kept what a policy has found, in days. */
export const POLICY_HITS_KEPT_DAYS = 400;

/** What the history says where a policy has found something. */
export const POLICY_HIT_ACTION = 'shadow-it policy hit';

/** 1970 began on a Thursday; weeks begin on Monday. */
const DAYS_FROM_MONDAY = 3;

/** The window that a time lies in. */
export function windowAt(window: PolicyWindow, time: number): TimeRange {
  const day = Math.floor(time / DAY_MS);
  switch (window) {
    case 'day':
      return { from: day * DAY_MS, to: (day + 1) * DAY_MS };
    case 'week': {
      const monday = day - ((((day + DAYS_FROM_MONDAY) % 7) + 7) % 7);
      return { from: monday * DAY_MS, to: (monday + 7) * DAY_MS };
    }
    case 'month': {
      const date = new Date(time);
      const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
      return { from: Date.UTC(year, month, 1), to: Date.UTC(year, month + 1, 1) };
    }
  }
}

/** The windows that a range touches, whole and the oldest first. */
export function windowsOver(window: PolicyWindow, { from, to }: TimeRange): TimeRange[] {
  const windows: TimeRange[] = [];
  for (let at = from; at < to; at = windows.at(-1)?.to ?? to) windows.push(windowAt(window, at));
  return windows;
}

/** The last days up to an end: the last of them is the day that the end lies in. */
export function lastDays(end: number, days: number): TimeRange {
  return { from: Math.ceil(end / DAY_MS) * DAY_MS - days * DAY_MS, to: end };
}

/**
 * Whether what meets these conditions on totals in the middle of a window meets them at its end, too. `users < 3` and
 * `not exists uploaded` may not: they can only be answered when the window is over.
 */
export function onlyRises(totals: readonly TotalCondition[]): boolean {
  return totals.every(
    (condition) =>
      condition.kind === 'exists' ||
      (condition.kind === 'compare' && (condition.operator === '>' || condition.operator === '>=')),
  );
}

const OF_PEOPLE: ReadonlySet<TrafficField> = new Set(['user', ...PERSONAL_FIELDS]);

/** The field of a condition that is about who somebody is: a policy is about services, and is shown to who may not know. */
export function fieldOfPeople(filter: Filter): TrafficField | undefined {
  switch (filter.kind) {
    case 'and':
    case 'or':
      for (const part of filter.parts) {
        const found = fieldOfPeople(part);
        if (found !== undefined) return found;
      }
      return undefined;
    case 'not':
      return fieldOfPeople(filter.part);
    default:
      return OF_PEOPLE.has(filter.field) ? filter.field : undefined;
  }
}
