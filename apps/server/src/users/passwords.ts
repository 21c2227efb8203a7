import { randomInt } from 'node:crypto';
import { temporaryPassword } from '@casbah/domain/temporary-password';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { removeLinksOf } from '@casbah/stores/control/links/one-time-links';
import { findTenantSettings } from '@casbah/stores/control/tenant/tenant-config';
import type { TenantTx } from '@casbah/stores/control/transaction';
import type { User } from '@casbah/stores/control/users/users';
import type { Trace } from '../http/actor.ts';
import { change, type SystemChangeContext } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { assertMayTakeOver } from '../http/show-names.ts';
import type { UserReads } from './reads.ts';
import { assertMayChange, type By, type UsersService } from './service.ts';

/** A password that passed all checks and may be stored. */
interface CheckedPassword {
  readonly hash: string;
  readonly holder: { tenant: string; user?: string | undefined; email: string };
}

/** Rules for new passwords, shared with sign-in. */
export interface PasswordRules {
  /** Throws `PASSWORD_TOO_WEAK` and `PASSWORD_REUSED`. Call outside transactions. */
  check(holder: { tenant: string; user: string; email: string }, password: string): Promise<CheckedPassword>;
  /** Stores the password, ends the person's sessions and records the change. */
  store(
    tx: TenantTx,
    context: SystemChangeContext,
    checked: CheckedPassword,
    options: { trace: Trace; by: { id: string; email: string }; mustChange: true },
  ): Promise<void>;
}

export interface UserPasswordsParts {
  control: ControlStore;
  clock: () => number;
  reads: UserReads;
  service: UsersService;
  newPasswords: PasswordRules;
}

type Named = { id?: string | undefined; email?: string | undefined };

/** Passwords set by administrators, which must be changed at the next sign-in. */
export class UserPasswords {
  readonly #parts: UserPasswordsParts;

  constructor(parts: UserPasswordsParts) {
    this.#parts = parts;
  }

  /** Throws `USERS_NOT_RESETTABLE` for people who sign in elsewhere. Returns the password, which isn't stored. */
  async giveTemporary(by: By, named: Named): Promise<string> {
    const user = await this.#changeable(by, named, 'give');
    const settings = await this.#parts.control.inTenant(by.who.tenant, (tx) =>
      findTenantSettings(tx, by.who.tenant),
    );
    const password = temporaryPassword(settings.value('security', 'password_length'), randomInt);
    await this.#store(by, user, password);
    return password;
  }

  /** Throws `PASSWORD_TOO_WEAK` and `PASSWORD_REUSED`, too. */
  async give(by: By, named: Named, password: string): Promise<void> {
    await this.#store(by, await this.#changeable(by, named, 'give'), password);
  }

  async mail(by: By, named: Named): Promise<void> {
    const user = await this.#changeable(by, named, 'mail');
    await this.#parts.service.bulk(by, 'reset', [user.id]);
  }

  async #changeable(by: By, named: Named, way: 'give' | 'mail'): Promise<User> {
    return this.#parts.control.inTenant(by.who.tenant, (tx) => this.#look(tx, by, named, way));
  }

  /** Only the owner knows an emailed password; one that an administrator sets is known to them, too. */
  async #look(tx: TenantTx, by: By, named: Named, way: 'give' | 'mail'): Promise<User> {
    const { who, actor } = by;
    const user = await this.#parts.reads.one(tx, by, named);
    // Changing one's own requires the current password.
    if (user.id === who.user) throw new ApiFailure('USER_OWN_ACCOUNT');
    assertMayChange(who, user);
    if (way === 'give') await assertMayTakeOver(tx, actor, user);
    if (!user.is_db_login_allowed) throw new ApiFailure('USERS_NOT_RESETTABLE');
    return user;
  }

  async #store(by: By, user: User, password: string): Promise<void> {
    const { newPasswords } = this.#parts;
    const { who, actor } = by;
    const holder = { tenant: who.tenant, user: user.id, email: user.email };
    // Hashing is slow, so it happens outside the transaction, which checks the person again.
    const checked = await newPasswords.check(holder, password);
    await change(this.#parts, actor, async (tx, context) => {
      await this.#look(tx, by, { id: user.id }, 'give');
      await removeLinksOf(tx, user.id, PASSWORD_LINKS);
      const trace = { call: actor.call, requestId: actor.requestId, address: actor.address };
      await newPasswords.store(tx, context, checked, {
        trace,
        by: { id: who.user, email: who.email },
        mustChange: true,
      });
    });
  }
}

/** Links that would undo it. */
const PASSWORD_LINKS = ['reset-password', 'set-password', 'expired-password'] as const;
