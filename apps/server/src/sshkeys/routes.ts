import type { sshKeysCalls } from '@casbah/contract/sshkeys';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { SshKeysService } from './service.ts';

export function sshKeysHandlers({ service }: { service: SshKeysService }): Handlers<typeof sshKeysCalls> {
  return {
    'GET /admin/ssh_keys': async ({ session }) => ({
      api_response: 'success',
      ssh_keys: await service.list(session.tenant),
    }),

    'POST /admin/ssh_keys': async (request) => ({
      api_response: 'success',
      ssh_key: await service.add(actorOf(request), request.body),
    }),

    'DELETE /admin/ssh_keys/{id}': async (request) => {
      await service.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },
  };
}
