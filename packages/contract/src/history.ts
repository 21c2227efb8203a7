import { CHAIN_FAULTS, CHAIN_STATES } from '@casbah/domain/audit-chain';
import { z } from 'zod';
import { calls } from './call.ts';
import { filterText } from './filter.ts';
import { liveAreas } from './live-areas.ts';

/** Search conditions; absent ones don't apply. */
const asked = {
  /** A filter expression over person, action, object, outcome, time and text; joined to the rest by `and`. */
  filter: filterText.optional(),
  /** Found anywhere in an entry, whatever its case. */
  text: z.string().max(256).optional(),
  /** A person's email. */
  person: z.string().max(320).optional(),
  /** A call, e.g. `POST /admin/datasources`. */
  action: z.string().max(256).optional(),
  /** The id of what was changed. */
  object: z.string().max(256).optional(),
  /** `success`, or the name of the error. */
  outcome: z.string().max(64).optional(),
  /** From when, inclusive. */
  from: z.iso.datetime().optional(),
  /** To when, exclusive. */
  to: z.iso.datetime().optional(),
};

export const historyEntry = z.object({
  /** Counts the company's entries, from 1: without a gap. */
  sequence: z.number(),
  time: z.iso.datetime(),
  /** Author; the id is null without an account. */
  user: z.object({ id: z.string().nullable(), email: z.string() }).nullable(),
  /** Where the request came from. */
  address: z.string().nullable(),
  /** The call, e.g. `POST /admin/datasources`. */
  action: z.string(),
  /** What happened, e.g. `tag.created`. */
  event: z.string(),
  object: z.string().nullable(),
  outcome: z.string(),
  /** What it was about: names as they were then. */
  details: z.record(z.string(), z.unknown()),
  /** What is different since, by the name of the field. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  request_id: z.string().nullable(),
  /** The SHA-256 of the entry before, and of this one. */
  previous: z.string(),
  hash: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

const counts = z.array(z.object({ value: z.string(), entries: z.number() }));

export const chainState = z.object({
  /**
   * `intact`: nothing was changed, removed, put in or cut off. `unproven`: every entry fits the one before, but those up to
   * `unproven_up_to` are signed with a key that this installation doesn't have. `broken`: `fault` says where.
   */
  state: z.enum(CHAIN_STATES),
  /** Entries that are right. */
  entries: z.number(),
  /** Times of the first and the last of them. */
  first: z.iso.datetime().nullable(),
  last: z.iso.datetime().nullable(),
  /** The hash of the last of them. */
  hash: z.string(),
  /** What is wrong, and the number of the entry from which on nothing is proven. */
  fault: z.object({ sequence: z.number(), reason: z.enum(CHAIN_FAULTS) }).nullable(),
  unproven_up_to: z.number().nullable(),
  /** Time of the verification. */
  checked: z.iso.datetime(),
});
export type ChainStateAnswer = z.infer<typeof chainState>;

/** The trail of everything that people changed. */
export const historyCalls = calls({
  'GET /history/entries': {
    summary: 'List history entries, newest first.',
    permission: 'history.view',
    query: z.object({
      ...asked,
      /** Goes on with the entries before this one: `next` of the answer before. */
      before: z.coerce.number().int().min(1).optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    answer: z.object({
      entries: z.array(historyEntry),
      /** There are earlier ones; absent where these were the last. */
      next: z.number().nullable(),
    }),
    errors: ['FILTER_INVALID'],
  },
  'GET /history/entries/{sequence}': {
    summary: 'Get a history entry.',
    permission: 'history.view',
    params: z.object({ sequence: z.coerce.number().int().min(1) }),
    answer: historyEntry,
    errors: ['NOT_FOUND'],
  },
  'GET /history/facets': {
    summary: 'Count matching history entries by person, call and outcome.',
    permission: 'history.view',
    query: z.object(asked),
    answer: z.object({
      total: z.number(),
      people: counts,
      actions: counts,
      outcomes: counts,
      /** When the trail begins, whatever was asked for. */
      since: z.iso.datetime().nullable(),
    }),
    errors: ['FILTER_INVALID'],
  },
  'GET /history/export': {
    summary: 'Export matching history entries as CSV, oldest first (streamed).',
    permission: 'history.export',
    query: z.object(asked),
    answer: 'text/csv',
    errors: ['FILTER_INVALID'],
  },
  'GET /history/export.ndjson': {
    summary:
      'Export matching history entries as hashed, as NDJSON, oldest first: enough to verify the chain elsewhere.',
    permission: 'history.export',
    query: z.object(asked),
    answer: 'application/x-ndjson',
    errors: ['FILTER_INVALID'],
  },
  'GET /history/verify': {
    summary: 'Verify the history: each entry, their order and the end of the chain.',
    permission: 'history.view',
    query: z.object({
      /** Verifies every entry again, ignoring the cache. */
      fresh: z.stringbool().default(false),
    }),
    answer: chainState,
    errors: [],
  },
});

export const historyLive = liveAreas({ history: 'history.view' });
