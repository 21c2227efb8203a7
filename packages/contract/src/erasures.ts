import {
  ERASURE_STATES,
  LONGEST_ERASED_NAME,
  LONGEST_ERASURE_REASON,
  MOST_ERASED_NAMES,
} from '@casbah/domain/erasure';
import { EVENT_KINDS } from '@casbah/domain/event';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';

/** Email address and logins of one person, as logs have them. */
const names = z.array(z.string().trim().min(1).max(LONGEST_ERASED_NAME)).min(1).max(MOST_ERASED_NAMES);

const count = z.number().int().nonnegative();

/** What is stored about the person in logs. */
export const erasureCounts = z.object({
  /** The person's events by kind. */
  events: z.record(z.enum(EVENT_KINDS), count),
  /** Activities of others that name the person, such as a recipient. */
  mentions: count,
  /** Rejected lines that contain a name. */
  rejects: count,
});
export type ErasureCounts = z.infer<typeof erasureCounts>;

export const erasure = z.object({
  id: z.uuid(),
  state: z.enum(ERASURE_STATES),
  reason: z.string(),
  requested_by: z.string(),
  requested_on: z.iso.datetime(),
  finished_on: z.iso.datetime().nullable(),
  /** Counted before the deletion; null until then. */
  deleted: erasureCounts.nullable(),
});
export type Erasure = z.infer<typeof erasure>;

/** Proof of a deletion. Names are in it only as salted hashes, so that it tells nobody who the person was. */
export const erasureCertificate = z.object({
  version: z.literal(1),
  company: z.string(),
  ...erasure.shape,
  /** SHA-256 of the salt followed by each name in lower case, so anyone who knows a name can check it. */
  subject: z.object({ salt: z.string(), sha256: z.array(z.string()) }),
  /** Found by a second search after the deletion. */
  remaining: erasureCounts,
  /** Entry of the tamper-evident history that records the deletion. */
  history: z.object({ sequence: z.number(), hash: z.string() }),
  /** What the deletion doesn't cover, and where to delete it. */
  not_covered: z.array(z.string()),
});
export type ErasureCertificate = z.infer<typeof erasureCertificate>;

const params = z.object({ id: z.uuid() });

/** Deletion of one person's data from logs. */
export const erasuresCalls = calls({
  'POST /admin/erasures/preview': {
    summary: "Count what logs store about a person, and list the directory's other names for them.",
    permission: 'sysadmin.use',
    unrecorded: 'Changes nothing, and a name belongs in no address.',
    body: z.strictObject({ names }),
    answer: z.object({
      found: erasureCounts,
      /** Names of the same person in the directory that weren't given. */
      other_names: z.array(z.string()),
    }),
    errors: ['UNAVAILABLE'],
  },
  'POST /admin/erasures': {
    summary: "Delete a person's events, roll-ups and rejected lines, and their name from others' activities.",
    permission: 'sysadmin.use',
    body: z.strictObject({ names, reason: z.string().trim().min(1).max(LONGEST_ERASURE_REASON) }),
    answer: erasure,
    status: 202,
    errors: ['UNAVAILABLE'],
  },
  'GET /admin/erasures': {
    summary: 'List deletions of persons’ data, newest first.',
    permission: 'sysadmin.use',
    answer: z.object({ erasures: z.array(erasure) }),
    errors: [],
  },
  'GET /admin/erasures/{id}/certificate': {
    summary: 'Get the proof of a finished deletion.',
    permission: 'sysadmin.use',
    params,
    answer: erasureCertificate,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
});

export const erasuresEvents = historyEvents({
  'person.erasure_requested': ['POST /admin/erasures'],
  'person.erased': ['erasures.erase'],
});

export const erasuresLive = liveAreas({ erasures: 'sysadmin.use' });
