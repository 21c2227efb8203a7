import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';

export const destinationsQuery = queryOptions({
  queryKey: ['tenant', 'destinations'],
  queryFn: ({ signal }) => call('GET /admin/destinations', {}, { signal }),
});
