import { DEVICE_TYPES } from '@casbah/domain/device-type';
import { EVENT_ACTIONS, EVENT_KINDS } from '@casbah/domain/event';
import { TRAFFIC_LISTS } from '@casbah/domain/filter/traffic-fields';
import { RISK_LEVELS } from '@casbah/domain/risk';
import { ANSWER_VALUES } from '@casbah/domain/risk-answer';
import { RISK_GRADES } from '@casbah/domain/risk-grade';
import { EVIDENCE_KEYS, SCORE_ATTRIBUTES, SCORE_BASES, SCORE_REASONS } from '@casbah/domain/score';
import { INTERVALS } from '@casbah/domain/time-range';
import { z } from 'zod';
import { calls } from './call.ts';
import { filterText } from './filter.ts';
import { liveAreas } from './live-areas.ts';
import { listParams, objectsOf, resources } from './proxy-action.ts';
import { riskNumbers, riskThresholds } from './risk-numbers.ts';

/** Parameters of all audit reads: a time range and a filter expression. */
export const scope = {
  /** Start, inclusive. Default: the start of the last month of data. */
  from: z.iso.datetime().optional(),
  /** End, exclusive. Default: the end of the data. */
  to: z.iso.datetime().optional(),
  /** A filter expression, such as `risk in (high) and uploaded > 100MB`. */
  filter: filterText.optional(),
};

const page = {
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  offset: z.coerce.number().int().min(0).default(0),
  /** A column name, prefixed with `-` for descending order. */
  sort: z.string().max(64).optional(),
  /** Free text over the names in the list. */
  q: z.string().max(128).optional(),
};

/** Bytes from client to service. */
export const upload = {
  /** Recorded bytes; null if none of the requests records a size. Unknown isn't zero. */
  bytes_up: z.number().nullable(),
  /** Requests without a recorded upload size. If there are any, `bytes_up` is a minimum. */
  bytes_up_unknown: z.number().int(),
};

/** Bytes in both directions. */
export const volume = {
  ...upload,
  /** Bytes from service to client, as `bytes_up`. */
  bytes_down: z.number().nullable(),
  bytes_down_unknown: z.number().int(),
};

const totals = {
  requests: z.number(),
  ...volume,
  blocked: z.number(),
  /** Within the range; for a service, the first time ever. */
  first_seen: z.iso.datetime(),
  last_seen: z.iso.datetime(),
};

/** The range and totals that a list covers, for display. */
export const meta = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  total: z.number(),
  took_ms: z.number(),
});

const level = z.enum(RISK_LEVELS);
const grade = z.enum(RISK_GRADES).nullable();

export const serviceRow = z.object({
  id: z.string(),
  name: z.string(),
  vendor: z.string().nullable(),
  /** English category name, as used in filters. */
  category: z.string(),
  headquarters: z.string().nullable(),
  domain: z.string(),
  ...riskNumbers,
  level,
  /** Grade of the BRR; absent if not researched. */
  grade,
  /** Percentage of the score's weight that is known. */
  confidence: z.number(),
  users: z.number(),
  /** First seen within seven days before the end of the range, or before the end of the data if earlier. */
  is_new: z.boolean(),
  /** Numbers of its tags; `GET /risks/getservicetags` has their appearance. */
  tags: z.array(z.number().int()),
  ...totals,
});
export type ServiceRow = z.infer<typeof serviceRow>;

/**
 * Name and department from the directory; for a pseudonym (`user` is `anon-user.N`) only if the reader may see it.
 */
const revealed = { name: z.string().optional(), department: z.string().optional() };

export const userRow = z.object({
  user: z.string(),
  ...revealed,
  services: z.number(),
  high_risk_services: z.number(),
  addresses: z.number(),
  ...totals,
});
export type UserRow = z.infer<typeof userRow>;

export const destinationRow = z.object({
  /** ISO 3166-1 alpha-2, or `''` if unknown. */
  country: z.string(),
  services: z.number(),
  users: z.number(),
  high_risk_services: z.number(),
  ...totals,
});
export type DestinationRow = z.infer<typeof destinationRow>;

