import { Tokens } from '@fastify/csrf';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { needsSecureCookies } from './origin.ts';

/** Readable by the page's script, which sends it in the header. */
export const CSRF_COOKIE = 'csrftoken';
export const CSRF_HEADER = 'x-csrftoken';
/** A browser secret that scripts can't read: tokens are bound to it before sign-in. */
const VISITOR_COOKIE = 'casbah_visitor';

/** The browser's secret, for a request with a valid token; otherwise `undefined`. */
export function visitorOf({ cookies }: FastifyRequest): string {
  return cookies[VISITOR_COOKIE] ?? '';
}

declare module 'fastify' {
  interface FastifyReply {
    /** Whether the request has a token issued for this browser and session. */
    hasCsrfToken(): boolean;
    /** Issues a new token: the previous one ends with its session. */
    renewCsrfToken(): void;
  }
}

/**
 * Double-submit CSRF protection: the token is an HMAC of the browser's secret and session ID, so tokens from
 * another site, browser or ended session fail. Sign-in needs one, too.
 */
export function useCsrf(app: FastifyInstance, { secret }: { secret: string }): void {
  const tokens = new Tokens({ userInfo: true, hmacKey: secret });

  const holder = (request: FastifyRequest): string =>
    request.identity === undefined && request.awaiting === undefined ? 'visitor' : request.session.sessionId;

  const isValid = (request: FastifyRequest, token: unknown): boolean => {
    const visitor = request.cookies[VISITOR_COOKIE];
    return (
      visitor !== undefined && typeof token === 'string' && tokens.verify(visitor, token, holder(request))
    );
  };

  app.decorateReply('hasCsrfToken', function hasCsrfToken(this: FastifyReply) {
    return isValid(this.request, this.request.headers[CSRF_HEADER]);
  });

  app.decorateReply('renewCsrfToken', function renewCsrfToken(this: FastifyReply) {
    const { request } = this;
    const visible = { path: '/', sameSite: 'lax', secure: needsSecureCookies(request) } as const;
    let visitor = request.cookies[VISITOR_COOKIE];
    if (visitor === undefined) {
      visitor = tokens.secretSync();
      this.setCookie(VISITOR_COOKIE, visitor, { ...visible, httpOnly: true });
    }
    this.setCookie(CSRF_COOKIE, tokens.create(visitor, holder(request)), visible);
  });

  app.addHook('onRequest', async (request, reply) => {
    // Programs have no cookies and need no token.
    if (request.identity?.apiKey !== undefined) return;
    if (!isValid(request, request.cookies[CSRF_COOKIE])) reply.renewCsrfToken();
  });
}
