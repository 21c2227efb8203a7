import { z } from 'zod';
import { calls } from './call.ts';

export const permittedComponents = z.object({
  /** IDs of components the person may use. */
  components: z.array(z.string()),
  /** IDs of components shown disabled; those in neither list are hidden. */
  disabled: z.array(z.string()),
  /** Anchored regular expressions for the paths of pages they may open. */
  urls: z.array(z.string()),
  /** Default landing page: a path on this server. */
  landing: z.string(),
  /** Apps they may enable and disable; null if not limited to a list. */
  auth_apps_for_activation: z.array(z.string()).nullable(),
});
export type PermittedComponents = z.infer<typeof permittedComponents>;

export const rbacCalls = calls({
  'GET /rbac/get_permitted_components': {
    summary: 'List the components that the signed-in person may use, see and open.',
    permission: 'session.use',
    forApiKeys: true,
    answer: permittedComponents,
    errors: [],
  },
});
