import { NO_BREAK_SPACE, numberFormat } from './intl-cache.ts';

const GIB = 1024 ** 3;
const DECIMALS = 6;

/**
 * Bytes that went through a gateway, always in GiB with six decimals: figures of one bill are added up and compared, so they
 * share one unit and aren't rounded to a glance.
 */
export function formatBandwidth(bytes: number, locale: string): string {
  if (!Number.isFinite(bytes)) return '–';
  const figure = numberFormat(locale, { minimumFractionDigits: DECIMALS, maximumFractionDigits: DECIMALS });
  const unit = locale.toLowerCase().startsWith('fr') ? 'Gio' : 'GiB';
  return `${figure.format(bytes / GIB)}${NO_BREAK_SPACE}${unit}`;
}
