import type { partnersCalls } from '@casbah/contract/partners';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { PartnersService } from './service.ts';

export function partnersHandlers(service: PartnersService): Handlers<typeof partnersCalls> {
  return {
    'GET /admin/partners': ({ session }) => service.overview(session.tenant),

    'POST /admin/partners/own': (request) => service.setOwn(actorOf(request), request.body),

    'POST /admin/partners/granted': async (request) => {
      await service.grant(actorOf(request), request.body);
      return { api_response: 'success' };
    },

    'DELETE /admin/partners/granted/{code}': async (request) => {
      await service.withdraw(actorOf(request), request.params.code);
      return { api_response: 'success' };
    },

    'POST /admin/partners/customers/{id}/open': async (request, exchange) => ({
      api_response: 'success',
      ...(await service.open(actorOf(request), exchange, request.params.id)),
    }),

    'POST /admin/partners/return': async (request, exchange) => ({
      api_response: 'success',
      ...(await service.goBack(actorOf(request), exchange)),
    }),
  };
}
