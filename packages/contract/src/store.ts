import { RISK_LEVELS } from '@casbah/domain/risk';
import { RISK_GRADES } from '@casbah/domain/risk-grade';
import { isBucketName, MOST_BUCKETS_AT_ONCE } from '@casbah/domain/store/bucket';
import { APP_CATEGORIES, APP_FEATURES, APP_FIELDS } from '@casbah/domain/store/store-app';
import { ACCESS_STATUSES } from '@casbah/domain/store/subscription';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';
import { listParams, objectsOf, resources } from './proxy-action.ts';
import { riskNumbers } from './risk-numbers.ts';
import { LANGUAGES } from './session.ts';

const success = z.literal('success');

export const appCategory = z.enum(APP_CATEGORIES);
/** An app by its name or its key, whatever the case: `Google Apps`, `google_apps`. */
export const appName = z.string().trim().min(1).max(64);
/** What a company calls an account of an app. */
export const instanceName = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .refine((text) => !/[\p{Cc}<>]/u.test(text), { message: 'Leave out < > and characters that do not show' });

export const parameterValue = z.union([
  z.string().max(8192),
  z.number(),
  z.boolean(),
  z.array(z.string().max(256)).max(200),
]);

/** The company's app in one category. */
export const subscription = z.object({
  app_name: z.string(),
  /** In addresses: `google_apps`. */
  key: z.string(),
  /** `GRANTED` marks it as subscribed. */
  access_status: z.enum(ACCESS_STATUSES),
  app_category: appCategory,
  sub_features: z.array(z.enum(APP_FEATURES)),
  /** Its first steps are still shown. */
  is_fte: z.boolean(),
  is_free_trial: z.boolean(),
  trial_ends_on: z.iso.datetime().nullable(),
  /** Included in Casbah, without a subscription. */
  is_indirect_grant: z.boolean(),
  /** Services of the catalog that it covers, by id. */
  licensed_services: z.array(z.string()),
});
export type SubscriptionAnswer = z.infer<typeof subscription>;

const activeApp = z.object({
  app_name: z.string(),
  /** Kinds of policies that can't be applied to it. */
  policy_blacklist: z.array(z.string()),
  /** Whether the gateway looks into what is sent to it. */
  scan_request_payload: z.boolean(),
  supports_gateway_encryption: z.boolean(),
  supports_ice_encryption: z.boolean(),
  supports_transactional_ciq: z.boolean(),
  supports_websocket: z.boolean(),
});

const customApp = z.object({
  id: z.string(),
  app_name: z.string(),
  app_uris: z.array(z.string()),
  category: z.string(),
  description: z.string(),
  is_active: z.boolean(),
  status: z.enum(['AC', 'DC', 'DP']),
  scan_request_payload: z.boolean(),
  audit_data: z.object({ service_id: z.string().nullable() }),
});
export type CustomApp = z.infer<typeof customApp>;

/** Parameters of an app's account; secrets only as present or absent. */
const serviceParams = z.record(
  z.string(),
  z.array(
    z.object({
      instance: z.string(),
      params: z.record(z.string(), parameterValue),
      secrets_set: z.array(z.string()),
    }),
  ),
);

export const subscriptionAnswer = z.object({
  api_response: success,
  subscriptions: z.array(subscription),
  active_api_apps: z.array(activeApp),
  active_apps: z.array(activeApp),
  custom_gw_apps: z.array(customApp),
  /** By the app's name; for those who may configure apps. */
  api_service_params: serviceParams,
  gateway_service_params: serviceParams,
  /** Parts of Casbah and apps with an account that the company does without, by key: their pages lead to the store. */
  not_enabled: z.array(z.string()),
});

/** A Store app with its state in each category. */
export const storeAppAnswer = z.object({
  app_name: z.string(),
  key: z.string(),
  /** What it is called today. */
  title: z.string(),
  field: z.enum(APP_FIELDS),
  /** What it does, in the language asked for. */
  summary: z.string(),
  ways: z.array(
    subscription.omit({ app_name: true, key: true }).extend({
      /** Some of it works today. */
      is_built: z.boolean(),
      is_trial_used: z.boolean(),
      accounts: z.number().int(),
    }),
  ),
  is_authorized_for_activation: z.boolean(),
});
export type StoreAppAnswer = z.infer<typeof storeAppAnswer>;

const paging = {
  limit: z.coerce.number().int().min(1).max(500).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
};
const bucket = z.object({ bucket_name: z.string(), is_scanned: z.boolean() });
const bucketPage = z.object({
  api_response: success,
  buckets: z.array(bucket),
  total: z.number().int(),
  /** Where the next page begins; null on the last. */
  next: z.number().int().nullable(),
});

/** Buckets to add, or to look into or not. */
export const bucketChange = z.strictObject({
  app_name: appName.default('Amazon Web Services'),
  instance: instanceName,
  data: z
    .array(
      z.strictObject({
        bucket_name: z.string().trim().refine(isBucketName, { message: 'Invalid bucket name' }),
        is_scanned: z.boolean().default(true),
      }),
    )
    .min(1)
    .max(MOST_BUCKETS_AT_ONCE),
});

