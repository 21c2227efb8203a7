import type { Answer } from '@casbah/contract/client';
import type { Group, MembersChanged } from '@casbah/contract/groups';
import { GROUP_SEARCH_LIMIT, type GroupKind, type PeopleSource } from '@casbah/domain/group';
import type { LoadItems } from '@casbah/widgets/typeahead/item.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { people } from '../../request/people-lookup.ts';
import { queryClient } from '../../request/query-client.ts';

export interface GroupsAsked {
  kind: GroupKind;
  q?: string | undefined;
  source?: PeopleSource | undefined;
  sort: Sort;
}
export type Sort =
  | 'name'
  | 'people'
  | 'source'
  | 'modified_on'
  | '-name'
  | '-people'
  | '-source'
  | '-modified_on';

const PAGE = 100;
const MEMBERS_PAGE = 200;
/** Maximum per response. */
const UNITS_PAGE = 1000;
/** Maximum people per request. */
const MOST_NAMED = 10_000;

export const groupsQuery = (asked: GroupsAsked) =>
  infiniteQueryOptions({
    queryKey: ['groups', 'list', asked],
    queryFn: ({ pageParam, signal }) =>
      call('GET /admin/groups', { query: { ...asked, offset: pageParam, limit: PAGE } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ groups, total }, _pages, offset) =>
      offset + groups.length < total ? offset + groups.length : undefined,
    placeholderData: keepPreviousData,
  });

export const groupQuery = (id: string) =>
  queryOptions({
    queryKey: ['groups', 'one', id],
    queryFn: ({ signal }) => call('GET /admin/groups/{id}', { params: { id } }, { signal }),
  });

/** The group or unit whose people are listed. */
export interface Holder {
  of: 'group' | 'unit';
  id: string;
}

export const membersQuery = ({ of, id }: Holder, q: string) =>
  infiniteQueryOptions({
    queryKey: ['groups', 'members', of, id, q],
    queryFn: ({ pageParam, signal }) => readMembers({ of, id }, q, pageParam, MEMBERS_PAGE, signal),
    initialPageParam: 0,
    getNextPageParam: ({ members, total }, _pages, offset) =>
      offset + members.length < total ? offset + members.length : undefined,
    placeholderData: keepPreviousData,
  });

export const unitsQuery = queryOptions({
  queryKey: ['groups', 'units'],
  queryFn: async ({ signal }) => {
    const units: Answer<'GET /admin/org_units'>['units'] = [];
    for (;;) {
      const query = { offset: units.length, limit: UNITS_PAGE };
      const page = await call('GET /admin/org_units', { query }, { signal });
      units.push(...page.units);
      if (page.units.length === 0 || units.length >= page.total) return units;
    }
  },
});

function readMembers({ of, id }: Holder, q: string, offset: number, limit: number, signal?: AbortSignal) {
  const asked = { params: { id }, query: { ...(q === '' ? {} : { q }), offset, limit } };
  const options = signal === undefined ? {} : { signal };
  return of === 'group'
    ? call('GET /admin/groups/{id}/members', asked, options)
    : call('GET /admin/org_units/{id}/people', asked, options);
}

/** IDs of all listed people, loaded or not. */
export async function everyMember(holder: Holder, q: string): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const { members, total } = await readMembers(holder, q, ids.length, UNITS_PAGE);
    ids.push(...members.map(({ id }) => id));
    if (members.length === 0 || ids.length >= total) return ids;
  }
}

/**
 * Adds or removes people in as many requests as needed, and reports progress. If one fails, earlier ones stay
 * applied.
 */
export async function assign(
  { of, id }: Holder,
  what: 'added_users' | 'deleted_users',
  people: readonly string[],
  onDone: (done: number) => void = () => {},
): Promise<MembersChanged> {
  const sum: MembersChanged = {
    api_response: 'success',
    added: 0,
    removed: 0,
    unknown: [],
    unknown_count: 0,
  };
  try {
    for (let at = 0; at < people.length; at += MOST_NAMED) {
      const asked = { params: { id }, body: { [what]: people.slice(at, at + MOST_NAMED) } };
      const one =
        of === 'group'
          ? await call('POST /admin/groups/{id}/members', asked)
          : await call('POST /admin/org_units/{id}/people', asked);
      sum.added += one.added;
      sum.removed += one.removed;
      sum.unknown.push(...one.unknown);
      sum.unknown_count += one.unknown_count;
      onDone(Math.min(people.length, at + MOST_NAMED));
    }
  } finally {
    await refreshGroups();
  }
  return sum;
}

export function refreshGroups(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['groups'] });
}

/** People whose name or email address contains a text. */
export const findPeople: LoadItems = people.load;

/** Directory groups whose name contains a text. */
export const findGroups: LoadItems = async (name, loaded, signal) => {
  if (loaded > 0) return [];
  const query = { name, kind: 'directory' as const, limit: GROUP_SEARCH_LIMIT };
  const { groups } = await call('GET /admin/searchgroups', { query }, { signal });
  return groups.map(({ id, name: value }, index) => ({ data: { key: id, value }, index }));
};

export type ListedGroup = Group;
