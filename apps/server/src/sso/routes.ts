import type { ssoCalls } from '@casbah/contract/sso';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { listProviders, listShownProviders } from '@casbah/stores/control/sso/identity-providers';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import { ownOrigin } from '../http/origin.ts';
import { browserOf, keepBrowser } from './browser-cookie.ts';
import { calling, newServiceAddresses, type SsoService } from './service.ts';
import { choiceOf, type SignIn, SignOnFailed } from './sign-in.ts';

export interface SsoParts {
  control: ControlStore;
  service: SsoService;
  signIn: SignIn;
  /** Origin at which people open Casbah, if configured. */
  publicUrl: string | undefined;
}

const CHECKS_A_MINUTE = 120;

export function ssoHandlers({ control, service, signIn, publicUrl }: SsoParts): Handlers<typeof ssoCalls> {
  const originOf = (request: FastifyRequest): string => publicUrl ?? ownOrigin(request);
  return {
    'POST /user/check_sso_status': {
      handle: async ({ body }) => signIn.status(body.email),
      perMinute: CHECKS_A_MINUTE,
    },

    'GET /admin/user/get_sso_provider_list': async ({ session, query }) => {
      const { company } = query;
      const found =
        session !== undefined
          ? await control.inTenant(session.tenant, (tx) => listProviders(tx, session.tenant))
          : company === undefined
            ? []
            : await control.asSystem((tx) => listShownProviders(tx, company));
      return {
        api_response: 'success',
        sso_lists: { objects: found.filter((one) => one.is_enabled).map(choiceOf) },
      };
    },

    'GET /admin/sso/providers': async ({ session }) => service.overview(session.tenant),

    'GET /admin/sso/service': async (_request, { request }) => newServiceAddresses(originOf(request)),

    'POST /admin/sso/providers': async (request, exchange) =>
      service.add(actorOf(request), request.body, originOf(exchange.request)),

    'PATCH /admin/sso/providers/{id}': async (request) =>
      service.change(actorOf(request), request.params.id, request.body),

    'DELETE /admin/sso/providers/{id}': async (request) => {
      await service.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },

    'POST /admin/sso/providers/{id}/test': async (asked, { request, reply }) => {
      const { session, params } = asked;
      const provider = await service.stored(session.tenant, params.id);
      const begun = await calling(async () => {
        try {
          return await signIn.begin(provider, { browser: browserOf(request), tester: session.user });
        } catch (error) {
          throw error instanceof SignOnFailed && error.cause !== undefined ? error.cause : error;
        }
      });
      await service.recordTest(actorOf(asked), provider);
      keepBrowser(request, reply, begun.browser);
      return { api_response: 'success', redirect: begun.url };
    },

    'POST /admin/sso/domains': async (request) => ({
      api_response: 'success',
      domains: await service.setDomain(actorOf(request), request.body),
    }),

    'POST /admin/sso/exempt': async (request) => ({
      api_response: 'success',
      sysadmins: await service.setExempt(actorOf(request), request.body),
    }),
  };
}
