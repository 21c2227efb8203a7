import { queryOptions } from '@tanstack/react-query';
import { call } from '../request/api.ts';

/** The span of the data: what named ranges are counted from. */
export const dataRangeQuery = queryOptions({
  queryKey: ['audit', 'range'],
  queryFn: ({ signal }) => call('GET /audit/range', {}, { signal }),
  refetchInterval: 60_000,
});
