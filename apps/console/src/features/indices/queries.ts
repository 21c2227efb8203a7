import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';
import { pollInterval } from './poll-interval.ts';

export const indexesQuery = queryOptions({
  queryKey: ['indices', 'list'],
  queryFn: ({ signal }) => call('GET /protect/indices', {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => pollInterval(state.data?.indexes ?? []),
});

export function indexQuery(id: string) {
  return queryOptions({
    queryKey: ['indices', id],
    queryFn: ({ signal }) => call('GET /protect/indices/{id}', { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => pollInterval(state.data === undefined ? [] : [state.data]),
  });
}

export function documentsQuery(id: string) {
  return queryOptions({
    queryKey: ['indices', id, 'documents'],
    queryFn: ({ signal }) => call('GET /protect/indices/{id}/documents', { params: { id } }, { signal }),
  });
}

export function refreshIndexes(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['indices'] });
}
