import { CHAIN_FAULTS, CHAIN_STATES } from '@casbah/domain/audit-chain';
import { z } from 'zod';
import { calls } from './call.ts';
import { filterText } from './filter.ts';
import { liveAreas } from './live-areas.ts';

/** Search conditions; absent ones don't apply. */
const asked = {
  /** A filter expression over person, action, object, outcome, time and text; combined with the rest by `and`. */
  filter: filterText.optional(),
  /** Substring anywhere in an entry, ignoring case. */
  text: z.string().max(256).optional(),
  /** A person's email address. */
  person: z.string().max(320).optional(),
  /** API call, such as `POST /admin/datasources`. */
  action: z.string().max(256).optional(),
  /** ID of the changed object. */
  object: z.string().max(256).optional(),
  /** `success`, or the error's name. */
  outcome: z.string().max(64).optional(),
  /** Start, inclusive. */
  from: z.iso.datetime().optional(),
  /** End, exclusive. */
  to: z.iso.datetime().optional(),
};

export const historyEntry = z.object({
  /** Number of the company's entry, from 1, without gaps. */
  sequence: z.number(),
  time: z.iso.datetime(),
  /** Author; the ID is null without an account. */
  user: z.object({ id: z.string().nullable(), email: z.string() }).nullable(),
  /** IP address of the request. */
  address: z.string().nullable(),
  /** API call, such as `POST /admin/datasources`. */
  action: z.string(),
  /** Event name, such as `tag.created`. */
  event: z.string(),
  object: z.string().nullable(),
  outcome: z.string(),
  /** Context, with names as of then. */
  details: z.record(z.string(), z.unknown()),
  /** Changed fields by name. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  request_id: z.string().nullable(),
  /** SHA-256 of the previous entry, and of this one. */
  previous: z.string(),
  hash: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

const counts = z.array(z.object({ value: z.string(), entries: z.number() }));

export const chainState = z.object({
  /**
   * `intact`: no entry was changed, removed, inserted or cut off. `unproven`: the chain is consistent, but entries up
   * to `unproven_up_to` are signed with a key this installation doesn't have. `broken`: see `fault`.
   */
  state: z.enum(CHAIN_STATES),
  /** Number of valid entries. */
  entries: z.number(),
  /** Times of the first and last valid entry. */
  first: z.iso.datetime().nullable(),
  last: z.iso.datetime().nullable(),
  /** Hash of the last valid entry. */
  hash: z.string(),
  /** Kind of fault, and the number of the entry from which nothing is proven. */
  fault: z.object({ sequence: z.number(), reason: z.enum(CHAIN_FAULTS) }).nullable(),
  unproven_up_to: z.number().nullable(),
  /** Time of the verification. */
  checked: z.iso.datetime(),
});
export type ChainStateAnswer = z.infer<typeof chainState>;

/** The audit trail of people's changes. */
export const historyCalls = calls({
  'GET /history/entries': {
    summary: 'List history entries, newest first.',
    permission: 'history.view',
    query: z.object({
      ...asked,
      /** Continues before this entry: `next` of the previous response. */
      before: z.coerce.number().int().min(1).optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    answer: z.object({
      entries: z.array(historyEntry),
      /** Number to continue with; null on the last page. */
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
      /** Start of the trail, regardless of the search. */
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
