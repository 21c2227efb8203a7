import type { FastifyInstance } from 'fastify';
import { route } from '../http/guard.ts';
import type { DrmService } from './service.ts';

/** Everything else of DRM servers is asked for through the generic proxy. */
export function drmRoutes(app: FastifyInstance, { service }: { service: DrmService }): void {
  route(
    app,
    'POST /admin/drm_servers/{id}/check',
    async ({ session, params }) => ({
      api_response: 'success',
      ...(await service.check(session.tenant, params.id)),
    }),
    { perMinute: 30 },
  );
}
