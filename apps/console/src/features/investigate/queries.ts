import type { ActivityFacet } from '@casbah/contract/investigate';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { intervalOf } from '../../lists/bars.ts';
import { call } from '../../request/api.ts';
import type { ScopeQuery } from '../../scope/useScope.ts';

export type ActivityOrder = 'newest' | 'oldest';
export type Timeline = 'person' | 'session' | 'object' | 'address';
export const TIMELINES = ['person', 'session', 'object', 'address'] as const satisfies readonly Timeline[];

/** Rows per request. */
export const PAGE = 100;
const NO_PLACE: string | null = null;

/** Fields counted beside the log. */
export const FACETS: readonly ActivityFacet[] = [
  'app',
  'activity',
  'user',
  'outcome',
  'object_type',
  'exposure',
  'country',
  'src_ip',
  'device_type',
  'severity',
  'actor_type',
  'source',
];

/** The log page by page. `query` is undefined until it can be run. */
export function activitiesQuery(query: ScopeQuery | undefined, order: ActivityOrder) {
  return infiniteQueryOptions({
    queryKey: ['investigate', 'activities', query, order],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /investigate/activities',
        { query: { ...query, order, limit: PAGE, ...(pageParam === null ? {} : { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: NO_PLACE,
    getNextPageParam: ({ next }) => next,
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** The newest page of a log that is followed live. */
export function newestActivities(query: ScopeQuery, signal: AbortSignal) {
  return call(
    'GET /investigate/activities',
    { query: { ...query, limit: PAGE, live: 'true' } },
    { signal, staysSignedIn: true },
  );
}

/** Total, activities over time, and values with their counts. */
export function summaryQuery(query: ScopeQuery | undefined) {
  const { from, to } = query ?? {};
  const length = from === undefined || to === undefined ? 0 : Date.parse(to) - Date.parse(from);
  return queryOptions({
    queryKey: ['investigate', 'summary', query],
    queryFn: ({ signal }) =>
      call(
        'GET /investigate/summary',
        { query: { ...query, facets: FACETS.join(), interval: intervalOf(length) } },
        { signal },
      ),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** Values of a field that contain a text, most frequent first. */
export async function valuesOf(
  field: string,
  { contains = '', size, query }: { contains?: string; size: number; query: ScopeQuery },
  signal: AbortSignal,
) {
  const { values } = await call(
    'GET /investigate/values',
    { query: { ...query, field, contains, size } },
    { signal },
  );
  return values;
}

/** An activity with its original record. */
export function activityQuery(id: string) {
  return queryOptions({
    queryKey: ['investigate', 'activity', id],
    queryFn: ({ signal }) => call('GET /investigate/activities/{id}', { params: { id } }, { signal }),
  });
}

export function maskedRecordQuery(id: string) {
  return queryOptions({
    queryKey: ['investigate', 'activity', id, 'masked'],
    queryFn: ({ signal }) =>
      call('GET /investigate/activities/{id}/redacted', { params: { id } }, { signal }),
  });
}

export function timelineQuery(id: string, of: Timeline) {
  return queryOptions({
    queryKey: ['investigate', 'activity', id, 'timeline', of],
    queryFn: ({ signal }) =>
      call('GET /investigate/activities/{id}/timeline', { params: { id }, query: { of } }, { signal }),
  });
}

export function notesQuery(id: string) {
  return queryOptions({
    queryKey: ['investigate', 'activity', id, 'notes'],
    queryFn: ({ signal }) => call('GET /investigate/activities/{id}/notes', { params: { id } }, { signal }),
  });
}

/** People who can own activities. */
export const ownersQuery = queryOptions({
  queryKey: ['investigate', 'owners'],
  queryFn: ({ signal }) => call('GET /investigate/owners', { query: {} }, { signal }),
});

export const settingsQuery = queryOptions({
  queryKey: ['investigate', 'settings'],
  queryFn: ({ signal }) => call('GET /investigate/settings', {}, { signal }),
});
