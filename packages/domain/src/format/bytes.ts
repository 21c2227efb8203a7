import { NO_BREAK_SPACE, numberFormat } from './intl-cache.ts';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB'];
/** French counts in octets. */
const FRENCH_UNITS = ['o', 'ko', 'Mo', 'Go', 'To', 'Po', 'Eo'];

/**
 * Formats bytes with units from B to EB, 1,024 each. At most three digits, one decimal below ten, for readable columns:
 * `1.8 TB`, `214 GB`, `3.0 GB`, `512 B`.
 */
export function formatBytes(bytes: number, locale: string): string {
  if (!Number.isFinite(bytes)) return '–';
  const units = locale.toLowerCase().startsWith('fr') ? FRENCH_UNITS : UNITS;
  let value = Math.abs(bytes);
  let unit = 0;
  // Avoids a fourth digit: 1,009 GB is 1.0 TB.
  while (unit < units.length - 1 && Math.round(value) >= 1000) {
    value /= 1024;
    unit++;
  }
  const decimals = unit === 0 || value >= 9.95 ? 0 : 1;
  const number = numberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(bytes < 0 ? -value : value);
  return `${number}${NO_BREAK_SPACE}${units[unit] ?? ''}`;
}

/**
 * Formats bytes that may be unknown: `–` if unknown, `≥ 214 GB` if not recorded for all requests.
 * @param unknown number of requests without recorded bytes
 */
export function formatKnownBytes(bytes: number | null, unknown: number, locale: string): string {
  if (bytes === null) return '–';
  const words = formatBytes(bytes, locale);
  return unknown > 0 ? `≥${NO_BREAK_SPACE}${words}` : words;
}
