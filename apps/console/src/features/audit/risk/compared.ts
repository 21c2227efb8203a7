import { MOST_COMPARED } from '@casbah/domain/risk-limits';

/** What the page of compared services keeps in its address. */
export interface CompareSearch {
  /** Ids of services, separated by commas. */
  ids: string;
}

/** The services that an address names, each once and not more than are compared. */
export function comparedIds(ids: string | undefined): readonly string[] {
  const named = (ids ?? '').split(',').map((id) => id.trim());
  return [...new Set(named)].filter((id) => id !== '').slice(0, MOST_COMPARED);
}
