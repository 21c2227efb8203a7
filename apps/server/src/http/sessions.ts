import { createHash } from 'node:crypto';
import { type Api, api } from '@casbah/contract/api';
import type { Call } from '@casbah/contract/call';
import { type Rights, rightsOf } from '@casbah/domain/access-profile';
import { AREAS } from '@casbah/domain/permission';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { addSession, findSession, keepSession, removeSession } from '@casbah/stores/control/sessions';
import fastifySession from '@fastify/session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Exchange } from './exchange.ts';
import { needsSecureCookies } from './origin.ts';

/** Who is signed in. Read anew from the store at every request: a right taken away is gone at once. */
export interface Identity {
  tenant: string;
  user: string;
  email: string;
  rights: Rights;
}

declare module 'fastify' {
  interface Session {
    identity?: Identity;
    /** When it ends if nobody does anything: milliseconds since 1970 UTC. */
    expiresOn?: number;
  }
  interface FastifyInstance {
    /** Who a session belongs to at this moment, and what they may; `undefined` once it has ended. Keeps nothing alive. */
    identityOf(sessionId: string): Promise<Identity | undefined>;
  }
}

export const SESSION_COOKIE = 'casbah_session';

/** Says that nobody is at the page that asks. */
export const BACKGROUND_HEADER = 'x-background';

const MINUTE = 60_000;
/** A session ends after this long without a request … */
export const IDLE_LIMIT = 30 * MINUTE;
/** … and after this long in any case. */
export const ABSOLUTE_LIMIT = 12 * 60 * MINUTE;
/** The end of an idle session is moved at most this often: reads do not become writes. */
const KEEP_EVERY = MINUTE;

export interface SessionOptions {
  control: ControlStore;
  /** Signs the cookie; at least 32 characters. */
  secret: string;
  clock: () => number;
}

const hashOf = (sessionId: string): string => createHash('sha256').update(sessionId).digest('hex');

/** Server-side sessions. Only signed-in people have one: a visitor leaves no row. */
export async function useSessions(app: FastifyInstance, options: SessionOptions): Promise<void> {
  const { control, clock } = options;

  const find = async (sessionId: string): Promise<{ identity: Identity; expiresOn: number } | undefined> => {
    const now = clock();
    const hash = hashOf(sessionId);
    return control.asSystem(async (tx) => {
      const found = await findSession(tx, hash);
      if (found === undefined) return undefined;
      const end = Math.min(found.expires_on, found.created_on + ABSOLUTE_LIMIT);
      if (end <= now || !found.is_active) {
        await removeSession(tx, hash);
        return undefined;
      }
      const rights = rightsOf({
        isAdmin: found.is_admin,
        profiles: found.profiles,
        without: AREAS.filter((area) => found.switched_off.includes(area)),
      });
      const identity = { tenant: found.tenant_id, user: found.user_id, email: found.email, rights };
      return { identity, expiresOn: found.expires_on };
    });
  };

  const save = async (sessionId: string, identity: Identity | undefined): Promise<void> => {
    if (identity === undefined) return;
    const now = clock();
    const session = { id_hash: hashOf(sessionId), tenant_id: identity.tenant, user_id: identity.user };
    await control.asSystem((tx) =>
      addSession(tx, { ...session, created_on: now, expires_on: now + IDLE_LIMIT }),
    );
  };

  app.decorate('identityOf', async (sessionId) => (await find(sessionId))?.identity);
  await app.register(fastifySession, {
    secret: options.secret,
    cookieName: SESSION_COOKIE,
    // No expiry in the browser: closing it signs out. The server's limits end it sooner.
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: false },
    saveUninitialized: false,
    rolling: false,
    store: {
      get: (sessionId, done) => {
        find(sessionId).then(
          (found) => done(null, found === undefined ? null : { cookie: { originalMaxAge: null }, ...found }),
          done,
        );
      },
      set: (sessionId, session, done) => {
        save(sessionId, session.identity).then(() => done(), done);
      },
      destroy: (sessionId, done) => {
        control.asSystem((tx) => removeSession(tx, hashOf(sessionId))).then(() => done(), done);
      },
    },
  });
  app.addHook('onRequest', async (request) => {
    const { identity, expiresOn, sessionId } = request.session;
    request.identity = identity;
    // What a page that nobody is at reads by itself does not count as work.
    if (identity === undefined || expiresOn === undefined || isBackground(request)) return;
    const end = clock() + IDLE_LIMIT;
    if (end - expiresOn > KEEP_EVERY) await control.asSystem((tx) => keepSession(tx, hashOf(sessionId), end));
  });
}

function isBackground({ headers, routeOptions }: FastifyRequest): boolean {
  const key: keyof Api | undefined = routeOptions.config?.call;
  const call: Call | undefined = key === undefined ? undefined : api[key];
  return headers[BACKGROUND_HEADER] === '1' || call?.background === true;
}

/** A name for the session that may be shown and sent in headers: it cannot be turned back into the cookie. */
export function nameOfSession(request: FastifyRequest): string {
  return createHash('sha256').update(`name of ${request.session.sessionId}`).digest('base64url').slice(0, 22);
}

/** Signs a person in. The session gets a new id: one that was planted before is worth nothing. */
export async function beginSession({ request, reply }: Exchange, identity: Identity): Promise<void> {
  await request.session.regenerate();
  request.session.options({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: needsSecureCookies(request),
  });
  request.session.identity = identity;
  await request.session.save();
  request.identity = identity;
  reply.renewCsrfToken();
}

/** Signs out: the session is gone on the server, whoever kept its cookie. */
export async function endSession({ request, reply }: Exchange): Promise<void> {
  await request.session.destroy();
  request.identity = undefined;
  reply.clearCookie(SESSION_COOKIE, { path: '/' });
  reply.renewCsrfToken();
}
