import type { ActiveSession } from '@casbah/contract/session';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import {
  listSessions,
  removeSessionNamed,
  removeSessionsOf,
  type StoredSession,
} from '@casbah/stores/control/session/sessions';
import { findTenantSettings } from '@casbah/stores/control/tenant/tenant-config';
import { type Actor, entryBy } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import { endOfSession } from '../http/sessions.ts';

/** Where a person is signed in, and how they end that: their own sessions only. */
export class OwnSessions {
  readonly #control: ControlStore;
  readonly #clock: () => number;

  constructor(parts: { control: ControlStore; clock: () => number }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
  }

  async list(person: { tenant: string; user: string }, current: string): Promise<ActiveSession[]> {
    const now = this.#clock();
    const { sessions, settings } = await this.#control.inTenant(person.tenant, async (tx) => ({
      sessions: await listSessions(tx, person.user, now),
      settings: await findTenantSettings(tx, person.tenant),
    }));
    const endOf = (session: StoredSession): number =>
      session.is_away
        ? session.expires_on
        : Math.min(session.expires_on, endOfSession(session, settings, session.last_seen));
    return sessions
      .filter((session) => session.awaiting === null && endOf(session) > now)
      .map((session) => ({
        name: session.name,
        is_current: session.name === current,
        method: session.method,
        address: session.address,
        user_agent: session.user_agent,
        created_on: new Date(session.created_on).toISOString(),
        last_seen: new Date(session.last_seen).toISOString(),
        expires_on: new Date(endOf(session)).toISOString(),
      }));
  }

  /** Throws `NOT_FOUND` where the person has no session of this name. */
  async revoke(actor: Actor, name: string): Promise<void> {
    await this.#control.inTenant(actor.tenant, async (tx) => {
      if (!(await removeSessionNamed(tx, actor.user, name))) throw new ApiFailure('NOT_FOUND');
      await writeAudit(tx, { ...entryBy(actor, this.#clock()), object: name, details: { ended: 1 } });
    });
  }

  /** Ends all but one. Answers how many. */
  async revokeOthers(actor: Actor, current: string): Promise<number> {
    return this.#control.inTenant(actor.tenant, async (tx) => {
      const ended = await removeSessionsOf(tx, actor.user, current);
      await writeAudit(tx, { ...entryBy(actor, this.#clock()), object: actor.user, details: { ended } });
      return ended;
    });
  }
}
