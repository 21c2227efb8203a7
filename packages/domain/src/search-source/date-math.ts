import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time-units.ts';
import { SearchProblem } from './search-problem.ts';

const MATH = /^now((?:[+-]\d{1,6}[yMwdhHms])*)(?:\/([yMwdhHms]))?$/;
const LENGTHS: Readonly<Record<string, number>> = {
  w: 7 * DAY_MS,
  d: DAY_MS,
  h: HOUR_MS,
  H: HOUR_MS,
  m: MINUTE_MS,
  s: 1000,
};

/**
 * Milliseconds of a time in a range query: ISO 8601, milliseconds, or date math such as `now-7d/d`. Rounding goes down for
 * `gte` and `lt`, and to the end of the unit for `gt` and `lte`, as in Elasticsearch.
 */
export function timeOf(value: unknown, at: string, { now, isUp }: { now: number; isUp: boolean }): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'string') {
    if (/^\d{13}$/.test(value)) return Number(value);
    const math = MATH.exec(value);
    if (math !== null) return calculated(math, now, isUp);
    if (/^\d{4}-\d\d-\d\d(?:$|[T ])/.test(value)) {
      // Times without a zone are in UTC.
      const hasZone = value.length <= 10 || /(?:Z|[+-]\d\d:?\d\d)$/.test(value);
      const time = Date.parse(hasZone ? value : `${value.replace(' ', 'T')}Z`);
      if (!Number.isNaN(time)) return time;
    }
  }
  throw new SearchProblem(at, 'must be an ISO 8601 time, milliseconds, or date math such as now-7d/d');
}

function calculated(
  [, steps = '', unit]: readonly (string | undefined)[],
  now: number,
  isUp: boolean,
): number {
  let time = now;
  for (const [, sign, count, of = ''] of steps.matchAll(/([+-])(\d+)([yMwdhHms])/g))
    time = moved(time, Number(count) * (sign === '-' ? -1 : 1), of);
  if (unit === undefined) return time;
  const start = startOf(time, unit);
  return isUp ? moved(start, 1, unit) - 1 : start;
}

function moved(time: number, count: number, unit: string): number {
  const length = LENGTHS[unit];
  if (length !== undefined) return time + count * length;
  const date = new Date(time);
  if (unit === 'y') date.setUTCFullYear(date.getUTCFullYear() + count);
  else date.setUTCMonth(date.getUTCMonth() + count);
  return date.getTime();
}

function startOf(time: number, unit: string): number {
  const date = new Date(time);
  if (unit === 'y') return Date.UTC(date.getUTCFullYear(), 0);
  if (unit === 'M') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  if (unit === 'w') {
    const day = startOf(time, 'd');
    return day - ((new Date(day).getUTCDay() + 6) % 7) * DAY_MS;
  }
  const length = LENGTHS[unit] ?? 1;
  return Math.floor(time / length) * length;
}
