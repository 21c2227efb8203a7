import {
  ATTRIBUTE_OPERATIONS,
  ATTRIBUTE_PROBLEMS,
  attributeProblem,
  INFORMATION_LEVELS,
  isWorthSomething,
  MOST_USER_ATTRIBUTES,
} from '@casbah/domain/access-profile';
import { ACTIONS, AREAS } from '@casbah/domain/permission';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';
import { patterned } from './pattern.ts';
import { done, listParams, objectsOf, resources } from './proxy-action.ts';

/** Maximum values per part of a scope. */
const MOST_VALUES = 1000;
const values = z.array(z.string().trim().min(1).max(256)).max(MOST_VALUES).optional();

const grant = z
  .strictObject({
    area: z.enum(AREAS),
    actions: z
      .array(z.enum(ACTIONS))
      .min(1)
      .transform((actions) => [...new Set(actions)]),
    scope: z.strictObject({ apps: values, services: values, domains: values, org_units: values }).optional(),
  })
  .refine(isWorthSomething, {
    path: ['scope'],
    message: 'nothing in this area belongs to one app, service or person: grant it whole, or not at all',
  });

const name = patterned('profile_name');
const notes = patterned('profile_notes');
const information_level = z.enum(INFORMATION_LEVELS);
const userAttribute = z.strictObject({
  attribute: z
    .string()
    .trim()
    .min(1)
    .max(64)
    .regex(/^[\w.:-]+$/, 'Use letters, digits, dots, hyphens and underscores'),
  operation: z.enum(ATTRIBUTE_OPERATIONS),
  values: z.array(z.string().trim().min(1).max(256)).min(1).max(100),
});
const user_attributes = z
  .array(userAttribute)
  .max(MOST_USER_ATTRIBUTES)
  .superRefine((conditions, context) => {
    const problem = attributeProblem(conditions);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: ATTRIBUTE_PROBLEMS[problem] });
  });
/** Several times the number of areas, because each scope needs its own row. */
const grants = z.array(grant).max(200);

export const newAccessProfile = z.strictObject({
  name,
  notes: notes.default(''),
  grants: grants.default([]),
  user_attributes: user_attributes.default([]),
  information_level: information_level.default('anonymised'),
});
export type NewAccessProfile = z.infer<typeof newAccessProfile>;

/** Omitted fields stay unchanged. */
export const accessProfileChange = z.strictObject({
  name: name.optional(),
  notes: notes.optional(),
  grants: grants.optional(),
  user_attributes: user_attributes.optional(),
  information_level: information_level.optional(),
});
export type AccessProfileChange = z.infer<typeof accessProfileChange>;

export const accessProfile = z.object({
  id: z.string(),
  name: z.string(),
  notes: z.string(),
  grants: z.array(
    z.object({
      area: z.enum(AREAS),
      actions: z.array(z.enum(ACTIONS)),
      scope: z.object({ apps: values, services: values, domains: values, org_units: values }).optional(),
    }),
  ),
  /** Conditions on the people that holders see. All must match. */
  user_attributes: z.array(
    z.object({
      attribute: z.string(),
      operation: z.enum(ATTRIBUTE_OPERATIONS),
      values: z.array(z.string()),
    }),
  ),
  information_level,
  /** Number of people who hold it. */
  holders: z.number(),
  created_on: z.iso.datetime(),
  /** Account IDs; null if Casbah created it. */
  created_by: z.string().nullable(),
  modified_on: z.iso.datetime(),
  modified_by: z.string().nullable(),
  resource_uri: z.string(),
});
export type AccessProfileAnswer = z.infer<typeof accessProfile>;

const id = z.object({ id: z.string().max(128) });

export const profileHolder = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  is_active: z.boolean(),
  is_admin: z.boolean(),
});
export type ProfileHolder = z.infer<typeof profileHolder>;

export const accessProfilesCalls = calls({
  'GET /admin/profiles/list': {
    summary:
      'List access profiles that the caller may assign: all for a sysadmin, otherwise those without permissions the caller lacks.',
    permission: 'session.use',
    answer: z.object({
      api_response: z.literal('success'),
      profiles: z.array(z.object({ id: z.string(), name: z.string(), notes: z.string() })),
    }),
    errors: [],
  },
  'POST /admin/profiles/assign': {
    summary:
      "Assign an access profile to an account, replacing its current ones, or remove them. Callers can't assign or remove permissions they lack.",
    permission: 'account.modify',
    body: z.strictObject({ user_id: z.string().max(128), profile_id: z.string().max(128).nullable() }),
    answer: done,
    errors: ['NOT_FOUND', 'GRANTS_TOO_MUCH'],
  },
  'GET /admin/profiles/{id}/holders': {
    summary: 'List the accounts that hold an access profile, by name.',
    permission: 'sysadmin.use',
    params: id,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(200).default(50),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    answer: z.object({
      api_response: z.literal('success'),
      people: z.array(profileHolder),
      total: z.number(),
    }),
    errors: ['NOT_FOUND'],
  },
  'POST /admin/profiles/{id}/preview': {
    summary: 'Preview the console as holders of this access profile see it, in this session, read-only.',
    permission: 'sysadmin.use',
    unrecorded: 'Nothing is different but what this session is shown.',
    params: id,
    answer: done,
    errors: ['NOT_FOUND'],
  },
  'POST /admin/profiles/preview/leave': {
    summary: 'Leave the access profile preview.',
    permission: 'session.use',
    inPreview: true,
    unrecorded: 'Nothing is different but what this session is shown.',
    answer: done,
    errors: [],
  },
});

/** Calls through the generic proxy. */
export const accessprofilesResources = resources({
  accessprofiles: {
    list: {
      permission: 'sysadmin.use',
      params: listParams(['name', 'created_on', 'modified_on', 'holders']),
      answer: objectsOf(accessProfile),
      errors: [],
    },
    get: { permission: 'sysadmin.use', answer: accessProfile, errors: ['NOT_FOUND'] },
    post: {
      permission: 'sysadmin.use',
      idempotent: true,
      data: newAccessProfile,
      answer: accessProfile,
      errors: ['NAME_TAKEN', 'GRANTS_TOO_MUCH'],
    },
    patch: {
      permission: 'sysadmin.use',
      data: accessProfileChange,
      answer: accessProfile,
      errors: ['NOT_FOUND', 'NAME_TAKEN', 'GRANTS_TOO_MUCH'],
    },
    delete: { permission: 'sysadmin.use', answer: done, errors: ['NOT_FOUND'] },
  },
});

export const accessProfilesEvents = historyEvents({
  'access_profile.created': ['POST /controls/make_api_request post accessprofiles'],
  'access_profile.changed': ['POST /controls/make_api_request patch accessprofiles'],
  'access_profile.deleted': ['POST /controls/make_api_request delete accessprofiles'],
  'access_profile.assigned': ['POST /admin/profiles/assign'],
});

export const accessprofilesLive = liveAreas({ accessprofiles: 'sysadmin.use' });
