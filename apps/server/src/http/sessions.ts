import { createHash } from 'node:crypto';
import { type Api, api } from '@casbah/contract/api';
import type { Call } from '@casbah/contract/call';
import { noMoreNames, type Rights, rightsOf } from '@casbah/domain/access-profile';
import { AREAS, type Area } from '@casbah/domain/permission';
import {
  SESSION_HOURS,
  SESSION_IDLE_MINUTES,
  settingsOf,
  type TenantSettings,
} from '@casbah/domain/tenant-config';
import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { type FoundSession, keepSession, removeSession } from '@casbah/stores/control/session/sessions';
import fastifySession from '@fastify/session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAllowedAddress } from './address-list.ts';
import type { Exchange } from './exchange.ts';
import { needsSecureCookies } from './origin.ts';

/** The signed-in person, read from the store for every request, so revoked permissions take effect immediately. */
export interface Identity {
  tenant: string;
  user: string;
  email: string;
  rights: Rights;
  /**
   * The API key of a program that acts for the person. `rights` are then its profile's, limited to the
   * creator's current ones.
   */
  apiKey?: { id: string; name: string; maker: Rights };
  /**
   * The access profile that a sysadmin previews the console with: `rights` are its own, and changes are
   * refused.
   */
  preview?: { id: string; name: string };
}

/**
 * Permissions of the person behind a request: their own, or an API key's creator's. Rules about whom one may
 * change use these, so a program never exceeds its person.
 */
export function rightsBehind({ rights, apiKey }: Pick<Identity, 'rights' | 'apiKey'>): Rights {
  return apiKey === undefined ? rights : apiKey.maker;
}

declare module 'fastify' {
  interface Session {
    open?: OpenSession;
  }
  interface FastifyInstance {
    /**
     * Returns a session's person and current permissions; `undefined` once it has ended. Doesn't extend the
     * session.
     */
    identityOf(sessionId: string): Promise<Identity | undefined>;
  }
}

export const SESSION_COOKIE = 'casbah_session';

/** Marks requests of an unattended page. */
export const BACKGROUND_HEADER = 'x-background';

/** Default idle timeout; companies can change it. */
export const IDLE_LIMIT = SESSION_IDLE_MINUTES * MINUTE_MS;
/** Default maximum session length. */
export const ABSOLUTE_LIMIT = SESSION_HOURS * HOUR_MS;
/** Time limit for entering the second factor after the password. */
export const AWAITING_LIMIT = 15 * MINUTE_MS;
/** Idle sessions are extended at most this often, so reads don't cause writes. */
const KEEP_EVERY = MINUTE_MS;

/** When an idle session expires: milliseconds since 1970 UTC. */
export function endOfSession(
  session: Pick<FoundSession, 'awaiting' | 'created_on'>,
  settings: TenantSettings,
  lastSeen: number,
): number {
  if (session.awaiting !== null) return session.created_on + AWAITING_LIMIT;
  return Math.min(
    lastSeen + settings.value('security', 'session_idle_minutes') * MINUTE_MS,
    latestEndOfSession(session, settings),
  );
}

/** When a session ends even without idling. */
export function latestEndOfSession(
  { created_on }: Pick<FoundSession, 'created_on'>,
  settings: TenantSettings,
): number {
  return created_on + settings.value('security', 'session_hours') * HOUR_MS;
}

/** The session of a request, with its person's current state. */
export class OpenSession {
  readonly identity: Identity;
  readonly found: Pick<
    FoundSession,
    'name' | 'awaiting' | 'method' | 'agent_id' | 'created_on' | 'last_seen'
  >;
  readonly settings: TenantSettings;

  constructor(found: FoundSession) {
    this.found = found;
    this.settings = settingsOf(found.config);
    const { tenant_id: tenant, user_id: user, email, is_admin: isAdmin, profiles, preview } = found;
    const without = switchedOffAreas(found.config);
    this.identity =
      isAdmin && preview !== null
        ? {
            tenant,
            user,
            email,
            rights: noMoreNames(
              rightsOf({ isAdmin: false, profiles: [preview], without }),
              rightsOf({ isAdmin, profiles }),
            ),
            preview: { id: preview.id, name: preview.name },
          }
        : { tenant, user, email, rights: rightsOf({ isAdmin, profiles, without }) };
  }

  /** The session plugin hashes the content twice per request; the name is enough for that. */
  toJSON(): string {
    return this.found.name;
  }
}

/** Areas that the tenant has disabled. */
export function switchedOffAreas(config: FoundSession['config']): Area[] {
  return AREAS.filter((area) =>
    config.some((one) => one.app_name === 'features' && one.param_name === area && one.param_value === false),
  );
}

export interface SessionOptions {
  control: ControlStore;
  /** Signs the cookie; at least 32 characters. */
  secret: string;
  clock: () => number;
}

