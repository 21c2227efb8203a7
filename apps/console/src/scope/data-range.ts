import { queryOptions } from '@tanstack/react-query';
import { call } from '../request/api.ts';

/** Time span of the data, from which named ranges are counted. */
export const dataRangeQuery = queryOptions({
  queryKey: ['audit', 'range'],
  queryFn: ({ signal }) => call('GET /audit/range', {}, { signal }),
  refetchInterval: 60_000,
});
