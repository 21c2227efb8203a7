import { randomBytes } from 'node:crypto';
import { addressOfArea } from '@casbah/domain/landing';
import { settingsOf, type TenantSettings } from '@casbah/domain/tenant-config';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { DONE } from '@casbah/stores/control/history/audit-trail';
import {
  addSession,
  changeSession,
  type FoundSession,
  findSessionAside,
  findSessionRow,
  putSessionAside,
  removeSession,
  type SignInMethod,
  type StoredSession,
  takeUpSession,
} from '@casbah/stores/control/session/sessions';
import { listTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import type { SystemTx } from '@casbah/stores/control/transaction';
import { findUser, setLastSignIn, type User } from '@casbah/stores/control/users/users';
import { accountAuthor, traceOf } from '../http/actor.ts';
import { isAllowedAddress } from '../http/address-list.ts';
import { changeAsSystem, type SystemChangeContext } from '../http/change.ts';
import type { Exchange } from '../http/exchange.ts';
import { ApiFailure } from '../http/failure.ts';
import {
  endOfSession,
  hashOfSession,
  latestEndOfSession,
  openSession,
  renewSession,
} from '../http/sessions.ts';
import type { ForcedSignOn } from './forced-sign-on.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import { allowedAddress, ownPath } from './redirect.ts';
import type { SecondFactors } from './second-factors.ts';

/** Where sign-in leads by default. */
export const DEFAULT_APP = '/ui/';
/** Page for the second factor. */
export const SECOND_FACTOR_PAGE = '/#/mfa';

/** How the person signed in. */
export interface Entry {
  method: SignInMethod;
  /**
   * The requested destination as sent: used only if it is a path of this server or an allowed host of the
   * company.
   */
  redirect?: string | undefined;
  /** ID of the identity provider that authenticated the person. */
  provider?: string | undefined;
  /** The endpoint agent of the person's machine. */
  endpointAgent?: string | undefined;
  /** Name of the session in the partner's own company: suspended until the visit ends. */
  openedFrom?: string | undefined;
  /** The second factor was given together with the first. */
  hasSecondFactor?: boolean | undefined;
}

export type Entered =
  | { kind: 'signed-in'; redirect: string; landingPage: string }
  | { kind: 'second-factor'; to: typeof SECOND_FACTOR_PAGE };

/** The account that a person has proven to own. */
export type Known = Pick<User, 'id' | 'tenant_id' | 'email'>;

export interface Admitted {
  user: User;
  settings: TenantSettings;
  config: FoundSession['config'];
}

export interface Begun {
  found: FoundSession;
  goesOn: Extract<Entered, { kind: 'signed-in' }>;
}

/** Maximum length of a stored user agent. */
const USER_AGENT_LENGTH = 512;

interface EntranceParts {
  control: ControlStore;
  clock: () => number;
  secondFactors: SecondFactors;
  knownBrowsers: KnownBrowsers;
  forcedSignOn: Pick<ForcedSignOn, 'mayUsePassword'>;
}

/**
 * Begins every session. Callers have authenticated the person; the checks that apply to everyone run here.
 */
export class Entrance {
  readonly #parts: EntranceParts;

  constructor(parts: EntranceParts) {
    this.#parts = parts;
  }

  /**
   * Begins a session, replacing the browser's previous one; the audit trail records refusals, too. Throws
   * `PROFILE_DEACTIVATED`, `OUT_OF_ALLOWED_IP_RANGE`, and `INVALID_DB_LOGIN` for passkeys under enforced single sign-on.
   */
  async enter(exchange: Exchange, known: Known, entry: Entry): Promise<Entered> {
    const { address } = traceOf(exchange.request);
    const outcome = await changeAsSystem(this.#parts, async (tx, { record }) => {
      const admitted = await this.#admitBy(tx, known, address, entry);
      const begun =
        admitted instanceof ApiFailure ? admitted : await this.begin(tx, exchange, admitted, entry);
      this.record(record, exchange, known, outcomeOf(begun), entry);
      return begun;
    });
    // Thrown outside the transaction, which would otherwise roll back the history entry.
    if (outcome instanceof ApiFailure) throw outcome;
    return this.open(exchange, outcome);
  }

  /** Like `admit`, for a sign-in method: passkeys don't bypass enforced single sign-on. */
  async #admitBy(
    tx: SystemTx,
    known: Known,
    address: string,
    { method }: Entry,
  ): Promise<Admitted | ApiFailure> {
    const admitted = await this.admit(tx, known, address);
    if (admitted instanceof ApiFailure || method !== 'passkey') return admitted;
    const mayEnter = await this.#parts.forcedSignOn.mayUsePassword(tx, admitted.user);
    return mayEnter ? admitted : new ApiFailure('INVALID_DB_LOGIN');
  }

  /** Returns the account's current state if it may sign in, or the reason why not. */
  async admit(tx: SystemTx, { id }: Pick<Known, 'id'>, address: string): Promise<Admitted | ApiFailure> {
    const user = await findUser(tx, id);
    if (user === undefined || !user.is_active) return new ApiFailure('PROFILE_DEACTIVATED');
    const config = await listTenantConfig(tx, { tenant: user.tenant_id });
    const settings = settingsOf(config);
    return isAllowedAddress(settings.value('security', 'ip_allow_list'), address)
      ? { user, settings, config }
      : new ApiFailure('OUT_OF_ALLOWED_IP_RANGE', { address });
  }

  /** Writes the session in the sign-in's transaction. It is usable only after `open`. */
  async begin(
    tx: SystemTx,
    exchange: Exchange,
    { user, settings, config }: Admitted,
    entry: Entry,
  ): Promise<Begun> {
    const { method } = entry;
    const { open } = exchange.request.session;
    const owes =
      entry.hasSecondFactor !== true &&
      (await this.#parts.secondFactors.isRequired(tx, { user, settings, method }));
    const goesOn = goingOn(settings, entry.redirect);
    const before = hashOfSession(exchange.request);
    const session = await this.#rowOf(exchange, settings, user, {
      method,
      provider: entry.provider ?? null,
      agent_id: entry.endpointAgent ?? null,
      opened_from: entry.openedFrom ?? null,
      awaiting: owes ? 'second-factor' : null,
      redirect: owes ? goesOn.redirect : null,
    });
    if (before !== undefined) {
      if (entry.openedFrom === undefined || open === undefined) await removeSession(tx, before);
      else
        await putSessionAside(tx, before, {
          // A hash that no cookie has.
          idHash: `aside-${randomBytes(32).toString('hex')}`,
          // The suspended session is unused, which must not count as idle.
          expiresOn: latestEndOfSession(open.found, open.settings),
        });
    }
    await addSession(tx, session);
    if (!owes) await setLastSignIn(tx, user.id, session.created_on);
    return { found: foundSession(session, user, config), goesOn };
  }

  /**
   * Gives the browser the new session: after the transaction, so no cookie is sent for a rolled-back session.
   */
  async open(exchange: Exchange, { found, goesOn }: Begun): Promise<Entered> {
    await openSession(exchange, found);
    if (found.awaiting !== null) return { kind: 'second-factor', to: SECOND_FACTOR_PAGE };
    this.#parts.knownBrowsers.remember(exchange, { tenant: found.tenant_id, user: found.user_id });
    return goesOn;
  }

  /**
   * Turns a session that awaits its second factor into a full one, once the factor is proven. Throws
   * `UNAUTHORIZED` without one.
   */
  async complete(exchange: Exchange, factor: string): Promise<Entered> {
    const { awaiting } = exchange.request;
    const hash = hashOfSession(exchange.request);
    if (awaiting === undefined || hash === undefined) throw new ApiFailure('UNAUTHORIZED');
    const { address } = traceOf(exchange.request);
    const outcome = await changeAsSystem(this.#parts, async (tx, { record }): Promise<Begun | ApiFailure> => {
      const before = await findSessionRow(tx, hash);
      // Two concurrent responses: the first one completed the session.
      if (before?.awaiting !== 'second-factor') return new ApiFailure('UNAUTHORIZED');
      const known = { id: awaiting.user, tenant_id: awaiting.tenant, email: awaiting.email };
      const admitted = await this.admit(tx, known, address);
      const { method, provider, agent_id, opened_from } = before;
      const entry = { method, factor, ...(provider === null ? {} : { provider }) };
      if (admitted instanceof ApiFailure) {
        this.record(record, exchange, known, admitted.code, entry);
        return admitted;
      }
      const { user, settings, config } = admitted;
      const made = { method, provider, agent_id, opened_from, redirect: null, awaiting: null };
      const session = await this.#rowOf(exchange, settings, user, made);
      // The same session under a new ID: provider data for single logout stays with it.
      await changeSession(tx, hash, session);
      await setLastSignIn(tx, user.id, session.created_on);
      this.record(record, exchange, known, DONE, entry);
      return {
        found: foundSession(session, user, config),
        goesOn: goingOn(settings, before.redirect ?? undefined),
      };
    });
    if (outcome instanceof ApiFailure) throw outcome;
    return this.open(exchange, outcome);
  }

  /**
   * Ends this browser's session and resumes the one it was opened from, in the caller's transaction; takes effect with
   * `open`. Throws `CONFLICT`, `PROFILE_DEACTIVATED` and `OUT_OF_ALLOWED_IP_RANGE`, without a change.
   */
  async goBack(tx: SystemTx, exchange: Exchange): Promise<{ user: User; begun: Begun }> {
    const { request } = exchange;
    const visitHash = hashOfSession(request);
    const aside = visitHash === undefined ? undefined : await findSessionAside(tx, visitHash);
    if (visitHash === undefined || aside === undefined) throw new ApiFailure('CONFLICT');
    const admitted = await this.admit(tx, { id: aside.user_id }, request.ip);
    if (admitted instanceof ApiFailure) throw admitted;
    const { user, settings, config } = admitted;
    const { hash, name } = await renewSession(exchange);
    const now = this.#parts.clock();
    // The same session as before, with its age and sign-in details.
    const session = {
      ...aside,
      id_hash: hash,
      name,
      is_away: false,
      last_seen: now,
      expires_on: endOfSession(aside, settings, now),
    };
    await takeUpSession(tx, { visitHash, aside, to: session });
    return {
      user,
      begun: { found: foundSession(session, user, config), goesOn: goingOn(settings, undefined) },
    };
  }

  /** Records the history entry that every sign-in leaves. */
  record(
    record: SystemChangeContext['record'],
    exchange: Exchange,
    known: Known,
    outcome: string,
    { method, provider, factor }: Pick<Entry, 'method' | 'provider'> & { factor?: string },
  ): void {
    // For a password, the call says it all.
    const details = {
      ...(method === 'password' ? {} : { method }),
      ...(provider === undefined ? {} : { provider }),
      ...(factor === undefined ? {} : { factor }),
    };
    record({ outcome, details }, accountAuthor(known, traceOf(exchange.request)));
  }

  /** The row of a new session, with a new ID for this browser. */
  async #rowOf(
    exchange: Exchange,
    settings: TenantSettings,
    user: User,
    made: Pick<StoredSession, 'awaiting' | 'method' | 'provider' | 'redirect' | 'agent_id' | 'opened_from'>,
  ): Promise<StoredSession> {
    const { request } = exchange;
    const { hash, name } = await renewSession(exchange);
    const now = this.#parts.clock();
    const session = {
      id_hash: hash,
      name,
      tenant_id: user.tenant_id,
      user_id: user.id,
      ...made,
      address: request.ip,
      user_agent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
      created_on: now,
      last_seen: now,
      preview_profile: null,
      is_away: false,
    };
    return { ...session, expires_on: endOfSession(session, settings, now) };
  }
}

