import { emailOf, isTenantName } from '@casbah/domain/email';
import type { TenantSettings } from '@casbah/domain/tenant-config';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { makeLink } from '@casbah/stores/control/links/one-time-links';
import type { SystemTx } from '@casbah/stores/control/transaction';
import { type Account, findAccounts, type User } from '@casbah/stores/control/users/users';
import { traceOf, visitorAuthor } from '../http/actor.ts';
import { changeAsSystem, type SystemChangeContext } from '../http/change.ts';
import type { Exchange } from '../http/exchange.ts';
import { ApiFailure } from '../http/failure.ts';
import { type Begun, type Entered, type Entrance, outcomeOf } from './enter.ts';
import type { ForcedSignOn } from './forced-sign-on.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import {
  DOMAIN_ATTEMPTS,
  domainOf,
  failureOfAttempt,
  forgive,
  type Standing,
  standingOf,
} from './lockout.ts';
import type { Passwords } from './password.ts';
import type { SecondFactors } from './second-factors.ts';
import type { SlowLane } from './slow-lane.ts';

/** How long an expired password can be changed. */
const EXPIRED_LINK = HOUR_MS;

/** What a person enters to sign in. */
export interface Credentials {
  email: string;
  password: string;
  custdomain?: string | undefined;
  redirect?: string | undefined;
  endpointAgent?: string | undefined;
  secondFactor?: string | undefined;
  /** Signs in as a partner: with this code, or with any if empty. */
  partner?: string | undefined;
}

export interface PasswordSignInParts {
  control: ControlStore;
  clock: () => number;
  passwords: Passwords;
  entrance: Entrance;
  secondFactors: SecondFactors;
  forcedSignOn: ForcedSignOn;
  slowLane: SlowLane;
  knownBrowsers: KnownBrowsers;
}

/** Recorded if no account was proven. */
type Tried = { outcome: string; account: Account | undefined };

/**
 * Sign-in with a password. Unknown and foreign accounts and wrong passwords get the same response after the same work
 * (statements and one hash). Only the right password reveals an account's state, such as deactivated or expired.
 */
export class PasswordSignIn {
  readonly #parts: PasswordSignInParts;
  /** Attempts on one account run one by one: a hundred concurrent guesses are a hundred failures, not one. */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(parts: PasswordSignInParts) {
    this.#parts = parts;
  }

  async signIn(exchange: Exchange, given: Credentials): Promise<Entered> {
    const email = emailOf(given.email);
    if (email === undefined) throw new ApiFailure('INVALID_USER_EMAIL');
    return this.#inTurn(email, () => this.#try(exchange, { ...given, email }));
  }

  async #try(exchange: Exchange, given: Credentials): Promise<Entered> {
    const { control, clock, passwords, entrance, slowLane, knownBrowsers } = this.#parts;
    const { email } = given;
    const { address } = traceOf(exchange.request);
    const company = companyOf(given);
    const isKnown = ({ tenant_id: tenant, id: user }: Account): boolean =>
      knownBrowsers.isKnown(exchange.request, { tenant, user });
    const { accounts, standing } = await control.asSystem(async (tx) => {
      const accounts = await findAccounts(tx, email, company);
      const tried = accounts.map((one) => ({ tenant: one.tenant_id, user: one.id, isKnown: isKnown(one) }));
      return { accounts, standing: await standingOf(tx, { email, address, now: clock() }, tried) };
    });
    // A browser known to one account of the email is unknown to the others.
    const isStranger = accounts.length === 0 || !accounts.every(isKnown);
    if (standing.domainFailures >= DOMAIN_ATTEMPTS && isStranger) await slowLane.pass(domainOf(email));

