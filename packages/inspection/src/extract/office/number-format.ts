import { DAY_MS } from '@casbah/domain/time-units';

/** How a cell shows its number. */
export type NumberFormat =
  | { readonly kind: 'general' }
  | { readonly kind: 'date'; readonly hasDate: boolean; readonly hasTime: boolean }
  /** Zeros and signs around the digits: `000-00-0000` shows 123456789 as 123-45-6789. */
  | { readonly kind: 'mask'; readonly mask: readonly string[] };

export const GENERAL: NumberFormat = { kind: 'general' };
const DATE: NumberFormat = { kind: 'date', hasDate: true, hasTime: false };
const DATE_TIME: NumberFormat = { kind: 'date', hasDate: true, hasTime: true };
const TIME: NumberFormat = { kind: 'date', hasDate: false, hasTime: true };

/** Formats that every workbook has, ECMA-376 part 1, 18.8.30. */
export function builtInFormat(id: number): NumberFormat {
  if (id === 22) return DATE_TIME;
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47) || (id >= 32 && id <= 35)) return TIME;
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)) return DATE;
  return GENERAL;
}

export function parseFormat(code: string): NumberFormat {
  const [section = ''] = code.slice(0, 500).split(';', 1);
  const signs = section
    .replace(/"[^"]{0,200}"|\\.|_.|\*./g, '')
    .replace(/\[[^\]]{0,100}\]/g, '')
    .toLowerCase();
  if (!signs.includes('general') && /[ymdhs]/.test(signs) && !/[0#?]\.?[0#?]*e/.test(signs)) {
    const hasDate = /[yd]/.test(signs) || (signs.includes('m') && !/[hs]/.test(signs));
    return { kind: 'date', hasDate, hasTime: /[hs]/.test(signs) };
  }
  return mask(section) ?? GENERAL;
}

/** A format of digits and fixed characters only, with at least one character between or before the digits. */
function mask(section: string): NumberFormat | undefined {
  const parts: string[] = [];
  const written = section.replace(/^\[[^\]]{0,100}\]/, '');
  for (let at = 0; at < written.length; at++) {
    const char = written.charAt(at);
    if (char === '\\') parts.push(written.charAt(++at));
    else if (char === '"') {
      const end = written.indexOf('"', at + 1);
      if (end === -1) return undefined;
      for (const literal of written.slice(at + 1, end))
        parts.push(literal === '0' || literal === '#' ? '' : literal);
      at = end;
    } else if (char === '_' || char === '*') at += 1;
    else if (/[0#\-() /+:]/.test(char)) parts.push(char);
    else return undefined;
  }
  const zeros = parts.filter((part) => part === '0').length;
  return zeros >= 3 ? { kind: 'mask', mask: parts } : undefined;
}

/** The text of a number as people read it: all digits, no exponent; dates as 2026-11-24. */
export function shownNumber(written: string, format: NumberFormat, is1904: boolean): string {
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value)) return written;
  switch (format.kind) {
    case 'general':
      return digits(written, value);
    case 'date':
      return shownDate(value, format, is1904) ?? digits(written, value);
    case 'mask':
      return masked(value, format.mask) ?? digits(written, value);
    default:
      return format satisfies never;
  }
}

function digits(written: string, value: number): string {
  if (!/[eE]/.test(written)) return written;
  if (Number.isInteger(value) && Math.abs(value) < 1e21) return BigInt(value).toString();
  return Math.abs(value) < 1e21 && Math.abs(value) > 1e-7 ? String(value) : written;
}

/** Days since 1899-12-30, or since 1904-01-01 in workbooks of old Macs. Day 60 is a February 29 that 1900 didn't have. */
function shownDate(
  value: number,
  { hasDate, hasTime }: { readonly hasDate: boolean; readonly hasTime: boolean },
  is1904: boolean,
): string | undefined {
  if (value < 0 || value >= 2_958_466) return undefined;
  const days = is1904 ? value : value < 60 ? value + 1 : value;
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const iso = new Date(Math.round((start + days * DAY_MS) / 1000) * 1000).toJSON();
  const time = iso.endsWith('00.000Z') ? iso.slice(11, 16) : iso.slice(11, 19);
  if (!hasDate) return value < 1 ? time : undefined;
  return hasTime ? `${iso.slice(0, 10)} ${time}` : iso.slice(0, 10);
}

function masked(value: number, mask: readonly string[]): string | undefined {
  if (!Number.isInteger(value) || value < 0 || value >= 1e21) return undefined;
  let rest = BigInt(value).toString();
  let shown = '';
  const first = mask.findIndex((part) => part === '0' || part === '#');
  for (let at = mask.length - 1; at >= 0; at--) {
    const part = mask[at] ?? '';
    if (part !== '0' && part !== '#') shown = part + shown;
    else if (at === first) {
      shown = (rest === '' && part === '0' ? '0' : rest) + shown;
      rest = '';
    } else {
      shown = (rest.at(-1) ?? (part === '0' ? '0' : '')) + shown;
      rest = rest.slice(0, -1);
    }
  }
  return shown.trim();
}
