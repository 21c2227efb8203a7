import { RISK_LEVELS, type RiskLevel } from '@casbah/domain/risk';
import { textOf } from '../../scope/scope.ts';

const SORTS = ['name', '-name', 'risk_score', '-risk_score', 'category', '-category'] as const;
export type CatalogueSort = (typeof SORTS)[number];

/** URL parameters of the catalog: filters and the open service. */
export interface CatalogueSearch {
  q?: string | undefined;
  category?: string | undefined;
  level?: RiskLevel | undefined;
  sort?: CatalogueSort | undefined;
  selected?: string | undefined;
}

export function readCatalogueSearch(search: Record<string, unknown>): CatalogueSearch {
  const level = RISK_LEVELS.find((one) => one === search.level);
  const sort = SORTS.find((one) => one === search.sort);
  return {
    q: textOf(search.q)?.slice(0, 128),
    category: textOf(search.category),
    level,
    sort,
    selected: textOf(search.selected),
  };
}
