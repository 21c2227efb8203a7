import type { accessProfilesCalls } from '@casbah/contract/accessprofiles';
import { actorOf } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import { hashOfSession } from '../http/sessions.ts';
import type { AccessProfilesService } from './service.ts';

/** Handlers for everything but create, read, update and delete, which go through the generic proxy. */
export function accessProfilesHandlers({
  service,
}: {
  service: AccessProfilesService;
}): Handlers<typeof accessProfilesCalls> {
  const DONE = { api_response: 'success' } as const;

  const show = async (
    tenant: string,
    request: Parameters<typeof hashOfSession>[0],
    profile: string | null,
  ): Promise<typeof DONE> => {
    const hash = hashOfSession(request);
    if (hash === undefined) throw new ApiFailure('UNAUTHORIZED');
    await service.preview(tenant, hash, profile);
    return DONE;
  };
  return {
    'GET /admin/profiles/list': async ({ session }) => ({
      ...DONE,
      profiles: await service.givable(session.tenant, session.rights),
    }),

    'POST /admin/profiles/assign': async (request) => {
      await service.assign(actorOf(request), request.session.rights, request.body);
      return DONE;
    },

    'GET /admin/profiles/{id}/holders': async ({ session, params, query }) => ({
      ...DONE,
      ...(await service.holders(session.tenant, params.id, query)),
    }),

    'POST /admin/profiles/{id}/preview': async ({ session, params }, { request }) =>
      show(session.tenant, request, params.id),

    'POST /admin/profiles/preview/leave': async ({ session }, { request }) =>
      show(session.tenant, request, null),
  };
}
