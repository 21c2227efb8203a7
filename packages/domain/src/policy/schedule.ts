import { MINUTE_MS } from '../time-units.ts';

/** Days as in ISO 8601: 1 is Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A window on some days of the week. */
export interface ScheduleWindow {
  days: readonly Weekday[];
  /** Minutes since midnight. */
  from: number;
  /** Minutes since midnight, exclusive; 1440 is the end of the day. Before `from`, the window ends on the next day. */
  to: number;
}

/** When a policy applies. */
export interface PolicySchedule {
  /** IANA name. */
  timeZone: string;
  /** The whole week if empty. */
  windows: readonly ScheduleWindow[];
  /** First and last moment, in ms since 1970; open if absent. The last one is exclusive. */
  from?: number | undefined;
  until?: number | undefined;
}

const DAY_OF: Readonly<Record<string, Weekday>> = { Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6, Sun: 7 };

/**
 * Compiles a schedule to a function of time. Local time is computed once per minute of the clock, because the calendar of
 * a time zone is slow and most decisions are about now.
 * @throws RangeError for an unknown time zone
 */
export function compileSchedule({
  timeZone,
  windows,
  from,
  until,
}: PolicySchedule): (time: number) => boolean {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  let minute = Number.NaN;
  let isInWindow = false;
  return (time) => {
    if ((from !== undefined && time < from) || (until !== undefined && time >= until)) return false;
    if (windows.length === 0) return true;
    const asked = Math.floor(time / MINUTE_MS);
    if (asked !== minute) {
      minute = asked;
      isInWindow = windows.some((window) => isWithin(window, localMinute(format, asked * MINUTE_MS)));
    }
    return isInWindow;
  };
}

interface LocalMinute {
  day: Weekday;
  minute: number;
}

function localMinute(format: Intl.DateTimeFormat, time: number): LocalMinute {
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
  return {
    day: DAY_OF[parts.get('weekday') ?? ''] ?? 1,
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

function isWithin({ days, from, to }: ScheduleWindow, { day, minute }: LocalMinute): boolean {
  if (from < to) return days.includes(day) && minute >= from && minute < to;
  const yesterday = WEEKDAYS[(day + 5) % 7];
  return (
    (days.includes(day) && minute >= from) ||
    (yesterday !== undefined && days.includes(yesterday) && minute < to)
  );
}
