import { PERSONAL_FIELDS } from './anonymous-person.ts';
import type { Filter } from './filter/expression.ts';
import type { TotalCondition } from './filter/totals.ts';
import type { TrafficField } from './filter/traffic-fields.ts';
import type { TimeRange } from './time-range.ts';
import { DAY_MS } from './time-units.ts';

/** The stretches of the calendar, in UTC, that an alert rule's totals are about: `uploaded > 100MB` a day, a week or a month. */
export const ALERT_RULE_WINDOWS = ['day', 'week', 'month'] as const;
export type AlertRuleWindow = (typeof ALERT_RULE_WINDOWS)[number];

/** Alert rules that a company has at most. */
export const MOST_ALERT_RULES = 50;
export const LONGEST_ALERT_RULE_NAME = 64;
export const LONGEST_ALERT_RULE_CONDITION = 2048;
/** Days up to the end of the data in which new events are still looked at, and that a condition is tried on at most. */
export const ALERT_RULE_DAYS = 92;
/** So long it is kept what an alert rule has found, in days. */
export const ALERT_RULE_HITS_KEPT_DAYS = 400;

/** What the history says where an alert rule has found something. */
export const ALERT_RULE_HIT_ACTION = 'shadow-it policy hit';

/** 1970 began on a Thursday; weeks begin on Monday. */
const DAYS_FROM_MONDAY = 3;

/** The window that contains a time. */
export function windowAt(window: AlertRuleWindow, time: number): TimeRange {
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
export function windowsOver(window: AlertRuleWindow, { from, to }: TimeRange): TimeRange[] {
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

/** The field of a condition that is about a person: an alert rule is about services, and people who may not see names can read it. */
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
