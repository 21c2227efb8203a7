import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';

/** All queries of definitions start with it: choices depend on definitions of every kind. */
const CONTENT = 'content';

export const profilesQuery = queryOptions({
  queryKey: [CONTENT, 'profiles'],
  queryFn: ({ signal }) => call('GET /protect/content_profiles', {}, { signal }),
});
export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: [CONTENT, 'profile', id],
    queryFn: ({ signal }) => call('GET /protect/content_profiles/{id}', { params: { id } }, { signal }),
  });

export const reusableRulesQuery = queryOptions({
  queryKey: [CONTENT, 'reusable'],
  queryFn: ({ signal }) => call('GET /protect/reusable_rules', {}, { signal }),
});
export const reusableRuleQuery = (id: string) =>
  queryOptions({
    queryKey: [CONTENT, 'reusable', id],
    queryFn: ({ signal }) => call('GET /protect/reusable_rules/{id}', { params: { id } }, { signal }),
  });

export const dataFiltersQuery = queryOptions({
  queryKey: [CONTENT, 'filters'],
  queryFn: ({ signal }) => call('GET /protect/data_filters', {}, { signal }),
});

export const aliasesQuery = queryOptions({
  queryKey: [CONTENT, 'aliases'],
  queryFn: ({ signal }) => call('GET /protect/content_aliases', {}, { signal }),
});

export const choicesQuery = queryOptions({
  queryKey: [CONTENT, 'choices'],
  queryFn: ({ signal }) => call('GET /protect/content/choices', {}, { signal }),
});

export function refreshContent(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [CONTENT] });
}
