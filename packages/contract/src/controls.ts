import { z } from 'zod';
import { calls } from './call.ts';
import type { ErrorCode } from './error.ts';
import { IDEMPOTENCY_HEADER, idempotencyKey } from './idempotency.ts';
import { PROXY_ACTIONS, type ProxyAction, paging } from './proxy-action.ts';
import { resourcesOfAreas } from './resources.generated.ts';

/** Resources behind `POST /controls/make_api_request`. One without a handler doesn't compile. */
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
    // Permissions are declared by the resource's actions.
    permission: 'session.use',
    forApiKeys: true,
    // Whether an action changes something depends on the action.
    inPreview: true,
    query: z.object({
      resource: z.string().max(64),
      /** These two override those in the body: follow `meta.next` with the same body. */
      limit: paging.limit.optional(),
      offset: paging.offset.optional(),
    }),
    body: z.object({
      /**
       * URL of the resource, as in its objects (`resource_uri`), optionally with the ID; must match the resource.
       */
      url: z.string().max(256).optional(),
      id: z
        .union([z.string().min(1).max(256), z.number().int()])
        .transform(String)
        .optional(),
      action: z.enum(PROXY_ACTIONS),
      params: z.record(z.string(), z.unknown()).optional(),
      data: z.unknown().optional(),
      /** Application to filter by, if the resource supports it. */
      app: z.string().max(64).optional(),
      /** Requests data without a tenant: only for sysadmins, and resources that have any. */
      noTenant: z.boolean().optional(),
    }),
    // Supported by the actions that declare it.
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
