import { DAY_MS } from './time-units.ts';
import { momentOf, wallTime } from './time-zone.ts';

/** Calendar days in a time zone, which last 23, 24 or 25 hours. Times are ms since 1970 UTC. */

/** Start of the day that contains a time. */
export function startOfDay(time: number, timeZone: string): number {
  return momentOf(Math.floor(wallTime(time, timeZone) / DAY_MS) * DAY_MS, timeZone);
}

/** The same local time a number of days later (or earlier). */
export function addDays(time: number, days: number, timeZone: string): number {
  return momentOf(wallTime(time, timeZone) + days * DAY_MS, timeZone);
}

/** The same day and time in a later (or earlier) month; the last day if that month is shorter. */
export function addMonths(time: number, months: number, timeZone: string): number {
  const date = new Date(wallTime(time, timeZone));
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return momentOf(date.getTime(), timeZone);
}

/** Calendar days between two times, with the rest of a day as a fraction. */
export function daysBetween(from: number, to: number, timeZone: string): number {
  return (wallTime(to, timeZone) - wallTime(from, timeZone)) / DAY_MS;
}

/** A calendar month; January is 1. */
export interface Month {
  year: number;
  month: number;
}

/** The month that contains a time. */
export function monthOf(time: number, timeZone: string): Month {
  const date = new Date(wallTime(time, timeZone));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

/** Start of a month. */
export function startOfMonth({ year, month }: Month, timeZone: string): number {
  return momentOf(Date.UTC(year, month - 1), timeZone);
}

export function addToMonth({ year, month }: Month, months: number): Month {
  const count = year * 12 + (month - 1) + months;
  return { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
}

/** Negative if the first is earlier. */
export function compareMonths(a: Month, b: Month): number {
  return (a.year - b.year) * 12 + a.month - b.month;
}