export const siteRow = z.object({
  host: z.string(),
  service_id: z.string().nullable(),
  service: z.string().nullable(),
  level: level.nullable(),
  users: z.number(),
  ...totals,
});
export type SiteRow = z.infer<typeof siteRow>;

/** An event, without fields that its source doesn't record or that anonymization hides. */
export const eventRow = z.object({
  id: z.string(),
  event: z.object({
    time: z.iso.datetime(),
    kind: z.enum(EVENT_KINDS),
    source: z.string().optional(),
    user: z.string().optional(),
    user_domain: z.string().optional(),
    on_behalf_of: z.string().optional(),
    src_ip: z.string().optional(),
    dst_ip: z.string().optional(),
    dst_port: z.number().optional(),
    host: z.string().optional(),
    url: z.string().optional(),
    method: z.string().optional(),
    status: z.number().optional(),
    action: z.enum(EVENT_ACTIONS).optional(),
    bytes_up: z.number().optional(),
    bytes_down: z.number().optional(),
    user_agent: z.string().optional(),
    browser: z.string().optional(),
    os: z.string().optional(),
    device: z.string().optional(),
    device_type: z.enum(DEVICE_TYPES).optional(),
    referrer: z.string().optional(),
    content_type: z.string().optional(),
    category: z.string().optional(),
    service_id: z.string().optional(),
    service: z.string().optional(),
    app: z.string().optional(),
    activity: z.string().optional(),
    object_type: z.string().optional(),
    object: z.string().optional(),
    object_id: z.string().optional(),
    targets: z.string().optional(),
    session: z.string().optional(),
    outcome: z.string().optional(),
    severity: z.string().optional(),
    country: z.string().optional(),
    city: z.string().optional(),
    lat: z.number().optional(),
    lon: z.number().optional(),
    network: z.string().optional(),
    message: z.string().optional(),
    raw_id: z.string().optional(),
    origins: z.string().optional(),
    raw: z.string().optional(),
    extra: z.record(z.string(), z.string()).optional(),
  }),
  /** Name behind a pseudonym, if the caller may see it. */
  ...revealed,
  /** Risk level of the service; null outside the catalog. */
  level: level.nullable(),
  /** Line it was read from. The file itself isn't kept. */
  origin: z.object({
    datasource_id: z.string(),
    load_id: z.string(),
    /** Null with anonymization, and for files no longer listed. */
    file_name: z.string().nullable(),
    line: z.number(),
  }),
});
export type EventRow = z.infer<typeof eventRow>;

const attribute = z.enum(SCORE_ATTRIBUTES);

/**
 * Part of a score, as keys. `points` of all parts add up to the risk score, except for an automatic fail or if not
 * researched.
 */
export const scorePart = z.object({
  attribute,
  answer: z.enum(ANSWER_VALUES),
  weight: z.number(),
  /**
   * Risk of the answer, regardless of weight: 0 none, 1 slight, 2 partial or unknown, 3 full. Assumed answers are
   * halfway.
   */
  severity: z.number().min(0).max(3).multipleOf(0.5),
  points: z.number(),
  /** Where the answer comes from. `vendor` is verified on the vendor's page, `assumed` isn't. */
  basis: z.enum(SCORE_BASES),
  /** Sentence that supports the answer, and its values: countries by ISO 3166-1 alpha-2 code. */
  evidence: z.object({
    key: z.enum(EVIDENCE_KEYS),
    vendor: z.string().optional(),
    country: z.string().optional(),
    ending: z.string().optional(),
    /** URL of the vendor's page with the statement. */
    page: z.string().optional(),
    /** Month in which the answer was last verified on that page: `2026-11`; absent if never. */
    checked: z.string().optional(),
    year: z.string().optional(),
    countries: z.array(z.string()).readonly().optional(),
  }),
});
export type ScorePart = z.infer<typeof scorePart>;

