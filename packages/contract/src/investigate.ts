import { ACTIVITIES, ACTOR_TYPES, OBJECT_TYPES, OUTCOMES } from '@casbah/domain/activity';
import {
  ASSESSMENTS,
  INCIDENT_HISTORY_DAYS,
  LONGEST_NOTE,
  MOST_UPDATED,
  RELATED_ACTIVITIES,
} from '@casbah/domain/assessment';
import { DEVICE_TYPES } from '@casbah/domain/device-type';
import { RISK_LEVELS } from '@casbah/domain/risk';
import { INTERVALS } from '@casbah/domain/time-range';
import { z } from 'zod';
import { calls } from './call.ts';
import { filterText } from './filter.ts';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';

/** Fields counted beside the log. */
export const ACTIVITY_FACETS = [
  'app',
  'service',
  'activity',
  'user',
  'outcome',
  'object_type',
  'country',
  'source',
  'device_type',
  'src_ip',
  'actor_type',
  'severity',
  'exposure',
  'object',
  'target',
  'city',
  'network',
  'os',
  'browser',
  'session',
  'source_action',
] as const;
export type ActivityFacet = (typeof ACTIVITY_FACETS)[number];

/** Parameters of all reads of activities. */
export const activityScope = {
  /** Start, inclusive. Default: seven days before the end. */
  from: z.iso.datetime().optional(),
  /** End, exclusive. Default: the end of the data, or now if later data may arrive. */
  to: z.iso.datetime().optional(),
  /** A filter expression, such as `activity = share and exposure = public`, or plain words. */
  filter: filterText.optional(),
};

const meta = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  took_ms: z.number(),
});

const text = z.string().optional();

/** An activity, without fields that its source doesn't record or that anonymization hides. */
export const activityEvent = z.object({
  time: z.iso.datetime(),
  source: text,
  user: text,
  user_domain: text,
  on_behalf_of: text,
  src_ip: text,
  service_id: text,
  service: text,
  app: text,
  activity: z.enum(ACTIVITIES),
  object_type: z.enum(OBJECT_TYPES).optional(),
  object: text,
  object_id: text,
  /** People and groups affected, such as recipients. */
  targets: z.array(z.string()),
  session: text,
  outcome: z.enum(OUTCOMES).optional(),
  severity: text,
  country: text,
  city: text,
  lat: z.number().optional(),
  lon: z.number().optional(),
  network: text,
  device: text,
  device_type: z.enum(DEVICE_TYPES).optional(),
  os: text,
  browser: text,
  user_agent: text,
  url: text,
  message: text,
  raw_id: text,
  actor_type: z.enum(ACTOR_TYPES).optional(),
  /** The source's other fields, by name; see `ACTIVITY_EXTRAS`. */
  extra: z.record(z.string(), z.string()),
});
export type ActivityEvent = z.infer<typeof activityEvent>;

/** A person of the company, as others see them. */
const colleague = z.object({ id: z.string(), name: z.string() });

const assessed = {
  assessment: z.enum(ASSESSMENTS),
  owner: colleague.nullable(),
  notes: z.number().int(),
};

export const activityRow = z.object({
  id: z.string(),
  event: activityEvent,
  /** Name and department from the directory. */
  name: text,
  department: text,
  /** Risk level of the service; null outside the catalog. */
  level: z.enum(RISK_LEVELS).nullable(),
  ...assessed,
  /** Line it was read from. The file itself isn't kept. */
  origin: z.object({
    datasource_id: z.string(),
    load_id: z.string(),
    file_name: z.string().nullable(),
    line: z.number(),
  }),
});
export type ActivityRow = z.infer<typeof activityRow>;

export const activityDetail = z.object({
  ...activityRow.shape,
  /** The original record; null if the company hides it, or anonymization does. */
  raw: z.string().nullable(),
  /** Path in the original record that each fact was read from, by field. */
  origins: z.record(z.string(), z.string()),
  /** Recipients and other targets inside and outside the company's domains. */
  internal_recipients: z.array(z.string()),
  external_recipients: z.array(z.string()),
});
export type ActivityDetail = z.infer<typeof activityDetail>;

const facet = z.object({
  field: z.enum(ACTIVITY_FACETS),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number() })),
  /** Total number of values, listed or not. */
  distinct: z.number(),
});
export type ActivityFacetCounts = z.infer<typeof facet>;

const bar = z.object({
  time: z.iso.datetime(),
  success: z.number(),
  failure: z.number(),
  /** Without a recorded outcome. */
  other: z.number(),
});
export type ActivityBar = z.infer<typeof bar>;

