import { readScope, type Scope, textOf } from '../../../scope/scope.ts';

/** Kind of the service; Casbah discovers web services. Source: WD-W075. */
export const OF_THE_WEB = { appType: 'web' } as const;

export interface ServiceSearch extends Scope {
  appType?: 'web' | undefined;
  /** Category of the risk attributes shown. */
  attributes?: string | undefined;
}

/** URL parameters of the service page. Valid categories load with the page, not with the initial chunk. */
export function readServiceSearch(search: Record<string, unknown>): ServiceSearch {
  const attributes = textOf(search.attributes);
  return {
    ...readScope(search),
    ...(search.appType === OF_THE_WEB.appType ? OF_THE_WEB : {}),
    ...(attributes === undefined ? {} : { attributes }),
  };
}
