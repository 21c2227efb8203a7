import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import type { ScopeQuery } from '../../scope/useScope.ts';

/** One service in the range and filter one looks at. */
export function serviceQuery(id: string, query: ScopeQuery | undefined) {
  return queryOptions({
    queryKey: ['audit', 'service', id, query],
    queryFn: ({ signal }) =>
      call('GET /audit/services/{id}', { params: { id }, query: { ...query } }, { signal }),
    enabled: query !== undefined,
    placeholderData: (before, previous) =>
      previous?.queryKey[2] === id ? keepPreviousData(before) : undefined,
  });
}

/** One person in the range and filter one looks at. */
export function userQuery(user: string, query: ScopeQuery | undefined) {
  return queryOptions({
    queryKey: ['audit', 'user', user, query],
    queryFn: ({ signal }) =>
      call('GET /audit/users/{user}', { params: { user }, query: { ...query } }, { signal }),
    enabled: query !== undefined,
    placeholderData: (before, previous) =>
      previous?.queryKey[2] === user ? keepPreviousData(before) : undefined,
  });
}

export function summaryQuery(query: ScopeQuery | undefined) {
  return queryOptions({
    queryKey: ['audit', 'summary', query],
    queryFn: ({ signal }) => call('GET /audit/summary', { query: { ...query } }, { signal }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
}
