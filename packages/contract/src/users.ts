import { EMAIL_MAXIMUM } from '@casbah/domain/email';
import { PATTERNS } from '@casbah/domain/pattern/patterns';
import { ROLES } from '@casbah/domain/permission';
import {
  USER_FACETS,
  USER_FIELDS,
  USER_IDS_MAXIMUM,
  USER_ORDERS,
  USER_SOURCES,
  USERS_CHUNK,
  USERS_PAGE,
  USERS_PAGE_MAXIMUM,
} from '@casbah/domain/user-account';
import { z } from 'zod';
import { calls } from './call.ts';
import { filterText } from './filter.ts';
import { historyEvents } from './history-events.ts';
import { IDEMPOTENCY_HEADER, idempotencyKey } from './idempotency.ts';
import { liveAreas } from './live-areas.ts';
import { done, listParams, objectsOf, resources } from './proxy-action.ts';
import { SIGN_IN_METHODS } from './session.ts';

const time = z.iso.datetime();
export const userId = z.string().min(1).max(64);
const ids = z.array(userId).min(1).max(USER_IDS_MAXIMUM);

/** A person as shown in lists. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  cell_phone: z.string(),
  department: z.string(),
  title: z.string(),
  is_active: z.boolean(),
  /** Whether the person is a sysadmin. */
  is_admin: z.boolean(),
  role: z.enum(ROLES),
  /** Whether the person may have a password here. */
  is_db_login_allowed: z.boolean(),
  /** Temporarily locked after too many failures. */
  is_locked: z.boolean(),
  /** Origin of the account. */
  source: z.enum(USER_SOURCES),
  last_sign_in: time.nullable(),
  created_on: time,
  resource_uri: z.string(),
});
export type UserAnswer = z.infer<typeof user>;

/** When a lock started and ended. */
const lock = z.object({ lock_time: time, unlock_time: time.nullable() });

const lockedUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** When the account itself was locked; null if only addresses were. */
  lockout_time: lock.nullable(),
  /** Locked IP addresses with too many failures, including at this account. */
  lockout_ips: z.array(lock.extend({ address: z.string() })),
});
export type LockedUser = z.infer<typeof lockedUser>;

const named = z.object({ id: z.string(), name: z.string() });

export const userDetails = user.extend({
  attributes: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  external_id: z.string().nullable(),
  access_profiles: z.array(named),
  groups: z.array(named),
  org_units: z.array(named),
  lockout_time: lock.nullable(),
  lockout_ips: lockedUser.shape.lockout_ips,
  needs_second_factor: z.boolean(),
  /** An administrator set the password, so they must change it at the next sign-in. */
  must_change_password: z.boolean(),
  has_password: z.boolean(),
  modified_on: time.nullable(),
  /** Email address, or ID of a deleted person. */
  modified_by: z.string().nullable(),
  /** Whether the caller may change this person; people with more permissions are excluded. */
  can_change: z.boolean(),
});
export type UserDetails = z.infer<typeof userDetails>;

const email = z.string().trim().max(EMAIL_MAXIMUM).refine(PATTERNS.email.accepts, PATTERNS.email.says);
const personName = z.string().trim().refine(PATTERNS.name.accepts, PATTERNS.name.says);
const text = z
  .string()
  .trim()
  .max(128, 'Use up to 128 letters')
  .regex(/^\P{Cc}*$/u, 'Use no control characters');
const phone = z
  .string()
  .trim()
  .refine((value) => value === '' || PATTERNS.phone.accepts(value), PATTERNS.phone.says);

const fields = {
  email,
  first_name: personName,
  last_name: personName,
  cell_phone: phone,
  department: text,
  title: text,
  is_db_login_allowed: z.boolean(),
  /** Makes the person a sysadmin; only sysadmins may. */
  is_admin: z.boolean(),
  /** IDs of access profiles to assign, which make an admin; limited to what the assigner holds. */
  access_profiles: z.array(z.string().min(1).max(64)).max(1),
};

