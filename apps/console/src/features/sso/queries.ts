import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';

export const ssoQuery = queryOptions({
  queryKey: ['sso', 'overview'],
  queryFn: ({ signal }) => call('GET /admin/sso/providers', {}, { signal }),
  staleTime: 0,
});

/** Casbah's URLs for a new provider: the same while the dialog is open. */
export const newServiceQuery = (opened: number) =>
  queryOptions({
    queryKey: ['sso', 'service', opened],
    queryFn: ({ signal }) => call('GET /admin/sso/service', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function refreshSso(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ssoQuery.queryKey });
}