const note = z.object({
  id: z.uuid(),
  text: z.string(),
  time: z.iso.datetime(),
  author: colleague,
  /** Whether the caller may delete it: their own. */
  is_mine: z.boolean(),
});
export type ActivityNote = z.infer<typeof note>;

/** How long around an activity related ones are looked for, and what pages show. */
export const investigateSettings = z.strictObject({
  /** Days before and after. */
  history_days: z
    .number()
    .int()
    .min(
      INCIDENT_HISTORY_DAYS.min,
      `Valid Range is from ${INCIDENT_HISTORY_DAYS.min} to ${INCIDENT_HISTORY_DAYS.max}`,
    )
    .max(
      INCIDENT_HISTORY_DAYS.max,
      `Valid Range is from ${INCIDENT_HISTORY_DAYS.min} to ${INCIDENT_HISTORY_DAYS.max}`,
    ),
  /** Related activities listed. */
  related_activities: z.number().int().min(RELATED_ACTIVITIES.min).max(RELATED_ACTIVITIES.max),
  /** Whether people with access to Investigate may read original records. */
  show_original: z.boolean(),
});
export type InvestigateSettings = z.infer<typeof investigateSettings>;

const ERRORS = ['FILTER_INVALID', 'QUERY_TIMED_OUT', 'UNAVAILABLE'] as const;
const activityId = z.string().max(64);
const of = z.enum(['person', 'session', 'object', 'address']);

/** Body of an Elasticsearch-style search. The server names what it doesn't support. */
const source = z.record(z.string(), z.unknown());

const hit = z.object({
  _id: z.string(),
  _index: z.string(),
  _score: z.null(),
  _source: z.record(z.string(), z.unknown()),
  sort: z.array(z.union([z.string(), z.number()])).optional(),
});

