import type { TrafficList } from '@casbah/domain/filter/traffic-fields';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../request/api.ts';
import type { ScopeQuery } from '../scope/useScope.ts';

/** Maximum values of a field, for searches in them. */
export const ALL_VALUES = 1000;

export function facetsQuery(of: TrafficList, query: ScopeQuery, size: number) {
  return queryOptions({
    queryKey: ['audit', 'facets', of, query, size],
    queryFn: ({ signal }) => call('GET /audit/facets', { query: { ...query, of, size } }, { signal }),
  });
}
