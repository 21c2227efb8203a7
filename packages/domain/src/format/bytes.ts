import { NO_BREAK_SPACE, numberFormat } from './intl-cache.ts';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB'];
/** French counts in octets. */
const FRENCH_UNITS = ['o', 'ko', 'Mo', 'Go', 'To', 'Po', 'Eo'];

/**
 * Bytes in words: 1,024 to the next unit, B to EB. At most three figures, one decimal below ten and none from ten on, so
 * that a column of them reads at a glance: `1.8 TB`, `214 GB`, `3.0 GB`, `512 B`.
 */
export function formatBytes(bytes: number, locale: string): string {
  if (!Number.isFinite(bytes)) return '–';
  const units = locale.toLowerCase().startsWith('fr') ? FRENCH_UNITS : UNITS;
  let value = Math.abs(bytes);
  let unit = 0;
  // Four figures would be as long as they are exact: 1,009 GB is 1.0 TB.
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
 * Bytes as far as they are recorded: `–` where they are unknown, `≥ 214 GB` where they aren't recorded for all requests.
 * @param unknown requests whose bytes aren't recorded
 */
export function formatKnownBytes(bytes: number | null, unknown: number, locale: string): string {
  if (bytes === null) return '–';
  const words = formatBytes(bytes, locale);
  return unknown > 0 ? `≥${NO_BREAK_SPACE}${words}` : words;
}
