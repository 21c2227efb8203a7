import type { FastifyInstance } from 'fastify';
import { actorOf } from '../http/actor.ts';
import { route } from '../http/guard.ts';
import type { SshKeysService } from './service.ts';

export function sshKeysRoutes(app: FastifyInstance, { service }: { service: SshKeysService }): void {
  route(app, 'GET /admin/ssh_keys', async ({ session }) => ({
    api_response: 'success',
    ssh_keys: await service.list(session.tenant),
  }));

  route(app, 'POST /admin/ssh_keys', async (request) => ({
    api_response: 'success',
    ssh_key: await service.add(actorOf(request), request.body),
  }));

  route(app, 'DELETE /admin/ssh_keys/{id}', async (request) => {
    await service.remove(actorOf(request), request.params.id);
    return { api_response: 'success' };
  });
}