export const score = z.object({
  ...riskNumbers,
  level,
  /** Grade of the BRR; absent if not researched. */
  grade,
  /** Known percentage of the weight, by reliability of the source. */
  confidence: z.number(),
  parts: z.array(scorePart),
  /** Why it is outside the scale. */
  reason: z.object({ key: z.enum(SCORE_REASONS), attribute: attribute.optional() }).nullable(),
  thresholds: z.object(riskThresholds),
});
export type Score = z.infer<typeof score>;

const bucket = z.object({
  time: z.iso.datetime(),
  requests: z.number(),
  high_risk: z.number(),
  ...volume,
});

/** First and last traffic of a user or service, in all traffic the caller may see. */
const seen = z.object({ first: z.iso.datetime(), last: z.iso.datetime() });

/** Uploads over time, with the usual range for one person or service. */
const uploads = z.object({
  interval: z.enum(INTERVALS),
  buckets: z.array(
    z.object({
      time: z.iso.datetime(),
      requests: z.number(),
      /** As in lists; null also beyond the end of the data. */
      bytes_up: upload.bytes_up,
      bytes_up_unknown: upload.bytes_up_unknown,
      /**
       * Usual bytes in this hour of the week, or on this weekday, from up to eight previous weeks; null if fewer than
       * three have data.
       */
      usual: z.object({ low: z.number(), high: z.number() }).nullable(),
      /** Whether it is above the usual range. */
      unusual: z.boolean(),
    }),
  ),
  /** Start of the usual range; null if intervals are longer than a day. */
  usual_from: z.iso.datetime().nullable(),
  meta,
});
const facetValue = z.object({ value: z.string(), label: z.string(), count: z.number() });
const topUser = z.object({
  user: z.string(),
  ...revealed,
  requests: z.number(),
  ...volume,
});
export const topService = z.object({
  id: z.string(),
  name: z.string(),
  level,
  ...riskNumbers,
  requests: z.number(),
  ...volume,
  users: z.number(),
});

const listOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), meta });
export const LIST_ERRORS = ['FILTER_INVALID', 'QUERY_TIMED_OUT', 'UNAVAILABLE'] as const;
const list = z.object({ ...scope, ...page });

