import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';
import { pollInterval } from './poll-interval.ts';

export const profilesQuery = queryOptions({
  queryKey: ['ml-profiles', 'list'],
  queryFn: ({ signal }) => call('GET /protect/ml_profiles', {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => pollInterval(state.data?.profiles ?? []),
});

export function profileQuery(id: string) {
  return queryOptions({
    queryKey: ['ml-profiles', id],
    queryFn: ({ signal }) => call('GET /protect/ml_profiles/{id}', { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => pollInterval(state.data === undefined ? [] : [state.data]),
  });
}

export function samplesQuery(id: string) {
  return queryOptions({
    queryKey: ['ml-profiles', id, 'samples'],
    queryFn: ({ signal }) => call('GET /protect/ml_profiles/{id}/samples', { params: { id } }, { signal }),
  });
}

export function refreshProfiles(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['ml-profiles'] });
}