    const matches = await passwords.areRight(
      given.password,
      accounts.map(({ password_hash }) => password_hash),
    );
    const isOpen = new Set(standing.open.map(({ user }) => user));
    const own = accounts.filter(
      ({ id, partner_code }, place) =>
        matches[place] === true && isOpen.has(id) && isInMode(partner_code, given.partner),
    );
    const outcome = await changeAsSystem(this.#parts, (tx, { record }) =>
      this.#settle(tx, record, exchange, given, { accounts, own, standing }),
    );
    // Thrown outside the transaction, which would otherwise roll back the count of the failure.
    if (outcome instanceof ApiFailure) throw outcome;
    return entrance.open(exchange, outcome);
  }

  /** Decides the attempt and records it. */
  async #settle(
    tx: SystemTx,
    record: SystemChangeContext['record'],
    exchange: Exchange,
    given: Credentials,
    {
      accounts,
      own,
      standing,
    }: { accounts: readonly Account[]; own: readonly Account[]; standing: Standing },
  ): Promise<Begun | ApiFailure> {
    const { entrance, clock, forcedSignOn } = this.#parts;
    const { address } = traceOf(exchange.request);
    const { email } = given;
    const now = clock();
    const attempt = { email, address, now };
    const isForced = await forcedSignOn.isForced(tx, email);
    const refuse = async (failure: ApiFailure, account = accounts[0]): Promise<ApiFailure> => {
      // If single sign-on is enforced, right and wrong passwords get the same response: it doesn't reveal who
      // may still use one.
      const told =
        isForced && failure.code === 'INVALID_CREDENTIALS' ? new ApiFailure('INVALID_DB_LOGIN') : failure;
      recordTried(record, exchange, email, { outcome: told.code, account });
      return told;
    };

    const allowed: Account[] = [];
    for (const one of own) if (await forcedSignOn.mayUsePassword(tx, one)) allowed.push(one);
    // Counted like a wrong one: otherwise the count would reveal that it was correct.
    if (own.length > 0 && allowed.length === 0)
      return refuse(await failureOfAttempt(tx, attempt, standing), own[0]);
    const active = allowed.filter(({ is_active }) => is_active);
    if (active.length > 1) return refuse(tenantRequired(active), active[0]);
    const account = active[0] ?? allowed[0];
    if (account === undefined) return refuse(await failureOfAttempt(tx, attempt, standing));
    const admitted = await entrance.admit(tx, account, address);
    if (admitted instanceof ApiFailure) return refuse(admitted, account);
    const { user, settings } = admitted;
    // The password changed while the hash was computed.
    if (user.password_hash !== account.password_hash)
      return refuse(await failureOfAttempt(tx, attempt, standing), account);

    if (user.must_change_password || hasExpired(user, settings, now)) {
      const to = await toNewPassword(tx, user, now);
      return refuse(new ApiFailure('PASSWORD_EXPIRED', { api_response_redirect: to }), account);
    }
    const entry = {
      method: 'password' as const,
      redirect: given.redirect,
      endpointAgent: given.endpointAgent,
      hasSecondFactor: false,
    };
    if (given.secondFactor !== undefined && given.secondFactor !== '') {
      const { secondFactors } = this.#parts;
      if (await secondFactors.isRequired(tx, { user, settings, method: 'password' })) {
        const isRight = await secondFactors.isRight(tx, { user, code: given.secondFactor, now });
        if (!isRight)
          return refuse(
            await failureOfAttempt(
              tx,
              attempt,
              { open: standing.open.filter((one) => one.user === user.id), closed: [] },
              'INVALID_MFA_CODE',
            ),
            account,
          );
        entry.hasSecondFactor = true;
      }
    }
    await forgive(tx, { tenant: user.tenant_id, user: user.id, email, now });
    const begun = await entrance.begin(tx, exchange, admitted, entry);
    entrance.record(record, exchange, user, outcomeOf(begun), entry);
    return begun;
  }

  async #inTurn<Result>(account: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#turns.get(account) ?? Promise.resolve();
    const own = before.then(work, work);
    this.#turns.set(account, own);
    try {
      return await own;
    } finally {
      if (this.#turns.get(account) === own) this.#turns.delete(account);
    }
  }
}

function recordTried(
  record: SystemChangeContext['record'],
  exchange: Exchange,
  email: string,
  { outcome, account }: Tried,
): void {
  const who = { tenant: account?.tenant_id ?? null, user: account?.id ?? '', email };
  record({ outcome }, visitorAuthor(who, traceOf(exchange.request)));
}

/** Partners must sign in as partners, and only they can. */
function isInMode(code: string | null, partner: string | undefined): boolean {
  if (partner === undefined || code === null) return partner === undefined && code === null;
  return partner === '' || partner === code;
}

/** A name that no company can have is looked up like any other, and not found. */
function companyOf({ custdomain }: Credentials): string | undefined {
  const named = custdomain?.trim() ?? '';
  if (named === '') return undefined;
  return isTenantName(named) ? named : '';
}

function hasExpired(user: User, settings: TenantSettings, now: number): boolean {
  const days = settings.value('security', 'password_expiry_days');
  return days > 0 && now - (user.password_changed_on ?? user.created_on) >= days * DAY_MS;
}

/** The page that sets a new password: 2 replaces an expired one, 5 one set by an administrator. */
async function toNewPassword(tx: SystemTx, user: User, now: number): Promise<string> {
  const token = await makeLink(tx, {
    purpose: 'expired-password',
    tenant: user.tenant_id,
    user: user.id,
    email: user.email,
    createdOn: now,
    expiresOn: now + EXPIRED_LINK,
  });
  const query = new URLSearchParams({
    ctx: token,
    email: user.email,
    set: user.must_change_password ? '5' : '2',
    ...(user.partner_code === null ? {} : { is_partner: 'true' }),
  });
  return `/#/resetpassword?${query}`;
}

/** Names only companies whose account the password opens. */
function tenantRequired(accounts: readonly Account[]): ApiFailure {
  const tenants = accounts.map(({ tenant_id, tenant_name }) => ({
    name: tenant_name,
    database_name: tenant_id,
  }));
  return new ApiFailure('TENANT_REQUIRED', { tenants: JSON.stringify(tenants) });
}
