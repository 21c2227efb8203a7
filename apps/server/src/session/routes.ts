import type { sessionCalls } from '@casbah/contract/session';
import type { FastifyRequest } from 'fastify';
import { actorOf, type Trace } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import { closeSession, nameOfSession } from '../http/sessions.ts';
import type { Entered } from './enter.ts';
import type { OwnSessions } from './own-sessions.ts';
import type { SessionService } from './service.ts';
import type { SetupToken } from './setup-token.ts';
import type { PasswordSignIn } from './sign-in.ts';

export interface SessionParts {
  service: SessionService;
  signIn: PasswordSignIn;
  ownSessions: OwnSessions;
  version: string;
  /** Demo sign-in; `null` without a demo. Shown to the operator only. */
  demo: { email: string; password: string } | null;
  /** The setup token. */
  setupToken: SetupToken;
  /** Whether a request comes from the operator. */
  isOperator: (request: FastifyRequest) => boolean;
}

/** Sign-ins per minute from one address, successful or not. */
const SIGN_INS_A_MINUTE = 60;
/** Console error reports per minute from one address, so a page that keeps failing doesn't fill the log. */
const FAULT_REPORTS_A_MINUTE = 60;

/** Format of endpoint agent IDs. */
const AGENT_ID = /^[\w.:{}-]{1,128}$/;

export function sessionHandlers({
  service,
  signIn,
  ownSessions,
  version,
  demo,
  setupToken,
  isOperator,
}: SessionParts): Handlers<typeof sessionCalls> {
  const trace = ({ call, requestId, address }: Trace): Trace => ({ call, requestId, address });
  const welcome = (entered: Entered) => {
    if (entered.kind === 'second-factor')
      throw new ApiFailure('MFA_REQUIRED', { api_response_redirect: entered.to });
    return {
      api_response: 'success' as const,
      api_response_redirect: entered.redirect,
      tenant_landing_page: entered.landingPage,
    };
  };

  return {
    'POST /user/loginapi': {
      handle: async ({ body }, exchange) => {
        const agent = body.epagentid || exchange.request.cookies.epagentid;
        return welcome(
          await signIn.signIn(exchange, {
            email: body.email,
            password: body.password,
            custdomain: body.custdomain,
            redirect: body.redirect || body.relay_url,
            secondFactor: body.two_factor_auth_key,
            endpointAgent: agent !== undefined && AGENT_ID.test(agent) ? agent : undefined,
            partner: body.partner || (body.is_partner === true ? '' : undefined),
          }),
        );
      },
      perMinute: SIGN_INS_A_MINUTE,
    },

    'POST /user/logout': async (_request, exchange) => {
      await service.signOut(exchange);
      return { api_response: 'success' };
    },

    'GET /admin/user/sessions': async ({ session }, { request }) =>
      service.describe(session, {
        name: nameOfSession(request),
        agentId: request.session.open?.found.agent_id ?? null,
        isVisit: request.session.open?.found.method === 'partner',
      }),

    'GET /admin/user/sessions/active': async ({ session }, { request }) => ({
      sessions: await ownSessions.list(session, nameOfSession(request)),
    }),

    'DELETE /admin/user/sessions/{name}': async (request, exchange) => {
      await ownSessions.revoke(actorOf(request), request.params.name);
      if (request.params.name === nameOfSession(exchange.request)) await closeSession(exchange);
      return { api_response: 'success' };
    },

    'POST /admin/user/sessions/revoke_others': async (request, exchange) => ({
      api_response: 'success',
      ended: await ownSessions.revokeOthers(actorOf(request), nameOfSession(exchange.request)),
    }),

    'GET /admin/refresh_cached_detector_type': async ({ session }) => ({
      api_response: 'success',
      detector_type: await service.detectorType(session.tenant),
    }),

    'POST /admin/application/logjserror': {
      handle: async ({ body, session, requestId }, { request }) => {
        for (const fault of body.logs)
          request.log.warn({ ...fault, tenant: session.tenant, user: session.user, requestId }, 'console');
        return { api_response: 'success' };
      },
      perMinute: FAULT_REPORTS_A_MINUTE,
    },

    'POST /admin/user/saveprefs': async (request) => ({
      api_response: 'success',
      user_prefs: await service.savePreferences(request.session, request.body.user_prefs, trace(request)),
    }),

    'GET /admin/heartbeat': async () => ({ api_response: 'success', server_time: service.now() }),

    'GET /user/setup': async (_request, { request }) => {
      const needsSetup = !(await service.isSetUp());
      return {
        needs_setup: needsSetup,
        needs_setup_token: needsSetup,
        demo: isOperator(request) ? demo : null,
        is_operator: isOperator(request),
        version,
      };
    },

    'POST /user/setup': {
      handle: async ({ body }, exchange) => welcome(await service.setUp(exchange, body, setupToken)),
      perMinute: SIGN_INS_A_MINUTE,
    },
  };
}
