import { FILTER_TYPES } from '@casbah/domain/filter/model';
import { OPERATORS } from '@casbah/domain/filter/operator';
import { SAVED_FILTER_NAME_MAX } from '@casbah/domain/filter/saved-filter';
import { SAVED_FILTER_APPS, type SavedFilterApp } from '@casbah/domain/filter/saved-filter-wire';
import { z } from 'zod';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';
import { done, objectsOf, paging, resources } from './proxy-action.ts';

const APPS = Object.keys(SAVED_FILTER_APPS) as [SavedFilterApp, ...SavedFilterApp[]];
export const savedFilterApp = z.enum(APPS);

const value = z.union([z.string().max(2048), z.number()]);
const words = z.string().max(256);

const block = z.strictObject({
  field: z.string().min(1).max(64),
  operator: z.enum([...OPERATORS, 'between']),
  value: value.optional(),
  list: z.array(value).max(1000).optional(),
  type: z.enum(FILTER_TYPES),
  group: words.default(''),
  meta_type: words.default(''),
  placeholder: words.default(''),
  originalValue: value.optional(),
  from: value.optional(),
  to: value.optional(),
});

const joined = z.enum(['AND', 'OR']);

/** Groups of blocks, each joined by AND or OR. */
export const wireExpression = z.strictObject({
  operator: joined,
  groups: z.array(z.strictObject({ operator: joined, blocks: z.array(block).max(100) })).max(100),
});

const small = z
  .record(z.string().max(64), z.string().max(1024))
  .refine((record) => Object.keys(record).length <= 32, { message: 'at most 32 values' });

const filterConfig = z.strictObject({
  data: wireExpression,
  /** Whether the list opens with it, for this reader only. */
  is_default: z.boolean(),
  /** View of the list. */
  tab: z.string().max(64),
  /** Conditions outside the expression: a name search, or a selection in an older format. */
  meta: small,
  /** Time range; null if the filter has none. */
  date_object: z
    .strictObject({
      range: z.string().max(16).optional(),
      from: z.iso.datetime().optional(),
      to: z.iso.datetime().optional(),
    })
    .nullable(),
  /** Display of the list: order and columns. */
  configuration: small,
});
export type SavedFilterConfig = z.infer<typeof filterConfig>;

const name = z
  .string()
  .trim()
  .min(1, `Use 1 to ${SAVED_FILTER_NAME_MAX} characters`)
  .refine((text) => [...text].length <= SAVED_FILTER_NAME_MAX && /^\P{Cc}*$/u.test(text), {
    message: `Use 1 to ${SAVED_FILTER_NAME_MAX} characters`,
  });
const description = z.string().max(1000);
/** No one, everyone in the company, or selected people by ID. */
const sharedWith = z.union([
  z.literal('private'),
  z.literal('company'),
  z.array(z.string().min(1).max(64)).min(1).max(200),
]);
const supportedApps = z.array(savedFilterApp).max(APPS.length);

export const newSavedFilter = z.strictObject({
  name,
  description: description.default(''),
  shared_with: sharedWith.default('private'),
  /** Other lists that support the filter. */
  supported_apps: supportedApps.default([]),
  app: savedFilterApp,
  filter_config: filterConfig
    .partial()
    .required({ data: true })
    .transform(
      ({ is_default = false, tab = '', meta = {}, date_object = null, configuration = {}, data }) => ({
        data,
        is_default,
        tab,
        meta,
        date_object,
        configuration,
      }),
    ),
});
export type NewSavedFilter = z.output<typeof newSavedFilter>;

/** Omitted fields stay unchanged. People it is shared with can only set whether their list opens with it. */
export const savedFilterChange = z.strictObject({
  name: name.optional(),
  description: description.optional(),
  shared_with: sharedWith.optional(),
  supported_apps: supportedApps.optional(),
  filter_config: filterConfig.partial().optional(),
});
export type SavedFilterChange = z.output<typeof savedFilterChange>;

export const savedFilter = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Visible to its owner; others see `company`, or themselves. */
  shared_with: z.union([z.literal('private'), z.literal('company'), z.array(z.string())]),
  supported_apps: supportedApps,
  app: savedFilterApp,
  filter_config: filterConfig,
  is_owner: z.boolean(),
  /** Name of the owner. */
  owner: z.string(),
  /** People it is shared with, sorted by name; only for its owner. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  created_on: z.iso.datetime(),
  modified_on: z.iso.datetime(),
  resource_uri: z.string(),
});
export type StoredSavedFilter = z.infer<typeof savedFilter>;

/** Calls through the generic proxy. */
export const savedfiltersResources = resources({
  // A person's own filters and those shared with them; the list determines who may use them.
  customfilters: {
    list: {
      permission: 'session.use',
      params: z.strictObject({
        limit: paging.limit.default(0),
        offset: paging.offset.default(0),
        format: z.literal('json').optional(),
        /** The list the filters belong to. */
        app: savedFilterApp,
      }),
      answer: objectsOf(savedFilter),
      errors: [],
    },
    get: { permission: 'session.use', answer: savedFilter, errors: ['NOT_FOUND'] },
    post: {
      permission: 'session.use',
      idempotent: true,
      data: newSavedFilter,
      answer: savedFilter,
      errors: ['NAME_TAKEN', 'SAVED_FILTER_LIMIT', 'UNPROCESSABLE'],
    },
    patch: {
      permission: 'session.use',
      data: savedFilterChange,
      answer: savedFilter,
      errors: ['NOT_FOUND', 'NAME_TAKEN', 'UNPROCESSABLE'],
    },
    delete: { permission: 'session.use', answer: done, errors: ['NOT_FOUND'] },
  },
});

export const savedfiltersEvents = historyEvents({
  'saved_filter.created': ['POST /controls/make_api_request post customfilters'],
  'saved_filter.changed': ['POST /controls/make_api_request patch customfilters'],
  'saved_filter.deleted': ['POST /controls/make_api_request delete customfilters'],
});

export const savedfiltersLive = liveAreas({ savedfilters: 'session.use' });
