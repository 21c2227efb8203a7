import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../request/api.ts';

/** Custom groups that are listed at once: more are searched for. */
const MOST_GROUPS = 100;

/** The account of a person; what the page of accounts shows of one, so that both refresh together. */
export const accountQuery = (email: string) =>
  queryOptions({
    queryKey: ['users', 'one', email],
    queryFn: ({ signal }) => call('GET /admin/user/ng/details', { query: { email } }, { signal }),
    retry: false,
  });

export const customGroupsQuery = (q: string) =>
  queryOptions({
    queryKey: ['groups', 'custom', q],
    queryFn: ({ signal }) =>
      call(
        'GET /admin/groups',
        { query: { kind: 'custom', ...(q === '' ? {} : { q }), limit: MOST_GROUPS } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
