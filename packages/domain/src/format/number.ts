import { NO_BREAK_SPACE, numberFormat } from './intl-cache.ts';

/** A whole number with its groups: `1,204`. */
export function formatNumber(value: number, locale: string): string {
  return Number.isFinite(value) ? numberFormat(locale, { maximumFractionDigits: 0 }).format(value) : '–';
}

/** From here on counts are shortened. */
const COMPACT_FROM = 10_000;

/** A count in few characters: whole below ten thousand, three digits and a unit of 1,000 above: `9,412`, `6.41 M`. */
export function formatCompact(value: number, locale: string): string {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) < COMPACT_FROM) return formatNumber(value, locale);
  const parts = numberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 }).formatToParts(
    value,
  );
  // English alone glues the unit to the number, where it is taken for a part of it in a column of figures.
  const glued = !parts.some((part) => part.type === 'literal') && locale.toLowerCase().startsWith('en');
  return parts
    .map((part) => (part.type === 'compact' && glued ? `${NO_BREAK_SPACE}${part.value}` : part.value))
    .join('');
}

/** A change with its sign: `+24`, `−6`, `0`. The minus is the typographic one, as wide as the plus. */
export function formatSigned(value: number, locale: string, decimals = 0): string {
  return numberFormat(locale, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
    .format(value)
    .replace('-', '−');
}
