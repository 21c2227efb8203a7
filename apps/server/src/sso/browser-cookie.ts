import type { FastifyReply, FastifyRequest } from 'fastify';
import { needsSecureCookies } from '../http/origin.ts';
import { SIGN_IN_MS } from './sign-in.ts';

/** Recognizes the browser when the identity provider sends it back. */
const BROWSER_COOKIE = 'casbah_sso';

export function browserOf(request: FastifyRequest): string | undefined {
  return request.cookies[BROWSER_COOKIE];
}

export function keepBrowser(request: FastifyRequest, reply: FastifyReply, browser: string): void {
  reply.setCookie(BROWSER_COOKIE, browser, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: needsSecureCookies(request),
    maxAge: SIGN_IN_MS / 1000,
  });
}
