import { ERRORS } from '@casbah/contract/error';
import { SSO_ERROR_CODES } from '@casbah/domain/identity-provider';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { listProviders, listShownProviders } from '@casbah/stores/control/sso/identity-providers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actorOf, traceOf } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import { route } from '../http/guard.ts';
import { needsSecureCookies, ownOrigin } from '../http/origin.ts';
import { adfsArchive } from './adfs-archive.ts';
import { calling, newServiceAddresses, type SsoService } from './service.ts';
import { choiceOf, SIGN_IN_MS, type SignIn, SignOnFailed } from './sign-in.ts';

export interface SsoParts {
  control: ControlStore;
  service: SsoService;
  signIn: SignIn;
  /** Where people find Casbah, where the operator says so. */
  publicUrl: string | undefined;
  /** Where somebody who is signed in goes who wanted to go there: a path of this server. */
  placeFor: (wanted: string | undefined) => string;
}

/** Sign-ins begun and answered from one address in a minute. */
const SIGN_INS_A_MINUTE = 120;
const CHECKS_A_MINUTE = 120;
const SIGN_IN_PAGE = '/';
const MAX_FORM_BYTES = 768 * 1024;

const text = z.string().max(4096).optional().catch(undefined);
/** What the sign-in page and portals say; anything else there is left alone. */
const wishOf = z.object({
  idp: text,
  provider: text,
  email: text,
  redirect: text,
  redirecturl: text,
  at: text,
});

export function ssoRoutes(app: FastifyInstance, parts: SsoParts): void {
  setupRoutes(app, parts);
  app.register(adfsArchive);
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, String(body)),
    );
    signInPages(scope, parts);
  });
}

function setupRoutes(app: FastifyInstance, { control, service, signIn, publicUrl }: SsoParts): void {
  const originOf = (request: FastifyRequest): string => publicUrl ?? ownOrigin(request);

  route(app, 'POST /user/check_sso_status', async ({ body }) => signIn.status(body.email), {
    perMinute: CHECKS_A_MINUTE,
  });

  route(app, 'GET /admin/user/get_sso_provider_list', async ({ session, query }) => {
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
  });

  route(app, 'GET /admin/sso/providers', async ({ session }) => service.overview(session.tenant));

  route(app, 'GET /admin/sso/service', async (_request, { request }) =>
    newServiceAddresses(originOf(request)),
  );

  route(app, 'POST /admin/sso/providers', async (request, exchange) =>
    service.add(actorOf(request), request.body, originOf(exchange.request)),
  );

  route(app, 'PATCH /admin/sso/providers/{id}', async (request) =>
    service.change(actorOf(request), request.params.id, request.body),
  );

  route(app, 'DELETE /admin/sso/providers/{id}', async (request) => {
    await service.remove(actorOf(request), request.params.id);
    return { api_response: 'success' };
  });

  route(app, 'POST /admin/sso/providers/{id}/test', async (asked, { request, reply }) => {
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
  });

  route(app, 'POST /admin/sso/domains', async (request) => ({
    api_response: 'success',
    domains: await service.setDomain(actorOf(request), request.body),
  }));

  route(app, 'POST /admin/sso/exempt', async (request) => ({
    api_response: 'success',
    sysadmins: await service.setExempt(actorOf(request), request.body),
  }));
}

