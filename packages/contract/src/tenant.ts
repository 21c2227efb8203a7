import { isTenantName } from '@casbah/domain/email';
import { EVENT_KINDS } from '@casbah/domain/event';
import { ACTIVITY_RETENTIONS, RETENTIONS } from '@casbah/domain/retention';
import { MOST_LIST_VALUES } from '@casbah/domain/tenant-config';
import { ANOMALY_VALUES } from '@casbah/domain/threat';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';
import { objectsOf, paging, resources } from './proxy-action.ts';

/** A setting's value: a switch, a number, a text or a list of texts. */
export const configValue = z.union([
  z.boolean(),
  z.number(),
  z.string().max(2048),
  z.array(z.string().max(2048)).max(1000),
]);

/** The effective value of a setting, set or default. */
export const configDetail = z.object({
  /** `application.name`. */
  id: z.string(),
  app_name: z.string(),
  param_name: z.string(),
  param_value: configValue,
  /** Who may change it: only sysadmins in their own session, or anyone with `settings.modify`. */
  changed_by: z.enum(['sysadmin', 'settings.modify']),
  misc: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type ConfigDetail = z.infer<typeof configDetail>;

const name = z.string().min(1).max(64);

const deviceManagement = z.object({
  device_management: z.boolean(),
  force_agent_download: z.boolean(),
  agent_download_url: z.string().max(2048),
  authorize: z.boolean(),
  /** Device manager of the company. */
  managed_by: z.string().max(64),
});

/** Purpose of this deployment. `LOCAL`: reachable only from its own machine. */
export const DEPLOYMENT_TYPES = [
  'QA',
  'STAGING',
  'DEMO',
  'EOE',
  'LOCAL',
  'DEV',
  'PROD',
  'CWS',
  'GOV',
  'CWSSTAGE',
  'ON-PREMISE',
] as const;
export type DeploymentType = (typeof DEPLOYMENT_TYPES)[number];

/** Facts about a settings page for its entry in the index: switches, numbers and words by name. */
const settingFacts = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]));
export type SettingFacts = z.infer<typeof settingFacts>;

const tenantUsage = z.object({
  api_response: z.literal('success'),
  people: z.object({
    total: z.number().int(),
    active: z.number().int(),
    /** Sysadmins and holders of an access profile. */
    administrators: z.number().int(),
    /** Signed in within the last 30 days. */
    recent: z.number().int(),
  }),
  sources: z.object({ total: z.number().int(), maximum: z.number().int() }),
  agents: z.object({ total: z.number().int(), maximum: z.number().int() }),
  events: z.object({
    total: z.number().int(),
    first: z.iso.datetime().nullable(),
    last: z.iso.datetime().nullable(),
    /** Rejected lines that are kept. */
    rejects: z.number().int(),
  }),
  /** Approximate bytes on disk: the company's share of each table by rows. */
  storage: z.object({ bytes: z.number().int() }),
  version: z.string(),
});
export type TenantUsage = z.infer<typeof tenantUsage>;

const count = z.number().int().nonnegative();

/** Events of one kind by age, under given retention settings. */
const retentionEffect = z.object({
  kind: z.enum(EVENT_KINDS),
  /** Events before this time are deleted; null if all are kept. */
  cutoff: z.iso.datetime().nullable(),
  /** Events that are deleted within an hour. */
  expired: count,
  /** Approximate bytes on disk of these events. */
  bytes: count,
  /** Time of the oldest event that is kept; null without any. */
  oldest: z.iso.datetime().nullable(),
  /** Events that are deleted in the 30 days after. */
  soon: count,
});
export type RetentionEffect = z.infer<typeof retentionEffect>;

/** Settings that one call of the audit changes. */
const MOST_PREFERENCES = 20;

