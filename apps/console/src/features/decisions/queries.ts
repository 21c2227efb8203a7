import type { AlertRuleWindow } from '@casbah/domain/alert-rule';
import type { BlockListFormatName, BlockListKind } from '@casbah/domain/block-list';
import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';
import type { LogFilter } from './log-search.ts';

export const decisionsQuery = queryOptions({
  queryKey: ['decisions', 'made'],
  queryFn: ({ signal }) => call('GET /risks/decisions', {}, { signal }),
});

export const listQuery = (format: BlockListFormatName, kind: BlockListKind) =>
  queryOptions({
    queryKey: ['decisions', 'list', format, kind],
    queryFn: ({ signal }) => call('GET /risks/blocklist', { query: { format, kind } }, { signal }),
  });

/** A condition to backtest. */
export interface Attempt {
  filter: string;
  window: AlertRuleWindow;
  days: number;
}

/** Not run without a condition. */
export const backtestQuery = (asked: Attempt | undefined) =>
  queryOptions({
    queryKey: ['audit', 'backtest', asked],
    queryFn:
      asked === undefined
        ? skipToken
        : ({ signal }) => call('GET /audit/backtest', { query: { ...asked } }, { signal }),
  });

export const alertRulesQuery = queryOptions({
  queryKey: ['decisions', 'rules'],
  queryFn: ({ signal }) => call('GET /risks/policies', {}, { signal }),
});

export function refreshAlertRules(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: alertRulesQuery.queryKey });
}

/** Hits per request. */
const HITS_AT_ONCE = 50;

export const hitsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['decisions', 'rules', id, 'hits'],
    queryFn: ({ signal, pageParam }) =>
      call(
        'GET /risks/policies/{id}/hits',
        {
          params: { id },
          query: { limit: HITS_AT_ONCE, ...(pageParam === null ? {} : { before: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

/** All tags. */
export const tagsQuery = queryOptions({
  queryKey: ['tags', 'services'],
  queryFn: ({ signal }) => call('GET /risks/getservicetags', {}, { signal }),
});

/** Log entries per request. */
const ENTRIES_AT_ONCE = 10;

export const logQuery = (filter: LogFilter) =>
  infiniteQueryOptions({
    queryKey: ['decisions', 'log', filter],
    queryFn: ({ signal, pageParam }) =>
      call(
        'GET /risks/decisions/log',
        {
          query: { ...filter, limit: ENTRIES_AT_ONCE, ...(pageParam === null ? {} : { before: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const feedsQuery = queryOptions({
  queryKey: ['decisions', 'feeds'],
  queryFn: ({ signal }) => call('GET /risks/feeds', {}, { signal }),
});

export function refreshFeeds(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: feedsQuery.queryKey });
}