export const newUser = z.strictObject({
  email,
  first_name: personName,
  last_name: personName,
  cell_phone: phone.default(''),
  department: text.default(''),
  title: text.default(''),
  is_db_login_allowed: z.boolean().default(true),
  is_admin: z.boolean().default(false),
  access_profiles: fields.access_profiles.default([]),
});
export type NewUser = z.infer<typeof newUser>;

/** Omitted fields stay unchanged. */
export const userChange = z.strictObject({ ...fields, is_active: z.boolean() }).partial();
export type UserChange = z.infer<typeof userChange>;

/** Values by field: any of `only`, none of `without`. */
const choice = z.strictObject({
  only: z.array(z.string().max(256)).max(200).default([]),
  without: z.array(z.string().max(256)).max(200).default([]),
});
export const userFilters = z.partialRecord(z.enum(USER_FIELDS), choice);
export type UserFilters = z.output<typeof userFilters>;

/** Filters in the query: JSON by field name. */
const filters = z
  .string()
  .max(16_384)
  .transform((written, context): unknown => {
    try {
      return JSON.parse(written);
    } catch {
      context.addIssue({ code: 'custom', message: 'Filters are JSON' });
      return z.NEVER;
    }
  })
  .pipe(userFilters)
  .optional();

const orders = USER_ORDERS.flatMap((field) => [field, `-${field}`] as const);
/** People to list. `query`: words that must all occur in the name or address. */
const asked = {
  query: z.string().trim().max(128).optional(),
  filters,
  /** A filter expression over the fields of people; combined with the rest by `and`. */
  filter: filterText.optional(),
};

const facet = z.object({
  values: z.array(z.object({ value: z.string(), count: z.number() })),
  /** Number of further values. */
  more: z.number(),
});

/** Why a person was skipped in a bulk action. */
export const SKIP_REASONS = ['self', 'unchanged', 'no_password_login', 'inactive', 'holds_more'] as const;

const bulkAnswer = done.extend({
  /** IDs of changed people. */
  changed: z.array(z.string()),
  skipped: z.array(z.object({ id: z.string(), reason: z.enum(SKIP_REASONS) })),
});
export type BulkAnswer = z.infer<typeof bulkAnswer>;

const userSession = z.object({
  name: z.string(),
  method: z.enum(SIGN_IN_METHODS),
  address: z.string(),
  user_agent: z.string(),
  created_on: time,
  last_seen: time,
  expires_on: time,
});
export type UserSession = z.infer<typeof userSession>;

const page = z.object({
  objects: z.array(user),
  meta: z.object({ total_count: z.number(), limit: z.number(), offset: z.number() }),
});

const bySomeName = z.strictObject({ id: userId.optional(), email: z.string().trim().max(320).optional() });
const who = bySomeName.refine(({ id, email }) => (id === undefined) !== (email === undefined), {
  error: 'is named either by id or by email',
});

const CHANGE_ERRORS = [
  ...(['NOT_FOUND', 'USER_HOLDS_MORE', 'USER_OWN_ACCOUNT', 'USER_LAST_SYSADMIN'] as const),
] as const;
const headers = z.object({ [IDEMPOTENCY_HEADER]: idempotencyKey.optional() });

