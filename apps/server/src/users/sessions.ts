import type { UserSession } from '@casbah/contract/users';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import { removeSessionNamed, removeSessionsOf } from '@casbah/stores/control/session/sessions';
import { entryBy } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Identity } from '../http/sessions.ts';
import type { UserReads } from './reads.ts';
import { assertMayChange, type By } from './service.ts';

/** The sessions of one person as that person sees them. */
interface SessionList {
  list(
    person: { tenant: string; user: string },
    current: string,
  ): Promise<(UserSession & { is_current: boolean })[]>;
}

/** Where other people are signed in, and how that is ended. */
export class UserSessions {
  readonly #control: ControlStore;
  readonly #clock: () => number;
  readonly #reads: UserReads;
  readonly #sessions: SessionList;

  constructor(parts: {
    control: ControlStore;
    clock: () => number;
    reads: UserReads;
    sessions: SessionList;
  }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
    this.#reads = parts.reads;
    this.#sessions = parts.sessions;
  }

  async list(who: Identity, id: string): Promise<UserSession[]> {
    const user = await this.#control.inTenant(who.tenant, (tx) =>
      this.#reads.one(tx, who, 'account.view', { id }),
    );
    const sessions = await this.#sessions.list({ tenant: who.tenant, user: user.id }, '');
    return sessions.map(({ is_current: _, ...session }) => session);
  }

  revoke({ who, actor }: By, id: string, name: string): Promise<void> {
    return this.#control.inTenant(who.tenant, async (tx) => {
      const user = await this.#reads.one(tx, who, 'account.modify', { id });
      assertMayChange(who, user);
      if (!(await removeSessionNamed(tx, user.id, name))) throw new ApiFailure('NOT_FOUND');
      const details = { name: user.email, ended: 1 };
      await writeAudit(tx, { ...entryBy(actor, this.#clock()), object: user.id, details });
    });
  }

  /** Answers how many. One's own are ended where one's own are shown, but for the one that asks. */
  revokeAll({ who, actor }: By, id: string): Promise<number> {
    return this.#control.inTenant(who.tenant, async (tx) => {
      const user = await this.#reads.one(tx, who, 'account.modify', { id });
      if (user.id === who.user) throw new ApiFailure('USER_OWN_ACCOUNT');
      assertMayChange(who, user);
      const ended = await removeSessionsOf(tx, user.id);
      const details = { name: user.email, ended };
      await writeAudit(tx, { ...entryBy(actor, this.#clock()), object: user.id, details });
      return ended;
    });
  }
}