export const subscriptionCalls = calls({
  'GET /admin/user/subscription': {
    summary: "List the company's apps that the signed-in person may see.",
    permission: 'session.use',
    answer: subscriptionAnswer,
    errors: [],
  },
  'GET /admin/application/list/tenantavailableapps': {
    summary: 'List all available apps with their state.',
    permission: 'store.view',
    narrowed: true,
    query: z.object({ lang: z.enum(LANGUAGES).default('en-us') }),
    answer: z.object({
      api_response: success,
      applications: z.array(storeAppAnswer),
      custom_apps: z.array(customApp),
    }),
    errors: [],
  },
  'GET /admin/application/list/casbah_apps': {
    summary: 'List the parts of Casbah with their state.',
    permission: 'store.view',
    narrowed: true,
    query: z.object({ lang: z.enum(LANGUAGES).default('en-us') }),
    answer: z.object({ api_response: success, applications: z.array(storeAppAnswer) }),
    errors: [],
  },
  'GET /admin/application/list/customapps': {
    summary: 'List the apps that the company added to the gateway.',
    permission: 'store.view',
    answer: z.object({
      api_response: success,
      applications: z.array(customApp),
      /** Whether the signed-in person may add one. */
      permission_to_add: z.boolean(),
    }),
    errors: [],
  },
  'POST /admin/application/list/get_tenant_app_params': {
    summary: "Get the parameters of an app's accounts. Long parameters (`s3_buckets`) come in pages.",
    permission: 'store.modify',
    unrecorded: 'Only reads: the query is in the body.',
    body: z.object({
      app_name: appName,
      /** One account; all of them where absent. */
      instance: instanceName.optional(),
      limit: paging.limit,
      offset: paging.offset,
      /** One parameter; all of them where absent. */
      targetParam: z.string().max(64).optional(),
    }),
    answer: z.object({
      api_response: success,
      app_name: z.string(),
      accounts: z.array(
        z.object({
          instance: z.string(),
          app_category: appCategory,
          params: z.array(
            z.object({
              name: z.string(),
              /** Null for a secret, and where nothing was given. */
              value: parameterValue.nullable(),
              is_secret: z.boolean(),
              is_set: z.boolean(),
            }),
          ),
          s3_buckets: bucketPage.omit({ api_response: true }).optional(),
        }),
      ),
    }),
    errors: ['NOT_FOUND', 'UNPROCESSABLE'],
  },
  'POST /admin/application/encode': {
    summary: 'Seal a text for use in a URL, so that only this company can open it again.',
    permission: 'store.modify',
    unrecorded: 'Changes nothing: what it answers is kept nowhere.',
    body: z.object({ data: z.string().min(1).max(2048) }),
    answer: z.object({ api_response: success, encoded: z.string() }),
    errors: [],
  },
  'GET /admin/application/list/get_s3_buckets': {
    summary: 'List the scanned buckets of an account, page by page.',
    permission: 'store.modify',
    query: z.object({ app_name: appName.default('Amazon Web Services'), instance: instanceName, ...paging }),
    answer: bucketPage,
    errors: ['NOT_FOUND', 'UNPROCESSABLE'],
  },
  'POST /admin/application/configure_s3_buckets': {
    summary: 'Add buckets of an account, or update whether they are scanned.',
    permission: 'store.modify',
    body: bucketChange,
    answer: z.object({ api_response: success, total: z.number().int() }),
    errors: ['NOT_FOUND', 'UNPROCESSABLE'],
  },
  'POST /admin/application/remove_s3_buckets': {
    summary: 'Stop scanning a bucket of an account.',
    permission: 'store.modify',
    body: z.strictObject({
      app_name: appName.default('Amazon Web Services'),
      instance: instanceName,
      bucket_name: z.string().trim().min(1).max(255),
    }),
    answer: z.object({ api_response: success }),
    errors: ['NOT_FOUND', 'UNPROCESSABLE'],
  },
});

/** By its id, `key:category`. */
export const proxySubscription = subscription.extend({ id: z.string(), resource_uri: z.string() });

/** Behind the generic proxy. */
export const subscriptionResources = resources({
  subscriptions: {
    list: {
      permission: 'store.view',
      narrowed: true,
      params: listParams(['app_name', 'access_status', 'app_category']),
      answer: objectsOf(proxySubscription),
      errors: [],
    },
    get: { permission: 'store.view', narrowed: true, answer: proxySubscription, errors: ['NOT_FOUND'] },
  },
});

/** Which apps the company has, and their accounts. */
export const subscriptionLive = liveAreas({ subscriptions: 'session.use' });

/** An account of an app. Of its secrets only which are there. */
const account = z.object({
  id: z.string(),
  app_category: appCategory,
  instance: z.string(),
  params: z.record(z.string(), parameterValue),
  secrets_set: z.array(z.string()),
  buckets: z.number().int(),
  created_on: z.iso.datetime(),
  modified_on: z.iso.datetime(),
});
export type AppAccount = z.infer<typeof account>;