export const usersCalls = calls({
  'GET /admin/user/ng/list/{offset}': {
    summary: 'List accounts, one page at a time.',
    permission: 'account.view',
    narrowed: true,
    params: z.object({ offset: z.coerce.number().int().min(0).max(1_000_000_000) }),
    query: z.object({
      ...asked,
      limit: z.coerce.number().int().min(1).max(USERS_PAGE_MAXIMUM).default(USERS_PAGE),
      order_by: z.enum(orders).default('first_name'),
    }),
    answer: page,
    errors: ['USER_SEARCH_INVALID', 'FILTER_INVALID'],
  },
  'GET /admin/user/ng/filters': {
    summary: 'Get the number of matching accounts and the values they can be filtered by.',
    permission: 'account.view',
    narrowed: true,
    query: z.object(asked),
    answer: z.object({ total: z.number(), facets: z.record(z.enum(USER_FACETS), facet) }),
    errors: ['USER_SEARCH_INVALID', 'FILTER_INVALID'],
  },
  'GET /admin/user/ng/details': {
    summary: 'Get an account by email.',
    permission: 'account.view',
    narrowed: true,
    query: z.object({ email: z.string().max(320) }),
    answer: userDetails,
    errors: ['NOT_FOUND'],
  },
  'GET /admin/user/ng/usergroups': {
    summary: 'List groups by name, or those of one account by email.',
    permission: 'account.view',
    query: z.object({ query: z.string().trim().max(256).default(''), email: z.string().max(320).optional() }),
    answer: z.object({ objects: z.array(named) }),
    errors: ['NOT_FOUND'],
  },
  'GET /admin/user/list_all/{offset}': {
    summary: 'List accounts, 1,000 per page.',
    permission: 'account.view',
    narrowed: true,
    params: z.object({ offset: z.coerce.number().int().min(0).max(1_000_000_000) }),
    answer: z.object({ objects: z.array(user), next: z.number().nullable() }),
    errors: [],
  },
  'GET /admin/user/list_all_basic/{offset}': {
    summary: 'List names and emails of accounts, 1,000 per page.',
    permission: 'account.view',
    narrowed: true,
    params: z.object({ offset: z.coerce.number().int().min(0).max(1_000_000_000) }),
    answer: z.object({
      objects: z.array(named.extend({ email: z.string(), is_active: z.boolean() })),
      next: z.number().nullable(),
    }),
    errors: [],
  },
  'POST /admin/user/ng/add': {
    summary: 'Create an account. If it can have a password, Casbah emails a link to set one.',
    permission: 'account.modify',
    narrowed: true,
    idempotent: true,
    headers,
    body: z.strictObject({ user: newUser }),
    answer: done.extend({ user }),
    status: 201,
    errors: ['USER_EMAIL_TAKEN', 'GRANTS_TOO_MUCH', 'USER_OUT_OF_REACH', 'NOT_FOUND'],
  },
  'POST /admin/user/ng/edit': {
    summary: 'Update an account.',
    permission: 'account.modify',
    narrowed: true,
    body: z.strictObject({ id: userId, user: userChange }),
    answer: done.extend({ user }),
    errors: [...CHANGE_ERRORS, 'USER_EMAIL_TAKEN', 'GRANTS_TOO_MUCH', 'USER_OUT_OF_REACH'],
  },
  'POST /admin/user/ng/reset_password/': {
    summary:
      "Reset an account's password by an emailed link or with a temporary password (shown once). Its sessions end.",
    permission: 'account.modify',
    narrowed: true,
    body: bySomeName.extend({ method: z.enum(['mail', 'temporary']).default('mail') }),
    answer: done.extend({ temporary_password: z.string().nullable() }),
    errors: [...CHANGE_ERRORS, 'USERS_NOT_RESETTABLE'],
  },
  'POST /admin/user/update_password': {
    summary: "Set an account's password, to be changed at the next sign-in. Its sessions end.",
    permission: 'account.modify',
    narrowed: true,
    body: bySomeName.extend({ password: z.string().max(128) }),
    answer: done,
    errors: [...CHANGE_ERRORS, 'USERS_NOT_RESETTABLE', 'PASSWORD_TOO_WEAK', 'PASSWORD_REUSED'],
  },
  'POST /admin/user/ng/bulkupdate': {
    summary: 'Activate or deactivate accounts, or require new passwords.',
    // Each action checks its own permission when it is performed.
    permission: 'account.view',
    narrowed: true,
    body: z.strictObject({ action: z.string().max(64), users: ids }),
    answer: bulkAnswer,
    errors: ['USER_ACTION_INVALID', 'USERS_UNCHANGED', 'USERS_NOT_RESETTABLE', 'USER_LAST_SYSADMIN'],
  },
  'POST /admin/user/bulk_update_user_activation_status': {
    summary: 'Activate or deactivate accounts.',
    permission: 'account.activate',
    narrowed: true,
    body: z.strictObject({ users: ids, is_active: z.boolean() }),
    answer: bulkAnswer,
    errors: ['USERS_UNCHANGED', 'USER_LAST_SYSADMIN'],
  },
  'POST /admin/user/ng/delete_user/': {
    summary: 'Delete an account. Its sessions and API keys end immediately.',
    permission: 'account.modify',
    narrowed: true,
    body: who,
    answer: done.extend({ deleted: z.number() }),
    errors: CHANGE_ERRORS,
  },
  'POST /admin/user/delete_users/': {
    summary: 'Delete accounts, all or none.',
    permission: 'account.modify',
    narrowed: true,
    body: z.strictObject({ users: ids }),
    answer: done.extend({ deleted: z.number() }),
    errors: CHANGE_ERRORS,
  },
  'POST /admin/user/delete_all': {
    summary:
      'Delete all matching accounts (at most 1,000). Refused if their number differs from the one expected.',
    permission: 'account.modify',
    narrowed: true,
    body: z.strictObject({
      query: z.string().trim().max(128).optional(),
      filters: userFilters.optional(),
      expected: z.number().int().min(1).max(USER_IDS_MAXIMUM),
    }),
    answer: done.extend({ deleted: z.number() }),
    errors: [...CHANGE_ERRORS, 'CONFLICT', 'USER_SEARCH_INVALID'],
  },
  'POST /admin/user/ng/unlock_user': {
    summary: 'Unlock an account.',
    permission: 'account.activate',
    narrowed: true,
    body: z.strictObject({ email: z.string().trim().max(320) }),
    answer: done,
    errors: ['NOT_FOUND', 'USERS_UNCHANGED', 'USER_HOLDS_MORE'],
  },
  'GET /admin/user/get_locked_users': {
    summary: 'List locked accounts and the IP addresses of the failed attempts.',
    permission: 'account.view',
    narrowed: true,
    answer: z.object({ objects: z.array(lockedUser) }),
    errors: [],
  },
  'GET /admin/user/export': {
    summary: 'Export accounts as CSV (streamed).',
    permission: 'account.export',
    narrowed: true,
    query: z.object({ ...asked, order_by: z.enum(orders).default('first_name') }),
    answer: 'text/csv',
    errors: ['USER_SEARCH_INVALID', 'FILTER_INVALID'],
  },
  'POST /admin/user/search': {
    summary: `Search accounts for autocomplete (at most ${USERS_CHUNK} per response).`,
    permission: 'account.view',
    narrowed: true,
    unrecorded: 'Only reads: names are in the body so that they do not stand in logs.',
    body: z.strictObject({
      query: z.string().max(128),
      /** Number already loaded. */
      loaded: z.number().int().min(0).max(1_000_000).default(0),
      limit: z.number().int().min(1).max(USERS_CHUNK).default(USERS_CHUNK),
    }),
    answer: z.object({
      items: z.array(
        z.object({
          data: z.object({ key: z.string(), value: z.string() }),
          email: z.string(),
          index: z.number(),
        }),
      ),
      total: z.number(),
    }),
    errors: ['USER_SEARCH_INVALID'],
  },
  'POST /admin/user/resolve': {
    summary: 'Get the names of accounts by ID. Unknown IDs are omitted.',
    permission: 'account.view',
    narrowed: true,
    unrecorded: 'Only reads.',
    body: z.strictObject({ ids: z.array(userId).max(USER_IDS_MAXIMUM) }),
    answer: z.object({ objects: z.array(named.extend({ email: z.string() })) }),
    errors: [],
  },
  'GET /admin/users/{id}/sessions': {
    summary: "List an account's sessions.",
    permission: 'account.view',
    narrowed: true,
    params: z.object({ id: userId }),
    answer: z.object({ sessions: z.array(userSession) }),
    errors: ['NOT_FOUND'],
  },
  'DELETE /admin/users/{id}/sessions/{name}': {
    summary: 'End a session of an account.',
    permission: 'account.modify',
    narrowed: true,
    params: z.object({ id: userId, name: z.string().min(1).max(64) }),
    answer: done,
    errors: ['NOT_FOUND', 'USER_HOLDS_MORE'],
  },
  'POST /admin/users/{id}/sessions/revoke_all': {
    summary: 'End all sessions of an account.',
    permission: 'account.modify',
    narrowed: true,
    params: z.object({ id: userId }),
    answer: done.extend({ ended: z.number() }),
    errors: ['NOT_FOUND', 'USER_HOLDS_MORE', 'USER_OWN_ACCOUNT'],
  },
});