export const auditCalls = calls({
  'GET /audit/range': {
    summary: 'Get the time range that has traffic, and when data last arrived.',
    permission: 'audit.view',
    narrowed: true,
    answer: z.object({
      from: z.iso.datetime().nullable(),
      to: z.iso.datetime().nullable(),
      events: z.number(),
    }),
    errors: ['UNAVAILABLE'],
  },
  'GET /audit/summary': {
    summary:
      'Get the summary of cloud use: totals, change from the previous period, risk levels, top services and users, new services.',
    permission: 'audit.view',
    narrowed: true,
    query: z.object(scope),
    answer: z.object({
      meta,
      services: z.number(),
      users: z.number(),
      requests: z.number(),
      ...volume,
      blocked: z.number(),
      /**
       * Totals of the previous period of the same length, up to the same point if this one is incomplete; null unless
       * data covers it.
       */
      before: z
        .object({
          services: z.number(),
          users: z.number(),
          requests: z.number(),
          ...volume,
          blocked: z.number(),
        })
        .nullable(),
      levels: z.array(
        z.object({ level, services: z.number(), users: z.number(), requests: z.number(), ...upload }),
      ),
      categories: z.array(
        z.object({
          category: z.string(),
          services: z.number(),
          requests: z.number(),
          ...volume,
          users: z.number(),
        }),
      ),
      riskiest: z.array(topService),
      top_services: z.array(topService),
      top_uploaders: z.array(topUser),
      /** The fifty with the most requests; another field has the total. */
      new_services: z.array(topService),
      new_services_count: z.number(),
      uncatalogued_hosts: z.number(),
      /**
       * Traffic without a hostname, as in logs of firewalls that see only addresses; no service or site list includes
       * it.
       */
      without_host: z.object({ requests: z.number(), ...upload }),
    }),
    errors: LIST_ERRORS,
  },
  'GET /audit/histogram': {
    summary: 'Get requests over time, with the share of high-risk services.',
    permission: 'audit.view',
    narrowed: true,
    query: z.object({
      ...scope,
      interval: z.enum(INTERVALS).optional(),
      /**
       * List whose totals a condition such as `uploaded > 1GB` refers to; services unless the filter can only mean
       * people.
       */
      of: z.enum(TRAFFIC_LISTS).optional(),
    }),
    answer: z.object({ interval: z.enum(INTERVALS), buckets: z.array(bucket), meta }),
    errors: LIST_ERRORS,
  },
  'GET /audit/facets': {
    summary:
      'Count values for the facets of a list. A facet ignores its own selection, so its other values stay visible.',
    permission: 'audit.view',
    narrowed: true,
    query: z.object({
      ...scope,
      of: z.enum(TRAFFIC_LISTS),
      size: z.coerce.number().int().min(1).max(1000).default(50),
    }),
    answer: z.object({
      facets: z.array(z.object({ field: z.string(), values: z.array(facetValue), more: z.number() })),
      meta,
    }),
    errors: LIST_ERRORS,
  },
  'GET /audit/services': {
    summary: 'List the cloud services in use.',
    permission: 'audit.view',
    narrowed: true,
    query: list,
    answer: z.object({
      rows: z.array(serviceRow),
      /** Number of new services in the whole list: `is_new`. */
      meta: meta.extend({ new_services: z.number() }),
    }),
    errors: LIST_ERRORS,
  },
  'GET /audit/services/{id}': {
    summary: 'Get a service: catalog entry, risk score with its reasons, and usage.',
    permission: 'audit.view',
    narrowed: true,
    params: z.object({ id: z.string().max(128) }),
    query: z.object(scope),
    answer: z.object({
      meta,
      service: serviceRow.extend({ domains: z.array(z.string()), description: z.string().nullable() }),
      seen,
      score,
      users: z.array(topUser),
      hosts: z.array(z.object({ host: z.string(), requests: z.number(), users: z.number() })),
      instances: z.array(
        z.object({
          instance: z.string(),
          kind: z.enum(['personal', 'corporate', 'unknown']),
          users: z.number(),
          requests: z.number(),
          ...upload,
        }),
      ),
      actions: z.array(facetValue),
      histogram: z.object({ interval: z.enum(INTERVALS), buckets: z.array(bucket) }),
    }),
    errors: [...LIST_ERRORS, 'NOT_FOUND'],
  },
  'GET /audit/services/{id}/uploads': {
    summary:
      "Get a service's uploads over time, by hour up to eight days and by day beyond, with the usual range from the weeks before.",
    permission: 'audit.view',
    narrowed: true,
    params: z.object({ id: z.string().max(128) }),
    query: z.object(scope),
    answer: uploads,
    errors: [...LIST_ERRORS, 'NOT_FOUND'],
  },
  'GET /audit/users': {
    summary: 'List the users seen in traffic.',
    permission: 'audit.view',
    narrowed: true,
    query: list,
    answer: listOf(userRow),
    errors: LIST_ERRORS,
  },
  'GET /audit/users/{user}': {
    summary: 'Get a user: services, traffic over time, IP addresses and browsers.',
    permission: 'audit.view',
    narrowed: true,
    params: z.object({ user: z.string().max(256) }),
    query: z.object(scope),
    answer: z.object({
      meta,
      user: userRow,
      seen,
      /** Account of this user; null if no account has this email, and with anonymization. */
      person: z.object({ name: z.string(), department: z.string() }).nullable(),
      services: z.array(topService),
      levels: z.array(z.object({ level, services: z.number(), requests: z.number(), ...upload })),
      addresses: z.array(z.object({ address: z.string(), requests: z.number() })),
      browsers: z.array(facetValue),
      histogram: z.object({ interval: z.enum(INTERVALS), buckets: z.array(bucket) }),
    }),
    errors: [...LIST_ERRORS, 'NOT_FOUND'],
  },
  'GET /audit/users/{user}/uploads': {
    summary:
      "Get a user's uploads over time, by hour up to eight days and by day beyond, with the usual range from the weeks before.",
    permission: 'audit.view',
    narrowed: true,
    params: z.object({ user: z.string().max(256) }),
    query: z.object(scope),
    answer: uploads,
    errors: [...LIST_ERRORS, 'NOT_FOUND'],
  },
  'GET /audit/destinations/{country}': {
    summary:
      'List the cities and networks of a country that requests went to, most requests first, from logs and the IP geolocation database.',
    permission: 'audit.view',
    narrowed: true,
    params: z.object({ country: z.string().regex(/^[A-Za-z]{2}$/) }),
    query: z.object(scope),
    answer: z.object({ meta, cities: z.array(facetValue), networks: z.array(facetValue) }),
    errors: LIST_ERRORS,
  },
  'GET /audit/destinations': {
    summary: 'List the countries that data goes to.',
    permission: 'audit.view',
    narrowed: true,
    query: list,
    answer: z.object({
      rows: z.array(destinationRow),
      /** `countries`: number of rows without the one for unknown countries. */
      meta: meta.extend({ countries: z.number() }),
    }),
    errors: LIST_ERRORS,
  },
  'GET /audit/sites': {
    summary: 'List the hosts reached, in the catalog or not.',
    permission: 'audit.view',
    narrowed: true,
    query: list,
    answer: listOf(siteRow),
    errors: LIST_ERRORS,
  },
  'GET /audit/{list}/export': {
    summary: 'Export a whole list as CSV (streamed).',
    permission: 'audit.export',
    narrowed: true,
    params: z.object({ list: z.enum(TRAFFIC_LISTS) }),
    query: z.object({ ...scope, sort: page.sort, q: page.q, columns: z.string().max(1024).optional() }),
    answer: 'text/csv',
    errors: LIST_ERRORS,
  },
  'GET /audit/events/page': {
    summary:
      'List events page by page, newest first, with their file and line. Send `next` as `after` to get the next page.',
    permission: 'audit.view',
    narrowed: true,
    query: z.object({
      ...scope,
      limit: z.coerce.number().int().min(1).max(200).default(100),
      /** `next` of the previous page. */
      after: z
        .string()
        .regex(/^\d{1,13}\.\d{1,7}$/)
        .optional(),
    }),
    answer: z.object({
      rows: z.array(eventRow),
      /** Cursor of the next page; null on the last one. */
      next: z.string().nullable(),
      meta,
    }),
    errors: LIST_ERRORS,
  },
  'GET /audit/events': {
    summary: 'Export events as NDJSON, newest first (streamed).',
    permission: 'audit.view',
    narrowed: true,
    query: z.object({ ...scope, limit: z.coerce.number().int().min(1).max(100_000).default(1000) }),
    answer: 'application/x-ndjson',
    errors: LIST_ERRORS,
  },
});

