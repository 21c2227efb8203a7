import { isDate } from './date.ts';

/** First letters of the months in English, German, French, Spanish and Japanese numerals. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'jän', 'ene', 'gen'],
  ['feb', 'fév', 'fev'],
  ['mar', 'mär', 'mrz'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mag'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aoû', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'ott'],
  ['nov'],
  ['dec', 'dez', 'déc', 'dic'],
];

const monthOf = (word: string): number => {
  const lower = word.toLowerCase();
  // The longest first, as `juin` and `juil` begin like `jun` and `jul` don't.
  return 1 + MONTHS.findIndex((names) => names.some((name) => lower.startsWith(name)));
};

/** First years of Japanese eras, less one. */
const ERAS: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };

const fullYear = (year: number): number => (year >= 100 ? year : year > 40 ? 1900 + year : 2000 + year);

/** A day of the calendar in one of the ways that people write dates; where day and month may be either, one reading is enough. */
export function isWrittenDate(text: string): boolean {
  const era = /^(\p{Script=Han}{2})(\d{1,2}|元)年/u.exec(text);
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  if (era !== null) return (ERAS[era[1] ?? ''] ?? 0) > 0;
  const word = /\p{L}{3,}/u.exec(text.replace(/^(?:de|of|the)\b/i, ''))?.[0];
  if (word !== undefined && !/年/.test(text)) {
    const [day = 0, year = 0] = numbers;
    return monthOf(word) > 0 && isDate(fullYear(year), monthOf(word), day);
  }
  const [one = 0, two = 0, three = 0] = numbers;
  if (numbers.length === 1 && /^\d{8}$/.test(text))
    return (
      isDate(Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6))) ||
      isDate(Number(text.slice(4)), Number(text.slice(2, 4)), Number(text.slice(0, 2)))
    );
  if (one >= 100) return isDate(one, two, three);
  return isDate(fullYear(three), one, two) || isDate(fullYear(three), two, one);
}
