import type { BlockListFormatName, BlockListKind } from '@casbah/domain/block-list';
import { queryOptions } from '@tanstack/react-query';
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

export const feedsQuery = queryOptions({
  queryKey: ['decisions', 'feeds'],
  queryFn: ({ signal }) => call('GET /risks/feeds', {}, { signal }),
});

export function refreshFeeds(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: feedsQuery.queryKey });
}
