import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';

/** Refetched when the page opens: the operator changes the files without a signal. */
export const geoipQuery = queryOptions({
  queryKey: ['geoip'],
  queryFn: ({ signal }) => call('GET /admin/geoip', {}, { signal }),
  staleTime: 0,
});