/** The outcome of a sign-in in the history. */
export function outcomeOf(begun: Begun | ApiFailure): string {
  if (begun instanceof ApiFailure) return begun.code;
  return begun.found.awaiting === null ? DONE : 'MFA_REQUIRED';
}

function foundSession(session: StoredSession, user: User, config: FoundSession['config']): FoundSession {
  const { tenant_id, user_id, name, awaiting, method, agent_id, created_on, last_seen, expires_on } = session;
  const { email, is_admin, is_active, profiles } = user;
  return {
    tenant_id,
    user_id,
    name,
    awaiting,
    method,
    agent_id,
    created_on,
    last_seen,
    expires_on,
    email,
    is_admin,
    is_active,
    profiles,
    config,
    preview: null,
  };
}

function goingOn(
  settings: TenantSettings,
  wanted: string | undefined,
): Extract<Entered, { kind: 'signed-in' }> {
  const landing = settings.value('general', 'landing_page');
  const landingPage = ownPath(landing) ?? addressOfArea(landing) ?? DEFAULT_APP;
  const hosts = settings.value('security', 'redirect_hosts');
  return {
    kind: 'signed-in',
    redirect: ownPath(wanted) ?? allowedAddress(wanted, hosts) ?? landingPage,
    landingPage,
  };
}
