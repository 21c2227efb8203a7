import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../request/api.ts';
import { queryClient } from '../../../request/query-client.ts';

export const profilesQuery = queryOptions({
  queryKey: ['risk', 'profiles'],
  queryFn: ({ signal }) => call('GET /risks/brrprofiles', {}, { signal }),
});

/** Risk details of one service. */
export const riskQuery = (id: string) =>
  queryOptions({
    queryKey: ['risk', 'service', id],
    queryFn: ({ signal }) => call('GET /risks/services/{id}', { params: { id } }, { signal }),
  });

export const answerChangesQuery = (id: string) =>
  queryOptions({
    queryKey: ['risk', 'changes', id],
    queryFn: ({ signal }) =>
      call('GET /risks/services/{id}/changes', { params: { id }, query: {} }, { signal }),
  });

/** Services that the company has used since its data begins, by name. */
export const usedServicesQuery = queryOptions({
  queryKey: ['audit', 'services', 'used'],
  queryFn: ({ signal }) =>
    call('GET /audit/services', { query: { limit: 1000, offset: 0, sort: 'name' } }, { signal }),
});

/** Catalog entries of these services, and whether the company uses them. */
export const catalogueQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['audit', 'catalogue', ids],
    queryFn: ({ signal }) =>
      call('GET /audit/catalogue', { query: { ids: ids.join(','), limit: ids.length } }, { signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });

/** Refetches everything that depends on risk scores. */
export async function refreshRisk(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['risk'] }),
    queryClient.invalidateQueries({ queryKey: ['audit'] }),
  ]);
}
