import { queryClient } from '../request/query-client.ts';

/** Refetches all company settings: their query keys share this prefix. */
export function refreshSettings(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['tenant'] });
}
