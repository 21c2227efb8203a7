import { formatNumber } from './number.ts';

/** The score of a detector that only informs. It lies above all others: it is looked for before any threshold. */
export const INFORMATIONAL_SCORE = 200;

/** A detector's score. `undefined` for an informational one, which has none: the words for that are the caller's. */
export function formatThreatScore(score: number, locale: string): string | undefined {
  return score === INFORMATIONAL_SCORE ? undefined : formatNumber(score, locale);
}
