import { type RangeLimits, rangeOf, settled } from '@casbah/domain/date-range';
import type { TimeRange } from '@casbah/domain/time-range';
import { momentOf, wallTime } from '@casbah/domain/time-zone';
import { CalendarDate, CalendarDateTime } from '@internationalized/date';

/** Dates in fields and calendars are in the given zone, never in the browser's. */
export function dateOf(time: number, timeZone: string): CalendarDate {
  const wall = new Date(wallTime(time, timeZone));
  return new CalendarDate(wall.getUTCFullYear(), wall.getUTCMonth() + 1, wall.getUTCDate());
}

export function dateTimeOf(time: number, timeZone: string): CalendarDateTime {
  const wall = new Date(wallTime(time, timeZone));
  return new CalendarDateTime(
    wall.getUTCFullYear(),
    wall.getUTCMonth() + 1,
    wall.getUTCDate(),
    wall.getUTCHours(),
    wall.getUTCMinutes(),
    wall.getUTCSeconds(),
  );
}

/** Moment of a date with an optional time: the first one if repeated, the clock change if skipped. */
export function timeOf(date: CalendarDate | CalendarDateTime, timeZone: string): number {
  const { year, month, day } = date;
  const clock = date instanceof CalendarDateTime ? ([date.hour, date.minute, date.second] as const) : [];
  return momentOf(Date.UTC(year, month - 1, day, ...clock), timeZone);
}

/** Text in the two fields. */
export interface TypedRange {
  from: CalendarDate | CalendarDateTime;
  /** Last day, or the end of the range. */
  to: CalendarDate | CalendarDateTime;
}

const LAST_SECOND = [23, 59, 59] as const;

/** A range as typed: includes its last day, and writes a midnight end as 23:59:59. */
export function typedOf(range: TimeRange, timeZone: string, withTime: boolean): TypedRange {
  if (!withTime)
    return { from: dateOf(range.from, timeZone), to: dateOf(Math.max(range.from, range.to - 1), timeZone) };
  const end = dateTimeOf(range.to, timeZone);
  const isMidnight = end.hour === 0 && end.minute === 0 && end.second === 0;
  return {
    from: dateTimeOf(range.from, timeZone),
    to: isMidnight ? dateTimeOf(range.to - 1000, timeZone) : end,
  };
}

/** Parses a typed range: whole days without times, within limits, end after start. */
export function rangeOfTyped({ from, to }: TypedRange, limits: RangeLimits): TimeRange {
  const { timeZone } = limits;
  const isLastSecond =
    to instanceof CalendarDateTime &&
    [to.hour, to.minute, to.second].every((part, index) => part === LAST_SECOND[index]);
  const end = timeOf(to, timeZone) + (isLastSecond ? 1000 : 0);
  const lastMoment = to instanceof CalendarDateTime ? end - 1 : end;
  return rangeOf(settled([timeOf(from, timeZone), lastMoment], limits));
}
