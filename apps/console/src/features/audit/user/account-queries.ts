import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../request/api.ts';

/** Maximum custom groups listed at once; others are found by search. */
const MOST_GROUPS = 100;

/** A person's account, with the query key of the Accounts page, so both refresh together. */
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
