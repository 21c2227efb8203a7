import type { UserSession } from '@casbah/contract/users';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { removeSessionNamed, removeSessionsOf } from '@casbah/stores/control/session/sessions';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Caller, UserReads } from './reads.ts';
import { assertMayChange, type By } from './service.ts';

/** A person's sessions, as that person sees them. */
interface SessionList {
  list(
    person: { tenant: string; user: string },
    current: string,
  ): Promise<(UserSession & { is_current: boolean })[]>;
}

interface UserSessionsParts {
  control: ControlStore;
  clock: () => number;
  reads: UserReads;
  sessions: SessionList;
}

/** Other people's sessions: lists and ends them. */
export class UserSessions {
  readonly #parts: UserSessionsParts;

  constructor(parts: UserSessionsParts) {
    this.#parts = parts;
  }

  async list(caller: Caller, id: string): Promise<UserSession[]> {
    const { tenant } = caller.who;
    const user = await this.#parts.control.inTenant(tenant, (tx) =>
      this.#parts.reads.one(tx, caller, { id }),
    );
    const sessions = await this.#parts.sessions.list({ tenant, user: user.id }, '');
    return sessions.map(({ is_current: _, ...session }) => session);
  }

  revoke(by: By, id: string, name: string): Promise<void> {
    const { who, actor } = by;
    return change(this.#parts, actor, async (tx, { record }) => {
      const user = await this.#parts.reads.one(tx, by, { id });
      assertMayChange(who, user);
      if (!(await removeSessionNamed(tx, user.id, name))) throw new ApiFailure('NOT_FOUND');
      const details = { name: user.email, ended: 1 };
      record({ event: 'user.session_ended', object: user.id, details });
    });
  }

  /** Ends another person's sessions. Returns how many. Throws `USER_OWN_ACCOUNT` for the caller's own. */
  revokeAll(by: By, id: string): Promise<number> {
    const { who, actor } = by;
    return change(this.#parts, actor, async (tx, { record }) => {
      const user = await this.#parts.reads.one(tx, by, { id });
      if (user.id === who.user) throw new ApiFailure('USER_OWN_ACCOUNT');
      assertMayChange(who, user);
      const ended = await removeSessionsOf(tx, user.id);
      const details = { name: user.email, ended };
      record({ event: 'user.sessions_ended', object: user.id, details });
      return ended;
    });
  }
}
