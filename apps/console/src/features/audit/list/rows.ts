import type { DestinationRow, ServiceRow, SiteRow, UserRow } from '@casbah/contract/audit';
import type { TrafficList } from '@casbah/domain/filter/traffic-fields';
import { call } from '../../../request/api.ts';
import type { ScopeQuery } from '../../../scope/useScope.ts';

export interface RowOf {
  services: ServiceRow;
  users: UserRow;
  destinations: DestinationRow;
  sites: SiteRow;
}

export interface PageQuery extends ScopeQuery {
  sort?: string;
  q?: string;
  limit: number;
  offset: number;
}

export interface ListPage<Row> {
  rows: Row[];
  meta: {
    from: string;
    to: string;
    total: number;
    took_ms: number;
    new_services?: number;
    countries?: number;
  };
}

type Reader<List extends TrafficList> = (
  query: PageQuery,
  signal: AbortSignal,
) => Promise<ListPage<RowOf[List]>>;

/** Query function of each list. */
export const READERS: { readonly [List in TrafficList]: Reader<List> } = {
  services: (query, signal) => call('GET /audit/services', { query }, { signal }),
  users: (query, signal) => call('GET /audit/users', { query }, { signal }),
  destinations: (query, signal) => call('GET /audit/destinations', { query }, { signal }),
  sites: (query, signal) => call('GET /audit/sites', { query }, { signal }),
};
