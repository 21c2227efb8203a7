import {
  BLOCK_LIST_FORMATS,
  BLOCK_LIST_KINDS,
  MOST_FEED_NETWORKS,
  MOST_FEEDS,
} from '@casbah/domain/block-list';
import {
  DECISION_KINDS,
  DECISIONS,
  MOST_REASON_CHARACTERS,
  MOST_UNDONE_AT_ONCE,
} from '@casbah/domain/decision';
import { addressOf, networkOf } from '@casbah/domain/filter/network';
import { MOST_TAGGED_AT_ONCE } from '@casbah/domain/tag';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';

const success = z.literal('success');
const kind = z.enum(BLOCK_LIST_KINDS);
const format = z.enum(BLOCK_LIST_FORMATS);
const service = z.object({ id: z.string(), name: z.string() });

const listFormat = z.object({
  format,
  /** Product name. */
  title: z.string(),
  kinds: z.array(kind),
  /** The product's maximum number of entries; null if it has no stated limit. */
  limit: z.number().int().nullable(),
});
export type ListFormat = z.infer<typeof listFormat>;

const hit = z.object({ domain: z.string(), service, hits: z.array(service) });

/** The current content of a list. */
const listPreview = z.object({
  format,
  kind,
  /** Services on the list. */
  services: z.number().int(),
  domains: z.number().int(),
  exceptions: z.number().int(),
  /** Entries that count toward the product's limit. */
  entries: z.number().int(),
  limit: z.number().int().nullable(),
  /** First omitted domains, with the reasons. */
  left_out: z.array(hit.extend({ reason: z.enum(['cannot_be_written', 'would_hit']) })),
  left_out_count: z.number().int(),
  /** First listed domains that also match undecided services. */
  also_hits: z.array(hit),
  also_hits_count: z.number().int(),
  /** First listed domains with other sites below them, unknown to the catalog. */
  shared: z.array(z.object({ domain: z.string(), service })),
  shared_count: z.number().int(),
  /** Start of the file. */
  beginning: z.string(),
});
export type ListPreview = z.infer<typeof listPreview>;

const reader = z.object({
  address: z.string(),
  reads: z.number().int(),
  first_read_on: z.iso.datetime(),
  last_read_on: z.iso.datetime(),
});

export const feed = z.object({
  id: z.string(),
  name: z.string(),
  format,
  kind,
  /** Networks that can read it. If empty, any can. */
  networks: z.array(z.string()),
  created_on: z.iso.datetime(),
  /** Creator; null if their account is gone. */
  created_by: z.string().nullable(),
  /** Number of reads. */
  reads: z.number().int(),
  last_read_on: z.iso.datetime().nullable(),
  /** Readers, latest first. */
  readers: z.array(reader),
});
export type FeedAnswer = z.infer<typeof feed>;

const network = z
  .string()
  .trim()
  .max(64)
  .refine((text) => networkOf(text) !== undefined || addressOf(text) !== undefined, {
    message: 'write an address or a network like 192.0.2.0/24',
  });

export const newFeed = z.strictObject({
  name: z.string().trim().min(1).max(64),
  format,
  kind,
  networks: z.array(network).max(MOST_FEED_NETWORKS).default([]),
});
export type NewFeed = z.infer<typeof newFeed>;

const decision = z.enum(DECISIONS);
const serviceIds = z.array(z.string().min(1).max(256)).min(1).max(MOST_TAGGED_AT_ONCE);

/** Decided by a person, an alert rule, or neither if Casbah did it or it is unknown. */
const maker = {
  /** Their email address at that time. */
  by: z.string().nullable(),
  alert_rule: z.string().nullable(),
};

const decisionInForce = z.object({
  decision,
  ...maker,
  made_on: z.iso.datetime(),
  reason: z.string(),
  /** When it expires and the decision before it is restored. */
  until: z.iso.datetime().nullable(),
});
export type DecisionInForceAnswer = z.infer<typeof decisionInForce>;

const decisionEntry = z.object({
  /** Sequential number, from 1. */
  number: z.number().int(),
  kind: z.enum(DECISION_KINDS),
  ...maker,
  made_on: z.iso.datetime(),
  reason: z.string(),
  until: z.iso.datetime().nullable(),
  /** Changes with the number of services; null means no decision. */
  changes: z.array(
    z.object({ from: decision.nullable(), to: decision.nullable(), services: z.number().int() }),
  ),
  /** First services by ID; `services_count` has the total. */
  services: z.array(service),
  services_count: z.number().int(),
  /** Whether it can be undone: a person decided it, and its services have no later decision. */
  can_undo: z.boolean(),
});
export type DecisionEntryAnswer = z.infer<typeof decisionEntry>;

const logFilter = {
  /** Substring of the service's name. */
  service: z.string().trim().max(256).optional(),
  /** Substring of the decision maker's email address, or of an alert rule's name. */
  by: z.string().trim().max(256).optional(),
  decision: z.enum([...DECISIONS, 'none']).optional(),
};

/** What a decision would change. */
const decisionEffect = z.object({
  /** Services whose decision would change. */
  services: z.number().int(),
  /** Their current decisions; null means none. */
  from: z.array(z.object({ decision: decision.nullable(), services: z.number().int() })),
  /** Domains that would be added to and removed from lists of domains. */
  lists: z.array(z.object({ kind, added: z.number().int(), removed: z.number().int() })),
  /** Feeds that would change. */
  feeds: z.array(z.object({ name: z.string(), kind, added: z.number().int(), removed: z.number().int() })),
});
export type DecisionEffectAnswer = z.infer<typeof decisionEffect>;

