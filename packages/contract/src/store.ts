import { RISK_LEVELS } from '@casbah/domain/risk';
import { RISK_GRADES } from '@casbah/domain/risk-grade';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { riskNumbers } from './risk-numbers.ts';
import { LANGUAGES } from './session.ts';
import {
  appCategory,
  appName,
  instanceName,
  parameterValue,
  storeAppAnswer,
  subscription,
} from './subscription.ts';

const success = z.literal('success');

/** An app's account; secrets only as present or absent. */
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