export const proxyUser = user.pick({
  id: true,
  email: true,
  first_name: true,
  last_name: true,
  cell_phone: true,
  is_active: true,
  is_admin: true,
  is_db_login_allowed: true,
  resource_uri: true,
});
const USER_ERRORS = ['NOT_FOUND', 'USER_HOLDS_MORE', 'USER_OWN_ACCOUNT', 'USER_LAST_SYSADMIN'] as const;

/** Calls through the generic proxy. */
export const usersResources = resources({
  users: {
    list: {
      permission: 'account.view',
      narrowed: true,
      params: listParams(['name', 'first_name', 'last_name', 'email', 'created_on']).extend({
        is_active: z.boolean().optional(),
      }),
      answer: objectsOf(proxyUser),
      errors: ['USER_SEARCH_INVALID'],
    },
    get: { permission: 'account.view', narrowed: true, answer: proxyUser, errors: ['NOT_FOUND'] },
    post: {
      permission: 'account.modify',
      narrowed: true,
      idempotent: true,
      data: newUser,
      answer: proxyUser,
      errors: ['USER_EMAIL_TAKEN', 'GRANTS_TOO_MUCH', 'USER_OUT_OF_REACH', 'NOT_FOUND'],
    },
    patch: {
      permission: 'account.modify',
      narrowed: true,
      data: userChange,
      answer: proxyUser,
      errors: [...USER_ERRORS, 'USER_EMAIL_TAKEN', 'GRANTS_TOO_MUCH', 'USER_OUT_OF_REACH'],
    },
    delete: { permission: 'account.modify', narrowed: true, answer: done, errors: USER_ERRORS },
  },
});

export const usersEvents = historyEvents({
  'user.created': ['POST /admin/user/ng/add', 'POST /controls/make_api_request post users'],
  'user.changed': ['POST /admin/user/ng/edit', 'POST /controls/make_api_request patch users'],
  'user.password_reset': ['POST /admin/user/ng/reset_password/'],
  'user.password_changed': ['POST /admin/user/update_password'],
  'users.changed': ['POST /admin/user/ng/bulkupdate'],
  'users.activation_changed': ['POST /admin/user/bulk_update_user_activation_status'],
  'user.deleted': ['POST /admin/user/ng/delete_user/', 'POST /controls/make_api_request delete users'],
  'users.deleted': ['POST /admin/user/delete_users/', 'POST /admin/user/delete_all'],
  'user.unlocked': ['POST /admin/user/ng/unlock_user'],
  'user.session_ended': ['DELETE /admin/users/{id}/sessions/{name}'],
  'user.sessions_ended': ['POST /admin/users/{id}/sessions/revoke_all'],
});

export const usersLive = liveAreas({ users: 'account.view' });
