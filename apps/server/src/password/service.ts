import { createHash } from 'node:crypto';
import { emailOf } from '@casbah/domain/email';
import { isSupportAccount } from '@casbah/domain/support-account';
import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@casbah/messages/languages';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { LinkPurpose } from '@casbah/stores/control/links/link-purpose';
import {
  type Link,
  makeLink,
  readLink,
  removeLinksOf,
  useLink,
} from '@casbah/stores/control/links/one-time-links';
import { countThisHour } from '@casbah/stores/control/mail/hourly-counts';
import type { QueueMail } from '@casbah/stores/control/mail/outbox';
import { findTenant } from '@casbah/stores/control/tenant/tenants';
import type { SystemTx } from '@casbah/stores/control/transaction';
import { type Account, findAccounts, findUser, type User } from '@casbah/stores/control/users/users';
import { type Trace, visitorAuthor } from '../http/actor.ts';
import type { Afterwards } from '../http/afterwards.ts';
import { changeAsSystem, type SystemChangeContext } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Identity } from '../http/sessions.ts';
import { visitorOf } from '../http/visitor.ts';

/** How long a password reset link is valid. */
export const RESET_MINUTES = 60;
/** Requests per hour and IP address, for any account. A whole company can share one address. */
export const ASKED_BY_ADDRESS = 30;
/** Maximum emails to one account per hour, no matter who requests them. */
export const MAILS_TO_ACCOUNT = 5;

/** Every kind of link that sets a password: once it changes, none of them may undo that. */
const PASSWORD_LINKS: readonly LinkPurpose[] = ['reset-password', 'set-password', 'expired-password'];

interface PasswordHolder {
  tenant: string;
  user: string;
  email: string;
}

/** A password that passed all checks and may be stored. */
interface CheckedPassword {
  readonly hash: string;
  readonly holder: { tenant: string; user?: string | undefined; email: string };
}

/** Rules for new passwords, shared with sign-in. */
export interface PasswordRules {
  /** Throws `PASSWORD_TOO_WEAK` and `PASSWORD_REUSED`. Call outside transactions. */
  check(holder: PasswordHolder, password: string): Promise<CheckedPassword>;
  /** Whether the password is the person's current one. Call outside transactions. */
  isPresent(user: string, password: string): Promise<boolean>;
  /** Stores the password, ends the person's sessions and records the change. */
  store(
    tx: SystemTx,
    context: SystemChangeContext,
    checked: CheckedPassword,
    options: { trace: Trace; exceptSession?: string },
  ): Promise<void>;
}

interface AccountKey {
  tenant: string;
  user: string;
}

/** Counts wrong passwords, shared with sign-in. */
export interface Lockout {
  /** Throws `LOCKED_OUT`. */
  assertMayProve(tx: SystemTx, attempt: { account: AccountKey; now: number }): Promise<void>;
  /** Counts a wrong current password, and returns the error. */
  failureOfProof(tx: SystemTx, attempt: { account: AccountKey; now: number }): Promise<ApiFailure>;
  forgive(tx: SystemTx, account: AccountKey & { email: string; now: number }): Promise<void>;
}

export interface PasswordParts {
  control: ControlStore;
  clock: () => number;
  rules: PasswordRules;
  lockout: Lockout;
  queueMail: QueueMail;
  afterwards: Afterwards;
  /**
   * Whether a person signs in only with their company's identity provider: then no link may set a password
   * here.
   */
  signsInElsewhere: (tx: SystemTx, account: Account) => Promise<boolean>;
}

export class PasswordService {
  readonly #parts: PasswordParts;
  /**
   * Guesses at one person's password run one by one: a hundred concurrent ones are a hundred failures, not
   * one.
   */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(parts: PasswordParts) {
    this.#parts = parts;
  }

