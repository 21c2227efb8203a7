import { formatNumber } from './number.ts';

/** Score of an informational detector. It is above all others, so check it before thresholds. */
export const INFORMATIONAL_SCORE = 200;

/** A detector's score. `undefined` for an informational one; the caller has the words for that. */
export function formatThreatScore(score: number, locale: string): string | undefined {
  return score === INFORMATIONAL_SCORE ? undefined : formatNumber(score, locale);
}
