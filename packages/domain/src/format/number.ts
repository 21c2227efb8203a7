import { NO_BREAK_SPACE, numberFormat } from './intl-cache.ts';

/** An integer with grouping: `1,204`. */
export function formatNumber(value: number, locale: string): string {
  return Number.isFinite(value) ? numberFormat(locale, { maximumFractionDigits: 0 }).format(value) : '–';
}

/** Counts from here on are abbreviated. */
const COMPACT_FROM = 10_000;

/**
 * Short form of a count: exact below ten thousand, otherwise three digits and a unit of 1,000: `9,412`, `6.41 M`.
 */
export function formatCompact(value: number, locale: string): string {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) < COMPACT_FROM) return formatNumber(value, locale);
  const parts = numberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 }).formatToParts(
    value,
  );
  // Only English attaches the unit to the number, where it looks like a digit in a column of figures.
  const glued = !parts.some((part) => part.type === 'literal') && locale.toLowerCase().startsWith('en');
  return parts
    .map((part) => (part.type === 'compact' && glued ? `${NO_BREAK_SPACE}${part.value}` : part.value))
    .join('');
}

/** A change with its sign: `+24`, `−6`, `0`. Uses the typographic minus, as wide as the plus. */
export function formatSigned(value: number, locale: string, decimals = 0): string {
  return numberFormat(locale, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
    .format(value)
    .replace('-', '−');
}
