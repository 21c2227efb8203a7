import type { FastifyInstance } from 'fastify';
import { needsSecureCookies } from './origin.ts';

/** Cookies that only this host may set: over TLS they have the `__Host-` prefix, which browsers enforce. */
const HOST_COOKIES = ['casbah_session', 'casbah_visitor', 'casbah_known', 'casbah_sso'];
const PREFIX = '__Host-';

/**
 * Over TLS, reads and writes these cookies as `__Host-…`: otherwise another host of the domain could set
 * them. The rest of the code uses plain names; plain cookies sent over TLS are ignored.
 */
export function useHostCookies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!needsSecureCookies(request)) return;
    const sent = { ...request.cookies };
    for (const name of HOST_COOKIES) sent[name] = request.cookies[PREFIX + name];
    request.cookies = sent;

    const held = { path: '/', secure: true } as const;
    const set = reply.setCookie.bind(reply);
    const clear = reply.clearCookie.bind(reply);
    reply.setCookie = (name, value, options) =>
      HOST_COOKIES.includes(name)
        ? set(PREFIX + name, value, { ...options, ...held })
        : set(name, value, options);
    reply.clearCookie = (name, options) =>
      HOST_COOKIES.includes(name) ? clear(PREFIX + name, { ...options, ...held }) : clear(name, options);
  });
}
