import type { TrafficList } from '@casbah/domain/filter/traffic-fields';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import { READERS, type RowOf } from './rows.ts';

const PAGE = 100;
/** Maximum rows per response. */
const MOST_ROWS = 1000;

export interface ListQuery extends ScopeQuery {
  sort?: string | undefined;
  q?: string | undefined;
}

export interface ListState<Row> {
  rows: readonly Row[];
  total: number | undefined;
  /** Number of services first seen this week; undefined for other lists. */
  newServices: number | undefined;
  /** Number of countries, without the unknown one; undefined for other lists. */
  countries: number | undefined;
  /** The range that the response covers. */
  range: { from: number; to: number } | undefined;
  tookMs: number | undefined;
  status: 'loading' | 'ready' | 'stale' | 'failed';
  error: unknown;
  moreFailed: boolean;
  more: () => void;
  retry: () => void;
}

/** An audit list page by page. `query` is undefined until it can be run. */
export function useList<List extends TrafficList>(
  list: List,
  query: ListQuery | undefined,
): ListState<RowOf[List]> {
  const { sort, q, ...scope } = query ?? {};
  const asked = { ...scope, ...(sort === undefined ? {} : { sort }), ...(q === undefined ? {} : { q }) };
  // As time advances, the same list is queried for a later range: loaded rows are reloaded, so the scroll
  // position stays.
  const { from: _, to: __, ...sameList } = asked;
  const place = `${list} ${JSON.stringify(sameList)}`;
  const loaded = useRef({ place, rows: 0 });
  const depth = loaded.current.place === place ? loaded.current.rows : 0;
  const first = Math.min(MOST_ROWS, Math.max(PAGE, Math.ceil(depth / PAGE) * PAGE));
  const result = useInfiniteQuery({
    queryKey: ['audit', 'list', list, asked],
    queryFn: ({ pageParam, signal }) =>
      READERS[list]({ ...asked, limit: pageParam === 0 ? first : PAGE, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const count = pages.reduce((sum, page) => sum + page.rows.length, 0);
      return count < last.meta.total && last.rows.length > 0 ? count : undefined;
    },
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData, isFetchNextPageError } = result;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  if (!isPlaceholderData) loaded.current = { place, rows: rows.length };
  const meta = data?.pages[0]?.meta;
  const failed = error !== null && !isFetchNextPageError;
  return {
    rows,
    total: meta?.total,
    newServices: meta?.new_services,
    countries: meta?.countries,
    range: meta === undefined ? undefined : { from: Date.parse(meta.from), to: Date.parse(meta.to) },
    tookMs: meta?.took_ms,
    status: failed ? 'failed' : data === undefined ? 'loading' : isPlaceholderData ? 'stale' : 'ready',
    error,
    moreFailed: isFetchNextPageError,
    more: () => void result.fetchNextPage(),
    retry: () => void result.refetch(),
  };
}
