import type { Filter } from './filter/expression.ts';
import type { TotalCondition } from './filter/totals.ts';
import type { TrafficField } from './filter/traffic-fields.ts';
import { PERSONAL_FIELDS } from './personal-fields.ts';
import type { TimeRange } from './time-range.ts';
import { DAY_MS } from './time-units.ts';

/** Calendar periods in UTC for totals of an alert rule: `uploaded > 100MB` per day, week or month. */
export const ALERT_RULE_WINDOWS = ['day', 'week', 'month'] as const;
export type AlertRuleWindow = (typeof ALERT_RULE_WINDOWS)[number];

/** Maximum alert rules per company. */
export const MOST_ALERT_RULES = 50;
export const LONGEST_ALERT_RULE_NAME = 64;
export const LONGEST_ALERT_RULE_CONDITION = 2048;
/** Days before the end of the data in which new events are checked; also the maximum for backtests. */
export const ALERT_RULE_DAYS = 92;
/** Days that alert rule matches are kept. */
export const ALERT_RULE_HITS_KEPT_DAYS = 400;

/** History action for an alert rule match. */
export const ALERT_RULE_HIT_ACTION = 'shadow-it policy hit';

/** January 1, 1970 was a Thursday; weeks start on Monday. */
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

/** All windows that overlap a range, complete and oldest first. */
export function windowsOver(window: AlertRuleWindow, { from, to }: TimeRange): TimeRange[] {
  const windows: TimeRange[] = [];
  for (let at = from; at < to; at = windows.at(-1)?.to ?? to) windows.push(windowAt(window, at));
  return windows;
}

/** The last days up to an end time, including the day that contains it. */
export function lastDays(end: number, days: number): TimeRange {
  return { from: Math.ceil(end / DAY_MS) * DAY_MS - days * DAY_MS, to: end };
}

/**
 * Whether totals that match within a window still match at its end. Not so for `users < 3` or `not exists uploaded`,
 * which can be decided only after the window.
 */
export function onlyRises(totals: readonly TotalCondition[]): boolean {
  return totals.every(
    (condition) =>
      condition.kind === 'exists' ||
      (condition.kind === 'compare' && (condition.operator === '>' || condition.operator === '>=')),
  );
}

const OF_PEOPLE: ReadonlySet<TrafficField> = new Set(['user', ...PERSONAL_FIELDS]);

/**
 * The first field about a person in a condition. Alert rules are about services, and their readers may not see names.
 */
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
