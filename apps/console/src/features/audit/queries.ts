import type { TrafficList } from '@casbah/domain/filter/traffic-fields';
import { DAY_MS } from '@casbah/domain/time-units';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { intervalOf } from '../../lists/bars.ts';
import { call } from '../../request/api.ts';
import type { ScopeQuery } from '../../scope/useScope.ts';

/** One service in the current range and filter. */
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

/** Uploads of one service or user over time, and the usual amount. */
export function uploadsQuery(of: { service: string } | { user: string }, query: ScopeQuery | undefined) {
  const whose = 'service' in of ? of.service : of.user;
  return queryOptions({
    queryKey: ['audit', 'uploads', 'service' in of ? 'service' : 'user', whose, query],
    queryFn: ({ signal }) =>
      'service' in of
        ? call(
            'GET /audit/services/{id}/uploads',
            { params: { id: of.service }, query: { ...query } },
            { signal },
          )
        : call(
            'GET /audit/users/{user}/uploads',
            { params: { user: of.user }, query: { ...query } },
            { signal },
          ),
    enabled: query !== undefined,
    placeholderData: (before, previous) =>
      previous?.queryKey[3] === whose ? keepPreviousData(before) : undefined,
  });
}
export type UploadsQuery = ReturnType<typeof uploadsQuery>;

/** One user in the current range and filter. */
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

/** Cities and networks of one country in the current range and filter. */
export function destinationQuery(country: string, query: ScopeQuery | undefined) {
  return queryOptions({
    queryKey: ['audit', 'destination', country, query],
    queryFn: ({ signal }) =>
      call('GET /audit/destinations/{country}', { params: { country }, query: { ...query } }, { signal }),
    enabled: query !== undefined,
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

const MONTH = 30 * DAY_MS;

/** Requests over time, with bars wide enough to distinguish. */
export function histogramQuery(list: TrafficList, query: ScopeQuery | undefined) {
  const length =
    query?.from === undefined || query.to === undefined
      ? MONTH
      : Date.parse(query.to) - Date.parse(query.from);
  const asked = { ...query, of: list, interval: intervalOf(length) };
  return queryOptions({
    queryKey: ['audit', 'histogram', asked],
    queryFn: ({ signal }) => call('GET /audit/histogram', { query: asked }, { signal }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
}
