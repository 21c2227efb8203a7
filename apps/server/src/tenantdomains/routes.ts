import type { tenantdomainsCalls } from '@casbah/contract/tenantdomains';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { DomainsService } from './service.ts';

/** Each asks the DNS or a site. */
const LOOKS_A_MINUTE = 30;

export function tenantdomainsHandlers(service: DomainsService): Handlers<typeof tenantdomainsCalls> {
  return {
    'GET /admin/tenant/domains': async ({ session }) => ({
      api_response: 'success',
      domains: await service.list(session.tenant),
    }),

    'POST /admin/tenant/domains': async (request) => ({
      api_response: 'success',
      domains: await service.add(actorOf(request), request.body.domain),
    }),

    'POST /admin/tenant/domains/{domain}/verify': {
      handle: async (request) => ({
        api_response: 'success',
        domain: await service.verify(actorOf(request), request.params.domain, request.body.method),
      }),
      perMinute: LOOKS_A_MINUTE,
    },

    'POST /admin/tenant/domains/{domain}/primary': async (request) => ({
      api_response: 'success',
      domains: await service.makePrimary(actorOf(request), request.params.domain),
    }),

    'DELETE /admin/tenant/domains/{domain}': async (request) => ({
      api_response: 'success',
      domains: await service.remove(actorOf(request), request.params.domain),
    }),
  };
}
