import type { Permission } from '@casbah/domain/permission';
import { RISK_LEVELS } from '@casbah/domain/risk';
import { RISK_GRADES } from '@casbah/domain/risk-grade';
import { z } from 'zod';
import { accessProfile, accessProfileChange, newAccessProfile } from './accessprofiles.ts';
import { agent } from './agents.ts';
import { calls } from './call.ts';
import { datasource, datasourceChange, newDatasource } from './datasources.ts';
import { drmServer, drmServerChange, newDrmServer } from './drm.ts';
import type { ErrorCode } from './error.ts';
import { group, groupChange, newGroup, newOrgUnit, orgUnit, orgUnitChange } from './groups.ts';
import { IDEMPOTENCY_HEADER, idempotencyKey } from './idempotency.ts';
import { riskNumbers } from './risk-numbers.ts';
import { newSavedFilter, savedFilter, savedFilterApp, savedFilterChange } from './savedfilters.ts';
import { subscription } from './subscription.ts';
import { logStream, logStreamChange } from './syslog.ts';
import { newTag, tag, tagChange } from './tags.ts';
import { configDetail, configValue } from './tenant.ts';
import { newUser, user, userChange } from './users.ts';

export const PROXY_ACTIONS = ['get', 'post', 'patch', 'delete', 'list'] as const;
export type ProxyActionName = (typeof PROXY_ACTIONS)[number];

/** One action of a resource behind the generic proxy: the same promises as a call of its own makes. */
export interface ProxyAction {
  permission: Permission;
  /** As of a call: narrows what it reads to the scopes of the caller's grants. */
  narrowed?: true;
  /** What it answers belongs to no tenant: a sysadmin may ask for it with `noTenant`. */
  tenantless?: true;
  /** As of a call: an `Idempotency-Key` makes it happen once. */
  idempotent?: true;
  /** Filters, order and paging. Strict: a filter nobody knows must not be taken for none. */
  params?: z.ZodObject;
  data?: z.ZodType;
  answer: z.ZodType;
  /** The errors it may answer beside those of the proxy itself. */
  errors: readonly ErrorCode[];
}
export type ProxyResources = Readonly<
  Record<string, Readonly<Partial<Record<ProxyActionName, ProxyAction>>>>
>;

const resources = <const Table extends ProxyResources>(table: Table): Table => table;

/** Most objects that one answer lists. */
export const MOST_LISTED = 1000;
/** How many of `limit` a list answers; 0 asks for as many as one answer may hold. */
const paging = {
  limit: z.coerce.number().int().min(0).max(MOST_LISTED),
  offset: z.coerce.number().int().min(0).max(1_000_000_000),
};
/** Paging, order by one of the fields (`-` in front: descending) and free text over the names. */
const listParams = <const Field extends string>(fields: readonly Field[]) =>
  z.strictObject({
    limit: paging.limit.default(20),
    offset: paging.offset.default(0),
    order_by: z.enum(fields.flatMap((field): (Field | `-${Field}`)[] => [field, `-${field}`])).optional(),
    query: z.string().trim().max(128).optional(),
  });
export type ListParams<Field extends string> = z.output<ReturnType<typeof listParams<Field>>>;

export const listMeta = z.object({
  total_count: z.number(),
  limit: z.number(),
  offset: z.number(),
  /** Where the next page is asked for, with the same body; null on the last. */
  next: z.string().nullable(),
  previous: z.string().nullable(),
});
export type ListMeta = z.infer<typeof listMeta>;
const listOf = <Item extends z.ZodType>(item: Item) => z.object({ meta: listMeta, objects: z.array(item) });

const done = z.object({ api_response: z.literal('success') });

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

export const proxyService = z.object({
  id: z.string(),
  name: z.string(),
  vendor: z.string().nullable(),
  category: z.string(),
  headquarters: z.string().nullable(),
  domains: z.array(z.string()),
  resource_uri: z.string(),
});

/** A service as the company judges it. */
const proxyAudited = proxyService.extend({
  ...riskNumbers,
  level: z.enum(RISK_LEVELS),
  grade: z.enum(RISK_GRADES).nullable(),
  confidence: z.number(),
});

/** By its id, `key:category`. */
export const proxySubscription = subscription.extend({ id: z.string(), resource_uri: z.string() });
const proxyGroup = group.extend({ resource_uri: z.string() });
const proxyOrgUnit = orgUnit.extend({ resource_uri: z.string() });

