import type { destinationsCalls } from '@casbah/contract/destinations';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { DestinationsService, Sender } from './service.ts';

/** Rate limit, because a test contacts an external mailbox or server. */
const TESTS_A_MINUTE = 20;

const senderOf = (request: Parameters<typeof actorOf>[0]): Sender => ({
  ...actorOf(request),
  who: request.session,
});

export function destinationsHandlers({
  service,
}: {
  service: DestinationsService;
}): Handlers<typeof destinationsCalls> {
  return {
    'GET /admin/destinations': async ({ session }) => ({
      api_response: 'success',
      destinations: await service.list(session.tenant),
    }),

    'POST /admin/destinations': async (request) => ({
      api_response: 'success',
      ...(await service.add(senderOf(request), request.body)),
    }),

    'PATCH /admin/destinations/{id}': async (request) => ({
      api_response: 'success',
      destination: await service.change(senderOf(request), request.params.id, request.body),
    }),

    'POST /admin/destinations/{id}/secret': async (request) => ({
      api_response: 'success',
      secret: await service.renewSecret(senderOf(request), request.params.id),
    }),

    'POST /admin/destinations/{id}/test': {
      handle: async (request) => ({
        api_response: 'success',
        ...(await service.test(senderOf(request), request.params.id)),
      }),
      perMinute: TESTS_A_MINUTE,
    },

    'DELETE /admin/destinations/{id}': async (request) => {
      await service.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },
  };
}
