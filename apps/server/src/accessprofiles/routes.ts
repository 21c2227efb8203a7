import type { FastifyInstance } from 'fastify';
import { actorOf } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import { route } from '../http/guard.ts';
import { hashOfSession } from '../http/sessions.ts';
import type { AccessProfilesService } from './service.ts';

/** What is done with access profiles beside keeping them, which is the generic proxy's. */
export function accessProfilesRoutes(
  app: FastifyInstance,
  { service }: { service: AccessProfilesService },
): void {
  const DONE = { api_response: 'success' } as const;

  route(app, 'GET /admin/profiles/list', async ({ session }) => ({
    ...DONE,
    profiles: await service.givable(session.tenant, session.rights),
  }));

  route(app, 'POST /admin/profiles/assign', async (request) => {
    await service.assign(actorOf(request), request.session.rights, request.body);
    return DONE;
  });

  route(app, 'GET /admin/profiles/{id}/holders', async ({ session, params, query }) => ({
    ...DONE,
    ...(await service.holders(session.tenant, params.id, query)),
  }));

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

  route(app, 'POST /admin/profiles/{id}/preview', async ({ session, params }, { request }) =>
    show(session.tenant, request, params.id),
  );

  route(app, 'POST /admin/profiles/preview/leave', async ({ session }, { request }) =>
    show(session.tenant, request, null),
  );
}
