import { z } from 'zod';
import { calls } from './call.ts';
import { riskNumbers } from './risk-numbers.ts';

const alternative = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  ...riskNumbers,
  level: z.enum(['low', 'medium']),
  /** A host where people can reach it. */
  domain: z.string(),
});
export type Alternative = z.infer<typeof alternative>;

/** For people blocked by the gateway, signed in or not. */
export const blockedCalls = calls({
  'POST /admin/user/suggestedapps': {
    summary: 'List less risky alternatives to a blocked app, least risky first.',
    permission: 'public',
    unrecorded:
      'Changes nothing: it reads the catalogue, and is a POST because the app’s name is no address.',
    body: z.object({
      /** ID, name or host. */
      app: z.string().trim().min(1).max(253),
    }),
    answer: z.object({
      api_response: z.object({
        /** The blocked service; null if not in the catalog. */
        app: z.object({ id: z.string(), name: z.string(), category: z.string() }).nullable(),
        alt_services: z.array(alternative),
      }),
    }),
    errors: [],
  },
});
