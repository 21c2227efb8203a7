import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';

/** The live stream invalidates all: their keys begin with its area. */
const ERASURES = 'erasures';

export const erasuresQuery = queryOptions({
  queryKey: [ERASURES, 'list'],
  queryFn: ({ signal }) => call('GET /admin/erasures', {}, { signal }),
});

/** What logs store under these names. Not kept, because names belong to the form only. */
export const previewQuery = (names: readonly string[]) =>
  queryOptions({
    queryKey: [ERASURES, 'preview', names],
    queryFn: ({ signal }) =>
      call('POST /admin/erasures/preview', { body: { names: [...names] } }, { signal }),
    gcTime: 0,
  });

export function refreshErasures(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ERASURES] });
}
