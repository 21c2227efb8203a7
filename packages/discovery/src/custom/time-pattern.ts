import { TIME_PARTS } from '@casbah/domain/custom-parser';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Expression for each part, of fixed or narrow length, so that matching is fast on any text. */
const SHAPES: Readonly<Record<string, string>> = {
  yyyy: '(?<year>\\d{4})',
  MM: '(?<month>\\d{2})',
  MMM: '(?<name>[A-Za-z]{3})',
  dd: '(?<day>\\d{2})',
  d: '(?<day>\\d{1,2})',
  HH: '(?<hour>\\d{2})',
  hh: '(?<hour>\\d{1,2})',
  mm: '(?<minute>\\d{2})',
  ss: '(?<second>\\d{2})',
  SSS: '(?<milli>\\d{3})',
  a: '(?<half>[AaPp][Mm])',
  X: '(?<zone>Z|[+-]\\d{2}:?\\d{2})',
};

/**
 * Returns a function that converts times in a given pattern (`isTimePattern`) to ISO 8601, without a zone if
 * the time has none. It returns undefined for other text.
 */
export function timePatternReader(pattern: string): (text: string) => string | undefined {
  let shape = '';
  let from = 0;
  for (const { 0: part, index } of pattern.matchAll(TIME_PARTS)) {
    shape += asItIs(pattern.slice(from, index)) + (SHAPES[part] ?? asItIs(part.slice(1, -1)));
    from = index + part.length;
  }
  const whole = new RegExp(`^${shape}${asItIs(pattern.slice(from))}$`);
  return (text) => {
    const groups = whole.exec(text)?.groups;
    if (groups === undefined) return undefined;
    const { year, month, name, day, hour, minute, second = '00', milli = '000', half, zone = '' } = groups;
    const monthNumber = month === undefined ? MONTHS.indexOf((name ?? '').toLowerCase()) + 1 : Number(month);
    const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
    if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return undefined;
    const written = `${year}-${two(monthNumber)}-${two(Number(day))}T${two(hours)}:${minute}:${second}.${milli}`;
    // Otherwise, February 31 would be read as a day in March.
    const time = new Date(`${written}Z`);
    if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 19) !== written.slice(0, 19))
      return undefined;
    return written + (zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone);
  };
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

function asItIs(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
