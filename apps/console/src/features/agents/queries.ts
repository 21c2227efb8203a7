import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { CALM_MS } from '../../request/refresh-sources.ts';

export const agentsQuery = queryOptions({
  queryKey: ['datasources', 'agents'],
  queryFn: ({ signal }) => call('GET /admin/audit_agent/get_all', { query: {} }, { signal }),
  staleTime: 0,
  refetchInterval: CALM_MS,
});
