import type { ServiceRequestState } from '@casbah/domain/service-request';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../request/api.ts';
import { queryClient } from '../../../request/query-client.ts';

/** Service requests per API call. */
const AT_ONCE = 100;

export const requestsQuery = (state: ServiceRequestState | undefined) =>
  infiniteQueryOptions({
    queryKey: ['risk', 'requests', state],
    queryFn: ({ signal, pageParam }) =>
      call(
        'GET /risks/servicerequests',
        {
          query: {
            limit: AT_ONCE,
            ...(state === undefined ? {} : { state }),
            ...(pageParam === null ? {} : { before: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

export async function refreshRequests(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['risk', 'requests'] });
}
