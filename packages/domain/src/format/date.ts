import { addDays } from '../calendar.ts';
import type { Interval, TimeRange } from '../time-range.ts';
import { HOUR_MS, MINUTE_MS } from '../time-units.ts';
import { dateFormat } from './intl-cache.ts';

/**
 * English dates are day first with the month's name and a 24-hour clock, like logs, so no one misreads them. Other
 * languages keep their own order.
 */
function dateLocale(locale: string): string {
  return isEnglish(locale) ? 'en-GB' : locale;
}

function isEnglish(locale: string): boolean {
  return locale.toLowerCase().startsWith('en');
}

const STYLES = {
  /** `Fri 14` */
  weekday: { weekday: 'short', day: 'numeric' },
  /** `14 Nov` */
  day: { day: 'numeric', month: 'short' },
  /** `14 Nov 2026` */
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  /** `Nov 2026` */
  month: { month: 'short', year: 'numeric' },
  /** `12:04` */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** `12:04:51` */
  seconds: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  /** `14 Nov, 12:04` */
  dayTime: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** `14 Nov 2026, 12:04` */
  dateTime: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  /** `Wed, 19 Nov 2026, 12:04:51` */
  full: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof STYLES;

/** A moment (ms since 1970 UTC) as seen in a time zone. */
export function formatDate(time: number, style: DateStyle, locale: string, timeZone = 'UTC'): string {
  if (!Number.isFinite(time)) return '–';
  return dateFormat(dateLocale(locale), { ...STYLES[style], timeZone }).format(time);
}

/**
 * Default time format. English: `Sat Nov 21 2026 12:04:51` (`ddd MMM D YYYY HH:mm:ss`), as in logs, exports and emails;
 * other languages keep their own order.
 */
export function formatTime(time: number, locale: string, timeZone = 'UTC'): string {
  if (!Number.isFinite(time)) return '–';
  if (!isEnglish(locale)) return formatDate(time, 'full', locale, timeZone);
  const part = partsOf(time, 'en-US', { ...STYLES.full, timeZone });
  return `${part('weekday')} ${part('month')} ${part('day')} ${part('year')} ${part('hour')}:${part('minute')}:${part('second')}`;
}

/**
 * A time as typed into a field. English: `11/21/2026 3:04 PM` (`MM/DD/YYYY h:mm A`); other languages have their own
 * order and clock.
 */
export function formatDateTime(time: number, locale: string, timeZone = 'UTC'): string {
  if (!Number.isFinite(time)) return '–';
  const date = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  if (!isEnglish(locale)) return dateFormat(locale, { ...date, ...clock, hour: '2-digit' }).format(time);
  const part = partsOf(time, 'en-US', { ...date, ...clock, hourCycle: 'h12' });
  return `${part('month')}/${part('day')}/${part('year')} ${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
}

function partsOf(
  time: number,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = dateFormat(locale, options).formatToParts(time);
  return (type) => parts.find((part) => part.type === type)?.value ?? '';
}

/**
 * Shortest form of a range: whole days by first and last day (`14 – 20 Nov`), others to the minute. The year is
 * included unless it is that of `now`.
 */
export function formatRange(
  range: TimeRange,
  locale: string,
  { timeZone = 'UTC', now }: { timeZone?: string; now: number },
): string {
  if (!Number.isFinite(range.from) || !Number.isFinite(range.to)) return '–';
  const last = Math.max(range.from, range.to - 1);
  const language = dateLocale(locale);
  const wholeDays = isMidnight(range.from, timeZone) && isMidnight(range.to, timeZone);
  const year = (time: number) => dateFormat('en-GB', { year: 'numeric', timeZone }).format(time);
  const thisYear = year(range.from) === year(now) && year(last) === year(now);
  const style = wholeDays ? STYLES.day : STYLES.dayTime;
  const options = { ...style, ...(thisYear ? {} : { year: 'numeric' as const }), timeZone };
  return dateFormat(language, options).formatRange(range.from, wholeDays ? last : range.to);
}

function isMidnight(time: number, timeZone: string): boolean {
  return (
    dateFormat('en-GB', { ...STYLES.seconds, timeZone }).format(time) === '00:00:00' && time % 1000 === 0
  );
}

const LENGTHS: Partial<Record<Interval, number>> = {
  minute: 60_000,
  quarter_hour: 15 * MINUTE_MS,
  half_hour: 30 * MINUTE_MS,
  hour: HOUR_MS,
  six_hours: 6 * HOUR_MS,
};

/** Label of a bucket: `Fri 14 Nov`, `Fri 14 Nov, 08:00 – 09:00`, `10 – 16 Nov`, `Nov 2026`. */
export function formatBucket(time: number, interval: Interval, locale: string, timeZone = 'UTC'): string {
  if (!Number.isFinite(time)) return '–';
  const language = dateLocale(locale);
  switch (interval) {
    case 'month':
      return formatDate(time, 'month', locale, timeZone);
    case 'week':
      return dateFormat(language, { ...STYLES.day, timeZone }).formatRange(
        time,
        addDays(time, 7, timeZone) - 1,
      );
    case 'day':
      return dateFormat(language, { ...STYLES.day, weekday: 'short', timeZone }).format(time);
    default: {
      const day = dateFormat(language, { ...STYLES.day, weekday: 'short', timeZone }).format(time);
      const hours = dateFormat(language, { ...STYLES.time, timeZone });
      const end = time + (LENGTHS[interval] ?? 0);
      // Built manually, because formatRange repeats both dates in full across midnight.
      return `${day}, ${hours.format(time)} – ${hours.format(end)}`;
    }
  }
}
