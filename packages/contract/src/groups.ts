import {
  GROUP_KINDS,
  GROUP_NAME_MAX,
  GROUP_SEARCH_LIMIT,
  isGroupName,
  isUnitName,
  PEOPLE_SOURCES,
} from '@casbah/domain/group';
import { z } from 'zod';
import { calls } from './call.ts';
import { filterText } from './filter.ts';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';
import { done, listParams, objectsOf, type ProxyResources, paging, resources } from './proxy-action.ts';

const kind = z.enum(GROUP_KINDS);
const source = z.enum(PEOPLE_SOURCES);
const id = z.string().min(1).max(64);
const description = z.string().max(1000, 'Use at most 1000 characters');

const name = z
  .string()
  .trim()
  .refine(isGroupName, { message: `Use 1 to ${GROUP_NAME_MAX} characters, without control characters` });
const unitName = z
  .string()
  .trim()
  .refine(isUnitName, {
    message: `Use 1 to ${GROUP_NAME_MAX} characters, without / and control characters`,
  });

/** Maximum people per request. */
export const MOST_NAMED = 10_000;
/** By ID or email address. */
const namedPeople = z.array(z.string().trim().min(1).max(320)).max(MOST_NAMED).default([]);
const parts = z.array(id).max(500);

export const group = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  kind,
  source,
  /** Number of people, each counted once; for a custom group including those of its parts. */
  people: z.number(),
  /** Directory groups whose people belong to it. */
  parts: z.number(),
  created_on: z.iso.datetime(),
  /** IDs of people; null for a directory. */
  created_by: z.string().nullable(),
  modified_on: z.iso.datetime(),
  modified_by: z.string().nullable(),
});
export type Group = z.infer<typeof group>;

const groupName = z.object({ id: z.string(), name: z.string(), kind, source });
export type GroupName = z.infer<typeof groupName>;

const wholeGroup = group.extend({ part_groups: z.array(groupName) });
export type WholeGroup = z.infer<typeof wholeGroup>;

export const newGroup = z.strictObject({
  name,
  description: description.default(''),
  /** Directory groups whose people belong to it; for custom groups. */
  parts: parts.optional(),
});
/** Omitted fields stay unchanged. */
export const groupChange = z.strictObject({
  name: name.optional(),
  description: description.optional(),
  parts: parts.optional(),
});

/** Result of adding or removing people by name. */
const membersChanged = z.object({
  api_response: z.literal('success'),
  added: z.number(),
  removed: z.number(),
  /** Unknown IDs or addresses in the request; the first hundred. */
  unknown: z.array(z.string()),
  unknown_count: z.number(),
});
export type MembersChanged = z.infer<typeof membersChanged>;

const member = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  is_active: z.boolean(),
  /** Directory group they belong to, if they aren't a direct member. */
  through: z.string().nullable(),
});
export type Member = z.infer<typeof member>;

export const orgUnit = z.object({
  orgunit_id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Path of names, such as `Atlas/Sales/Morocco`. */
  fqn: z.string(),
  parent_fqn: z.string().nullable(),
  parent_orgunit_id: z.string().nullable(),
  source,
  /** People in it, without those in its child units. */
  people: z.number(),
});
export type OrgUnit = z.infer<typeof orgUnit>;

export const newOrgUnit = z.strictObject({
  name: unitName,
  description: description.default(''),
  parent_orgunit_id: id.nullable().default(null),
});
export const orgUnitChange = z.strictObject({
  name: unitName.optional(),
  description: description.optional(),
  parent_orgunit_id: id.nullable().optional(),
});

const paged = {
  limit: z.coerce.number().int().min(1).max(1000).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
};
const text = z.string().trim().max(GROUP_NAME_MAX).optional();
const truth = z.enum(['true', 'false']).transform((value) => value === 'true');

export const GROUP_SORTS = ['name', 'people', 'source', 'created_on', 'modified_on'] as const;

