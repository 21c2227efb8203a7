import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';

/** The live stream invalidates both: their keys begin with its area. */
export const stateQuery = queryOptions({
  queryKey: ['reveals', 'state'],
  queryFn: ({ signal }) => call('GET /admin/anonymisation/state', {}, { signal }),
});

export const requestsQuery = queryOptions({
  queryKey: ['reveals', 'requests'],
  queryFn: ({ signal }) => call('GET /admin/anonymisation/requests', {}, { signal }),
});

export function refreshReveals(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['reveals'] });
}

/** Agents that replace names with tokens before sending logs. */
export const datalinksQuery = queryOptions({
  queryKey: ['audit', 'spanvadatalinks'],
  queryFn: ({ signal }) => call('GET /risks/spanvadatalinks', { query: {} }, { signal }),
});
