import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../request/api.ts';

export const collectionKindsQuery = queryOptions({
  queryKey: ['collection', 'kinds'],
  queryFn: ({ signal }) => call('GET /admin/collection/kinds', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
