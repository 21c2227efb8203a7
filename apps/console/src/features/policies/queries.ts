import type { Answer } from '@casbah/contract/client';
import { POLICY_LIMITS } from '@casbah/domain/policy/policy';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';

/** All queries of policies start with it: a change of one may concern the list and the order of responses. */
const POLICIES = 'policies';

export type PolicyList = Answer<'GET /protect/policies'>;

/** All policies that match a filter's text, in their order. A company has a few hundred. */
export const policiesQuery = (filter: string) =>
  queryOptions({
    queryKey: [POLICIES, 'list', filter],
    queryFn: ({ signal }) =>
      call(
        'GET /protect/policies',
        { query: { limit: POLICY_LIMITS.policies, ...(filter === '' ? {} : { filter }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const policyQuery = (id: string) =>
  queryOptions({
    queryKey: [POLICIES, 'one', id],
    queryFn: ({ signal }) => call('GET /protect/policies/{id}', { params: { id } }, { signal }),
  });

/** A version compared with another one, or with the draft. */
export const versionQuery = (id: string, version: number, to: number | 'draft' | undefined) =>
  queryOptions({
    queryKey: [POLICIES, 'version', id, version, to],
    queryFn: ({ signal }) =>
      call(
        'GET /protect/policies/{id}/versions/{version}',
        { params: { id, version }, query: to === undefined ? {} : { to } },
        { signal },
      ),
  });

/** Versions of a policy before one of them. */
export const versionsQuery = (id: string, before: number) =>
  infiniteQueryOptions({
    queryKey: [POLICIES, 'versions', id, before],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /protect/policies/{id}/versions',
        { params: { id }, query: { before: pageParam } },
        { signal },
      ),
    initialPageParam: before,
    getNextPageParam: ({ next }) => next,
  });

export const precedenceQuery = queryOptions({
  queryKey: [POLICIES, 'precedence'],
  queryFn: ({ signal }) => call('GET /protect/precedence', {}, { signal }),
});

export function refreshPolicies(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [POLICIES] });
}

/** Content profiles, for names and completion. The pages of content profiles use the same key. */
export const profilesQuery = queryOptions({
  queryKey: ['content', 'profiles'],
  queryFn: ({ signal }) => call('GET /protect/content_profiles', {}, { signal }),
});

/** File classes and formats. */
export const contentChoicesQuery = queryOptions({
  queryKey: ['content', 'choices'],
  queryFn: ({ signal }) => call('GET /protect/content/choices', {}, { signal }),
});

export const destinationsQuery = queryOptions({
  queryKey: ['tenant', 'destinations'],
  queryFn: ({ signal }) => call('GET /admin/destinations', {}, { signal }),
});
