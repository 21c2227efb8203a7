import { queryClient } from './query-client.ts';

/** Poll interval of sources while idle. Hidden tabs don't poll. */
export const CALM_MS = 30_000;

/** Refetches lists that an upload changes. */
export function refreshSources(): void {
  void queryClient.invalidateQueries({ queryKey: ['datasources'] });
}