/** Parameters by name. An omitted secret is kept; an empty value removes a parameter. */
const params = z.record(z.string().max(64), parameterValue);

const named = z.strictObject({ app_name: appName, app_category: appCategory });
const subscribed = z.object({ api_response: success, subscription });
const saved = z.object({ api_response: success, account });

const levels = z.enum(RISK_LEVELS);

const catalogueRow = z.object({
  id: z.string(),
  name: z.string(),
  vendor: z.string().nullable(),
  category: z.string(),
  headquarters: z.string().nullable(),
  domains: z.array(z.string()),
  description: z.string().nullable(),
  ...riskNumbers,
  level: levels,
  /** Grade of the BRR; absent if not researched. */
  grade: z.enum(RISK_GRADES).nullable(),
  /** The Store app that covers it. */
  app: z.object({ key: z.string(), title: z.string() }).nullable(),
});
export type CatalogueRow = z.infer<typeof catalogueRow>;

const CATALOGUE_SORTS = [
  'name',
  '-name',
  'risk_score',
  '-risk_score',
  'brr',
  '-brr',
  'category',
  '-category',
] as const;

const counted = z.array(z.object({ value: z.string(), count: z.number().int() }));

export const storeCalls = calls({
  'GET /admin/store/apps/{app}': {
    summary: 'Get a Store app, with its accounts for people who may configure apps.',
    permission: 'store.view',
    narrowed: true,
    params: z.object({ app: appName }),
    query: z.object({ lang: z.enum(LANGUAGES).default('en-us') }),
    answer: z.object({
      api_response: success,
      app: storeAppAnswer,
      services: z.array(z.object({ id: z.string(), name: z.string() })),
      accounts: z.array(account),
    }),
    errors: ['NOT_FOUND'],
  },
  'POST /admin/app/activate/': {
    summary: 'Subscribe to an app, permanently or for a trial. Only for its authorized accounts.',
    permission: 'store.activate',
    narrowed: true,
    body: named.extend({ is_free_trial: z.boolean().default(false) }),
    answer: subscribed,
    errors: ['NOT_FOUND', 'UNPROCESSABLE'],
  },
  'POST /admin/app/cancel/': {
    summary: 'Cancel an app. Its accounts and stored data stay. Only for its authorized accounts.',
    permission: 'store.activate',
    narrowed: true,
    body: named,
    answer: subscribed,
    errors: ['NOT_FOUND', 'UNPROCESSABLE'],
  },
  'POST /admin/app/togglefte/': {
    summary: 'Show or hide the first steps of an app.',
    permission: 'store.modify',
    body: named.extend({ is_fte: z.boolean() }),
    answer: subscribed,
    errors: ['NOT_FOUND'],
  },
  'POST /admin/app/accounts': {
    summary: "Add an account of one of the company's apps.",
    permission: 'store.modify',
    idempotent: true,
    body: named.extend({ instance: instanceName, params }),
    answer: saved,
    status: 201,
    errors: ['NOT_FOUND', 'UNPROCESSABLE'],
  },
  'PATCH /admin/app/accounts/{id}': {
    summary: 'Update an account of an app. Omitted fields keep their values.',
    permission: 'store.modify',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ instance: instanceName.optional(), params: params.optional() }),
    answer: saved,
    errors: ['NOT_FOUND', 'UNPROCESSABLE'],
  },
  'DELETE /admin/app/accounts/{id}': {
    summary: 'Delete an account of an app with its buckets.',
    permission: 'store.modify',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ api_response: success }),
    errors: ['NOT_FOUND'],
  },
  'GET /admin/store/catalogue': {
    summary:
      "Search the catalog of cloud services by name, vendor, domain and ID. Doesn't show what the company uses.",
    permission: 'store.view',
    unscoped: 'The catalogue is the same for everybody',
    query: z.object({
      q: z.string().trim().max(128).optional(),
      category: z.string().max(64).optional(),
      level: levels.optional(),
      sort: z.enum(CATALOGUE_SORTS).default('name'),
      limit: z.coerce.number().int().min(1).max(200).default(100),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    answer: z.object({
      rows: z.array(catalogueRow),
      total: z.number().int(),
      /** Number of matches for each value, with the other filter applied. */
      categories: counted,
      levels: counted,
    }),
    errors: [],
  },
});

export const storeEvents = historyEvents({
  'app.activated': ['POST /admin/app/activate/'],
  'app.cancelled': ['POST /admin/app/cancel/'],
  'app.first_steps_toggled': ['POST /admin/app/togglefte/'],
  'app_account.created': ['POST /admin/app/accounts'],
  'app_account.changed': ['PATCH /admin/app/accounts/{id}'],
  'app_account.deleted': ['DELETE /admin/app/accounts/{id}'],
  'app_buckets.changed': ['POST /admin/application/configure_s3_buckets'],
  'app_bucket.deleted': ['POST /admin/application/remove_s3_buckets'],
});
