import type { Answer } from '@casbah/contract/client';
import type { RejectReason } from '@casbah/domain/reject';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../request/api.ts';

const PAGE = 100;

export type RejectedLine = Answer<'GET /admin/rejects'>['rows'][number];

export interface RejectsAsked {
  datasource?: string | undefined;
  reason?: RejectReason | undefined;
  load?: string | undefined;
}

/** Rejected lines page by page, newest first. */
export function rejectedLinesQuery(asked: RejectsAsked) {
  return infiniteQueryOptions({
    queryKey: ['datasources', 'rejected lines', asked],
    queryFn: ({ pageParam, signal }) =>
      call('GET /admin/rejects', { query: { ...asked, limit: PAGE, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ rows }, pages) =>
      rows.length < PAGE ? undefined : pages.reduce((sum, page) => sum + page.rows.length, 0),
  });
}

/** Number of rejected lines of all sources. */
export const rejectedCountQuery = queryOptions({
  queryKey: ['datasources', 'rejected count'],
  queryFn: async ({ signal }) =>
    (await call('GET /admin/rejects', { query: { limit: 1 } }, { signal })).total,
});