/** What browsers go to: none of it is the console's, and each ends by sending the browser on. */
function signInPages(app: FastifyInstance, { signIn, placeFor }: SsoParts): void {
  const page = {
    config: { page: true, rateLimit: { max: SIGN_INS_A_MINUTE, timeWindow: '1 minute' } },
  } as const;

  const begin =
    (kind: 'saml' | 'oidc') =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      assertPage(request);
      const wish = wishOf.parse(request.query);
      const redirect = wish.redirect ?? wish.redirecturl;
      // Whoever is signed in goes on: another site cannot put somebody else in their place.
      if (request.identity !== undefined) return reply.redirect(placeFor(redirect));
      const given = kind === 'saml' ? wish.idp : (wish.provider ?? wish.idp);
      const { email } = wish;
      // Nobody is named: the sign-in page asks who it is, and refuses to go on to anything but a path of this server.
      if (kind === 'oidc' && given === undefined && email === undefined)
        return reply.redirect(
          redirect === undefined
            ? SIGN_IN_PAGE
            : `${SIGN_IN_PAGE}#/?redirect=${encodeURIComponent(redirect)}`,
        );
      return ending(reply, async () => {
        const provider = await signIn.providerFor({ provider: given, email }, kind);
        // The provider sends the browser back to one address: the cookie must be known there.
        if (provider.service_origin !== ownOrigin(request) && wish.at === undefined) {
          const there = new URL(request.url, provider.service_origin);
          there.searchParams.set('at', '1');
          return `${provider.service_origin}${there.pathname}${there.search}`;
        }
        const begun = await signIn.begin(provider, { email, redirect, browser: browserOf(request) });
        keepBrowser(request, reply, begun.browser);
        return begun.url;
      });
    };

  for (const url of ['/saml2/login', '/saml2/login_initiator', '/saml2/login_initiator/'])
    app.get(url, page, begin('saml'));
  for (const url of ['/oidc/auth', '/oidc/auth/']) app.get(url, page, begin('oidc'));

  app.get<{ Params: { provider: string } }>('/saml2/metadata/:provider', page, async (request, reply) => {
    try {
      const metadata = await signIn.metadata(request.params.provider);
      return await reply.type('application/samlmetadata+xml; charset=utf-8').send(metadata);
    } catch (error) {
      throw error instanceof SignOnFailed ? new ApiFailure('NOT_FOUND') : error;
    }
  });

  app.post<{ Params: { provider: string } }>('/saml2/acs/:provider', page, (request, reply) =>
    ending(reply, async () => {
      const form = formOf(request.body);
      const message = form('SAMLResponse');
      if (message === undefined)
        throw new SignOnFailed(SSO_ERROR_CODES.BAD_PROVIDER, 'The form holds no answer');
      const { ticket } = await signIn.takeForm(
        request.params.provider,
        { message, relay: form('RelayState') },
        traceOf(request),
      );
      return `/saml2/finish?ticket=${ticket}`;
    }),
  );

  app.get<{ Querystring: { ticket?: unknown } }>('/saml2/finish', page, (request, reply) =>
    ending(reply, async () => {
      const { ticket } = request.query;
      if (typeof ticket !== 'string') throw new SignOnFailed(SSO_ERROR_CODES.REDIRECT, 'There is no ticket');
      return signIn.finish({ request, reply }, ticket, browserOf(request));
    }),
  );

  app.get<{ Params: { provider: string }; Querystring: { state?: unknown } }>(
    '/oidc/callback/:provider',
    page,
    (request, reply) =>
      ending(reply, async () => {
        const { state } = request.query;
        return signIn.takeCallback({ request, reply }, request.params.provider, {
          query: queryOf(request),
          state: typeof state === 'string' ? state : undefined,
          browser: browserOf(request),
        });
      }),
  );

  app.get<{ Params: { provider: string }; Querystring: Record<string, unknown> }>(
    '/saml2/sls/:provider',
    page,
    (request, reply) =>
      ending(reply, async () => {
        const { SAMLRequest: message, RelayState: relay } = request.query;
        // We ask no provider to end its session, so there is no answer to wait for.
        if (typeof message !== 'string') return '/';
        return signIn.takeLogout(
          request.params.provider,
          { message, relay: typeof relay === 'string' ? relay : undefined, query: queryOf(request) },
          traceOf(request),
        );
      }),
  );

  app.post<{ Params: { provider: string } }>('/saml2/sls/:provider', page, (request, reply) =>
    ending(reply, async () => {
      const form = formOf(request.body);
      const message = form('SAMLRequest');
      if (message === undefined) return '/';
      return signIn.takeLogout(
        request.params.provider,
        { message, relay: form('RelayState'), query: undefined },
        traceOf(request),
      );
    }),
  );
}

/** Sends the browser on to where the work says, or to the page that says what went wrong. */
async function ending(reply: FastifyReply, work: () => Promise<string>): Promise<FastifyReply> {
  try {
    return await reply.redirect(await work(), 303);
  } catch (error) {
    if (error instanceof SignOnFailed)
      return reply.redirect(error.place ?? `/#/ssoerror?code=${error.code}`, 303);
    // Who they are is known, but they may not come in: the sign-in page has words for it.
    if (error instanceof ApiFailure && error.status < 500)
      return reply.redirect(`/#/?error=${ERRORS[error.code].code}`, 303);
    reply.log.error({ err: error }, 'single sign-on');
    return reply.redirect(`/#/ssoerror?code=${SSO_ERROR_CODES.FAILED}`, 303);
  }
}

/** A script that asks would be sent to another site, where it gets no answer: it is told so. */
function assertPage({ headers }: FastifyRequest): void {
  const mode = headers['sec-fetch-mode'];
  if (headers['x-requested-with'] === 'XMLHttpRequest' || (mode !== undefined && mode !== 'navigate'))
    throw new ApiFailure('SSO_IN_AJAX');
}

function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at + 1);
}

/** The values of a form, each there once. */
function formOf(body: unknown): (name: string) => string | undefined {
  const form = new URLSearchParams(typeof body === 'string' ? body : '');
  return (name) => {
    const values = form.getAll(name);
    return values.length === 1 ? values[0] : undefined;
  };
}

/** What this browser is known by while it is away. */
const BROWSER_COOKIE = 'casbah_sso';

function browserOf(request: FastifyRequest): string | undefined {
  return request.cookies[BROWSER_COOKIE];
}

function keepBrowser(request: FastifyRequest, reply: FastifyReply, browser: string): void {
  reply.setCookie(BROWSER_COOKIE, browser, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: needsSecureCookies(request),
    maxAge: SIGN_IN_MS / 1000,
  });
}
