import { AGENT_STATES } from '@casbah/domain/agent';
import { isAnonymousPerson } from '@casbah/domain/anonymous-person';
import {
  LONGEST_REASON,
  MOST_REVEALED,
  REVEAL_KINDS,
  REVEAL_STATES,
  SHORTEST_REASON,
} from '@casbah/domain/reveal';
import { MOST_TOKENS_FOUND } from '@casbah/domain/user-token';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';

const someone = z.object({
  id: z.string(),
  /** Null if their account is gone. */ email: z.string().nullable(),
});

export const reveal = z.object({
  id: z.string(),
  kind: z.enum(REVEAL_KINDS),
  /** Subjects as `anon-user.N`; never names, whatever the reader's permissions. */
  people: z.array(z.string()),
  reason: z.string(),
  state: z.enum(REVEAL_STATES),
  asked_by: someone,
  asked_on: z.iso.datetime(),
  /** Deadline for the decision. */
  lapses_on: z.iso.datetime(),
  decided_by: someone.nullable(),
  decided_on: z.iso.datetime().nullable(),
  /** When the requester can no longer see the names, unless it is ended earlier. */
  holds_until: z.iso.datetime().nullable(),
  is_mine: z.boolean(),
  /** Whether the caller can approve or deny it. */
  may_decide: z.boolean(),
});
export type Reveal = z.infer<typeof reveal>;

const spanvaDatalink = z.object({
  agent_id: z.string(),
  agent_name: z.string(),
  agent_state: z.enum(AGENT_STATES),
  datasource_id: z.string(),
  datasource_name: z.string(),
});

export type SpanvaDatalink = z.infer<typeof spanvaDatalink>;

const id = z.object({ id: z.uuid() });

const person = z.string().max(64).refine(isAnonymousPerson, { message: 'Name people as anon-user.N' });

export const anonymisationCalls = calls({
  'GET /admin/anonymisation/state': {
    summary: 'Get the anonymization state and the names the caller sees.',
    permission: 'session.use',
    answer: z.object({
      is_on: z.boolean(),
      /** `hidden`: shown as `anon-user.N`. */
      people: z.enum(['names', 'hidden']),
      /** Others who could approve a request that the caller makes now. */
      deciders: z.number(),
      /** Others with permission to approve who couldn't: granted less than a day ago, or not independent of the caller. */
      deciders_too_new: z.number(),
      deciders_not_independent: z.number(),
      may_decide: z.boolean(),
    }),
    errors: [],
  },
  'GET /admin/anonymisation/requests': {
    summary: "List unmask requests: the caller's own, or all of the company for approvers.",
    permission: 'session.use',
    answer: z.object({ requests: z.array(reveal) }),
    errors: [],
  },
  'POST /admin/anonymisation/requests': {
    summary: 'Request to unmask people or to turn anonymization off. Another person approves or rejects it.',
    permission: 'audit.view',
    unscoped: 'It shows nothing: somebody else decides',
    idempotent: true,
    body: z.object({
      kind: z.enum(REVEAL_KINDS),
      /** Subjects; none for `switch_off`. */
      people: z.array(person).max(MOST_REVEALED).default([]),
      reason: z.string().trim().min(SHORTEST_REASON).max(LONGEST_REASON),
    }),
    answer: reveal,
    status: 201,
    errors: ['UNPROCESSABLE', 'CONFLICT', 'DENIED', 'REVEAL_LIMIT', 'REVEAL_NO_APPROVER'],
  },
  'POST /admin/anonymisation/requests/{id}/approve': {
    summary:
      "Approve someone else's request: the requester alone sees the names for an hour, or anonymization is turned off.",
    permission: 'account.approve',
    params: id,
    answer: reveal,
    errors: [
      'NOT_FOUND',
      'REVEAL_OWN',
      'REVEAL_DECIDED',
      'REVEAL_APPROVER_TOO_NEW',
      'REVEAL_APPROVER_NOT_INDEPENDENT',
    ],
  },
  'POST /admin/anonymisation/requests/{id}/refuse': {
    summary: "Reject someone else's request.",
    permission: 'account.approve',
    params: id,
    answer: reveal,
    errors: ['NOT_FOUND', 'REVEAL_OWN', 'REVEAL_DECIDED'],
  },
  'POST /admin/anonymisation/requests/{id}/end': {
    summary: 'Withdraw your own request, or end one you approved early. The names are hidden again.',
    permission: 'session.use',
    params: id,
    answer: reveal,
    errors: ['NOT_FOUND', 'REVEAL_DECIDED'],
  },
  'GET /risks/spanvadatalinks': {
    summary:
      'List the agents that replace users with tokens before sending, with their sources and tokens. Can be searched by part of a token. ' +
      'Only the holder of the agent key can resolve a token.',
    permission: 'audit.view',
    narrowed: true,
    query: z.object({
      /** Part of a token; required for a search. */
      search_query: z.string().trim().min(1).max(64).optional(),
      limit: z.coerce.number().int().min(1).max(MOST_TOKENS_FOUND).default(MOST_TOKENS_FOUND),
    }),
    answer: z.object({
      /** Whether the company requires tokens from programs that push lines. */
      spanva_anonymization: z.boolean(),
      spanvadatalinks: z.array(spanvaDatalink),
      /** The ones seen last first. */
      users: z.array(z.object({ user: z.string(), last_seen: z.iso.datetime() })),
    }),
    errors: [],
  },
});

export const anonymisationEvents = historyEvents({
  'unmask.requested': ['POST /admin/anonymisation/requests'],
  'unmask.approved': ['POST /admin/anonymisation/requests/{id}/approve'],
  'unmask.refused': ['POST /admin/anonymisation/requests/{id}/refuse'],
  'unmask.ended': ['POST /admin/anonymisation/requests/{id}/end'],
});

/** Requests to unmask people. */
export const anonymisationLive = liveAreas({ reveals: 'session.use' });
