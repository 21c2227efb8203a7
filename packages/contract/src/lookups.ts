import { PERIODS } from '@casbah/domain/time-period';
import { z } from 'zod';
import { LIST_ERRORS } from './audit.ts';
import { calls } from './call.ts';

/** People found per search. Source: PF-K035. */
const MOST_USERS_FOUND = 8;
/** Maximum ids per name lookup. */
const MOST_NAMED = 100;

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

/** What programs and pages look up beside the lists of the audit. */
export const lookupsCalls = calls({
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
});