  /**
   * Emails a link to each account of an address, after the response, so all addresses take equally long.
   * Throws `INVALID_USER_EMAIL` for support accounts and `TOO_MANY_REQUESTS` per IP address.
   */
  async forgot(asked: { email: string; tenant_db?: string | undefined }, trace: Trace): Promise<void> {
    if (isSupportAccount(asked.email)) throw new ApiFailure('INVALID_USER_EMAIL');
    // An invalid address is handled like an unknown one.
    const email = emailOf(asked.email) ?? '';
    const { control, clock, afterwards } = this.#parts;
    const now = clock();
    const counts = await control.asSystem(async (tx) => ({
      byAddress: await countThisHour(tx, `forgot:address:${visitorOf(trace.address)}`, now),
      toAccount: await countThisHour(tx, `forgot:account:${hashOf(email)}`, now),
    }));
    if (counts.byAddress > ASKED_BY_ADDRESS)
      throw new ApiFailure('TOO_MANY_REQUESTS', { seconds: Math.ceil((HOUR_MS - (now % HOUR_MS)) / 1000) });
    // Without an error, which would reveal how often others requested this address.
    if (counts.toAccount > MAILS_TO_ACCOUNT) return;
    const company = asked.tenant_db === '' ? undefined : asked.tenant_db;
    afterwards.run('a link to a new password', () => this.#mailLinks(email, company, trace));
  }

  async #mailLinks(email: string, company: string | undefined, trace: Trace): Promise<void> {
    const { control, queueMail, signsInElsewhere } = this.#parts;
    const accounts = await control.asSystem((tx) => findAccounts(tx, email, company));
    const active = accounts.filter((account) => account.is_active);
    if (active.length === 0)
      await changeAsSystem(this.#parts, async (_tx, { record }) =>
        record({ outcome: 'NOT_FOUND' }, visitorAuthor({ tenant: null, user: '', email }, trace)),
      );
    for (const account of active) {
      const { id, tenant_id: tenant, name, tenant_name: company } = account;
      await changeAsSystem(this.#parts, async (tx, { time: now, record }) => {
        const to = { to: email, tenant, language: languageOf(account) } as const;
        const isElsewhere = await signsInElsewhere(tx, account);
        if (isElsewhere)
          await queueMail(tx, {
            ...to,
            template: 'use-single-sign-on',
            values: { name, company, link: `/#/?${new URLSearchParams({ email })}` },
          });
        else {
          const ctx = await makeLink(tx, {
            purpose: 'reset-password',
            tenant,
            user: id,
            email,
            createdOn: now,
            expiresOn: now + RESET_MINUTES * MINUTE_MS,
          });
          await queueMail(tx, {
            ...to,
            template: 'reset-password',
            values: { name, company, link: passwordPage({ ctx, email }), minutes: RESET_MINUTES },
          });
        }
        const details = { mail: isElsewhere ? 'use-single-sign-on' : 'reset-password' };
        record({ object: id, details }, visitorAuthor({ tenant, user: id, email }, trace));
      });
    }
  }

  /**
   * Returns whose account it is. Throws `LINK_INVALID`, `PASSWORD_TOO_WEAK`, `PASSWORD_REUSED`; after the
   * last two, the link stays valid.
   */
  async reset(
    given: { email: string; password: string; ctx: string; tenant_db?: string | undefined },
    trace: Trace,
  ): Promise<AccountKey> {
    const purposes = ['reset-password', 'set-password'] as const;
    const holder = await this.#holderOf(purposes, given);
    const checked = await this.#parts.rules.check(holder, given.password);
    await changeAsSystem(this.#parts, async (tx, context) => {
      await this.#take(tx, purposes, given.ctx);
      await this.#change(tx, context, holder, checked, trace);
    });
    return { tenant: holder.tenant, user: holder.user };
  }

  /**
   * Changes the password by a link from sign-in, or in a session. Throws as `reset` does; a wrong current
   * password counts as a failed sign-in and throws `PASSWORD_INCORRECT` or `LOCKED_OUT`.
   */
  async change(
    given: {
      email: string;
      password: string;
      old_password: string;
      ctx?: string | undefined;
      tenant_db?: string | undefined;
    },
    session: { identity: Identity; name: string } | undefined,
    trace: Trace,
  ): Promise<void> {
    const { ctx } = given;
    if (ctx === undefined || ctx === '') {
      if (session === undefined || session.identity.email !== emailOf(given.email))
        throw new ApiFailure('LINK_INVALID');
      const { tenant, user, email } = session.identity;
      await this.#changeKnowing({ tenant, user, email }, given, trace, { keep: session.name });
      return;
    }
    const holder = await this.#holderOf(['expired-password'], { ...given, ctx });
    await this.#changeKnowing(holder, given, trace, { ctx });
  }

  async #changeKnowing(
    holder: PasswordHolder,
    { old_password: present, password }: { old_password: string; password: string },
    trace: Trace,
    { ctx, keep }: { ctx?: string; keep?: string },
  ): Promise<void> {
    const { rules } = this.#parts;
    await this.#inTurn(holder.user, () => this.#assertKnows(holder, present, trace));
    const checked = await rules.check(holder, password);
    await changeAsSystem(this.#parts, async (tx, context) => {
      if (ctx !== undefined) await this.#take(tx, ['expired-password'], ctx);
      await this.#change(tx, context, holder, checked, trace, keep);
    });
  }

  async #assertKnows(holder: PasswordHolder, present: string, trace: Trace): Promise<void> {
    const { control, clock, rules, lockout } = this.#parts;
    const attempt = { account: { tenant: holder.tenant, user: holder.user }, now: clock() };
    await control.asSystem((tx) => lockout.assertMayProve(tx, attempt));
    if (await rules.isPresent(holder.user, present)) return;
    const failure = await changeAsSystem(this.#parts, async (tx, { record }) => {
      const failure = await lockout.failureOfProof(tx, attempt);
      record({ object: holder.user, outcome: failure.code }, visitorAuthor(holder, trace));
      return failure;
    });
    // Thrown outside the transaction, which would otherwise roll back the count of the failure.
    throw failure;
  }

  /** Returns the owner of a valid link, whose email and company must match those sent with it. */
  async #holderOf(
    purposes: readonly LinkPurpose[],
    given: { email: string; ctx: string; tenant_db?: string | undefined },
  ): Promise<PasswordHolder> {
    const { control, clock } = this.#parts;
    return control.asSystem(async (tx) => {
      const link = await readLink(tx, purposes, given.ctx, clock());
      const holder = link === undefined ? undefined : holderOf(link);
      if (holder === undefined || holder.email !== emailOf(given.email)) throw new ApiFailure('LINK_INVALID');
      if (given.tenant_db !== undefined && given.tenant_db !== '') {
        const tenant = await findTenant(tx, holder.tenant);
        const named = given.tenant_db.toLowerCase();
        if (named !== holder.tenant && named !== tenant?.name.toLowerCase())
          throw new ApiFailure('LINK_INVALID');
      }
      const user = await findUser(tx, holder.user);
      if (user === undefined || !user.is_active) throw new ApiFailure('LINK_INVALID');
      return holder;
    });
  }

  /** If two requests use it at once, only one gets it. */
  async #take(tx: SystemTx, purposes: readonly LinkPurpose[], ctx: string): Promise<void> {
    if ((await useLink(tx, purposes, ctx, this.#parts.clock())) === undefined)
      throw new ApiFailure('LINK_INVALID');
  }

  async #change(
    tx: SystemTx,
    context: SystemChangeContext,
    holder: PasswordHolder,
    checked: CheckedPassword,
    trace: Trace,
    exceptSession?: string,
  ): Promise<void> {
    const { clock, rules, lockout, queueMail } = this.#parts;
    const user = await findUser(tx, holder.user);
    const tenant = await findTenant(tx, holder.tenant);
    if (user === undefined || tenant === undefined) throw new ApiFailure('LINK_INVALID');
    await removeLinksOf(tx, user.id, PASSWORD_LINKS);
    const { tenant_id, id, email } = user;
    await lockout.forgive(tx, { tenant: tenant_id, user: id, email, now: clock() });
    await queueMail(tx, {
      template: 'password-changed',
      to: user.email,
      tenant: tenant.id,
      language: languageOf(user),
      values: { name: user.name, company: tenant.name, time: clock(), address: trace.address },
    });
    await rules.store(tx, context, checked, {
      trace,
      ...(exceptSession === undefined ? {} : { exceptSession }),
    });
  }

  async #inTurn<Result>(user: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#turns.get(user) ?? Promise.resolve();
    const own = before.then(work, work);
    this.#turns.set(user, own);
    try {
      return await own;
    } finally {
      if (this.#turns.get(user) === own) this.#turns.delete(user);
    }
  }
}

/** Path of the page that sets a password. */
export function passwordPage(query: Readonly<Record<string, string>>): string {
  return `/#/resetpassword?${new URLSearchParams(query)}`;
}

function holderOf({ tenant, user, email }: Link): PasswordHolder | undefined {
  return tenant === null || user === null ? undefined : { tenant, user, email };
}

function languageOf({ prefs }: Pick<User, 'prefs'>): Language {
  const { lang } = prefs;
  return lang !== undefined && isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}

/** Hashed, so that counters don't reveal addresses. */
function hashOf(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}
