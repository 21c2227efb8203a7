import type { FastifyInstance } from 'fastify';
import { ownPath } from './redirect.ts';
import type { SessionService } from './service.ts';

const SIGN_IN_PAGE = '/';

/**
 * Signs out by link. Only a click within Casbah ends the session, because any other site can send people
 * here.
 */
export function signOutPage(app: FastifyInstance, service: Pick<SessionService, 'signOut'>): void {
  for (const url of ['/logout', '/logout/'])
    app.get<{ Querystring: { redirecturl?: unknown } }>(
      url,
      { config: { page: true } },
      async (request, reply) => {
        const { redirecturl } = request.query;
        const site = request.headers['sec-fetch-site'];
        const isOurs = site === undefined || site === 'same-origin' || site === 'none';
        if (isOurs) await service.signOut({ request, reply });
        const wanted = typeof redirecturl === 'string' ? ownPath(redirecturl) : undefined;
        return reply.redirect(wanted ?? SIGN_IN_PAGE);
      },
    );
}
