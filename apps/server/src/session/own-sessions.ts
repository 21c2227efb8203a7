import type { ActiveSession } from '@casbah/contract/session';
import { isoTime } from '@casbah/domain/iso-time';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  listSessions,
  removeSessionNamed,
  removeSessionsOf,
  type StoredSession,
} from '@casbah/stores/control/session/sessions';
import { findTenantSettings } from '@casbah/stores/control/tenant/tenant-config';
import type { Actor } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { endOfSession } from '../http/sessions.ts';

interface OwnSessionsParts {
  control: ControlStore;
  clock: () => number;
}

/** A person's own sessions: lists and ends them. */
export class OwnSessions {
  readonly #parts: OwnSessionsParts;

  constructor(parts: OwnSessionsParts) {
    this.#parts = parts;
  }

  async list(person: { tenant: string; user: string }, current: string): Promise<ActiveSession[]> {
    const now = this.#parts.clock();
    const { sessions, settings } = await this.#parts.control.inTenant(person.tenant, async (tx) => ({
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
        created_on: isoTime(session.created_on),
        last_seen: isoTime(session.last_seen),
        expires_on: isoTime(endOf(session)),
      }));
  }

  /** Throws `NOT_FOUND` if the person has no session with this name. */
  async revoke(actor: Actor, name: string): Promise<void> {
    await change(this.#parts, actor, async (tx, { record }) => {
      if (!(await removeSessionNamed(tx, actor.user, name))) throw new ApiFailure('NOT_FOUND');
      record({ event: 'session.ended', object: name, details: { ended: 1 } });
    });
  }

  /** Ends all sessions but one. Returns how many. */
  async revokeOthers(actor: Actor, current: string): Promise<number> {
    return change(this.#parts, actor, async (tx, { record }) => {
      const ended = await removeSessionsOf(tx, actor.user, current);
      record({ event: 'session.others_ended', object: actor.user, details: { ended } });
      return ended;
    });
  }
}