export const groupsCalls = calls({
  'GET /admin/groups': {
    summary: 'List groups page by page: directory and company groups, or custom groups.',
    permission: 'account.view',
    query: z.object({
      kind: kind.optional(),
      q: text,
      source: source.optional(),
      /** A filter expression over the fields of groups; combined with the rest by `and`. */
      filter: filterText.optional(),
      sort: z.enum(GROUP_SORTS.flatMap((field) => [field, `-${field}` as const])).default('name'),
      ...paged,
    }),
    answer: z.object({ groups: z.array(group), total: z.number() }),
    errors: ['FILTER_INVALID'],
  },
  'POST /admin/groups': {
    summary: 'Create a group. Add its members afterwards.',
    permission: 'account.modify',
    idempotent: true,
    body: newGroup.extend({ kind: kind.default('directory') }),
    answer: wholeGroup,
    status: 201,
    errors: ['NAME_TAKEN', 'UNPROCESSABLE'],
  },
  'GET /admin/groups/{id}': {
    summary: 'Get a group with the directory groups in it.',
    permission: 'account.view',
    params: z.object({ id }),
    answer: wholeGroup,
    errors: ['NOT_FOUND'],
  },
  'PATCH /admin/groups/{id}': {
    summary: 'Update the name, description or directory groups of a group.',
    permission: 'account.modify',
    params: z.object({ id }),
    body: groupChange,
    answer: wholeGroup,
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'GROUP_OF_DIRECTORY', 'UNPROCESSABLE'],
  },
  'POST /admin/groups/delete': {
    summary: 'Delete groups. Their members stay; groups kept by a directory are skipped.',
    permission: 'account.modify',
    body: z.strictObject({ ids: z.array(id).min(1).max(200) }),
    answer: z.object({ api_response: z.literal('success'), deleted: z.number(), kept: z.number() }),
    errors: [],
  },
  'GET /admin/groups/{id}/members': {
    summary: 'List the members of a group page by page.',
    permission: 'account.view',
    params: z.object({ id }),
    query: z.object({ q: text, ...paged }),
    answer: z.object({ members: z.array(member), total: z.number() }),
    errors: ['NOT_FOUND'],
  },
  'POST /admin/groups/{id}/members': {
    summary: 'Add or remove members of a group, by ID or email.',
    permission: 'account.modify',
    params: z.object({ id }),
    body: z.strictObject({ added_users: namedPeople, deleted_users: namedPeople }),
    answer: membersChanged,
    errors: ['NOT_FOUND', 'GROUP_OF_DIRECTORY'],
  },
  'POST /admin/group/assign_users': {
    summary: 'Add or remove members of a group given by name, by ID or email.',
    permission: 'account.modify',
    body: z.strictObject({ name, added_users: namedPeople, deleted_users: namedPeople }),
    answer: membersChanged,
    errors: ['NOT_FOUND', 'GROUP_OF_DIRECTORY'],
  },
  'GET /admin/group/list_all_basic/{offset}': {
    summary: 'List IDs and names of groups, 1,000 per page.',
    permission: 'account.view',
    params: z.object({ offset: z.coerce.number().int().min(0).max(1_000_000) }),
    answer: z.object({
      api_response: z.literal('success'),
      groups: z.array(z.object({ id: z.string(), name: z.string() })),
      total: z.number(),
    }),
    errors: [],
  },
  'GET /admin/searchgroups': {
    summary: 'Search groups by part of their name: at least two characters or two words.',
    permission: 'account.view',
    query: z.object({
      name: z.string().trim().max(GROUP_NAME_MAX),
      kind: kind.optional(),
      limit: z.coerce.number().int().min(1).max(GROUP_SEARCH_LIMIT).default(GROUP_SEARCH_LIMIT),
    }),
    answer: z.object({ api_response: z.literal('success'), groups: z.array(groupName) }),
    errors: [],
  },
  'GET /admin/list_users_and_groups': {
    summary: 'Search accounts and groups by part of their name: at least two characters or two words.',
    permission: 'account.view',
    narrowed: true,
    query: z.object({
      query: z.string().trim().max(GROUP_NAME_MAX),
      is_active: truth.optional(),
      is_admin: truth.optional(),
    }),
    answer: z.object({
      api_response: z.literal('success'),
      users: z.array(
        z.object({
          id: z.string(),
          email: z.string(),
          name: z.string(),
          is_active: z.boolean(),
          is_admin: z.boolean(),
        }),
      ),
      groups: z.array(groupName),
    }),
    errors: [],
  },
  'GET /admin/org_units': {
    summary: 'List the organizational units that the caller may see, parents first.',
    permission: 'account.view',
    narrowed: true,
    query: z.object({
      q: text,
      limit: z.coerce.number().int().min(1).max(1000).default(1000),
      offset: paged.offset,
    }),
    answer: z.object({ units: z.array(orgUnit), total: z.number() }),
    errors: [],
  },
  'POST /admin/org_units': {
    summary: 'Create an organizational unit.',
    permission: 'account.modify',
    idempotent: true,
    body: newOrgUnit,
    answer: orgUnit,
    status: 201,
    errors: ['NAME_TAKEN', 'UNPROCESSABLE'],
  },
  'PATCH /admin/org_units/{id}': {
    summary: 'Update an organizational unit, or move it with the units below it.',
    permission: 'account.modify',
    params: z.object({ id }),
    body: orgUnitChange,
    answer: orgUnit,
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'GROUP_OF_DIRECTORY', 'UNPROCESSABLE'],
  },
  'DELETE /admin/org_units/{id}': {
    summary: 'Delete an organizational unit that has no units below it. Its members stay.',
    permission: 'account.modify',
    params: z.object({ id }),
    answer: done,
    errors: ['NOT_FOUND', 'ORG_UNIT_NOT_EMPTY', 'GROUP_OF_DIRECTORY'],
  },
  'GET /admin/org_units/{id}/people': {
    summary: 'List the members of an organizational unit page by page, without those of the units below it.',
    permission: 'account.view',
    narrowed: true,
    params: z.object({ id }),
    query: z.object({ q: text, ...paged }),
    answer: z.object({ members: z.array(member), total: z.number() }),
    errors: ['NOT_FOUND'],
  },
  'POST /admin/org_units/{id}/people': {
    summary: 'Add or remove members of an organizational unit, by ID or email.',
    permission: 'account.modify',
    params: z.object({ id }),
    body: z.strictObject({ added_users: namedPeople, deleted_users: namedPeople }),
    answer: membersChanged,
    errors: ['NOT_FOUND', 'GROUP_OF_DIRECTORY'],
  },
});

