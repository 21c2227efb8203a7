import { RISK_LEVELS } from '@casbah/domain/risk';
import { QUESTION_KEYS } from '@casbah/domain/risk-question';
import { THREAT_KINDS } from '@casbah/domain/threat';
import { z } from 'zod';
import { LIST_ERRORS, meta, scope, scorePart, upload, volume } from './audit.ts';
import { calls } from './call.ts';

/** Maximum threats per response of the feed. */
const MOST_THREATS = 1000;

const threat = z.object({
  kind: z.enum(THREAT_KINDS),
  /** A service, or a host without one. */
  service_id: z.string().nullable(),
  name: z.string(),
  level: z.enum(RISK_LEVELS).nullable(),
  /** Reason: the log's categories, or service questions with risky answers. */
  categories: z.array(z.string()),
  questions: z.array(z.enum(QUESTION_KEYS)),
  /** Evidence for the answer to each of these questions. */
  reasons: z.array(scorePart.pick({ attribute: true, basis: true, evidence: true })),
  users: z.number(),
  requests: z.number(),
  blocked: z.number(),
  ...volume,
  last_seen: z.iso.datetime(),
  /** The underlying list: a filter of services or sites. */
  evidence: z.object({ list: z.enum(['services', 'sites']), filter: z.string() }),
});
export type Threat = z.infer<typeof threat>;

/** Kinds of findings; all by default. */
const asked = z.object({
  ...scope,
  /** Only this service. */
  service_id: z.string().min(1).max(128).optional(),
  kind: z.enum(THREAT_KINDS).optional(),
});

export const threatsCalls = calls({
  'GET /audit/threats': {
    summary:
      'List findings by kind, most serious first: harmful verdicts of the logging product, services that host harmful content or ' +
      'bypass controls, large uploads to unknown hosts, hosts blocked and later allowed, risky services. Each has the filter of its list.',
    permission: 'audit.view',
    narrowed: true,
    query: asked.extend({
      limit: z.coerce.number().int().min(1).max(1000).default(100),
      /** Continues after the previous response: its `next`. */
      cursor: z
        .string()
        .regex(/^[a-z_]+(?:\.[0-9]{1,16}\.[0-9]{1,9})?$/)
        .optional(),
    }),
    answer: z.object({
      /** Most traffic first within a kind. */
      threats: z.array(threat),
      /** Cursor of the next page; null on the last one. */
      next: z.string().nullable(),
      /** Number of findings of each requested kind. */
      kinds: z.array(z.object({ kind: z.enum(THREAT_KINDS), count: z.number().int() })),
      /** Whether any log in scope has categories; without them, verdicts aren't visible. */
      has_categories: z.boolean(),
      /** Size in MB from which uploads to an unknown host are a finding. */
      unknown_upload_mb: z.number().int(),
      meta,
    }),
    errors: LIST_ERRORS,
  },
  'GET /audit/threats/export': {
    summary: 'Export all findings, or those of one kind, as CSV (streamed).',
    permission: 'audit.export',
    narrowed: true,
    query: asked,
    answer: 'text/csv',
    errors: LIST_ERRORS,
  },
  'GET /audit/threats/export.ndjson': {
    summary: 'Export all findings, or those of one kind, as NDJSON (streamed).',
    permission: 'audit.export',
    narrowed: true,
    query: asked,
    answer: 'application/x-ndjson',
    errors: LIST_ERRORS,
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
      api_response: z.literal('success'),
      /** The company uses threats named in logs: the setting `audit.tia`. */
      tia: z.boolean(),
      threats: z.array(
        z.object({
          /** As logged. */
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
});
