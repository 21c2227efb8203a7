import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';

export const identifiersQuery = queryOptions({
  queryKey: ['data-identifiers', 'list'],
  queryFn: ({ signal }) => call('GET /protect/data_identifiers', {}, { signal }),
});

/** Fetched on each opening, so that a form is never replaced while it is edited. */
export function identifierQuery(id: string) {
  return queryOptions({
    queryKey: ['data-identifier-edited', id],
    queryFn: ({ signal }) => call('GET /protect/data_identifiers/{id}', { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function refreshIdentifiers(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['data-identifiers'] });
}