const hashOf = (sessionId: string): string => createHash('sha256').update(sessionId).digest('hex');
const nameOf = (sessionId: string): string =>
  createHash('sha256').update(`name of ${sessionId}`).digest('base64url').slice(0, 22);

/** Server-side sessions. Only signed-in people have one: visitors leave no row. */
export async function useSessions(app: FastifyInstance, options: SessionOptions): Promise<void> {
  const { control, clock } = options;
  /** The embedded store returns the same object until something in it changes. */
  const opened = new WeakMap<FoundSession, OpenSession>();

  const find = async (sessionId: string): Promise<OpenSession | undefined> => {
    const hash = hashOf(sessionId);
    const found = await control.findSession(hash);
    if (found === undefined) return undefined;
    const open = opened.get(found) ?? new OpenSession(found);
    opened.set(found, open);
    const end = Math.min(found.expires_on, endOfSession(found, open.settings, found.last_seen));
    if (end > clock() && found.is_active) return open;
    await control.asSystem((tx) => removeSession(tx, hash));
    return undefined;
  };

  app.decorate('identityOf', async (sessionId) => {
    const open = await find(sessionId);
    return open === undefined || open.found.awaiting !== null ? undefined : open.identity;
  });
  await app.register(fastifySession, {
    secret: options.secret,
    cookieName: SESSION_COOKIE,
    // A browser session cookie: closing the browser signs out, unless server limits end the session sooner.
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: false },
    saveUninitialized: false,
    rolling: false,
    store: {
      get: (sessionId, done) => {
        find(sessionId).then(
          (open) => done(null, open === undefined ? null : { cookie: { originalMaxAge: null }, open }),
          done,
        );
      },
      // Sessions are written in the transaction that begins or ends them, with its audit trail entry.
      set: (_sessionId, _session, done) => done(),
      destroy: (_sessionId, done) => done(),
    },
  });
  app.addHook('onRequest', async (request) => {
    const { open, sessionId } = request.session;
    if (open === undefined) {
      // An ended session is treated as none, without deleting the cookie: the browser may have signed in
      // again or changed companies in the meantime.
      request.cookies = { ...request.cookies, [SESSION_COOKIE]: undefined };
      return;
    }
    const { found, identity, settings } = open;
    if (!isAllowedAddress(settings.value('security', 'ip_allow_list'), request.ip)) {
      request.isOutOfRange = true;
      return;
    }
    if (found.awaiting !== null) {
      request.awaiting = identity;
      return;
    }
    request.identity = identity;
    const now = clock();
    // Automatic requests of an unattended page don't count as activity.
    if (isBackground(request) || now - found.last_seen <= KEEP_EVERY) return;
    const kept = { seen: now, expiresOn: endOfSession(found, settings, now) };
    await control.inTenant(identity.tenant, (tx) => keepSession(tx, hashOf(sessionId), kept));
  });
}

function isBackground({ headers, routeOptions }: FastifyRequest): boolean {
  const key: keyof Api | undefined = routeOptions.config?.call;
  const call: Call | undefined = key === undefined ? undefined : api[key];
  return headers[BACKGROUND_HEADER] === '1' || call?.background === true;
}

/** A public name for the session that may be sent in headers: it can't be turned back into the cookie. */
export function nameOfSession(request: FastifyRequest): string {
  return nameOf(request.session.sessionId);
}

/** The store's key for a request's session; `undefined` without one. */
export function hashOfSession({ session }: FastifyRequest): string | undefined {
  return session.open === undefined ? undefined : hashOf(session.sessionId);
}

/**
 * Gives the browser a new session ID, against session fixation. The session opens once the store has its row
 * and the response is sent.
 */
export async function renewSession({ request }: Exchange): Promise<{ hash: string; name: string }> {
  await request.session.regenerate();
  request.session.options({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: needsSecureCookies(request),
  });
  const { sessionId } = request.session;
  return { hash: hashOf(sessionId), name: nameOf(sessionId) };
}

/** Sends the cookie of a new session; from here on, the request belongs to the person. */
export async function openSession({ request, reply }: Exchange, found: FoundSession): Promise<void> {
  const open = new OpenSession(found);
  request.session.open = open;
  await request.session.save();
  request.identity = found.awaiting === null ? open.identity : undefined;
  request.awaiting = found.awaiting === null ? undefined : open.identity;
  reply.renewCsrfToken();
}

/** Deletes the cookie of an ended session. */
export async function closeSession({ request, reply }: Exchange): Promise<void> {
  await request.session.destroy();
  request.identity = undefined;
  request.awaiting = undefined;
  reply.clearCookie(SESSION_COOKIE, { path: '/' });
  reply.renewCsrfToken();
}
