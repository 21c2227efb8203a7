import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import type { ScopeQuery } from '../../scope/useScope.ts';

/** Rows per request. */
const AT_ONCE = 20;

interface PageOfRows {
  rows: readonly unknown[];
  meta: { total: number };
}

/** Offset of the next page, if there is one. */
function next({ meta: { total } }: PageOfRows, pages: readonly PageOfRows[]): number | undefined {
  const read = pages.reduce((sum, { rows }) => sum + rows.length, 0);
  return read < total ? read : undefined;
}

/** A user's sessions, split at gaps longer than this many minutes. */
export function sessionsQuery(user: string, query: ScopeQuery | undefined, pause: number) {
  return infiniteQueryOptions({
    queryKey: ['audit', 'sessions', user, query, pause],
    queryFn: ({ signal, pageParam: offset }) =>
      call(
        'GET /audit/users/{user}/sessions',
        { params: { user }, query: { ...query, pause_minutes: pause, limit: AT_ONCE, offset } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: next,
    enabled: query !== undefined,
    // Another session gap divides the same person's requests differently; another person has different sessions.
    placeholderData: (before, previous) =>
      previous?.queryKey[2] === user ? keepPreviousData(before) : undefined,
  });
}

export function devicesQuery(user: string, query: ScopeQuery | undefined) {
  return infiniteQueryOptions({
    queryKey: ['audit', 'devices', user, query],
    queryFn: ({ signal, pageParam: offset }) =>
      call(
        'GET /audit/users/{user}/devices',
        { params: { user }, query: { ...query, limit: AT_ONCE, offset } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: next,
    enabled: query !== undefined,
  });
}

/** Devices used with one service. */
export function serviceDevicesQuery(id: string, query: ScopeQuery | undefined) {
  return queryOptions({
    queryKey: ['audit', 'service devices', id, query],
    queryFn: ({ signal }) =>
      call('GET /audit/services/{id}/devices', { params: { id }, query: { ...query } }, { signal }),
    enabled: query !== undefined,
    placeholderData: (before, previous) =>
      previous?.queryKey[2] === id ? keepPreviousData(before) : undefined,
  });
}
