import { DAY_MS, HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import { wholeNumber } from '../fields/number.ts';
import { UTC, type Zone, zoneOf } from './zone.ts';

const MONTHS: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
};
const WEEKDAY = /^(?:sun|mon|tue|wed|thu|fri|sat)/i;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Two-digit number at `at`; -1 if invalid. */
function two(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

/** Minutes east of UTC from the `Z`, `+hh:mm` or `+hhmm` that ends the text at `at`; NaN for other endings. */
function offsetAt(text: string, at: number): number {
  const sign = text.charCodeAt(at);
  if (sign === 90) return at + 1 === text.length ? 0 : Number.NaN;
  if (sign === 32) return offsetAt(text, at + 1);
  if (sign !== 43 && sign !== 45) return Number.NaN;
  const colon = text.charCodeAt(at + 3) === 58 ? 1 : 0;
  const hours = two(text, at + 1);
  const minutes = two(text, at + 3 + colon);
  if (text.length !== at + 5 + colon || hours < 0 || hours > 14 || minutes < 0 || minutes > 59)
    return Number.NaN;
  return (sign === 45 ? -1 : 1) * (hours * 60 + minutes);
}

/** A digits-only epoch in seconds, milliseconds, microseconds or nanoseconds; NaN if invalid. */
function wholeEpoch(text: string): number {
  switch (text.length) {
    case 10: {
      const seconds = wholeNumber(text);
      return seconds < 0 ? Number.NaN : seconds * 1000;
    }
    case 13:
    case 16:
    case 19: {
      if (wholeNumber(text, 13) < 0 && text.length > 13) return Number.NaN;
      const milliseconds = wholeNumber(text, 0, 13);
      return milliseconds < 0 ? Number.NaN : milliseconds;
    }
    default:
      return Number.NaN;
  }
}

/**
 * Converts an epoch to milliseconds; the number of digits gives its unit: seconds, milliseconds, microseconds
 * or nanoseconds.
 */
function epoch(text: string): number {
  const dot = text.search(/[.,]/);
  const whole = dot < 0 ? text : text.slice(0, dot);
  const value = Number(whole);
  if (!/^\d+$/.test(whole)) return Number.NaN;
  if (whole.length === 9 || whole.length === 10) {
    const fraction = dot < 0 ? '' : text.slice(dot + 1);
    if (!/^\d*$/.test(fraction)) return Number.NaN;
    return value * 1000 + Number(fraction.padEnd(3, '0').slice(0, 3));
  }
  if (whole.length === 12 || whole.length === 13) return value;
  if (whole.length === 15 || whole.length === 16) return Math.floor(value / 1000);
  if (whole.length === 18 || whole.length === 19) return Number(whole.slice(0, -6));
  return Number.NaN;
}

/** A civil date and time as written; `year` 0 if missing. */
interface Civil {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
  zone: Zone | undefined;
}

/**
 * Parses log times in any notation. Returns milliseconds since 1970 UTC, or NaN if unreadable.
 * - epochs: seconds (also with a fraction), milliseconds, microseconds, nanoseconds
 * - `2026-11-20T08:14:22.123+01:00`, `2026-11-20 08:14:22`, `2026/11/20 08:14:22`, `2026:11:20-08:14:22`,
 * with or without
 * a fraction (`.` or `,`) and a zone
 * - `20/Nov/2026:08:14:22 +0100`, `20 Nov 2026 08:14:22`, `Nov 20 2026 08:14:22`, `Fri Nov 20 08:14:22 2026`,
 * `Fri, 20 Nov 2026 08:14:22 GMT`, also in brackets
 * - `Nov 20 26 08:14:22`, a two-digit year
 * - `Nov 20 08:14:22`, without a year: the latest year in which the time is at most a day after `now`
 * - `11/20/2026 8:14:22 AM`: month first, unless only the first number can be a day; with dots or hyphens day
 * first
 * Times without a zone are in the given zone.
 */
export class TimeReader {
  readonly #zone: Zone;
  readonly #now: number;
  #dayKey = -1;
  #dayStart = 0;
  #lastText = '';
  #lastZone: Zone | undefined;
  #lastTime = Number.NaN;

  /** When the log was received, in milliseconds. */
  get now(): number {
    return this.#now;
  }

  constructor(zone: Zone, now: number) {
    this.#zone = zone;
    this.#now = now;
  }

  read(text: string, zone: Zone = this.#zone): number {
    const fast = text.charCodeAt(4) >= 48 ? wholeEpoch(text) : this.#year4(text, zone);
    if (!Number.isNaN(fast)) return fast;
    if (text === this.#lastText && zone === this.#lastZone) return this.#lastTime;
    const time = this.#readAny(text, zone);
    if (text.length <= 64) {
      this.#lastText = text;
      this.#lastZone = zone;
      this.#lastTime = time;
    }
    return time;
  }

  /** The zone named in the text; otherwise the reader's own. */
  zone(text: string | undefined): Zone {
    return (text === undefined ? undefined : zoneOf(text)) ?? this.#zone;
  }

  /**
   * Fast path for the most common notation: `yyyy-MM-dd HH:mm:ss` with any separators, an optional fraction
   * and `Z`.
   */
  #year4(text: string, zone: Zone): number {
    const { length } = text;
    if (length < 19 || length > 36) return Number.NaN;
    const separator = text.charCodeAt(4);
    if (separator !== 45 && separator !== 47 && separator !== 58 && separator !== 46) return Number.NaN;
    if (text.charCodeAt(7) !== separator || text.charCodeAt(13) !== 58 || text.charCodeAt(16) !== 58)
      return Number.NaN;
    if (isDigit(text.charCodeAt(10))) return Number.NaN;
    const century = two(text, 0);
    const years = two(text, 2);
    const month = two(text, 5);
    const day = two(text, 8);
    const hour = two(text, 11);
    const minute = two(text, 14);
    const second = two(text, 17);
    if (century < 19 || years < 0 || month < 1 || day < 1 || hour < 0 || minute < 0 || second < 0)
      return Number.NaN;
    if (month > 12 || hour > 23 || minute > 59 || second > 60) return Number.NaN;
    let millisecond = 0;
    let inZone = zone;
    let at = 19;
    if (at < length) {
      const mark = text.charCodeAt(at);
      if (mark === 46 || mark === 44) {
        let scale = 100;
        at += 1;
        const first = at;
        while (at < length) {
          const digit = text.charCodeAt(at) - 48;
          if (digit < 0 || digit > 9) break;
          millisecond += digit * scale;
          scale = scale === 1 ? 0 : scale / 10;
          at += 1;
        }
        if (at === first) return Number.NaN;
      }
      if (at < length) {
        const offset = offsetAt(text, at);
        if (Number.isNaN(offset)) return offset;
        inZone = UTC;
        millisecond -= offset * MINUTE_MS;
      }
    }
    const midnight = this.#midnight(century * 100 + years, month, day);
    if (Number.isNaN(midnight)) return midnight;
    return inZone.utcOf(midnight + hour * HOUR_MS + minute * MINUTE_MS + second * 1000 + millisecond);
  }

  /** Start of a day in milliseconds, as if in UTC; NaN for an invalid day. */
  #midnight(year: number, month: number, day: number): number {
    const key = (year * 16 + month) * 32 + day;
    if (key !== this.#dayKey) {
      if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return Number.NaN;
      this.#dayStart = Date.UTC(year, month - 1, day);
      this.#dayKey = key;
    }
    return this.#dayStart;
  }

  #readAny(text: string, zone: Zone): number {
    if (text.length > 96) return Number.NaN;
    const trimmed = text.replaceAll(/^[\s"'[(*.:]+|[\s"'\])]+$/g, '');
    if (trimmed === '' || trimmed.length > 64) return Number.NaN;
    if (/^\d{9,19}(?:[.,]\d+)?$/.test(trimmed) && !/^(?:19|20)\d{12}$/.test(trimmed)) return epoch(trimmed);
    const civil = isDigit(trimmed.charCodeAt(0)) ? numericDate(trimmed) : namedDate(trimmed);
    return civil === undefined ? Number.NaN : this.#utcOf(civil, zone);
  }

  #utcOf(civil: Civil, fallback: Zone): number {
    const { month, day, hour, minute, second, millisecond } = civil;
    if (hour > 23 || minute > 59 || second > 60) return Number.NaN;
    const zone = civil.zone ?? fallback;
    const clock = hour * HOUR_MS + minute * MINUTE_MS + second * 1000 + millisecond;
    if (civil.year !== 0) {
      const midnight = this.#midnight(civil.year, month, day);
      return Number.isNaN(midnight) ? midnight : zone.utcOf(midnight + clock);
    }
    const thisYear = new Date(this.#now).getUTCFullYear();
    // February 29 may be up to eight years back.
    for (let year = thisYear + 1; year >= thisYear - 8; year -= 1) {
      if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) continue;
      const time = zone.utcOf(Date.UTC(year, month - 1, day) + clock);
      if (time <= this.#now + DAY_MS) return time;
    }
    return Number.NaN;
  }
}

const CLOCK =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*([AP]M)?(?:\s*\(?([A-Z][A-Za-z_]*\/[A-Za-z_/]+|(?:GMT|UTC)?\s?[+-]\d{1,2}:?\d{0,2}|[A-Z]{1,5})\)?)?(?:\s+(\d{4}))?(?:\s+(?:GMT|UTC)?([+-]\d{2}:?\d{2}))?$/i;

/** Parses what follows a date: clock, fraction, AM or PM, zone, and in some notations the year. */
function withClock(year: number, month: number, day: number, rest: string): Civil | undefined {
  const match = CLOCK.exec(rest);
  if (match === null) return undefined;
  let hour = Number(match[1]);
  const half = match[5]?.toUpperCase();
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half === 'PM' ? 12 : 0);
  }
  const zoneText = match[8] ?? match[6];
  return {
    year: year === 0 ? Number(match[7] ?? 0) : year,
    month,
    day,
    hour,
    minute: Number(match[2]),
    second: Number(match[3] ?? 0),
    millisecond: Number((match[4] ?? '').padEnd(3, '0').slice(0, 3)),
    zone: zoneText === undefined ? undefined : zoneOf(zoneText),
  };
}

