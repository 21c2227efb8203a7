import { AGENT_STATES } from '@casbah/domain/agent';
import { MOST_TOKENS_FOUND } from '@casbah/domain/user-token';
import { z } from 'zod';
import { calls } from './call.ts';

const spanvaDatalink = z.object({
  agent_id: z.string(),
  agent_name: z.string(),
  agent_state: z.enum(AGENT_STATES),
  datasource_id: z.string(),
  datasource_name: z.string(),
});

export const anonymisedPeopleCalls = calls({
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
      /** Sorted by last seen, latest first. */
      users: z.array(z.object({ user: z.string(), last_seen: z.iso.datetime() })),
    }),
    errors: [],
  },
});
export type SpanvaDatalink = z.infer<typeof spanvaDatalink>;
