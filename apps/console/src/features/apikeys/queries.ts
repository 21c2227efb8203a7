import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';

export const apiKeysQuery = queryOptions({
  queryKey: ['apikeys', 'list'],
  queryFn: ({ signal }) => call('GET /admin/apikeys', {}, { signal }),
});

/** Access profiles that the person may assign to a key. */
export const givableQuery = queryOptions({
  queryKey: ['accessprofiles', 'givable'],
  queryFn: ({ signal }) => call('GET /admin/profiles/list', {}, { signal }),
});

export function refreshApiKeys(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
}