/** Groups of one kind. */
const groupActions = {
  list: {
    permission: 'account.view',
    params: listParams(['name', 'people', 'created_on', 'modified_on']),
    answer: listOf(proxyGroup),
    errors: [],
  },
  get: { permission: 'account.view', answer: proxyGroup, errors: ['NOT_FOUND'] },
  post: {
    permission: 'account.modify',
    idempotent: true,
    data: newGroup,
    answer: proxyGroup,
    errors: ['GROUP_NAME_TAKEN', 'UNPROCESSABLE'],
  },
  patch: {
    permission: 'account.modify',
    data: groupChange,
    answer: proxyGroup,
    errors: ['NOT_FOUND', 'GROUP_NAME_TAKEN', 'GROUP_OF_DIRECTORY', 'UNPROCESSABLE'],
  },
  delete: { permission: 'account.modify', answer: done, errors: ['NOT_FOUND', 'GROUP_OF_DIRECTORY'] },
} as const satisfies ProxyResources[string];

const proxyAgent = agent.extend({ resource_uri: z.string() });
const tagObject = tag.extend({ resource_uri: z.string() });

/** The resources behind `POST /controls/make_api_request`. One that is added here without a handler does not compile. */
export const proxyResources = resources({
  accessprofiles: {
    list: {
      permission: 'sysadmin.use',
      params: listParams(['name', 'created_on', 'modified_on', 'holders']),
      answer: listOf(accessProfile),
      errors: [],
    },
    get: { permission: 'sysadmin.use', answer: accessProfile, errors: ['NOT_FOUND'] },
    post: {
      permission: 'sysadmin.use',
      idempotent: true,
      data: newAccessProfile,
      answer: accessProfile,
      errors: ['ACCESS_PROFILE_NAME_TAKEN', 'GRANTS_TOO_MUCH'],
    },
    patch: {
      permission: 'sysadmin.use',
      data: accessProfileChange,
      answer: accessProfile,
      errors: ['NOT_FOUND', 'ACCESS_PROFILE_NAME_TAKEN', 'GRANTS_TOO_MUCH'],
    },
    delete: { permission: 'sysadmin.use', answer: done, errors: ['NOT_FOUND'] },
  },
  datasources: {
    list: {
      permission: 'datasources.view',
      params: listParams(['name', 'created_on', 'events']),
      answer: listOf(datasource),
      errors: [],
    },
    get: { permission: 'datasources.view', answer: datasource, errors: ['NOT_FOUND'] },
    post: {
      permission: 'datasources.modify',
      idempotent: true,
      data: newDatasource,
      answer: datasource,
      errors: ['DATASOURCE_NAME_TAKEN', 'DATASOURCE_LIMIT', 'UNPROCESSABLE'],
    },
    patch: {
      permission: 'datasources.modify',
      data: datasourceChange,
      answer: datasource,
      errors: ['NOT_FOUND', 'DATASOURCE_NAME_TAKEN', 'UNPROCESSABLE'],
    },
    delete: { permission: 'datasources.modify', answer: done, errors: ['NOT_FOUND'] },
  },
  // Each person's own, and what others share with them: whether they may use a list's filters is said by the list.
  customfilters: {
    list: {
      permission: 'session.use',
      params: z.strictObject({
        limit: paging.limit.default(0),
        offset: paging.offset.default(0),
        format: z.literal('json').optional(),
        /** The list whose filters are asked for. */
        app: savedFilterApp,
      }),
      answer: listOf(savedFilter),
      errors: [],
    },
    get: { permission: 'session.use', answer: savedFilter, errors: ['NOT_FOUND'] },
    post: {
      permission: 'session.use',
      idempotent: true,
      data: newSavedFilter,
      answer: savedFilter,
      errors: ['SAVED_FILTER_NAME_TAKEN', 'SAVED_FILTER_LIMIT', 'UNPROCESSABLE'],
    },
    patch: {
      permission: 'session.use',
      data: savedFilterChange,
      answer: savedFilter,
      errors: ['NOT_FOUND', 'SAVED_FILTER_NAME_TAKEN', 'UNPROCESSABLE'],
    },
    delete: { permission: 'session.use', answer: done, errors: ['NOT_FOUND'] },
  },
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
      answer: listOf(proxyOrgUnit),
      errors: [],
    },
    get: { permission: 'account.view', narrowed: true, answer: proxyOrgUnit, errors: ['NOT_FOUND'] },
    post: {
      permission: 'account.modify',
      idempotent: true,
      data: newOrgUnit,
      answer: proxyOrgUnit,
      errors: ['ORG_UNIT_NAME_TAKEN', 'UNPROCESSABLE'],
    },
    patch: {
      permission: 'account.modify',
      data: orgUnitChange,
      answer: proxyOrgUnit,
      errors: ['NOT_FOUND', 'ORG_UNIT_NAME_TAKEN', 'GROUP_OF_DIRECTORY', 'UNPROCESSABLE'],
    },
    delete: {
      permission: 'account.modify',
      answer: done,
      errors: ['NOT_FOUND', 'ORG_UNIT_NOT_EMPTY', 'GROUP_OF_DIRECTORY'],
    },
  },
  agents: {
    list: {
      permission: 'datasources.view',
      params: listParams(['name', 'version', 'last_heartbeat']),
      answer: listOf(proxyAgent),
      errors: [],
    },
    get: { permission: 'datasources.view', answer: proxyAgent, errors: ['NOT_FOUND'] },
    delete: { permission: 'datasources.modify', answer: done, errors: ['NOT_FOUND'] },
  },
  // Sources that take syslog of somebody; asked for by its id, any source is one.
  logstreamconfig: {
    list: {
      permission: 'datasources.view',
      params: listParams(['name', 'lines']),
      answer: listOf(logStream),
      errors: [],
    },
    get: { permission: 'datasources.view', answer: logStream, errors: ['NOT_FOUND'] },
    patch: {
      permission: 'datasources.modify',
      data: logStreamChange,
      answer: logStream,
      errors: ['NOT_FOUND', 'SYSLOG_SENDER_TAKEN'],
    },
    /** The source stays, and takes nobody's syslog. */
    delete: { permission: 'datasources.modify', answer: done, errors: ['NOT_FOUND'] },
  },
  drm_config: {
    list: {
      permission: 'settings.view',
      params: listParams(['name', 'created_on', 'modified_on']),
      answer: listOf(drmServer),
      errors: [],
    },
    get: { permission: 'settings.view', answer: drmServer, errors: ['NOT_FOUND'] },
    post: {
      permission: 'settings.modify',
      idempotent: true,
      data: newDrmServer,
      answer: drmServer,
      errors: ['NAME_TAKEN', 'LIMIT_REACHED'],
    },
    patch: {
      permission: 'settings.modify',
      data: drmServerChange,
      answer: drmServer,
      errors: ['NOT_FOUND', 'NAME_TAKEN'],
    },
    delete: { permission: 'settings.modify', answer: done, errors: ['NOT_FOUND'] },
  },
  services: {
    list: {
      permission: 'audit.view',
      // The catalogue is the same for everybody: it says nothing of what a company uses.
      narrowed: true,
      tenantless: true,
      params: listParams(['name', 'id', 'category']),
      answer: listOf(proxyService),
      errors: [],
    },
    get: {
      permission: 'audit.view',
      narrowed: true,
      tenantless: true,
      answer: proxyService,
      errors: ['NOT_FOUND'],
    },
  },
  audit: {
    list: {
      permission: 'audit.view',
      narrowed: true,
      params: listParams(['name', 'id', 'category', 'risk_score', 'brr', 'confidence']),
      answer: listOf(proxyAudited),
      errors: [],
    },
    get: { permission: 'audit.view', narrowed: true, answer: proxyAudited, errors: ['NOT_FOUND'] },
  },
  subscriptions: {
    list: {
      permission: 'store.view',
      narrowed: true,
      params: listParams(['app_name', 'access_status', 'app_category']),
      answer: listOf(proxySubscription),
      errors: [],
    },
    get: { permission: 'store.view', narrowed: true, answer: proxySubscription, errors: ['NOT_FOUND'] },
  },
  tags: {
    list: {
      permission: 'account.view',
      params: listParams(['tag_name', 'id', 'services', 'created_on']),
      answer: listOf(tagObject),
      errors: [],
    },
    get: { permission: 'account.view', answer: tagObject, errors: ['NOT_FOUND'] },
    post: {
      permission: 'account.modify',
      idempotent: true,
      data: newTag,
      answer: tagObject,
      errors: ['TAG_NAME_TAKEN', 'TAG_LIMIT'],
    },
    patch: {
      permission: 'account.modify',
      data: tagChange,
      answer: tagObject,
      errors: ['NOT_FOUND', 'TAG_NAME_TAKEN', 'SYSTEM_TAG_FIXED'],
    },
    delete: {
      permission: 'account.modify',
      answer: done,
      errors: ['NOT_FOUND', 'SYSTEM_TAG_DELETION_ERROR'],
    },
  },
  tenantconfig: {
    list: {
      permission: 'settings.view',
      params: z.strictObject({
        limit: paging.limit.default(20),
        offset: paging.offset.default(0),
        /** The application whose settings are asked for, by either name. */
        app: z.string().min(1).max(64).optional(),
        app_name: z.string().min(1).max(64).optional(),
      }),
      answer: listOf(configDetail),
      errors: ['UNPROCESSABLE'],
    },
    get: { permission: 'settings.view', answer: configDetail, errors: ['NOT_FOUND', 'UNPROCESSABLE'] },
    patch: {
      permission: 'settings.modify',
      data: z.strictObject({ param_value: configValue }),
      answer: configDetail,
      errors: ['NOT_FOUND', 'UNPROCESSABLE', 'SETTING_NEEDS_SYSADMIN', 'NEEDS_TWO_PEOPLE', 'LIMIT_BELOW_USE'],
    },
  },
  users: {
    list: {
      permission: 'account.view',
      narrowed: true,
      params: listParams(['name', 'first_name', 'last_name', 'email', 'created_on']).extend({
        is_active: z.boolean().optional(),
      }),
      answer: listOf(proxyUser),
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
export type ProxyResourceName = keyof typeof proxyResources;

export const controlsCalls = calls({
  'POST /controls/make_api_request': {
    summary: 'The generic proxy: get, post, patch, delete or list a resource by its name.',
    // Whether a person may do an action of a resource is said by the resource.
    permission: 'session.use',
    forApiKeys: true,
    // Whether an action changes something is its name's to say.
    inPreview: true,
    query: z.object({
      resource: z.string().max(64),
      /** These two lead over those in the body: `meta.next` is followed by sending the same body there. */
      limit: paging.limit.optional(),
      offset: paging.offset.optional(),
    }),
    body: z.object({
      /** The resource's address, as its objects carry it (`resource_uri`): must agree with the resource, may hold the id. */
      url: z.string().max(256).optional(),
      id: z
        .union([z.string().min(1).max(256), z.number().int()])
        .transform(String)
        .optional(),
      action: z.enum(PROXY_ACTIONS),
      params: z.record(z.string(), z.unknown()).optional(),
      data: z.unknown().optional(),
      /** The application that a resource is asked for, where the resource has such a filter. */
      app: z.string().max(64).optional(),
      /** Asks for what belongs to no tenant: for sysadmins, and resources that have it. */
      noTenant: z.boolean().optional(),
    }),
    // Heeded by the actions that say so.
    headers: z.object({ [IDEMPOTENCY_HEADER]: idempotencyKey.optional() }),
    answer: z.looseObject({}),
    errors: [
      'RESOURCE_UNKNOWN',
      'ACTION_UNKNOWN',
      'IDEMPOTENCY_KEY_REUSED',
      'STILL_UNDER_WAY',
      'CONFLICT',
      ...(['NOT_FOUND', 'ACCESS_PROFILE_NAME_TAKEN', 'DATASOURCE_NAME_TAKEN'] as const),
      ...(['GROUP_NAME_TAKEN', 'GROUP_OF_DIRECTORY', 'ORG_UNIT_NAME_TAKEN', 'ORG_UNIT_NOT_EMPTY'] as const),
      ...(['SAVED_FILTER_NAME_TAKEN', 'SAVED_FILTER_LIMIT'] as const),
      ...(['DATASOURCE_LIMIT', 'UNPROCESSABLE', 'NEEDS_TWO_PEOPLE'] as const),
      ...(['TAG_NAME_TAKEN', 'TAG_LIMIT', 'SYSTEM_TAG_FIXED', 'SYSTEM_TAG_DELETION_ERROR'] as const),
      ...(['NAME_TAKEN', 'LIMIT_REACHED', 'LIMIT_BELOW_USE', 'SYSLOG_SENDER_TAKEN'] as const),
      ...USER_ERRORS,
      ...(['USER_EMAIL_TAKEN', 'GRANTS_TOO_MUCH', 'USER_OUT_OF_REACH', 'USER_SEARCH_INVALID'] as const),
    ],
  },
});
