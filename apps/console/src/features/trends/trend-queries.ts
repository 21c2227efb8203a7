import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import type { ScopeQuery } from '../../scope/useScope.ts';

/** Months per page. */
export const MONTHS = 6;

export function monthsQuery(query: ScopeQuery | undefined, months: number = MONTHS) {
  const { to, filter } = query ?? {};
  const asked = { ...(to === undefined ? {} : { to }), ...(filter === undefined ? {} : { filter }), months };
  return queryOptions({
    queryKey: ['audit', 'months', asked],
    queryFn: ({ signal }) => call('GET /audit/trends/months', { query: asked }, { signal }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** For one service: duplicates in its category. */
export function duplicatesQuery(query: ScopeQuery | undefined, service?: string) {
  return queryOptions({
    queryKey: ['audit', 'duplicates', service, query],
    queryFn: ({ signal }) =>
      call(
        'GET /audit/trends/duplicates',
        { query: { ...query, ...(service === undefined ? {} : { service }) } },
        { signal },
      ),
    enabled: query !== undefined,
    placeholderData: (before, previous) =>
      previous?.queryKey[2] === service ? keepPreviousData(before) : undefined,
  });
}

export function instancesQuery(query: ScopeQuery | undefined) {
  return queryOptions({
    queryKey: ['audit', 'instances', query],
    queryFn: ({ signal }) => call('GET /audit/trends/instances', { query: { ...query } }, { signal }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
}

export function departmentsQuery(query: ScopeQuery | undefined) {
  return queryOptions({
    queryKey: ['audit', 'departments', query],
    queryFn: ({ signal }) => call('GET /audit/trends/departments', { query: { ...query } }, { signal }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
}
