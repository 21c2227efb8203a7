import { createHash } from 'node:crypto';
import { emailOf } from '@casbah/domain/email';
import { isSupportAccount } from '@casbah/domain/support-account';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@casbah/messages/languages';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
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
import { requestEntry, type Trace } from '../http/actor.ts';
import type { Afterwards } from '../http/afterwards.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Identity } from '../http/sessions.ts';
import { visitorOf } from '../http/visitor.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long a link to a new password works. */
export const RESET_MINUTES = 60;
/** How often an hour one address may ask, for whomever: behind it may sit a whole company. */
export const ASKED_BY_ADDRESS = 30;
/** Mails an hour that one account gets, whoever asks. */
export const MAILS_TO_ACCOUNT = 5;

/** Every link that leads to a password: once it is changed, none of them may undo that. */
const PASSWORD_LINKS: readonly LinkPurpose[] = ['reset-password', 'set-password', 'expired-password'];

interface PasswordHolder {
  tenant: string;
  user: string;
  email: string;
}

/** A password that may be stored. */
interface CheckedPassword {
  readonly hash: string;
  readonly holder: { tenant: string; user?: string | undefined; email: string };
}

/** The rules of new passwords, as sign-in keeps them. */
export interface PasswordRules {
  /** Throws `PASSWORD_TOO_WEAK` and `PASSWORD_REUSED`. Not inside of a transaction. */
  check(holder: PasswordHolder, password: string): Promise<CheckedPassword>;
  /** Whether the person's present password is this one. Not inside of a transaction. */
  isPresent(user: string, password: string): Promise<boolean>;
  /** Stores it, ends the person's sessions and writes the audit entry: the last thing of a transaction. */
  store(
    tx: SystemTx,
    checked: CheckedPassword,
    options: { trace: Trace; exceptSession?: string },
  ): Promise<void>;
}

interface AccountKey {
  tenant: string;
  user: string;
}

/** What counts wrong passwords, as sign-in does. */
export interface Lockout {
  /** Throws `LOCKED_OUT`. */
  assertMayProve(tx: SystemTx, attempt: { account: AccountKey; now: number }): Promise<void>;
  /** Counts a wrong present password, and says how it is to be told. */
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
  /** Whether a person signs in at their company's identity provider alone: then no link may give them a password here. */
  signsInElsewhere: (tx: SystemTx, account: Account) => Promise<boolean>;
}

export class PasswordService {
  readonly #parts: PasswordParts;
  /** Guesses at one person's password go one by one: a hundred sent at once are a hundred failures, not one. */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(parts: PasswordParts) {
    this.#parts = parts;
  }

