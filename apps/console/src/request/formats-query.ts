import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

export const formatsQuery = queryOptions({
  queryKey: ['formats'],
  queryFn: ({ signal }) => call('GET /admin/formats', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
