import { ERRORS } from '@casbah/contract/error';
import { SSO_ERROR_CODES } from '@casbah/domain/identity-provider';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { traceOf } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import { ownOrigin } from '../http/origin.ts';
import { adfsArchive } from './adfs-archive.ts';
import { browserOf, keepBrowser } from './browser-cookie.ts';
import { type SignIn, SignOnFailed } from './sign-in.ts';

export interface SsoPagesParts {
  signIn: SignIn;
  /** Where to send a signed-in person who requested this address: a path of this server. */
  placeFor: (wanted: string | undefined) => string;
}

/** Sign-ins started and completed per minute from one address. */
const SIGN_INS_A_MINUTE = 120;
const SIGN_IN_PAGE = '/';
const MAX_FORM_BYTES = 768 * 1024;

const text = z.string().max(4096).optional().catch(undefined);
/** Parameters of the sign-in page and of portals; others are ignored. */
const wishOf = z.object({
  idp: text,
  provider: text,
  email: text,
  redirect: text,
  redirecturl: text,
  at: text,
});

/** Single sign-on pages that browsers open. */
export function ssoPages(app: FastifyInstance, parts: SsoPagesParts): void {
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

/** None of these is a console page: each ends with a redirect. */
function signInPages(app: FastifyInstance, { signIn, placeFor }: SsoPagesParts): void {
  const page = {
    config: { page: true, rateLimit: { max: SIGN_INS_A_MINUTE, timeWindow: '1 minute' } },
  } as const;

  const begin =
    (kind: 'saml' | 'oidc') =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      assertPage(request);
      const wish = wishOf.parse(request.query);
      const redirect = wish.redirect ?? wish.redirecturl;
      // A signed-in person stays signed in: another site can't replace them (login CSRF).
      if (request.identity !== undefined) return reply.redirect(placeFor(redirect));
      const given = kind === 'saml' ? wish.idp : (wish.provider ?? wish.idp);
      const { email } = wish;
      // No email given: the sign-in page asks for it, and redirects only to paths of this server.
      if (kind === 'oidc' && given === undefined && email === undefined)
        return reply.redirect(
          redirect === undefined
            ? SIGN_IN_PAGE
            : `${SIGN_IN_PAGE}#/?redirect=${encodeURIComponent(redirect)}`,
        );
      return ending(reply, async () => {
        const provider = await signIn.providerFor({ provider: given, email }, kind);
        // The provider redirects to one origin, where the browser must have the cookie.
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
        throw new SignOnFailed(SSO_ERROR_CODES.BAD_PROVIDER, 'The form has no response');
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
      if (typeof ticket !== 'string')
        throw new SignOnFailed(SSO_ERROR_CODES.REDIRECT, 'The ticket is missing');
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
        // Casbah never asks a provider to end its session, so there is no response to wait for.
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

/** Redirects to the result of the work, or to the error page. */
async function ending(reply: FastifyReply, work: () => Promise<string>): Promise<FastifyReply> {
  try {
    return await reply.redirect(await work(), 303);
  } catch (error) {
    if (error instanceof SignOnFailed)
      return reply.redirect(error.place ?? `/#/ssoerror?code=${error.code}`, 303);
    // The person is known but may not sign in: the sign-in page has a message for this.
    if (error instanceof ApiFailure && error.status < 500)
      return reply.redirect(`/#/?error=${ERRORS[error.code].code}`, 303);
    reply.log.error({ err: error }, 'single sign-on');
    return reply.redirect(`/#/ssoerror?code=${SSO_ERROR_CODES.FAILED}`, 303);
  }
}

/**
 * A script's request would be redirected to another site and blocked by CORS, so it gets an error instead.
 */
function assertPage({ headers }: FastifyRequest): void {
  const mode = headers['sec-fetch-mode'];
  if (headers['x-requested-with'] === 'XMLHttpRequest' || (mode !== undefined && mode !== 'navigate'))
    throw new ApiFailure('SSO_IN_AJAX');
}

function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at + 1);
}

/** The values of a form, each occurring once. */
function formOf(body: unknown): (name: string) => string | undefined {
  const form = new URLSearchParams(typeof body === 'string' ? body : '');
  return (name) => {
    const values = form.getAll(name);
    return values.length === 1 ? values[0] : undefined;
  };
}
