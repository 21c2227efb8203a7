import { KIND, OTHER, WORD } from '../folding/fold.ts';
import { daysOf, dayText, monthOf } from './dates.ts';

export interface DateHit {
  /** As in an index: `#20200403`. */
  readonly day: string;
  /** Index of the unit after it. */
  readonly end: number;
}

/** Letters between the parts of a date that say nothing. */
const FILLERS: ReadonlySet<string> = new Set(['de', 'del', 'of', 'di', '年', '月', '日', '년', '월', '일']);
/** Units that the parts of a date take. */
const REACH = 32;

/** The days that the text may name from this word on. */
export function datesFrom(
  units: Uint16Array,
  start: number,
  firstEnd: number,
  count: number,
): readonly DateHit[] {
  const first = units[start] ?? 0;
  const isDigit = first >= 48 && first <= 57;
  const length = firstEnd - start;
  if (isDigit ? length > 8 : length < 3 || length > 10) return [];
  const word = textOf(units, start, firstEnd);
  if (isDigit ? /\D/.test(word) : monthOf(word) === undefined) return [];
  if (length === 8)
    return hits(
      [dayText(Number(word.slice(0, 4)), Number(word.slice(4, 6)), Number(word.slice(6)))],
      firstEnd,
    );
  const parts = [word];
  let end = firstEnd;
  for (let at = firstEnd; at < Math.min(count, start + REACH) && parts.length < 3; ) {
    if (KIND[units[at] ?? 0] === OTHER) {
      at += 1;
      continue;
    }
    const from = at;
    do at += 1;
    while (at < count && KIND[units[from] ?? 0] === WORD && KIND[units[at] ?? 0] === WORD);
    const next = textOf(units, from, at);
    if (FILLERS.has(next)) continue;
    if (!/^\d{1,4}$/.test(next) && monthOf(next) === undefined) return [];
    parts.push(next);
    end = at;
  }
  const [one = '', two = '', three = ''] = parts;
  return parts.length < 3 ? [] : hits(daysOf(one, two, three, 'dmy'), end);
}

const hits = (days: readonly (string | undefined)[], end: number): readonly DateHit[] =>
  days.flatMap((day) => (day === undefined ? [] : [{ day: `#${day}`, end }]));

const textOf = (units: Uint16Array, from: number, to: number): string =>
  String.fromCharCode(...units.subarray(from, to));
