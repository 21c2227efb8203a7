import type { Answer } from '@casbah/contract/client';
import type { IncidentOrder } from '@casbah/domain/incident/incident';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';

export type IncidentFacets = Answer<'GET /api/incidents/facets'>;

/** Rows per request. */
export const PAGE = 100;
const NO_PLACE: string | null = null;

const filterOf = (filter: string | undefined) => (filter === undefined ? {} : { filter });

export function incidentsQuery(filter: string | undefined, order: IncidentOrder) {
  return infiniteQueryOptions({
    queryKey: ['incidents', 'list', filter, order],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/incidents',
        {
          query: {
            ...filterOf(filter),
            order,
            limit: PAGE,
            ...(pageParam === null ? {} : { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: NO_PLACE,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** Total, and values with their counts. */
export function facetsQuery(filter: string | undefined) {
  return queryOptions({
    queryKey: ['incidents', 'facets', filter],
    queryFn: ({ signal }) => call('GET /api/incidents/facets', { query: filterOf(filter) }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function incidentQuery(id: string) {
  return queryOptions({
    queryKey: ['incidents', 'one', id],
    queryFn: ({ signal }) => call('GET /api/incidents/{id}', { params: { id } }, { signal }),
  });
}

export function timelineQuery(id: string) {
  return queryOptions({
    queryKey: ['incidents', 'one', id, 'timeline'],
    queryFn: ({ signal }) => call('GET /api/incidents/{id}/timeline', { params: { id } }, { signal }),
  });
}

export function relatedQuery(id: string) {
  return queryOptions({
    queryKey: ['incidents', 'one', id, 'related'],
    queryFn: ({ signal }) => call('GET /api/incidents/{id}/related', { params: { id } }, { signal }),
  });
}