const proxyGroup = group.extend({ resource_uri: z.string() });
const proxyOrgUnit = orgUnit.extend({ resource_uri: z.string() });

/** Actions on groups of one kind. */
const groupActions = {
  list: {
    permission: 'account.view',
    params: listParams(['name', 'people', 'created_on', 'modified_on']),
    answer: objectsOf(proxyGroup),
    errors: [],
  },
  get: { permission: 'account.view', answer: proxyGroup, errors: ['NOT_FOUND'] },
  post: {
    permission: 'account.modify',
    idempotent: true,
    data: newGroup,
    answer: proxyGroup,
    errors: ['NAME_TAKEN', 'UNPROCESSABLE'],
  },
  patch: {
    permission: 'account.modify',
    data: groupChange,
    answer: proxyGroup,
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'GROUP_OF_DIRECTORY', 'UNPROCESSABLE'],
  },
  delete: { permission: 'account.modify', answer: done, errors: ['NOT_FOUND', 'GROUP_OF_DIRECTORY'] },
} as const satisfies ProxyResources[string];

/** Calls through the generic proxy. */
export const groupsResources = resources({
  customgroups: groupActions,
  usergroups: groupActions,
  orgunits: {
    list: {
      permission: 'account.view',
      narrowed: true,
      params: z.strictObject({
        limit: paging.limit.default(20),
        offset: paging.offset.default(0),
        query: z.string().trim().max(128).optional(),
      }),
      answer: objectsOf(proxyOrgUnit),
      errors: [],
    },
    get: { permission: 'account.view', narrowed: true, answer: proxyOrgUnit, errors: ['NOT_FOUND'] },
    post: {
      permission: 'account.modify',
      idempotent: true,
      data: newOrgUnit,
      answer: proxyOrgUnit,
      errors: ['NAME_TAKEN', 'UNPROCESSABLE'],
    },
    patch: {
      permission: 'account.modify',
      data: orgUnitChange,
      answer: proxyOrgUnit,
      errors: ['NOT_FOUND', 'NAME_TAKEN', 'GROUP_OF_DIRECTORY', 'UNPROCESSABLE'],
    },
    delete: {
      permission: 'account.modify',
      answer: done,
      errors: ['NOT_FOUND', 'ORG_UNIT_NOT_EMPTY', 'GROUP_OF_DIRECTORY'],
    },
  },
});

export const groupsEvents = historyEvents({
  'group.created': ['POST /admin/groups', 'POST /controls/make_api_request post usergroups'],
  'group.changed': ['PATCH /admin/groups/{id}', 'POST /controls/make_api_request patch usergroups'],
  'group.deleted': ['POST /admin/groups/delete', 'POST /controls/make_api_request delete usergroups'],
  'group.members_changed': ['POST /admin/groups/{id}/members', 'POST /admin/group/assign_users'],
  'custom_group.created': ['POST /controls/make_api_request post customgroups'],
  'custom_group.changed': ['POST /controls/make_api_request patch customgroups'],
  'custom_group.deleted': ['POST /controls/make_api_request delete customgroups'],
  'org_unit.created': ['POST /admin/org_units', 'POST /controls/make_api_request post orgunits'],
  'org_unit.changed': ['PATCH /admin/org_units/{id}', 'POST /controls/make_api_request patch orgunits'],
  'org_unit.deleted': ['DELETE /admin/org_units/{id}', 'POST /controls/make_api_request delete orgunits'],
  'org_unit.members_changed': ['POST /admin/org_units/{id}/people'],
});

/** Groups of people and organizational units. */
export const groupsLive = liveAreas({ groups: 'account.view' });
