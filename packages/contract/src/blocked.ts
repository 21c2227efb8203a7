import { z } from 'zod';
import { calls } from './call.ts';
import { riskNumbers } from './risk-numbers.ts';

const alternative = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  ...riskNumbers,
  level: z.enum(['low', 'medium']),
  /** A host where people find it. */
  domain: z.string(),
});
export type Alternative = z.infer<typeof alternative>;

/** For people stopped by the gateway, signed in or not. */
export const blockedCalls = calls({
  'POST /admin/user/suggestedapps': {
    summary: 'List less risky alternatives to a blocked app, least risky first.',
    permission: 'public',
    unrecorded:
      'Changes nothing: it reads the catalogue, and is a POST because the app’s name is no address.',
    body: z.object({
      /** Its id, its name or a host of it. */
      app: z.string().trim().min(1).max(253),
    }),
    answer: z.object({
      api_response: z.object({
        /** What was blocked, as the catalog knows it; null where it doesn't. */
        app: z.object({ id: z.string(), name: z.string(), category: z.string() }).nullable(),
        alt_services: z.array(alternative),
      }),
    }),
    errors: [],
  },
});