export const tenantCalls = calls({
  'GET /admin/get_general_config': {
    summary: "Get what every page needs before sign-in: the server's time and edition.",
    permission: 'public',
    answer: z.object({
      api_response: z.literal('success'),
      deploymentType: z.enum(DEPLOYMENT_TYPES),
      /** The server's clock: milliseconds since 1970 UTC. */
      serverEpoch: z.number().int(),
      /** Status page of the tenant; empty before sign-in or without one. */
      statusAppUrl: z.string(),
      syndicationConfig: z.object({ syndicated: z.boolean() }),
      /** Contact of the operator; empty if not set. */
      teamUrl: z.string(),
      /** Introduction video for new companies; empty without one. */
      guideVideoUrl: z.string(),
      /** Browser storage key that records a person's choice of OpenID Connect. */
      oidcLocalStorageKey: z.string(),
      /** Whether people may use a password if single sign-on is optional. */
      oidcAllowSkip: z.boolean(),
      /** Whether sign-in uses this Casbah's pages rather than an older product's. */
      newStyleLogins: z.boolean(),
      /** Whether the caller's company requires MFA. */
      multiFactorEnabled: z.boolean(),
      /** Whether the requester has signed in with all required factors. */
      mf_authenticated: z.boolean(),
      /** HTTPS URL of Casbah; empty if not configured. */
      sslServerUrl: z.string(),
      request_id: z.string(),
    }),
    errors: [],
  },
  'GET /admin/config/details': {
    summary: "Get the tenant's settings of one application, or by name.",
    permission: 'settings.view',
    query: z.object({
      app_name: name,
      /** Comma-separated names; all of the application if absent. */
      param_list: z.string().max(4096).optional(),
    }),
    answer: z.object({ api_response: z.literal('success'), details: z.array(configDetail) }),
    errors: ['UNPROCESSABLE'],
  },
  'POST /admin/config/update': {
    summary: 'Update one setting of the tenant.',
    permission: 'settings.modify',
    body: z.object({
      /** `application.name`, if the caller has it; must match the two. */
      id: z.string().max(160).optional(),
      app_name: name,
      param_name: name,
      param_value: configValue,
      misc: z.record(z.string().max(64), z.union([z.string().max(1024), z.number(), z.boolean()])).optional(),
    }),
    answer: z.object({ api_response: z.literal('success'), detail: configDetail }),
    errors: ['UNPROCESSABLE', 'SETTING_NEEDS_SYSADMIN', 'NEEDS_TWO_PEOPLE', 'LIMIT_BELOW_USE'],
  },
  'GET /admin/tenant/companyDetails': {
    summary: 'Get the company: its name, its domains and whether people are anonymized.',
    permission: 'session.use',
    answer: z.object({
      api_response: z.literal('success'),
      tenant: z.object({
        id: z.string(),
        name: z.string(),
        primary_domain: z.string(),
        /** Comma-separated. */
        secondary_domains: z.string(),
        user_anonymization: z.boolean(),
      }),
    }),
    errors: [],
  },
  'PATCH /admin/tenant/company': {
    summary: 'Rename the company.',
    permission: 'settings.modify',
    body: z.strictObject({
      name: z.string().trim().refine(isTenantName, { message: 'Use 1 to 128 characters, without < and >' }),
    }),
    answer: z.object({ api_response: z.literal('success'), name: z.string() }),
    errors: [],
  },
  'GET /admin/tenant/settings': {
    summary: 'Get a short overview of the settings. Settings the caller may not see are omitted.',
    permission: 'settings.view',
    answer: z.object({ api_response: z.literal('success'), settings: z.record(z.string(), settingFacts) }),
    errors: [],
  },
  'POST /admin/tenant/networks/check': {
    summary: 'Check whether a list of networks would admit the caller and the people signed in now.',
    permission: 'settings.modify',
    unrecorded: 'Only reads: nothing is set.',
    body: z.strictObject({ networks: z.array(z.string().max(64)).max(MOST_LIST_VALUES) }),
    answer: z.object({
      api_response: z.literal('success'),
      /** IP address of the caller. */
      address: z.string(),
      lets_you_in: z.boolean(),
      /** Entries of the list that aren't networks or addresses. */
      unreadable: z.array(z.string()),
      /** Sessions of the company, and how many would end with their next request. */
      sessions: z.number().int(),
      left_out: z.number().int(),
      /** Some of the people who would be locked out. */
      people: z.array(z.object({ name: z.string(), email: z.string(), address: z.string() })),
    }),
    errors: [],
  },
  'GET /admin/retention/effect': {
    summary: 'Preview how many events given retention settings would delete, by kind.',
    permission: 'settings.view',
    query: z.object({ events: z.enum(RETENTIONS), activities: z.enum(ACTIVITY_RETENTIONS) }),
    /** Kinds without events are absent. */
    answer: z.object({ api_response: z.literal('success'), kinds: z.array(retentionEffect) }),
    errors: ['UNAVAILABLE'],
  },
  'GET /admin/tenant/usage': {
    summary: "Get the company's usage: accounts, sources, events and storage.",
    permission: 'settings.view',
    answer: tenantUsage,
    errors: [],
  },
  'GET /admin/tenant': {
    summary: "Get the tenant's ID or its device management settings.",
    permission: 'session.use',
    query: z.object({ field: z.enum(['id', 'device_management_info']) }),
    answer: z.object({
      api_response: z.literal('success'),
      id: z.string().optional(),
      device_management_info: deviceManagement.optional(),
    }),
    errors: [],
  },
  'POST /admin/tenant/update': {
    summary: "Update the company's device management settings. Omitted fields keep their values.",
    permission: 'settings.modify',
    body: z.object({ device_management_info: deviceManagement.partial() }),
    answer: z.object({ api_response: z.literal('success'), device_management_info: deviceManagement }),
    errors: ['UNPROCESSABLE', 'SETTING_NEEDS_SYSADMIN'],
  },
  'POST /risks/updateauditpreferences': {
    summary:
      'Update the weights of the built-in risk profile and the threat notification setting: `audit` settings, all or none.',
    permission: 'audit.modify',
    body: z.strictObject({
      objects: z
        .array(z.strictObject({ name: z.string().min(1).max(64), value: configValue }))
        .min(1)
        .max(MOST_PREFERENCES),
    }),
    answer: z.object({ api_response: z.literal('success'), objects: z.array(configDetail) }),
    errors: ['UNPROCESSABLE'],
  },
  'POST /risks/updateauditanomalyvalues': {
    summary:
      "Update the company's anomaly thresholds, all or none: `unknown_upload_mb` is the upload size in MB from which an unknown host becomes a finding.",
    permission: 'audit.modify',
    body: z.strictObject({
      objects: z
        .array(z.strictObject({ name: z.enum(ANOMALY_VALUES), value: z.number() }))
        .min(1)
        .max(ANOMALY_VALUES.length),
    }),
    answer: z.object({ api_response: z.literal('success'), objects: z.array(configDetail) }),
    errors: ['UNPROCESSABLE'],
  },
});

/** Calls through the generic proxy. */
export const tenantResources = resources({
  tenantconfig: {
    list: {
      permission: 'settings.view',
      params: z.strictObject({
        limit: paging.limit.default(20),
        offset: paging.offset.default(0),
        /** The application, by either name. */
        app: z.string().min(1).max(64).optional(),
        app_name: z.string().min(1).max(64).optional(),
      }),
      answer: objectsOf(configDetail),
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
});

export const tenantEvents = historyEvents({
  'settings.changed': ['POST /admin/config/update', 'POST /controls/make_api_request patch tenantconfig'],
  'tenant.changed': ['POST /admin/tenant/update'],
  'tenant.renamed': ['PATCH /admin/tenant/company'],
  'events.expired': ['retention'],
});

/** Settings of the company. */
export const tenantLive = liveAreas({ tenant: 'session.use' });
