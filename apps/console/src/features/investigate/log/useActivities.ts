import type { ActivityRow } from '@casbah/contract/investigate';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import { type ActivityOrder, activitiesQuery } from '../queries.ts';

export interface Activities {
  rows: readonly ActivityRow[];
  hasMore: boolean;
  tookMs: number | undefined;
  status: 'loading' | 'ready' | 'stale' | 'failed';
  error: unknown;
  moreFailed: boolean;
  more: () => void;
  retry: () => void;
}

/** The log page by page. `query` is undefined until it can be run. */
export function useActivities(query: ScopeQuery | undefined, order: ActivityOrder): Activities {
  const result = useInfiniteQuery(activitiesQuery(query, order));
  const { data, error, isPlaceholderData, isFetchNextPageError, hasNextPage } = result;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  const failed = error !== null && !isFetchNextPageError;
  const status = (): Activities['status'] => {
    if (failed) return 'failed';
    if (data === undefined) return 'loading';
    return isPlaceholderData ? 'stale' : 'ready';
  };
  return {
    rows,
    hasMore: hasNextPage,
    tookMs: data?.pages[0]?.meta.took_ms,
    status: status(),
    error,
    moreFailed: isFetchNextPageError,
    more: () => {
      if (hasNextPage) void result.fetchNextPage();
    },
    retry: () => void result.refetch(),
  };
}
