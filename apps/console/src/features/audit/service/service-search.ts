import { readScope, type Scope, textOf } from '../../../scope/scope.ts';

/** Kind of the service; Casbah discovers web services. Source: WD-W075. */
export const OF_THE_WEB = { appType: 'web' } as const;

export interface ServiceSearch extends Scope {
  appType?: 'web' | undefined;
  /** Of which category risk attributes are shown. */
  attributes?: string | undefined;
}

/** What the page of a service keeps in its address. Which categories there are comes with the page, not with the first file. */
export function readServiceSearch(search: Record<string, unknown>): ServiceSearch {
  const attributes = textOf(search.attributes);
  return {
    ...readScope(search),
    ...(search.appType === OF_THE_WEB.appType ? OF_THE_WEB : {}),
    ...(attributes === undefined ? {} : { attributes }),
  };
}
