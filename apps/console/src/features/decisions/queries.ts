import type { BlockListFormatName, BlockListKind } from '@casbah/domain/block-list';
import type { Decision } from '@casbah/domain/decision';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';

export const decisionsQuery = queryOptions({
  queryKey: ['decisions', 'made'],
  queryFn: ({ signal }) => call('GET /risks/decisions', {}, { signal }),
});

export const listQuery = (format: BlockListFormatName, kind: BlockListKind) =>
  queryOptions({
    queryKey: ['decisions', 'list', format, kind],
    queryFn: ({ signal }) => call('GET /risks/blocklist', { query: { format, kind } }, { signal }),
  });

/** Not asked before there is something to ask. */
export const backtestQuery = (asked: { filter: string; days: number } | undefined) =>
  queryOptions({
    queryKey: ['audit', 'backtest', asked],
    queryFn:
      asked === undefined
        ? skipToken
        : ({ signal }) => call('GET /audit/backtest', { query: asked }, { signal }),
  });

export async function decide(service_ids: readonly string[], decision: Decision): Promise<void> {
  await call('POST /risks/decisions', { body: { service_ids: [...service_ids], decision } });
  await Promise.all(
    ['decisions', 'tags', 'audit'].map((area) => queryClient.invalidateQueries({ queryKey: [area] })),
  );
}

export const feedsQuery = queryOptions({
  queryKey: ['decisions', 'feeds'],
  queryFn: ({ signal }) => call('GET /risks/feeds', {}, { signal }),
});

export function refreshFeeds(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: feedsQuery.queryKey });
}
