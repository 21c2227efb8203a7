import { mayChange } from '@casbah/domain/access-profile';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { QueueMail } from '@casbah/stores/control/mail/outbox';
import { removePasskeysOf } from '@casbah/stores/control/mfa/passkeys';
import {
  removeTotp,
  setNeedsSecondFactor,
  setRecoveryCodes,
} from '@casbah/stores/control/mfa/second-factors';
import { removeSessionsOf } from '@casbah/stores/control/session/sessions';
import type { ControlTx } from '@casbah/stores/control/transaction';
import { findUser, type User } from '@casbah/stores/control/users/users';
import { actorWith, type Trace } from '../http/actor.ts';
import { change, changeAsSystem } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Identity } from '../http/sessions.ts';
import { tell } from './notices.ts';
import { forgiveFactor } from './tries.ts';

interface FactorAdministrationParts {
  control: ControlStore;
  queueMail: QueueMail;
  clock: () => number;
}

/** Administers other people's factors. One's own need a proof, even for administrators. */
export class FactorAdministration {
  readonly #parts: FactorAdministrationParts;

  constructor(parts: FactorAdministrationParts) {
    this.#parts = parts;
  }

  /** Removes all factors of a person who lost them, and ends their sessions. */
  async reset(by: Identity, id: string, trace: Trace): Promise<void> {
    // As system: the count of wrong codes belongs to no tenant.
    await changeAsSystem(this.#parts, async (tx, { time: now, record }) => {
      const user = await personOf(tx, by, id);
      const holder = { tenant: by.tenant, user: id };
      const hadApp = await removeTotp(tx, holder);
      const passkeys = await removePasskeysOf(tx, holder);
      await setRecoveryCodes(tx, holder, { hashes: [], now });
      await forgiveFactor(tx, holder);
      const sessions = await removeSessionsOf(tx, id);
      const notice = { template: 'second-factors-reset' } as const;
      await tell(tx, this.#parts.queueMail, user, notice, { address: trace.address, now });
      const details = { email: user.email, app: hadApp, passkeys, sessions_ended: sessions };
      record({ event: 'mfa.reset', object: id, details }, actorWith(by, trace));
    });
  }

  /** Requires a second factor of a person, or reverts to what the company requires. */
  async require(by: Identity, id: string, isRequired: boolean, trace: Trace): Promise<void> {
    await change(this.#parts, actorWith(by, trace), async (tx, { record }) => {
      const user = await personOf(tx, by, id);
      await setNeedsSecondFactor(tx, { tenant: by.tenant, user: id }, isRequired);
      record({
        event: 'mfa.requirement_changed',
        object: id,
        details: { email: user.email },
        changes: { needs_second_factor: { before: user.needs_second_factor, after: isRequired } },
      });
    });
  }
}

/**
 * Another person of the same company with no more permissions than the caller: resetting factors must not
 * escalate permissions.
 */
async function personOf(tx: ControlTx, by: Identity, id: string): Promise<User> {
  const user = await findUser(tx, id);
  if (user === undefined || user.tenant_id !== by.tenant) throw new ApiFailure('NOT_FOUND');
  if (user.id === by.user || !mayChange(by.rights, user)) throw new ApiFailure('DENIED');
  return user;
}
