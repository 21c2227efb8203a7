import { numberFormat } from './intl-cache.ts';

/** Smaller shares exist but aren't worth a figure. */
const SMALLEST = 0.0001;

/**
 * A share (1 is all) in percent, clamped to ±100 %: no decimals from ten percent, one from one percent, two below; less
 * than 0.01 % is shown as such.
 */
export function formatPercent(share: number, locale: string): string {
  if (!Number.isFinite(share)) return '–';
  const clamped = Math.min(1, Math.max(-1, share));
  const size = Math.abs(clamped);
  if (size > 0 && size < SMALLEST) {
    const smallest = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
      Math.sign(clamped) * SMALLEST,
    );
    return clamped < 0 ? `>${smallest}` : `<${smallest}`;
  }
  const decimals = size >= 0.0995 ? 0 : size >= 0.00995 ? 1 : 2;
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: decimals }).format(clamped);
}

/**
 * Relative change between two totals in percent, with its sign: `+12 %`, `−4 %`. `undefined` if the previous total is
 * zero or the change is more than a hundredfold, where words are clearer.
 */
export function formatChange(before: number, now: number, locale: string): string | undefined {
  if (!(before > 0) || !Number.isFinite(now)) return undefined;
  const change = now / before - 1;
  if (change > 99) return undefined;
  return numberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: Math.abs(change) < 0.0995 ? 1 : 0,
  })
    .format(change)
    .replace('-', '−');
}
