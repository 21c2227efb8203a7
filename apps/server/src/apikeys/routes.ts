import { API_KEY_LIMIT } from '@casbah/domain/api-key';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../http/actor.ts';
import { route } from '../http/guard.ts';
import type { ApiKeysService } from './service.ts';

export function apiKeysRoutes(app: FastifyInstance, { service }: { service: ApiKeysService }): void {
  route(app, 'GET /admin/apikeys', async ({ session }) => ({
    api_response: 'success',
    api_keys: await service.list(session.tenant),
    limit: API_KEY_LIMIT,
  }));

  route(app, 'POST /admin/apikeys', async (request) => ({
    api_response: 'success',
    ...(await service.create(actorOf(request), request.session, request.body)),
  }));

  route(app, 'DELETE /admin/apikeys/{id}', async (request) => {
    await service.remove(actorOf(request), request.params.id);
    return { api_response: 'success' };
  });
}
