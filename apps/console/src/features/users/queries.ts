import type { UserAnswer, UserChange } from '@casbah/contract/users';
import { USER_IDS_MAXIMUM, USERS_PAGE_MAXIMUM } from '@casbah/domain/user-account';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';
import { sortOf } from './users-search.ts';

export type User = UserAnswer;

/** Query for people. */
export interface UsersAsked {
  query?: string;
  filters?: string;
}

const PAGE = 100;
/** Maximum people changed per request. */
export const MOST_AT_ONCE = USER_IDS_MAXIMUM;

export const usersQuery = (asked: UsersAsked, sort: string) =>
  infiniteQueryOptions({
    queryKey: ['users', 'list', asked, sort],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /admin/user/ng/list/{offset}',
        { params: { offset: pageParam }, query: { ...asked, limit: PAGE, order_by: sortOf(sort) } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ objects, meta }) => {
      const end = meta.offset + objects.length;
      return objects.length > 0 && end < meta.total_count ? end : undefined;
    },
    placeholderData: keepPreviousData,
  });

export const facetsQuery = (asked: UsersAsked) =>
  queryOptions({
    queryKey: ['users', 'facets', asked],
    queryFn: ({ signal }) => call('GET /admin/user/ng/filters', { query: asked }, { signal }),
    placeholderData: keepPreviousData,
  });

export const userQuery = (email: string) =>
  queryOptions({
    queryKey: ['users', 'one', email],
    queryFn: ({ signal }) => call('GET /admin/user/ng/details', { query: { email } }, { signal }),
  });

export const sessionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', 'sessions', id],
    queryFn: ({ signal }) => call('GET /admin/users/{id}/sessions', { params: { id } }, { signal }),
  });

export const lockedQuery = queryOptions({
  queryKey: ['users', 'locked'],
  queryFn: ({ signal }) => call('GET /admin/user/get_locked_users', {}, { signal }),
});

/** Access profiles to choose from; visible to sysadmins. */
export const profilesQuery = queryOptions({
  queryKey: ['accessprofiles', 'names'],
  queryFn: async ({ signal }) => {
    const query = { resource: 'accessprofiles' };
    const body = { action: 'list' as const, params: { limit: 0 } };
    const answer: { objects?: unknown } = await call(
      'POST /controls/make_api_request',
      { query, body },
      { signal },
    );
    const objects: unknown[] = Array.isArray(answer.objects) ? answer.objects : [];
    return objects.flatMap((one) =>
      typeof one === 'object' && one !== null && 'id' in one && 'name' in one
        ? [{ id: String(one.id), name: String(one.name) }]
        : [],
    );
  },
});

export function refreshUsers(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['users'] });
}

export function changeUser(id: string, user: UserChange) {
  return call('POST /admin/user/ng/edit', { body: { id, user } });
}

/** IDs of all matches minus exclusions, up to the limit of one request. */
export async function idsOf(asked: UsersAsked, except: ReadonlySet<string>): Promise<string[]> {
  const ids: string[] = [];
  for (let offset = 0; ; offset += USERS_PAGE_MAXIMUM) {
    const query = { ...asked, limit: USERS_PAGE_MAXIMUM };
    const { objects } = await call('GET /admin/user/ng/list/{offset}', { params: { offset }, query });
    ids.push(...objects.map(({ id }) => id).filter((id) => !except.has(id)));
    if (objects.length < USERS_PAGE_MAXIMUM || ids.length > MOST_AT_ONCE) return ids;
  }
}