  /**
   * Mails a link to each account of an address. What the request itself does is the same for every address; accounts are
   * looked up once it is answered. Throws `INVALID_USER_EMAIL` for support accounts, which have no password, and
   * `TOO_MANY_REQUESTS` for an address that asks too often.
   */
  async forgot(asked: { email: string; tenant_db?: string | undefined }, trace: Trace): Promise<void> {
    if (isSupportAccount(asked.email)) throw new ApiFailure('INVALID_USER_EMAIL');
    // What is no address is asked for like any other: as one that nobody has.
    const email = emailOf(asked.email) ?? '';
    const { control, clock, afterwards } = this.#parts;
    const now = clock();
    const counts = await control.asSystem(async (tx) => ({
      byAddress: await countThisHour(tx, `forgot:address:${visitorOf(trace.address)}`, now),
      toAccount: await countThisHour(tx, `forgot:account:${hashOf(email)}`, now),
    }));
    if (counts.byAddress > ASKED_BY_ADDRESS)
      throw new ApiFailure('TOO_MANY_REQUESTS', { seconds: Math.ceil((HOUR - (now % HOUR)) / 1000) });
    // Not told: it would say how often others asked for this address.
    if (counts.toAccount > MAILS_TO_ACCOUNT) return;
    const company = asked.tenant_db === '' ? undefined : asked.tenant_db;
    afterwards.run('a link to a new password', () => this.#mailLinks(email, company, trace));
  }

  async #mailLinks(email: string, company: string | undefined, trace: Trace): Promise<void> {
    const { control, clock, queueMail, signsInElsewhere } = this.#parts;
    const accounts = await control.asSystem((tx) => findAccounts(tx, email, company));
    const active = accounts.filter((account) => account.is_active);
    const now = clock();
    const entry = { ...requestEntry(trace), time: now };
    if (active.length === 0)
      await control.asSystem((tx) =>
        writeAudit(tx, { ...entry, tenant: null, user: { id: '', email }, outcome: 'NOT_FOUND' }),
      );
    for (const account of active) {
      const { id, tenant_id: tenant, name, tenant_name: company } = account;
      await control.asSystem(async (tx) => {
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
            expiresOn: now + RESET_MINUTES * MINUTE,
          });
          await queueMail(tx, {
            ...to,
            template: 'reset-password',
            values: { name, company, link: passwordPage({ ctx, email }), minutes: RESET_MINUTES },
          });
        }
        await writeAudit(tx, {
          ...entry,
          tenant,
          user: { id, email },
          object: id,
          details: { mail: isElsewhere ? 'use-single-sign-on' : 'reset-password' },
        });
      });
    }
  }

  /**
   * Answers whose account it is. Throws `LINK_INVALID`, `PASSWORD_TOO_WEAK`, `PASSWORD_REUSED`; after the last two the link is
   * still good.
   */
  async reset(
    given: { email: string; password: string; ctx: string; tenant_db?: string | undefined },
    trace: Trace,
  ): Promise<AccountKey> {
    const purposes = ['reset-password', 'set-password'] as const;
    const holder = await this.#holderOf(purposes, given);
    const checked = await this.#parts.rules.check(holder, given.password);
    await this.#parts.control.asSystem(async (tx) => {
      await this.#take(tx, purposes, given.ctx);
      await this.#change(tx, holder, checked, trace);
    });
    return { tenant: holder.tenant, user: holder.user };
  }

  /**
   * A new password for the present one: by the link that sign-in handed out, or in a session. Throws as `reset` does, and
   * `PASSWORD_INCORRECT` or `LOCKED_OUT` for a wrong present password, which counts as a failed sign-in.
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
    const { control, rules } = this.#parts;
    await this.#inTurn(holder.user, () => this.#assertKnows(holder, present, trace));
    const checked = await rules.check(holder, password);
    await control.asSystem(async (tx) => {
      if (ctx !== undefined) await this.#take(tx, ['expired-password'], ctx);
      await this.#change(tx, holder, checked, trace, keep);
    });
  }

  async #assertKnows(holder: PasswordHolder, present: string, trace: Trace): Promise<void> {
    const { control, clock, rules, lockout } = this.#parts;
    const attempt = { account: { tenant: holder.tenant, user: holder.user }, now: clock() };
    await control.asSystem((tx) => lockout.assertMayProve(tx, attempt));
    if (await rules.isPresent(holder.user, present)) return;
    const failure = await control.asSystem(async (tx) => {
      const failure = await lockout.failureOfProof(tx, attempt);
      await writeAudit(tx, {
        tenant: holder.tenant,
        time: attempt.now,
        user: { id: holder.user, email: holder.email },
        ...requestEntry(trace),
        object: holder.user,
        outcome: failure.code,
      });
      return failure;
    });
    // Thrown only here: inside, it would undo the count of the failure.
    throw failure;
  }

  /** Whose link it is, while it is good. The address and the company that come with it must be its own. */
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

  /** Of two that use it at once, one gets it. */
  async #take(tx: SystemTx, purposes: readonly LinkPurpose[], ctx: string): Promise<void> {
    if ((await useLink(tx, purposes, ctx, this.#parts.clock())) === undefined)
      throw new ApiFailure('LINK_INVALID');
  }

  async #change(
    tx: SystemTx,
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
    await rules.store(tx, checked, { trace, ...(exceptSession === undefined ? {} : { exceptSession }) });
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

/** The page where a password is set, as a path of this server. */
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

/** What is counted says nothing of whom. */
function hashOf(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}