const feedId = z.object({ id: z.string().min(1).max(64) });
/** Feed URL with its token, shown only once. */
const secretPath = z.string();
const unknownKind = 'UNPROCESSABLE';

export const decisionsCalls = calls({
  'GET /risks/decisions': {
    summary: 'Get the number of decisions and the products that block lists can be written for.',
    permission: 'audit.view',
    answer: z.object({
      api_response: success,
      decisions: z.array(z.object({ decision, services: z.number().int() })),
      formats: z.array(listFormat),
    }),
    errors: [],
  },
  'POST /risks/decisions': {
    summary:
      'Decide about services: sanctioned, tolerated, in review or unsanctioned. A service has one decision; null removes it. ' +
      'After "until", the previous decision is restored.',
    permission: 'audit.modify',
    body: z.strictObject({
      service_ids: serviceIds,
      decision: decision.nullable(),
      reason: z.string().trim().max(MOST_REASON_CHARACTERS).default(''),
      until: z.iso.datetime().nullable().default(null),
    }),
    answer: z.object({
      api_response: success,
      changed: z.number().int(),
      /** Log entry number, for undoing it; null if nothing changed. */
      entry: z.number().int().nullable(),
    }),
    errors: [unknownKind],
  },
  'POST /risks/decisions/preview': {
    summary: 'Preview a decision: which services, lists and feeds would change.',
    permission: 'audit.modify',
    unrecorded: 'It changes nothing',
    body: z.strictObject({ service_ids: serviceIds, decision: decision.nullable() }),
    answer: z.object({ api_response: success, effect: decisionEffect }),
    errors: [],
  },
  'POST /risks/decisions/undo': {
    summary:
      'Undo decisions, all or none: the services get the decisions they had before. Fails if anyone decided about them since.',
    permission: 'audit.modify',
    body: z.strictObject({ entries: z.array(z.number().int().min(1)).min(1).max(MOST_UNDONE_AT_ONCE) }),
    answer: z.object({ api_response: success, changed: z.number().int(), entry: z.number().int() }),
    errors: ['NOT_FOUND', 'DECIDED_SINCE', unknownKind],
  },
  'GET /risks/decisions/current': {
    summary: 'Get the decision about a service, with who made it, when, why and until when.',
    permission: 'audit.view',
    narrowed: true,
    query: z.object({ service_id: z.string().min(1).max(256) }),
    answer: z.object({ api_response: success, current: decisionInForce.nullable() }),
    errors: ['NOT_FOUND'],
  },
  'GET /risks/decisions/log': {
    summary: 'List past decisions, newest first.',
    permission: 'audit.view',
    narrowed: true,
    query: z.object({
      ...logFilter,
      /** Continues before this entry: `next` of the previous response. */
      before: z.coerce.number().int().min(1).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    answer: z.object({
      api_response: success,
      entries: z.array(decisionEntry),
      next: z.number().int().nullable(),
    }),
    errors: [],
  },
  'GET /risks/decisions/log/export': {
    summary: 'Export past decisions as CSV, one line per service (streamed).',
    permission: 'audit.export',
    narrowed: true,
    query: z.object(logFilter),
    answer: 'text/csv',
    errors: [],
  },
  'GET /risks/blocklist': {
    summary:
      'Preview a block or allow list for a product: its entries, what it leaves out and what else it would affect.',
    permission: 'audit.view',
    query: z.object({ format, kind }),
    answer: z.object({ api_response: success, list: listPreview }),
    errors: [unknownKind],
  },
  'GET /risks/blocklist/file': {
    summary:
      "Download the block list (unsanctioned services) or allow list (sanctioned services) in a product's format.",
    permission: 'audit.export',
    query: z.object({ format, kind }),
    answer: 'text/plain',
    errors: [unknownKind],
  },
  'GET /risks/feeds': {
    summary: 'List the feeds and who has read each, without their tokens.',
    permission: 'audit.view',
    answer: z.object({ api_response: success, feeds: z.array(feed), limit: z.number().int() }),
    errors: [],
  },
  'POST /risks/feeds': {
    summary: `Create a feed (at most ${MOST_FEEDS}). Its URL holds a token and is shown once.`,
    permission: 'audit.modify',
    body: newFeed,
    answer: z.object({ api_response: success, feed, path: secretPath }),
    status: 201,
    errors: ['NAME_TAKEN', 'LIMIT_REACHED', unknownKind],
  },
  'POST /risks/feeds/{id}/token': {
    summary: 'Create a new URL for a feed and revoke the old one.',
    permission: 'audit.modify',
    params: feedId,
    answer: z.object({ api_response: success, path: secretPath }),
    errors: ['NOT_FOUND'],
  },
  'DELETE /risks/feeds/{id}': {
    summary: 'Delete a feed. Its URL stops working.',
    permission: 'audit.modify',
    params: feedId,
    answer: z.object({ api_response: success }),
    errors: ['NOT_FOUND'],
  },
  'GET /feeds/{token}': {
    summary:
      'Download a feed, authorized by the token in its URL. Supports ETag, so unchanged lists are not sent again. ' +
      'Every read is recorded.',
    permission: 'public',
    params: z.object({ token: z.string().min(1).max(128) }),
    answer: 'text/plain',
    errors: ['NOT_FOUND'],
  },
});

export const decisionsEvents = historyEvents({
  'service.decided': ['POST /risks/decisions'],
  'decision.undone': ['POST /risks/decisions/undo'],
  'decision.expired': [],
  'feed.created': ['POST /risks/feeds'],
  'feed.token_replaced': ['POST /risks/feeds/{id}/token'],
  'feed.deleted': ['DELETE /risks/feeds/{id}'],
});

/** The decision log, and feeds of decisions. */
export const decisionsLive = liveAreas({ decisions: 'audit.view' });
