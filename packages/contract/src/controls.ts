import { z } from 'zod';
import { calls } from './call.ts';
import type { ErrorCode } from './error.ts';
import { IDEMPOTENCY_HEADER, idempotencyKey } from './idempotency.ts';
import { PROXY_ACTIONS, type ProxyAction, paging } from './proxy-action.ts';
import { resourcesOfAreas } from './resources.generated.ts';

/** The resources behind `POST /controls/make_api_request`. One without a handler doesn't compile. */
export const proxyResources = resourcesOfAreas;
export type ProxyResourceName = keyof typeof proxyResources;

const errorsOfResources: readonly ErrorCode[] = [
  ...new Set(
    Object.values(proxyResources).flatMap((actions) =>
      Object.values<ProxyAction>(actions).flatMap(({ errors }) => errors),
    ),
  ),
];

export const controlsCalls = calls({
  'POST /controls/make_api_request': {
    summary: 'Call a resource by name: get, post, patch, delete or list.',
    // Whether a person may do an action of a resource is said by the resource.
    permission: 'session.use',
    forApiKeys: true,
    // Whether an action changes something is its name's to say.
    inPreview: true,
    query: z.object({
      resource: z.string().max(64),
      /** These two lead over those in the body: `meta.next` is followed by sending the same body there. */
      limit: paging.limit.optional(),
      offset: paging.offset.optional(),
    }),
    body: z.object({
      /** The resource's address, as its objects carry it (`resource_uri`): must agree with the resource, may hold the id. */
      url: z.string().max(256).optional(),
      id: z
        .union([z.string().min(1).max(256), z.number().int()])
        .transform(String)
        .optional(),
      action: z.enum(PROXY_ACTIONS),
      params: z.record(z.string(), z.unknown()).optional(),
      data: z.unknown().optional(),
      /** The application that a resource is asked for, where the resource has such a filter. */
      app: z.string().max(64).optional(),
      /** Asks for what belongs to no tenant: for sysadmins, and resources that have it. */
      noTenant: z.boolean().optional(),
    }),
    // Supported by the actions that say so.
    headers: z.object({ [IDEMPOTENCY_HEADER]: idempotencyKey.optional() }),
    answer: z.looseObject({}),
    errors: [
      'RESOURCE_UNKNOWN',
      'ACTION_UNKNOWN',
      'IDEMPOTENCY_KEY_REUSED',
      'STILL_UNDER_WAY',
      'CONFLICT',
      ...errorsOfResources,
    ],
  },
});
