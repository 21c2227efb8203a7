import { ANOMALY_VALUES } from '@casbah/domain/threat';
import { PERIODS } from '@casbah/domain/time-period';
import { z } from 'zod';
import { LIST_ERRORS, upload } from './audit.ts';
import { calls } from './call.ts';
import { configDetail, configValue } from './tenant.ts';

/** People found per search. Source: PF-K035. */
const MOST_USERS_FOUND = 8;
/** Maximum IDs per name lookup, and maximum threats per response. */
const MOST_NAMED = 100;
const MOST_THREATS = 1000;
const MOST_PREFERENCES = 20;

const success = z.literal('success');
const sourceId = z.string().min(1).max(64);

/** A list available as a file. */
const link = z.object({
  /** Name of the list. */
  name: z.string(),
  /** Path on this server; requested with the same session or API key. */
  url: z.string(),
  type: z.literal('text/csv'),
  /** Whether to request it with `Accept-Encoding: gzip`. */
  compressed: z.boolean(),
});

const person = z.object({ id: z.string(), name: z.string() });

/** Lookups by programs and pages, in addition to the audit lists. */
export const auditLookupCalls = calls({
  'GET /risks/datalinks': {
    summary: 'List the URLs that export each audit list as a file, for one source or all.',
    permission: 'audit.export',
    narrowed: true,
    query: z.object({
      /** A source; all if absent. */
      id: sourceId.optional(),
      range: z.enum(PERIODS).default('1mo'),
      /** End of the range; the end of the data if absent. */
      time: z.iso.datetime().optional(),
      compressed: z.stringbool().default(false),
    }),
    answer: z.object({ api_response: success, links: z.array(link) }),
    errors: ['NO_DATASOURCE_AVAILABLE', 'UNAVAILABLE'],
  },
  'POST /risks/searchusername': {
    summary: 'Search users of the last month of traffic by part of their name.',
    permission: 'audit.view',
    narrowed: true,
    unrecorded: 'It only looks people up',
    body: z.strictObject({
      search_query: z.string().trim().min(1).max(128),
      limit: z.number().int().min(1).max(MOST_USERS_FOUND).default(MOST_USERS_FOUND),
    }),
    answer: z.object({ api_response: success, users: z.array(person) }),
    errors: LIST_ERRORS,
  },
  'POST /risks/getusersname': {
    summary: 'Get the names of users by ID. IDs not seen in the last month of traffic are omitted.',
    permission: 'audit.view',
    narrowed: true,
    unrecorded: 'It only looks people up',
    body: z.strictObject({
      userIds: z.array(z.string().min(1).max(256)).min(1).max(MOST_NAMED),
      limit: z.number().int().min(1).max(MOST_NAMED).default(MOST_NAMED),
      /** A source that saw them. */
      source: sourceId.optional(),
    }),
    answer: z.object({ api_response: success, users: z.array(person) }),
    errors: [...LIST_ERRORS, 'NO_DATASOURCE_AVAILABLE'],
  },
  'POST /risks/threatfeed': {
    summary:
      'List the threats named in logs (malware, phishing, botnets …) in the last month of traffic, most frequent first, for one service or all.',
    permission: 'audit.view',
    narrowed: true,
    unrecorded: 'It only reads',
    body: z.strictObject({
      service_id: z.string().min(1).max(128).optional(),
      /** Minimum number of requests. */
      threat_count: z.number().int().min(1).default(1),
      limit: z.number().int().min(1).max(MOST_THREATS).default(100),
      offset: z.number().int().min(0).default(0),
    }),
    answer: z.object({
      api_response: success,
      /** Whether the company uses threats named in logs: setting `audit.tia`. */
      tia: z.boolean(),
      threats: z.array(
        z.object({
          /** As named in the log. */
          threat: z.string(),
          requests: z.number(),
          users: z.number(),
          ...upload,
        }),
      ),
      total: z.number().int(),
    }),
    errors: [...LIST_ERRORS, 'NOT_FOUND'],
  },
  'GET /risks/alldatasources': {
    summary: 'List the IDs and names of all sources, by name.',
    permission: 'datasources.view',
    answer: z.object({
      api_response: success,
      datasources: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
    errors: [],
  },
  'GET /audit/parentCompanies/': {
    summary: 'List vendors of the services used in the last month, with their services, most used first.',
    permission: 'audit.view',
    narrowed: true,
    answer: z.object({
      api_response: success,
      parent_companies: z.array(z.object({ name: z.string(), services: z.array(z.string()) })),
    }),
    errors: LIST_ERRORS,
  },
  'POST /audit/servicefilters/': {
    summary: 'List the fields and values that a list of services can be filtered by, for one source or all.',
    permission: 'audit.view',
    narrowed: true,
    unrecorded: 'It only reads',
    body: z.strictObject({ ds_id: sourceId.optional() }),
    answer: z.object({
      api_response: success,
      fields: z.array(
        z.object({
          /** Field name in filter expressions. */
          field: z.string(),
          values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number() })),
        }),
      ),
    }),
    errors: [...LIST_ERRORS, 'NO_DATASOURCE_AVAILABLE'],
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
    answer: z.object({ api_response: success, objects: z.array(configDetail) }),
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
    answer: z.object({ api_response: success, objects: z.array(configDetail) }),
    errors: ['UNPROCESSABLE'],
  },
});