export const investigateCalls = calls({
  'GET /investigate/range': {
    summary: 'Get the times of the first and the last activity.',
    permission: 'investigate.view',
    unscoped: 'The span of the company’s data, no activity in it.',
    answer: z.object({ from: z.iso.datetime().nullable(), to: z.iso.datetime().nullable() }),
    errors: ['UNAVAILABLE'],
  },
  'GET /investigate/activities': {
    summary: 'List activities, newest first. Pages stay complete while new activities arrive.',
    permission: 'investigate.view',
    narrowed: true,
    query: z.object({
      ...activityScope,
      order: z.enum(['newest', 'oldest']).default('newest'),
      limit: z.coerce.number().int().min(1).max(1000).default(100),
      /** Continues after this activity: `next` of the previous response, or any ID. */
      after: activityId.optional(),
      /** For a log that is followed live: makes pushed lines appear within two seconds. Repeat at least every 15 s. */
      live: z.stringbool().default(false),
    }),
    answer: z.object({
      rows: z.array(activityRow),
      /** ID to continue after; null on the last page. */
      next: z.string().nullable(),
      meta,
    }),
    errors: [...ERRORS],
  },
  'GET /investigate/summary': {
    summary: 'Count activities over time and by the values of fields.',
    permission: 'investigate.view',
    narrowed: true,
    query: z.object({
      ...activityScope,
      /** Fields to count by, separated by commas. */
      facets: z.string().max(400).default('app,activity,user,outcome,object_type,country,source,device_type'),
      /** Values per field. */
      size: z.coerce.number().int().min(1).max(200).default(10),
      interval: z.enum(INTERVALS).optional(),
    }),
    answer: z.object({
      total: z.number(),
      interval: z.enum(INTERVALS),
      bars: z.array(bar),
      facets: z.array(facet),
      meta,
    }),
    errors: [...ERRORS],
  },
  'GET /investigate/values': {
    summary: 'Suggest values of a field that contain a text, most frequent first.',
    permission: 'investigate.view',
    narrowed: true,
    query: z.object({
      ...activityScope,
      field: z.string().max(32),
      contains: z.string().max(128).default(''),
      size: z.coerce.number().int().min(1).max(50).default(10),
    }),
    answer: z.object({
      values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number() })),
    }),
    errors: [...ERRORS],
  },
  'GET /investigate/activities/{id}': {
    summary: 'Get an activity with its original record and the path of each fact.',
    permission: 'investigate.view',
    narrowed: true,
    params: z.object({ id: activityId }),
    answer: activityDetail,
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
  },
  'GET /investigate/activities/{id}/redacted': {
    summary: 'Get the original record with names, addresses, secrets and sensitive data masked, to pass on.',
    permission: 'investigate.view',
    narrowed: true,
    params: z.object({ id: activityId }),
    answer: z.object({ content: z.string() }),
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
  },
  'GET /investigate/activities/{id}/timeline': {
    summary:
      'List what the same person, session, object or address did before and after an activity, oldest first.',
    permission: 'investigate.view',
    narrowed: true,
    params: z.object({ id: activityId }),
    query: z.object({
      of: of.default('person'),
      /** Activities in total, half of them before; the company's setting by default. */
      limit: z.coerce.number().int().min(RELATED_ACTIVITIES.min).max(RELATED_ACTIVITIES.max).optional(),
    }),
    answer: z.object({
      /** Absent if the activity has no such value. */
      of: z.object({ field: z.string(), value: z.string() }).nullable(),
      rows: z.array(activityRow),
      meta,
    }),
    errors: ['NOT_FOUND', 'QUERY_TIMED_OUT', 'UNAVAILABLE'],
  },
  'PATCH /investigate/activities': {
    summary: 'Assess activities, or give them an owner. Omitted fields keep their values.',
    permission: 'investigate.modify',
    narrowed: true,
    body: z.strictObject({
      ids: z.array(activityId).min(1).max(MOST_UPDATED),
      assessment: z.enum(ASSESSMENTS).optional(),
      /** ID of a person who may open Investigate; null removes the owner. */
      owner: z.string().max(64).nullable().optional(),
    }),
    answer: z.object({ updated: z.number().int() }),
    errors: ['NOT_FOUND', 'UNPROCESSABLE', 'UNAVAILABLE'],
  },
  'GET /investigate/owners': {
    summary: 'List the people who can own activities.',
    permission: 'investigate.view',
    unscoped: 'Names of colleagues with the same permission, not their activities.',
    query: z.object({ contains: z.string().max(128).default('') }),
    answer: z.object({ people: z.array(colleague) }),
    errors: [],
  },
  'GET /investigate/activities/{id}/notes': {
    summary: 'List the notes on an activity, oldest first.',
    permission: 'investigate.view',
    narrowed: true,
    params: z.object({ id: activityId }),
    answer: z.object({ notes: z.array(note) }),
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
  },
  'POST /investigate/activities/{id}/notes': {
    summary: 'Add a note to an activity.',
    permission: 'investigate.modify',
    narrowed: true,
    params: z.object({ id: activityId }),
    body: z.strictObject({ text: z.string().trim().min(1).max(LONGEST_NOTE) }),
    answer: note,
    status: 201,
    errors: ['NOT_FOUND', 'LIMIT_REACHED', 'UNAVAILABLE'],
  },
  'DELETE /investigate/activities/{id}/notes/{note}': {
    summary: "Delete the caller's own note.",
    permission: 'investigate.modify',
    narrowed: true,
    params: z.object({ id: activityId, note: z.uuid() }),
    answer: z.object({ api_response: z.literal('success') }),
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
  },
  'GET /investigate/settings': {
    summary: "Get the company's settings for incident data.",
    permission: 'investigate.view',
    unscoped: 'Settings of the whole company.',
    answer: investigateSettings,
    errors: [],
  },
  'PUT /investigate/settings': {
    summary: "Change the company's settings for incident data.",
    permission: 'investigate.modify',
    body: investigateSettings,
    answer: investigateSettings,
    errors: [],
  },
  'POST /eslogs/displaylogs/': {
    summary:
      'Search activities with an Elasticsearch-style body: bool, term(s), range, match, query_string, exists, wildcard, sort, from, size, search_after and aggs.',
    permission: 'investigate.view',
    narrowed: true,
    unrecorded: 'Changes nothing: a search, and a POST because of its body.',
    body: z.strictObject({
      source,
      /** Only activities in this app. */
      app: z.string().max(128).optional(),
      /** Only activities from this data source. */
      sourceName: z.string().max(256).optional(),
    }),
    answer: z.object({
      took: z.number(),
      timed_out: z.literal(false),
      hits: z.object({
        total: z.object({ value: z.number(), relation: z.literal('eq') }),
        max_score: z.null(),
        hits: z.array(hit),
      }),
      aggregations: z.record(z.string(), z.unknown()).optional(),
    }),
    errors: ['SEARCH_UNSUPPORTED', ...ERRORS],
  },
});

export const investigateEvents = historyEvents({
  'activity.assessed': ['PATCH /investigate/activities'],
  'activity.note_added': ['POST /investigate/activities/{id}/notes'],
  'activity.note_deleted': ['DELETE /investigate/activities/{id}/notes/{note}'],
  'investigate.settings_changed': ['PUT /investigate/settings'],
});

export const investigateLive = liveAreas({ investigate: 'investigate.view' });
