import { MOST_UNDONE_AT_ONCE } from '@casbah/domain/decision';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../request/api.ts';
import { queryClient } from '../request/query-client.ts';

/** A service's current decision. */
export const currentDecisionQuery = (service: string) =>
  queryOptions({
    queryKey: ['decisions', 'current', service],
    queryFn: ({ signal }) =>
      call('GET /risks/decisions/current', { query: { service_id: service } }, { signal }),
  });

/** Refetches everything that shows decisions. */
export async function refreshDecisions(): Promise<void> {
  await Promise.all(
    ['decisions', 'tags', 'audit'].map((area) => queryClient.invalidateQueries({ queryKey: [area] })),
  );
}

/** Undoes log entries, newest first; many are split into several requests. */
export async function undoEntries(entries: readonly number[]): Promise<void> {
  for (let from = 0; from < entries.length; from += MOST_UNDONE_AT_ONCE)
    await call('POST /risks/decisions/undo', {
      body: { entries: entries.slice(from, from + MOST_UNDONE_AT_ONCE) },
    });
}
