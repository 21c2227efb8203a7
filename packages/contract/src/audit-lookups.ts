import { ANOMALY_VALUES } from '@casbah/domain/threat';
import { PERIODS } from '@casbah/domain/time-period';
import { z } from 'zod';
import { LIST_ERRORS, upload } from './audit.ts';
import { calls } from './call.ts';
import { configDetail, configValue } from './tenant.ts';

/** People that one search finds. Source: PF-K035. */
const MOST_USERS_FOUND = 8;
/** People whose names are asked for at once, and kinds of threat that one answer tells. */
const MOST_NAMED = 100;
const MOST_THREATS = 1000;
const MOST_PREFERENCES = 20;

const success = z.literal('success');
const sourceId = z.string().min(1).max(64);

/** Where a list can be fetched as a file. */
const link = z.object({
  /** Which list. */
  name: z.string(),
  /** Below this Casbah's address; asked for with the same session or API key. */
  url: z.string(),
  type: z.literal('text/csv'),
  /** Whether to ask for it with `Accept-Encoding: gzip`. */
  compressed: z.boolean(),
});

const person = z.object({ id: z.string(), name: z.string() });

/** What programs and pages look up beside the lists of the audit. */
export const auditLookupCalls = calls({
  'GET /risks/datalinks': {
    summary: 'Addresses under which the lists of the audit are fetched as files, of one source or of all.',
    permission: 'audit.export',
    narrowed: true,
    query: z.object({
      /** A source; all of them where absent. */
      id: sourceId.optional(),
      range: z.enum(PERIODS).default('1mo'),
      /** When the range ends; with the data where absent. */
      time: z.iso.datetime().optional(),
      compressed: z.stringbool().default(false),
    }),
    answer: z.object({ api_response: success, links: z.array(link) }),
    errors: ['NO_DATASOURCE_AVAILABLE', 'UNAVAILABLE'],
  },
  'POST /risks/searchusername': {
    summary: 'People of the last month of traffic, by part of their name.',
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
    summary: 'Names of people by their ids. Who was not seen in the last month of traffic is left out.',
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
      'What the logs call a threat (malware, phishing, botnets …) in the last month of traffic, of one service or of all, most first.',
    permission: 'audit.view',
    narrowed: true,
    unrecorded: 'It only reads',
    body: z.strictObject({
      service_id: z.string().min(1).max(128).optional(),
      /** At least so many requests. */
      threat_count: z.number().int().min(1).default(1),
      limit: z.number().int().min(1).max(MOST_THREATS).default(100),
      offset: z.number().int().min(0).default(0),
    }),
    answer: z.object({
      api_response: success,
      /** The company looks at threats at all: the setting `audit.tia`. */
      tia: z.boolean(),
      threats: z.array(
        z.object({
          /** As the log says. */
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
    summary: 'Ids and names of all sources of logs, by name.',
    permission: 'datasources.view',
    answer: z.object({
      api_response: success,
      datasources: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
    errors: [],
  },
  'GET /audit/parentCompanies/': {
    summary: 'Vendors of the services in use in the last month of traffic, with their services, most first.',
    permission: 'audit.view',
    narrowed: true,
    answer: z.object({
      api_response: success,
      parent_companies: z.array(z.object({ name: z.string(), services: z.array(z.string()) })),
    }),
    errors: LIST_ERRORS,
  },
  'POST /audit/servicefilters/': {
    summary:
      'What a list of services can be narrowed by: each field with its values, of one source or of all.',
    permission: 'audit.view',
    narrowed: true,
    unrecorded: 'It only reads',
    body: z.strictObject({ ds_id: sourceId.optional() }),
    answer: z.object({
      api_response: success,
      fields: z.array(
        z.object({
          /** As filter expressions name it. */
          field: z.string(),
          values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number() })),
        }),
      ),
    }),
    errors: [...LIST_ERRORS, 'NO_DATASOURCE_AVAILABLE'],
  },
  'POST /risks/updateauditpreferences': {
    summary:
      'Change how the company judges under the built-in profile, and whether threats are told: settings of the application `audit`, all or none.',
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
      'Say what the company holds to be out of the ordinary, all or none: `unknown_upload_mb`, from how many MB on uploads to an unknown host are a threat.',
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
