export interface NumberRange {
  /** Below 0 the field takes a minus, too. */
  min: number;
  max: number;
}

export interface SettledNumber {
  value: number;
  /** Whether the person sees a message: the value differs from what they typed. */
  reset: boolean;
}

/** Whole numbers, from 0 up where no one says; a range that is upside down holds its lower end only. */
export function usableRange(min = 0, max = Number.MAX_SAFE_INTEGER): NumberRange {
  const low = Number.isFinite(min) ? Math.ceil(min) : 0;
  const high = Number.isFinite(max) ? Math.floor(max) : Number.MAX_SAFE_INTEGER;
  return { min: low, max: Math.max(low, high) };
}

/** The nearest number in the range; anything but a number becomes its minimum. */
export function clampNumber(value: number, { min, max }: NumberRange): number {
  return Number.isNaN(value) ? min : Math.min(max, Math.max(min, Math.round(value)));
}

/** Parses digits of any width (Japanese keyboards type full-width ones), with or without spaces; NaN otherwise. */
export function readDigits(text: string): number {
  const narrow = text.normalize('NFKC').replace(/\s/g, '');
  return /^\d+$/.test(narrow) ? Number(narrow) : Number.NaN;
}

/** The minus of keyboards and the typographic one, wide or not. */
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
