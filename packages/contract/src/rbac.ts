import { z } from 'zod';
import { calls } from './call.ts';

export const permittedComponents = z.object({
  /** Ids of the components the person may use. */
  components: z.array(z.string()),
  /** Ids of those they see out of reach; a component in neither list is hidden. */
  disabled: z.array(z.string()),
  /** Anchored regular expressions over the paths of the pages they may open. */
  urls: z.array(z.string()),
  /** Where they go who go nowhere in particular: a path of this server. */
  landing: z.string(),
  /** Apps they may switch on and off; null where no list limits it. */
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
