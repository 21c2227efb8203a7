import type { Answer } from '@casbah/contract/client';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import type { HistorySearch } from './history-search.ts';

/** Query of the server: the URL parameters, with the time span as timestamps. */
export type HistoryAsked = Omit<HistorySearch, 'range' | 'selected'>;

export type Facets = Answer<'GET /history/facets'>;

const PAGE = 100;

export function entriesQuery(asked: HistoryAsked) {
  return infiniteQueryOptions({
    queryKey: ['history', 'entries', asked],
    queryFn: ({ pageParam, signal }) =>
      call('GET /history/entries', { query: { ...asked, before: pageParam, limit: PAGE } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export function entryQuery(sequence: number) {
  return queryOptions({
    queryKey: ['history', 'entry', sequence],
    queryFn: ({ signal }) => call('GET /history/entries/{sequence}', { params: { sequence } }, { signal }),
    // Entries are immutable.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function facetsQuery(asked: HistoryAsked) {
  return queryOptions({
    queryKey: ['history', 'facets', asked],
    queryFn: ({ signal }) => call('GET /history/facets', { query: asked }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Whether the chain is intact, by the last verification. `fresh` verifies again. */
export const chainQuery = queryOptions({
  queryKey: ['history', 'chain'],
  queryFn: ({ signal }) => call('GET /history/verify', { query: {} }, { signal }),
});
export const lookAgain = () => call('GET /history/verify', { query: { fresh: 'true' } });
