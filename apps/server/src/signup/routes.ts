import type { SignUpApp, signUpCalls } from '@casbah/contract/signup';
import { languageFor } from '@casbah/messages/languages';
import type { FastifyRequest } from 'fastify';
import type { Trace } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import type { SignUpService } from './service.ts';

export interface SignUpRouteParts {
  service: SignUpService;
  apps: readonly SignUpApp[];
}

/** Requests per minute from one address: tokens can't be guessed, but each attempt costs a lookup. */
const TRIES_A_MINUTE = 30;

export function signUpHandlers({ service, apps }: SignUpRouteParts): Handlers<typeof signUpCalls> {
  const trace = ({ call, requestId, address }: Trace): Trace => ({ call, requestId, address });
  const limits = { perMinute: TRIES_A_MINUTE };
  const welcome = (entered: Awaited<ReturnType<SignUpService['finish']>>) => {
    if (entered.kind === 'second-factor')
      throw new ApiFailure('MFA_REQUIRED', { api_response_redirect: entered.to });
    return {
      api_response: 'success' as const,
      api_response_redirect: entered.redirect,
      tenant_landing_page: entered.landingPage,
    };
  };
  return {
    'GET /user/signupcheck': async () => ({
      api_response: service.isOpen ? 'success' : 'closed',
    }),

    'GET /admin/application/signupapps': async () => ({
      api_response: 'success',
      application_list: [...apps],
    }),

    'POST /user/signupapi': {
      handle: async (asked, { request }) => {
        await service.signUp(asked.body, asked.body.lang ?? languageOf(request), trace(asked));
        return { api_response: 'success' };
      },
      ...limits,
    },

    'GET /user/signupfinishinfo': {
      handle: async ({ query }) => service.describe('finish-sign-up', query),
      ...limits,
    },

    'GET /user/connector-signupfinishinfo': {
      handle: async ({ query }) => service.describe('connector-finish-sign-up', query),
      ...limits,
    },

    'POST /user/signupfinishapi': {
      handle: async (asked, exchange) =>
        welcome(await service.finish('finish-sign-up', asked.body, exchange, trace(asked))),
      ...limits,
    },

    'POST /user/connector-signupfinishapi': {
      handle: async (asked, exchange) =>
        welcome(await service.finish('connector-finish-sign-up', asked.body, exchange, trace(asked))),
      ...limits,
    },

    'GET /user/emailapproval': {
      handle: async (asked) => ({
        api_response: 'success',
        approved: await service.approve(asked.query.context, trace(asked)),
      }),
      ...limits,
    },

    'POST /user/emailapproval': {
      handle: async (asked) => ({
        api_response: 'success',
        approved: await service.approve(asked.body.context, trace(asked)),
      }),
      ...limits,
    },
  };
}

/** The browser's preferred language. */
function languageOf({ headers }: FastifyRequest) {
  const wanted = (headers['accept-language'] ?? '').slice(0, 200).split(',');
  return languageFor(wanted.map((tag) => (tag.split(';')[0] ?? '').trim()));
}
