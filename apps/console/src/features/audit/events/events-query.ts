import type { EventRow } from '@casbah/contract/audit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../request/api.ts';
import type { ScopeQuery } from '../../../scope/useScope.ts';

const PAGE = 100;
const NO_PAGE: string | null = null;

/** Single events page by page, newest first. `query` is undefined until it can be run. */
export function useEvents(query: ScopeQuery | undefined) {
  const result = useInfiniteQuery({
    queryKey: ['audit', 'events', query],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /audit/events/page',
        { query: { ...query, limit: PAGE, ...(pageParam === null ? {} : { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: NO_PAGE,
    getNextPageParam: ({ next }) => next,
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData, isFetchNextPageError } = result;
  const rows = useMemo((): readonly EventRow[] => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  const failed = error !== null && !isFetchNextPageError;
  const status = (): 'loading' | 'ready' | 'stale' | 'failed' => {
    if (failed) return 'failed';
    if (data === undefined) return 'loading';
    return isPlaceholderData ? 'stale' : 'ready';
  };
  return {
    rows,
    meta: data?.pages[0]?.meta,
    status: status(),
    error,
    moreFailed: isFetchNextPageError,
    more: () => void result.fetchNextPage(),
    retry: () => void result.refetch(),
  };
}
