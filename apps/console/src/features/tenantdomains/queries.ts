import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';

export const domainsQuery = queryOptions({
  queryKey: ['tenant', 'domains'],
  queryFn: ({ signal }) => call('GET /admin/tenant/domains', {}, { signal }),
});
