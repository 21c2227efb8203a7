import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Trace } from '../http/actor.ts';
import { route } from '../http/guard.ts';
import { isFromLoopback } from '../http/origin.ts';
import { beginSession, endSession, nameOfSession } from '../http/sessions.ts';
import { allowedAddress, ownPath } from './redirect.ts';
import type { SessionService, SignedIn } from './service.ts';
import type { SetupToken } from './setup-token.ts';

export interface SessionParts {
  service: SessionService;
  version: string;
  /** How to sign in to the demo, for everybody to see; `null` where there is none. */
  demo: { email: string; password: string } | null;
  firstRun: FirstRun;
}

export interface FirstRun {
  token: SetupToken;
  /** Only people at this machine reach the server: a request that plainly comes from one of them needs no token. */
  isOpenToThisMachine: boolean;
}

/** Sign-ins from one address in a minute, right or wrong. */
const SIGN_INS_A_MINUTE = 60;
/** Reports of faults in the console from one address in a minute: a page that fails over and over does not fill the log. */
const FAULT_REPORTS_A_MINUTE = 60;
const SIGN_IN_PAGE = '/';

export function sessionRoutes(
  app: FastifyInstance,
  { service, version, demo, firstRun }: SessionParts,
): void {
  const trace = ({ call, requestId, address }: Trace): Trace => ({ call, requestId, address });
  const welcome = ({ landingPage, redirectHosts }: SignedIn, wanted?: string) => ({
    api_response: 'success' as const,
    api_response_redirect: ownPath(wanted) ?? allowedAddress(wanted, redirectHosts) ?? landingPage,
    tenant_landing_page: landingPage,
  });

  route(
    app,
    'POST /user/loginapi',
    async (request, exchange) => {
      const signedIn = await service.signIn(request.body, trace(request));
      await beginSession(exchange, signedIn.identity);
      return welcome(signedIn, request.body.redirect);
    },
    { perMinute: SIGN_INS_A_MINUTE },
  );

  route(app, 'POST /user/logout', async (request, exchange) => {
    if (request.session !== undefined) {
      await service.signOut(request.session, trace(request));
      await endSession(exchange);
    }
    return { api_response: 'success' };
  });

  route(app, 'GET /admin/user/sessions', async ({ session }, { request }) =>
    service.describe(session, nameOfSession(request)),
  );

  route(app, 'GET /admin/refresh_cached_detector_type', async ({ session }) => ({
    api_response: 'success',
    detector_type: await service.detectorType(session.tenant),
  }));

  route(
    app,
    'POST /admin/application/logjserror',
    async ({ body, session, requestId }, { request }) => {
      for (const fault of body.logs)
        request.log.warn({ ...fault, tenant: session.tenant, user: session.user, requestId }, 'console');
      return { api_response: 'success' };
    },
    { perMinute: FAULT_REPORTS_A_MINUTE },
  );

  route(app, 'POST /admin/user/saveprefs', async (request) => ({
    api_response: 'success',
    user_prefs: await service.savePreferences(request.session, request.body.user_prefs, trace(request)),
  }));

  route(app, 'GET /admin/heartbeat', async () => ({ api_response: 'success', server_time: service.now() }));

  const tokenFor = (request: FastifyRequest): SetupToken | undefined =>
    firstRun.isOpenToThisMachine && isFromLoopback(request) ? undefined : firstRun.token;

  route(app, 'GET /user/setup', async (_request, { request }) => {
    const needsSetup = !(await service.isSetUp());
    return {
      needs_setup: needsSetup,
      needs_setup_token: needsSetup && tokenFor(request) !== undefined,
      demo,
      version,
    };
  });

  route(
    app,
    'POST /user/setup',
    async (request, exchange) => {
      const signedIn = await service.setUp(request.body, trace(request), tokenFor(exchange.request));
      await beginSession(exchange, signedIn.identity);
      return welcome(signedIn);
    },
    { perMinute: SIGN_INS_A_MINUTE },
  );

  // The way out as a link. Another site may send a person here, so only a click in Casbah itself ends the session.
  for (const url of ['/logout', '/logout/'])
    app.get<{ Querystring: { redirecturl?: unknown } }>(
      url,
      { config: { page: true } },
      async (request, reply) => {
        const { redirecturl } = request.query;
        const site = request.headers['sec-fetch-site'];
        const isOurs = site === undefined || site === 'same-origin' || site === 'none';
        if (isOurs && request.identity !== undefined) {
          const { id, ip } = request;
          await service.signOut(request.identity, { call: 'GET /logout/', requestId: id, address: ip });
          await endSession({ request, reply });
        }
        const wanted = typeof redirecturl === 'string' ? ownPath(redirecturl) : undefined;
        return reply.redirect(wanted ?? SIGN_IN_PAGE);
      },
    );
}
