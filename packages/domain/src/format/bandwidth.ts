import { NO_BREAK_SPACE, numberFormat } from './intl-cache.ts';

const GIB = 1024 ** 3;
const DECIMALS = 6;

/**
 * Gateway traffic in bytes, always in GiB with six decimals: billing figures are added and compared, so they share a
 * unit and aren't rounded.
 */
export function formatBandwidth(bytes: number, locale: string): string {
  if (!Number.isFinite(bytes)) return '–';
  const figure = numberFormat(locale, { minimumFractionDigits: DECIMALS, maximumFractionDigits: DECIMALS });
  const unit = locale.toLowerCase().startsWith('fr') ? 'Gio' : 'GiB';
  return `${figure.format(bytes / GIB)}${NO_BREAK_SPACE}${unit}`;
}
