import { LOAD_ERRORS, type LoadCounter } from '@casbah/domain/datasource';
import { REJECT_REASONS } from '@casbah/domain/reject';
import { HOLD_HOURS, LEAST_HOLD_HOURS, MOST_HOLD_HOURS, SOURCE_ROLES } from '@casbah/domain/sign';
import { normalOffset } from '@casbah/domain/time-zone';
import { z } from 'zod';
import { calls } from './call.ts';
import { filterText } from './filter.ts';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';
import { patterned } from './pattern.ts';
import { done, listParams, objectsOf, resources } from './proxy-action.ts';

/** Bit values: pending 1, queued 2, processing 4, failed 8, completed 16. */
const status = z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(8), z.literal(16)]);

const counters = {
  lines: z.number(),
  events: z.number(),
  rejects: z.number(),
  /** Events that are identity mappings. */
  signs: z.number(),
  /** Events whose log had only an IP address and that got their user from identity mapping. */
  users_by_address: z.number(),
} satisfies Record<LoadCounter, z.ZodNumber>;

export const load = z.object({
  id: z.string(),
  datasource_id: z.string(),
  file_name: z.string(),
  /** File size in bytes, as sent. */
  size: z.number(),
  status,
  /** Bytes received so far, as sent (compressed). */
  bytes_received: z.number(),
  /** Fraction of the file that is stored, 0 to 1. */
  progress: z.number(),
  ...counters,
  /** Formats found, most lines first. */
  formats: z.array(z.string()),
  /** Identity mappings were dropped; some events lack a user. */
  signs_left_out: z.boolean(),
  error: z.enum(LOAD_ERRORS).nullable(),
  /** The earlier job with the same bytes, if this file is a duplicate that added nothing. */
  duplicate_of: z.string().nullable(),
  /** First and last event time. */
  first_event: z.iso.datetime().nullable(),
  last_event: z.iso.datetime().nullable(),
  created_on: z.iso.datetime(),
  finished_on: z.iso.datetime().nullable(),
});
export type Load = z.infer<typeof load>;

export const datasource = z.object({
  id: z.string(),
  name: z.string(),
  /** Format name, or `auto` for detection from the content. */
  format: z.string(),
  /** IANA time zone for times without one. */
  timezone: z.string(),
  role: z.enum(SOURCE_ROLES),
  /** Maximum lifetime of its identity mappings, in hours. */
  hold_hours: z.number(),
  /** Status of its latest unfinished job; otherwise completed if one is, failed if all failed, pending without jobs. */
  status,
  loads: z.number(),
  /** Jobs that failed before the end of their file. */
  failed_loads: z.number(),
  /** Traffic events. */
  events: z.number(),
  rejects: z.number(),
  /** Identity mapping events. */
  signs: z.number(),
  /** Events that got their user from identity mapping. */
  users_by_address: z.number(),
  first_event: z.iso.datetime().nullable(),
  last_event: z.iso.datetime().nullable(),
  created_on: z.iso.datetime(),
  /** Events per hour in the last 48 hours with data, oldest first. */
  activity: z.array(z.number()),
});
export type Datasource = z.infer<typeof datasource>;

/** Ms between an event and its availability. */
const lag = z.number();

export const arrivals = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  interval: z.enum(['hour', 'day']),
  /** All intervals of the range in UTC, earliest first, including empty ones. */
  events: z.array(z.object({ time: z.iso.datetime(), events: z.number() })),
  /** Hours without the usual events, adjacent ones merged. */
  gaps: z.array(z.object({ from: z.iso.datetime(), to: z.iso.datetime() })),
  /** From when gaps can be detected: before that, too little is known about usual delivery. Null without events. */
  gaps_told_from: z.iso.datetime().nullable(),
  newest_event: z.iso.datetime().nullable(),
  /** When the last file arrived, if the source has stopped: silent much longer than its longest pause before. */
  silent_since: z.iso.datetime().nullable(),
  lag: z.object({
    /** Median over the jobs in the range; null without jobs. */
    usual: lag.nullable(),
    /** The same by interval, without intervals in which no job ended. */
    over_time: z.array(z.object({ time: z.iso.datetime(), lag, loads: z.number() })),
  }),
});
export type Arrivals = z.infer<typeof arrivals>;

const name = patterned('datasource_name');

const holdHours = z.number().int().min(LEAST_HOLD_HOURS).max(MOST_HOLD_HOURS);

/** IANA name, or a fixed offset, stored as `+HH:MM` (PF-V080). */
const timeZone = z
  .string()
  .trim()
  .max(64)
  .transform((text) => normalOffset(text) ?? text);

