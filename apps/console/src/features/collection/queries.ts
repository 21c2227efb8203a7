import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { CALM_MS } from '../../request/refresh-sources.ts';

/** The collection settings, status and recent runs of a source. */
export function collectionQuery(source: string) {
  return queryOptions({
    queryKey: ['datasources', source, 'collection'],
    queryFn: ({ signal }) =>
      call('GET /admin/datasources/{id}/collection', { params: { id: source } }, { signal }),
    staleTime: 0,
    refetchInterval: CALM_MS,
  });
}

export function tokensQuery(source: string) {
  return queryOptions({
    queryKey: ['datasources', source, 'tokens'],
    queryFn: ({ signal }) =>
      call('GET /admin/datasources/{id}/tokens', { params: { id: source } }, { signal }),
    staleTime: 0,
    refetchInterval: CALM_MS,
  });
}
