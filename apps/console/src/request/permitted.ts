import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Permitted, verdictOn } from '../routing/access.ts';
import { call } from './api.ts';
import { queryClient } from './query-client.ts';
import { useSession } from './session.ts';

/** Permissions may change during a session: refetch interval. */
const AGAIN_MS = 30_000;

/** What the signed-in person may use, view and open. */
export const permittedQuery = queryOptions({
  queryKey: ['rbac', 'permitted'],
  queryFn: ({ signal }) => call('GET /rbac/get_permitted_components', {}, { signal }),
  refetchInterval: AGAIN_MS,
});

/** The cached permissions; undefined if they couldn't be loaded. */
export function permittedNow() {
  return queryClient.getQueryData(permittedQuery.queryKey);
}

/** Whether the person may open a path below the console's base; other links aren't offered. */
export function useMayOpen(): (path: string) => boolean {
  const { role } = useSession();
  const { data } = useQuery(permittedQuery);
  const permitted: Permitted | undefined = data;
  return (path) => verdictOn(path, role, permitted) === 'open';
}
