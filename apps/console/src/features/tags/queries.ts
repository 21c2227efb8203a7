import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';

export const tagsQuery = queryOptions({
  queryKey: ['tags', 'list'],
  queryFn: ({ signal }) => call('GET /admin/tenant/gettagslist', {}, { signal }),
});

/** Refetches tags, and the services that have them. */
export async function refreshTags(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['tags'] }),
    queryClient.invalidateQueries({ queryKey: ['audit'] }),
  ]);
}
