import { isStrong, PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '@casbah/domain/password';
import type { TenantSettings } from '@casbah/domain/tenant-config';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { passwordsBefore, rememberPassword } from '@casbah/stores/control/password/password-history';
import { removeSessionsOf } from '@casbah/stores/control/session/sessions';
import { findTenantSettings } from '@casbah/stores/control/tenant/tenant-config';
import type { ControlTx } from '@casbah/stores/control/transaction';
import { findAccounts, findUser, setPassword } from '@casbah/stores/control/users/users';
import { accountAuthor, type Trace } from '../http/actor.ts';
import type { SystemChangeContext } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Passwords } from './password.ts';

/** Owner of the password. People without an account yet have no `user`. */
export interface PasswordHolder {
  tenant: string;
  user?: string | undefined;
  email: string;
}

/** A password that passed all checks; only `check` creates one. */
export interface CheckedPassword {
  readonly hash: string;
  readonly holder: PasswordHolder;
}

/**
 * Throws `PASSWORD_TOO_WEAK` with the company's minimum lengths; without `settings`, with the general ones.
 */
export function assertStrong(password: string, settings?: TenantSettings): void {
  const minimum = settings?.value('security', 'password_length') ?? PASSWORD_MINIMUM;
  if ([...password].length < minimum || !isStrong(password))
    throw new ApiFailure('PASSWORD_TOO_WEAK', { minimum, maximum: PASSWORD_MAXIMUM });
}

interface NewPasswordsParts {
  control: ControlStore;
  clock: () => number;
  passwords: Passwords;
}

/**
 * New passwords. A hash takes some 80 ms and the embedded store has one connection, so they are checked
 * outside transactions and stored inside the caller's.
 */
export class NewPasswords {
  readonly #parts: NewPasswordsParts;

  constructor(parts: NewPasswordsParts) {
    this.#parts = parts;
  }

  /**
   * Throws `PASSWORD_TOO_WEAK`, and `PASSWORD_REUSED` for one of the person's last passwords. Call outside
   * transactions.
   */
  async check(holder: PasswordHolder, password: string): Promise<CheckedPassword> {
    const { tenant, user: id, email } = holder;
    const { settings, used, like } = await this.#parts.control.asSystem(async (tx) => {
      const settings = await findTenantSettings(tx, tenant);
      const count = settings.value('security', 'password_history');
      const accounts = await findAccounts(tx, email);
      const now = accounts.find((one) => one.id === id)?.password_hash;
      const before =
        id === undefined ? [] : await passwordsBefore(tx, { tenant, user: id, count: count - 1 });
      const used = count === 0 || now == null ? [] : [now, ...before];
      return { settings, used, like: accounts.find((one) => one.password_hash !== null)?.password_hash };
    });
    assertStrong(password, settings);
    if (used.length > 0 && (await this.#parts.passwords.areRight(password, used)).includes(true))
      throw new ApiFailure('PASSWORD_REUSED');
    return { hash: await this.#parts.passwords.hash(password, like), holder };
  }

  /** Whether the password is the person's current one. Call outside transactions. */
  async isPresent(user: string, password: string): Promise<boolean> {
    const found = await this.#parts.control.asSystem((tx) => findUser(tx, user));
    return this.#parts.passwords.isRight(password, found?.password_hash);
  }

  /**
   * Stores and records it in the caller's transaction, as system or tenant. Ends the person's other sessions,
   * so holders of the old password are signed out. `mustChange`: someone else knows it.
   */
  async store(
    tx: ControlTx,
    { time, record }: SystemChangeContext,
    { hash, holder }: CheckedPassword,
    {
      trace,
      by,
      mustChange = false,
      exceptSession,
    }: {
      trace: Trace;
      /** Author; by default the person themselves. */
      by?: { id: string; email: string };
      mustChange?: boolean;
      exceptSession?: string;
    },
  ): Promise<void> {
    const { tenant, user: id } = holder;
    const user = id === undefined ? undefined : await findUser(tx, id);
    if (user === undefined || user.tenant_id !== tenant) throw new ApiFailure('NOT_FOUND');
    const keep = (await findTenantSettings(tx, tenant)).value('security', 'password_history');
    if (user.password_hash !== null)
      await rememberPassword(tx, { tenant, user: user.id, hash: user.password_hash, time, keep });
    await setPassword(tx, user.id, { hash, time, mustChange, by: by?.id });
    const ended = await removeSessionsOf(tx, user.id, exceptSession);
    const details = { email: user.email, sessions_ended: ended, must_change: mustChange };
    record({ object: user.id, details }, accountAuthor({ tenant_id: tenant, ...(by ?? user) }, trace));
  }
}
