import type { apiKeysCalls } from '@casbah/contract/apikeys';
import { API_KEY_LIMIT } from '@casbah/domain/api-key';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { ApiKeysService } from './service.ts';

export function apiKeysHandlers({ service }: { service: ApiKeysService }): Handlers<typeof apiKeysCalls> {
  return {
    'GET /admin/apikeys': async ({ session }) => ({
      api_response: 'success',
      api_keys: await service.list(session.tenant),
      limit: API_KEY_LIMIT,
    }),

    'POST /admin/apikeys': async (request) => ({
      api_response: 'success',
      ...(await service.create(actorOf(request), request.session, request.body)),
    }),

    'DELETE /admin/apikeys/{id}': async (request) => {
      await service.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },
  };
}
