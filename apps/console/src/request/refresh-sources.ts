import { queryClient } from './query-client.ts';

/** How often sources are asked for while nothing moves. Hidden tabs ask nothing. */
export const CALM_MS = 30_000;

/** Lists that show what an upload changes. */
export function refreshSources(): void {
  void queryClient.invalidateQueries({ queryKey: ['datasources'] });
}
