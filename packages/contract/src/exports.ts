import {
  EXPORT_ERRORS,
  EXPORT_FORMATS,
  EXPORT_HOURS,
  EXPORT_STATES,
  EXPORTED_LISTS,
} from '@casbah/domain/export';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { activityScope } from './investigate.ts';
import { liveAreas } from './live-areas.ts';

const format = z.enum(EXPORT_FORMATS).default('csv');
/** Longest list of column names. */
const LONGEST_COLUMNS = 2000;

/** An export as a background job, and its file. */
export const exportJob = z.object({
  id: z.uuid(),
  list: z.enum(EXPORTED_LISTS),
  format: z.enum(EXPORT_FORMATS),
  gzip: z.boolean(),
  /** Null: all columns. */
  columns: z.array(z.string()).nullable(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  filter: z.string(),
  state: z.enum(EXPORT_STATES),
  /** Why it failed. */
  error: z.enum(EXPORT_ERRORS).nullable(),
  /** Rows written. */
  rows: z.number().int(),
  /** Rows in total; null until counted. */
  total: z.number().int().nullable(),
  /** Fraction written, 0 to 1; null until the rows are counted. */
  progress: z.number().nullable(),
  /** Bytes written. */
  bytes: z.number().int(),
  /** Estimated bytes of the whole file; null until rows are written. */
  estimated_bytes: z.number().int().nullable(),
  file_name: z.string(),
  created_on: z.iso.datetime(),
  finished_on: z.iso.datetime().nullable(),
  /** When the file is deleted; null until it is ready. */
  expires_on: z.iso.datetime().nullable(),
});
export type ExportJob = z.infer<typeof exportJob>;

const params = z.object({ id: z.uuid() });
const success = z.object({ api_response: z.literal('success') });
const OWN =
  'Only the caller’s own exports, written with their scope at that time; refused if it has become smaller.';

/** Errors of reads that write an export. */
const READ_ERRORS = ['FILTER_INVALID', 'QUERY_TIMED_OUT', 'UNAVAILABLE', 'LIMIT_REACHED'] as const;
const FILE_ERRORS = ['NOT_FOUND', 'EXPORT_NOT_READY', 'EXPORT_OUTDATED'] as const;

export const exportsCalls = calls({
  'GET /exports/activities': {
    summary:
      'Download activities, newest first: CSV, JSON, NDJSON, Parquet or OCSF, streamed. Closing the connection stops the query.',
    permission: 'investigate.export',
    narrowed: true,
    query: z.object({
      ...activityScope,
      format,
      /** Column names, separated by commas; all if absent. OCSF events always have all. */
      columns: z.string().max(LONGEST_COLUMNS).optional(),
      /** Compresses the file; Parquet files are compressed in any case. */
      gzip: z.stringbool().default(false),
    }),
    answer: 'application/octet-stream',
    errors: [...READ_ERRORS],
  },
  'POST /exports': {
    summary: `Start an export in the background. The file is kept for ${EXPORT_HOURS} hours.`,
    permission: 'investigate.export',
    narrowed: true,
    idempotent: true,
    body: z.strictObject({
      list: z.enum(EXPORTED_LISTS).default('activities'),
      ...activityScope,
      format,
      columns: z.array(z.string().max(64)).min(1).max(100).nullable().default(null),
      gzip: z.boolean().default(true),
    }),
    answer: exportJob,
    status: 202,
    errors: [...READ_ERRORS],
  },
  'GET /exports': {
    summary: 'List your exports, newest first.',
    permission: 'investigate.export',
    unscoped: OWN,
    background: true,
    answer: z.object({
      exports: z.array(exportJob),
      /** Exports that can be queued or running at once. */
      limit: z.number().int(),
    }),
    errors: [],
  },
  'GET /exports/{id}': {
    summary: 'Get one of your exports with its progress.',
    permission: 'investigate.export',
    unscoped: OWN,
    background: true,
    params,
    answer: exportJob,
    errors: ['NOT_FOUND'],
  },
  'DELETE /exports/{id}': {
    summary: 'Cancel one of your exports while it is queued or running; afterwards, delete it with its file.',
    permission: 'investigate.export',
    unscoped: OWN,
    params,
    answer: success,
    errors: ['NOT_FOUND'],
  },
  'GET /exports/{id}/link': {
    summary: 'Get a signed link to the file of an export. It works for you only, until the file expires.',
    permission: 'investigate.export',
    unscoped: OWN,
    params,
    answer: z.object({
      api_response: z.literal('success'),
      /** Path on this server. */
      url: z.string(),
      expires: z.iso.datetime(),
    }),
    errors: [...FILE_ERRORS],
  },
  'DELETE /exports/{id}/link': {
    summary: 'Revoke all links to the file of an export. The file stays.',
    permission: 'investigate.export',
    unscoped: OWN,
    params,
    answer: success,
    errors: ['NOT_FOUND'],
  },
  'GET /exports/{id}/content': {
    summary: 'Download the file of one of your exports by its signed link.',
    permission: 'investigate.export',
    unscoped: OWN,
    params,
    query: z.object({
      /** Seconds since 1970 UTC. */
      expires: z.coerce.number().int().positive(),
      signature: z.string().max(100),
    }),
    answer: 'application/octet-stream',
    errors: [...FILE_ERRORS, 'LINK_INVALID', 'LIMIT_REACHED'],
  },
  'GET /eslogs/download_export/': {
    summary:
      'Download the file of one of your exports by its ID, compressed with gzip. Times out after an hour.',
    permission: 'investigate.export',
    unscoped: OWN,
    query: z.object({ req_id: z.uuid(), tenant: z.string().max(64).optional() }),
    answer: 'application/octet-stream',
    errors: [...FILE_ERRORS, 'LIMIT_REACHED'],
  },
  'GET /detect/export_logs': {
    summary: 'Download the file of one of your exports by its file name. Another company’s name is refused.',
    permission: 'investigate.export',
    unscoped: OWN,
    query: z.object({ file: z.string().min(1).max(200), tenant: z.string().max(64).optional() }),
    answer: 'application/octet-stream',
    errors: [...FILE_ERRORS, 'LIMIT_REACHED', 'SESSION_CHANGED'],
  },
});

/** Details: list, format, filter and rows. `streamed`: a download without a job. */
export const exportsEvents = historyEvents({
  'export.streamed': [],
  'export.started': ['POST /exports'],
  'export.finished': [],
  'export.failed': [],
  'export.canceled': [],
  'export.deleted': ['DELETE /exports/{id}'],
  'export.link_created': [],
  'export.links_revoked': ['DELETE /exports/{id}/link'],
  'export.downloaded': [],
});

export const exportsLive = liveAreas({ exports: 'investigate.export' });