function numericDate(text: string): Civil | undefined {
  const yearFirst = /^(\d{4})[-/.:](\d{1,2})[-/.:](\d{1,2})(?:[T\s_:-]+|$)(.*)$/.exec(text);
  if (yearFirst !== null) {
    const [, year, month, day, rest] = yearFirst;
    return withClock(Number(year), Number(month), Number(day), rest === '' ? '00:00' : (rest ?? ''));
  }
  const compact = /^(\d{4})(\d{2})(\d{2})[T ]?(\d{2})(\d{2})(\d{2})(.*)$/.exec(text);
  if (compact !== null) {
    const [, year, month, day, hour, minute, second, rest] = compact;
    return withClock(Number(year), Number(month), Number(day), `${hour}:${minute}:${second}${rest}`);
  }
  const yearThenName = /^(\d{4})\s+([A-Za-z]{3})[a-z]*\s+(\d{1,2})\s+(.*)$/.exec(text);
  if (yearThenName !== null) {
    const [, year, name, day, rest] = yearThenName;
    return withClock(Number(year), MONTHS[(name ?? '').toLowerCase()] ?? 0, Number(day), rest ?? '');
  }
  const dayFirst = /^(\d{1,2})[-/.\s]*([A-Za-z]{3})[a-z]*[-/.,\s]*(\d{4})[:,\s-]+(.*)$/.exec(text);
  if (dayFirst !== null) {
    const [, day, name, year, rest] = dayFirst;
    return withClock(Number(year), MONTHS[(name ?? '').toLowerCase()] ?? 0, Number(day), rest ?? '');
  }
  const numbers = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})[,\sT-]+(.*)$/.exec(text);
  if (numbers === null) return undefined;
  const [, first, mark, second, years, rest] = numbers;
  const one = Number(first);
  const other = Number(second);
  const monthFirst = one <= 12 && (mark === '/' || other > 12);
  const year = Number(years) < 100 ? 2000 + Number(years) : Number(years);
  return monthFirst ? withClock(year, one, other, rest ?? '') : withClock(year, other, one, rest ?? '');
}

function namedDate(text: string): Civil | undefined {
  const rest = WEEKDAY.test(text) ? text.replace(/^[A-Za-z]+[,\s]+/, '') : text;
  if (isDigit(rest.charCodeAt(0))) return numericDate(rest);
  const match =
    /^([A-Za-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?[,\s]+(?:(\d{4}|\d{2}(?=\s+\d{1,2}:))[,\s]+)?(.*)$/.exec(
      rest,
    );
  if (match === null) return undefined;
  const month = MONTHS[(match[1] ?? '').toLowerCase()];
  if (month === undefined) return undefined;
  const year = Number(match[3] ?? 0);
  return withClock(match[3]?.length === 2 ? 2000 + year : year, month, Number(match[2]), match[4] ?? '');
}
