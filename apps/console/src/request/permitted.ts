import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Permitted, verdictOn } from '../routing/access.ts';
import { call } from './api.ts';
import { queryClient } from './query-client.ts';
import { useSession } from './session.ts';

/** Permissions may change during a session: refetch interval. */
const AGAIN_MS = 30_000;

/** What the signed-in person may use, see and open. */
export const permittedQuery = queryOptions({
  queryKey: ['rbac', 'permitted'],
  queryFn: ({ signal }) => call('GET /rbac/get_permitted_components', {}, { signal }),
  refetchInterval: AGAIN_MS,
});

/** What is known of it now; absent where it couldn't be loaded. */
export function permittedNow() {
  return queryClient.getQueryData(permittedQuery.queryKey);
}

/** Whether the person may open a path below the console's base: what can't be opened isn't offered. */
export function useMayOpen(): (path: string) => boolean {
  const { role } = useSession();
  const { data } = useQuery(permittedQuery);
  const permitted: Permitted | undefined = data;
  return (path) => verdictOn(path, role, permitted) === 'open';
}
