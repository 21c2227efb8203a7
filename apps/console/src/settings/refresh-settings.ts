import { queryClient } from '../request/query-client.ts';

/** All that a company sets has this prefix. */
export function refreshSettings(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['tenant'] });
}
