import { MOST_COMPARED } from '@casbah/domain/risk-limits';

/** URL parameters of the comparison page. */
export interface CompareSearch {
  /** Service IDs, separated by commas. */
  ids: string;
}

/** Service IDs in the URL, deduplicated and limited to the maximum compared. */
export function comparedIds(ids: string | undefined): readonly string[] {
  const named = (ids ?? '').split(',').map((id) => id.trim());
  return [...new Set(named)].filter((id) => id !== '').slice(0, MOST_COMPARED);
}
