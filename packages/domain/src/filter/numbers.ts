/**
 * Numbers with units. Bytes use 1,024: `100MB`, `100M` and `104857600` are the same. Other numbers use 1,000: `10K` is
 * 10,000.
 */

const BYTES: readonly (readonly [string, number])[] = [
  ['TB', 1024 ** 4],
  ['GB', 1024 ** 3],
  ['MB', 1024 ** 2],
  ['KB', 1024],
];
const BYTE_UNITS: Readonly<Record<string, number>> = {
  '': 1,
  b: 1,
  k: 1024,
  kb: 1024,
  m: 1024 ** 2,
  mb: 1024 ** 2,
  g: 1024 ** 3,
  gb: 1024 ** 3,
  t: 1024 ** 4,
  tb: 1024 ** 4,
};
const PLAIN_UNITS: Readonly<Record<string, number>> = { '': 1, k: 1000, m: 1_000_000 };

export const BYTE_UNIT_NAMES = ['KB', 'MB', 'GB', 'TB'];
export const PLAIN_UNIT_NAMES = ['K', 'M'];

const NUMBER = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)([a-z]*)$/i;

export type ReadNumber = { value: number } | { error: 'number_expected' | 'unknown_unit' };

export function readNumber(text: string, type: 'number' | 'bytes'): ReadNumber {
  const [, digits, unit] = NUMBER.exec(text) ?? [];
  if (digits === undefined || unit === undefined) return { error: 'number_expected' };
  const factor = (type === 'bytes' ? BYTE_UNITS : PLAIN_UNITS)[unit.toLowerCase()];
  if (factor === undefined) return { error: 'unknown_unit' };
  const value = Number(digits) * factor;
  return Number.isFinite(value) ? { value: value === 0 ? 0 : value } : { error: 'number_expected' };
}

/** Shortest exact form. */
export function writeNumber(value: number, type: 'number' | 'bytes'): string {
  if (type === 'bytes' && value !== 0 && Number.isSafeInteger(value))
    for (const [unit, factor] of BYTES) if (value % factor === 0) return `${value / factor}${unit}`;
  return String(value);
}
