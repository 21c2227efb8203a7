import { fold } from '../folding/fold.ts';

export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Names and abbreviations in English, German, French, Spanish, Italian, Portuguese and Dutch, by month. */
const MONTH_NAMES: readonly string[] = [
  'january januar jan jänner janvier janv enero ene gennaio gen janeiro januari',
  'february februar feb février févr febrero febbraio fevereiro fev februari',
  'march märz mar mrz mars marzo março maart mrt',
  'april apr avril avr abril abr aprile',
  'may mai mayo maggio mag maio mei',
  'june juni jun juin junio giugno giu junho',
  'july juli jul juillet juil julio luglio lug julho',
  'august aug août aoû agosto ago augustus',
  'september sep sept septembre septiembre settembre set setembro',
  'october oktober oct okt octobre octubre ottobre ott outubro out',
  'november nov novembre noviembre novembro',
  'december dezember dec dez décembre déc diciembre dic dicembre dezembro',
];
const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, index) => names.split(' ').map((name) => [fold(name), index + 1] as const)),
);

/** Number of a month by its name, folded; undefined if it isn't one. */
export const monthOf = (folded: string): number | undefined => MONTHS.get(folded);

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** `yyyymmdd`; undefined if there is no such day. Years from 1000 on, leap years aren't checked. */
export function dayText(year: number, month: number, day: number): string | undefined {
  if (year < 1000 || year > 9999 || day < 1 || day > (DAYS[month - 1] ?? 0)) return undefined;
  return `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;
}

/** The day that a cell names, as `yyyymmdd`. Two-digit years aren't dates: their century would be a guess. */
export function dateOf(value: string, order: DateOrder): string | undefined {
  const compact = /^\s*(\d{4})(\d\d)(\d\d)\s*$/.exec(value);
  if (compact !== null) return dayText(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  // A time may follow.
  const parts =
    fold(value)
      .match(/[\p{L}\p{M}]+|\d+/gu)
      ?.slice(0, 12) ?? [];
  const words = parts.filter((part) => /^\d/.test(part) || monthOf(part) !== undefined).slice(0, 3);
  const [first, second, third] = words;
  if (first === undefined || second === undefined || third === undefined) return undefined;
  return daysOf(first, second, third, order)[0];
}

/** What three parts of a date can mean, the given order first. */
export function daysOf(first: string, second: string, third: string, order: DateOrder): readonly string[] {
  const [a, b, c] = [first, second, third].map(Number);
  if (a === undefined || b === undefined || c === undefined) return [];
  const named = monthOf(first) ?? monthOf(second);
  const readings: (string | undefined)[] = [];
  if (named !== undefined) {
    if (third.length === 4) readings.push(dayText(c, named, monthOf(first) === undefined ? a : b));
    else if (first.length === 4) readings.push(dayText(a, named, c));
  } else if (first.length === 4) readings.push(dayText(a, b, c));
  else if (third.length === 4 && first.length <= 2 && second.length <= 2) {
    const dayFirst = dayText(c, b, a);
    const monthFirst = dayText(c, a, b);
    readings.push(...(order === 'mdy' ? [monthFirst, dayFirst] : [dayFirst, monthFirst]));
  }
  return [...new Set(readings.filter((reading) => reading !== undefined))];
}
