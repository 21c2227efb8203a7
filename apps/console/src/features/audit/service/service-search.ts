import { type RiskCategory, riskCategories } from '@casbah/domain/risk-question';
import { readScope, type Scope } from '../../../scope/scope.ts';

/** Which kind of service its details are about. Casbah looks at those of the web. Source: WD-W075. */
export const OF_THE_WEB = { appType: 'web' } as const;

export interface ServiceSearch extends Scope {
  appType?: 'web' | undefined;
  /** Of which category risk attributes are shown. */
  attributes?: RiskCategory | undefined;
}

/** What the page of a service keeps in its address. */
export function readServiceSearch(search: Record<string, unknown>): ServiceSearch {
  const attributes = riskCategories().find((one) => one === search.attributes);
  return {
    ...readScope(search),
    ...(search.appType === OF_THE_WEB.appType ? OF_THE_WEB : {}),
    ...(attributes === undefined ? {} : { attributes }),
  };
}