export const proxyService = z.object({
  id: z.string(),
  name: z.string(),
  vendor: z.string().nullable(),
  category: z.string(),
  headquarters: z.string().nullable(),
  domains: z.array(z.string()),
  resource_uri: z.string(),
});

/** A service with the company's rating. */
const proxyAudited = proxyService.extend({
  ...riskNumbers,
  level: z.enum(RISK_LEVELS),
  grade: z.enum(RISK_GRADES).nullable(),
  confidence: z.number(),
});

const CATALOGUE_FOR_ALL = 'The catalogue is the same for everybody: it says nothing of what a company uses';

/** Calls through the generic proxy. */
export const auditResources = resources({
  services: {
    list: {
      permission: 'audit.view',
      unscoped: CATALOGUE_FOR_ALL,
      tenantless: true,
      params: listParams(['name', 'id', 'category']),
      answer: objectsOf(proxyService),
      errors: [],
    },
    get: {
      permission: 'audit.view',
      unscoped: CATALOGUE_FOR_ALL,
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
      answer: objectsOf(proxyAudited),
      errors: [],
    },
    get: { permission: 'audit.view', narrowed: true, answer: proxyAudited, errors: ['NOT_FOUND'] },
  },
});

export const auditLive = liveAreas({ audit: 'audit.view' });