export const newDatasource = z.object({
  name,
  format: z.string().max(64).default('auto'),
  timezone: timeZone.default('UTC'),
  role: z.enum(SOURCE_ROLES).default('traffic'),
  hold_hours: holdHours.default(HOLD_HOURS),
});

/** Omitted fields stay unchanged. */
export const datasourceChange = z.object({
  name: name.optional(),
  format: z.string().max(64).optional(),
  timezone: timeZone.optional(),
  role: z.enum(SOURCE_ROLES).optional(),
  hold_hours: holdHours.optional(),
});

const id = z.object({ id: z.uuid() });

export const datasourcesCalls = calls({
  'GET /admin/datasources': {
    summary: 'List sources with their states and counts.',
    permission: 'datasources.view',
    query: z.object({
      /** A filter expression over the fields of sources. */
      filter: filterText.optional(),
    }),
    answer: z.object({ datasources: z.array(datasource), limit: z.number() }),
    errors: ['FILTER_INVALID'],
  },
  'POST /admin/datasources': {
    summary: 'Create a source.',
    permission: 'datasources.modify',
    idempotent: true,
    body: newDatasource,
    answer: datasource,
    status: 201,
    errors: ['NAME_TAKEN', 'DATASOURCE_LIMIT', 'UNPROCESSABLE'],
  },
  'GET /admin/datasources/{id}': {
    summary: 'Get a source.',
    permission: 'datasources.view',
    params: id,
    answer: datasource,
    errors: ['NOT_FOUND'],
  },
  'PATCH /admin/datasources/{id}': {
    summary: 'Update a source: its name, or how its next files are read.',
    permission: 'datasources.modify',
    params: id,
    body: datasourceChange,
    answer: datasource,
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'UNPROCESSABLE'],
  },
  'DELETE /admin/datasources/{id}': {
    summary: 'Delete a source with its events, rejected lines and files.',
    permission: 'datasources.modify',
    params: id,
    answer: z.object({ api_response: z.literal('success') }),
    errors: ['NOT_FOUND'],
  },
  'GET /admin/datasources/{id}/loads': {
    summary: 'List the ingest jobs of a source, newest first.',
    permission: 'datasources.view',
    params: id,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(200).default(50),
      offset: z.coerce.number().int().min(0).default(0),
    }),
    answer: z.object({ loads: z.array(load), total: z.number() }),
    errors: ['NOT_FOUND'],
  },
  'POST /admin/datasources/{id}/loads': {
    summary: 'Create an upload. Then send its bytes in any number of pieces.',
    permission: 'datasources.modify',
    idempotent: true,
    params: id,
    body: z.object({ file_name: z.string().trim().min(1).max(255), size: z.number().int().min(0) }),
    answer: load,
    status: 201,
    errors: ['NOT_FOUND', 'TOO_LARGE', 'NO_SPACE'],
  },
  'PATCH /admin/loads/{id}/content': {
    summary:
      'Append bytes at `Upload-Offset`. The response reports the bytes stored; the last piece queues the file.',
    permission: 'datasources.modify',
    params: id,
    headers: z.object({ 'upload-offset': z.coerce.number().int().min(0) }),
    body: 'stream',
    unrecorded: 'A piece of a file: that it was announced is recorded.',
    answer: load,
    errors: ['NOT_FOUND', 'UPLOAD_OFFSET_WRONG', 'UPLOAD_FINISHED', 'TOO_LARGE', 'NO_SPACE'],
  },
  'GET /admin/loads/{id}': {
    summary: 'Get an ingest job: bytes stored so far (`bytes_received`), state and counts.',
    permission: 'datasources.view',
    params: id,
    answer: load,
    errors: ['NOT_FOUND'],
  },
  'POST /admin/loads/{id}/retry': {
    summary: 'Resume a failed ingest job.',
    permission: 'datasources.modify',
    params: id,
    answer: load,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'DELETE /admin/loads/{id}': {
    summary:
      'Delete a file: its ingest job, events, rejected lines, stored bytes and duplicates. Not while it is being read.',
    permission: 'datasources.modify',
    params: id,
    answer: z.object({ api_response: z.literal('success') }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'GET /admin/datasources/{id}/arrivals': {
    summary:
      'Get the event and arrival times of a source, by hour for 7 days and by day for 30, with hours missing compared to previous weeks.',
    permission: 'datasources.view',
    params: id,
    query: z.object({ days: z.enum(['7', '30']).default('7') }),
    answer: arrivals,
    errors: ['NOT_FOUND'],
  },
  'GET /admin/datasources/{id}/rejects': {
    summary: 'List rejected lines by reason, with samples. No samples for people who see pseudonyms.',
    permission: 'datasources.view',
    params: id,
    query: z.object({ samples: z.coerce.number().int().min(0).max(100).default(5) }),
    answer: z.object({
      total: z.number(),
      reasons: z.array(
        z.object({
          reason: z.enum(REJECT_REASONS),
          count: z.number(),
          samples: z.array(
            z.object({
              load_id: z.string(),
              file_name: z.string(),
              line: z.number(),
              offset: z.number(),
              format: z.string().nullable(),
              detail: z.string(),
              text: z.string(),
            }),
          ),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  },
  'GET /admin/rejects': {
    summary:
      'List rejected lines of all sources, newest first, with counts by source and reason. No lines for people who see pseudonyms.',
    permission: 'datasources.view',
    query: z.object({
      datasource: z.uuid().optional(),
      reason: z.enum(REJECT_REASONS).optional(),
      /** The ingest job that rejected them. */
      load: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(200).default(100),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    answer: z.object({
      /** Total matches, regardless of the page. */
      total: z.number(),
      rows: z.array(
        z.object({
          id: z.string(),
          datasource_id: z.string(),
          load_id: z.string(),
          file_name: z.string(),
          reason: z.enum(REJECT_REASONS),
          line: z.number(),
          offset: z.number(),
          format: z.string().nullable(),
          detail: z.string(),
          text: z.string(),
          rejected_on: z.iso.datetime(),
        }),
      ),
      /** Sources with rejected lines for the chosen reason and job, most first. */
      sources: z.array(z.object({ id: z.string(), name: z.string(), count: z.number() })),
      /** Reasons for the chosen source and job, most first. */
      reasons: z.array(z.object({ reason: z.enum(REJECT_REASONS), count: z.number() })),
    }),
    errors: ['UNAVAILABLE'],
  },
  'GET /admin/datasources/{id}/rejects/download': {
    summary: 'Download all rejected lines unchanged.',
    permission: 'datasources.view',
    params: id,
    answer: 'text/plain',
    errors: ['NOT_FOUND', 'PEOPLE_ANONYMOUS'],
  },
  'POST /admin/datasources/{id}/rejects/parse_again': {
    summary: "Reparse the rejected lines with the source's current format and time zone.",
    permission: 'datasources.modify',
    params: id,
    answer: load,
    status: 202,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'GET /admin/formats': {
    summary: 'List the log formats that Casbah reads.',
    permission: 'datasources.view',
    answer: z.object({
      formats: z.array(
        z.object({
          name: z.string(),
          title: z.string(),
          fields: z.array(z.string()),
          /** Reads identity mappings, so it applies only to sources of that log type. */
          signs: z.boolean(),
          /** Reads audit logs of cloud apps. */
          activities: z.boolean(),
        }),
      ),
    }),
    errors: [],
  },
});

/** Calls through the generic proxy. */
export const datasourcesResources = resources({
  datasources: {
    list: {
      permission: 'datasources.view',
      params: listParams(['name', 'created_on', 'events']),
      answer: objectsOf(datasource),
      errors: [],
    },
    get: { permission: 'datasources.view', answer: datasource, errors: ['NOT_FOUND'] },
    post: {
      permission: 'datasources.modify',
      idempotent: true,
      data: newDatasource,
      answer: datasource,
      errors: ['NAME_TAKEN', 'DATASOURCE_LIMIT', 'UNPROCESSABLE'],
    },
    patch: {
      permission: 'datasources.modify',
      data: datasourceChange,
      answer: datasource,
      errors: ['NOT_FOUND', 'NAME_TAKEN', 'UNPROCESSABLE'],
    },
    delete: { permission: 'datasources.modify', answer: done, errors: ['NOT_FOUND'] },
  },
});

export const datasourcesEvents = historyEvents({
  'datasource.created': ['POST /admin/datasources', 'POST /controls/make_api_request post datasources'],
  'datasource.changed': [
    'PATCH /admin/datasources/{id}',
    'POST /controls/make_api_request patch datasources',
  ],
  'datasource.deleted': [
    'DELETE /admin/datasources/{id}',
    'POST /controls/make_api_request delete datasources',
  ],
  'load.created': ['POST /admin/datasources/{id}/loads'],
  'load.retried': ['POST /admin/loads/{id}/retry'],
  'load.deleted': ['DELETE /admin/loads/{id}'],
  'rejects.parsed_again': ['POST /admin/datasources/{id}/rejects/parse_again'],
});

export const datasourcesLive = liveAreas({ datasources: 'datasources.view' });
