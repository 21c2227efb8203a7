export interface NumberRange {
  /** If negative, a minus can be typed. */
  min: number;
  max: number;
}

export interface SettledNumber {
  value: number;
  /** Whether to show a message: the value differs from what was typed. */
  reset: boolean;
}

/** Integer range, from 0 by default; an inverted range keeps only its lower end. */
export function usableRange(min = 0, max = Number.MAX_SAFE_INTEGER): NumberRange {
  const low = Number.isFinite(min) ? Math.ceil(min) : 0;
  const high = Number.isFinite(max) ? Math.floor(max) : Number.MAX_SAFE_INTEGER;
  return { min: low, max: Math.max(low, high) };
}

/** Clamps a number to the range; other values become its minimum. */
export function clampNumber(value: number, { min, max }: NumberRange): number {
  return Number.isNaN(value) ? min : Math.min(max, Math.max(min, Math.round(value)));
}

/** Parses digits of any width (Japanese keyboards type full-width ones), with optional spaces; NaN otherwise. */
export function readDigits(text: string): number {
  const narrow = text.normalize('NFKC').replace(/\s/g, '');
  return /^\d+$/.test(narrow) ? Number(narrow) : Number.NaN;
}

/** ASCII, typographic and full-width minus signs. */
const MINUS = /^\s*[-−－]/;

function readNumber(text: string, { min }: NumberRange): number {
  const negative = min < 0 && MINUS.test(text);
  const number = readDigits(negative ? text.replace(MINUS, '') : text);
  return negative && number !== 0 ? -number : number;
}

/** Field content after blur or Enter. */
export function settleNumber(text: string, range: NumberRange): SettledNumber {
  const typed = readNumber(text, range);
  const value = clampNumber(typed, range);
  return { value, reset: value !== typed };
}
