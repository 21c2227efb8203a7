import { mayChange } from '@casbah/domain/access-profile';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
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
import { actorWith, entryBy, type Trace } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Identity } from '../http/sessions.ts';
import { tell } from './notices.ts';
import { forgiveFactor } from './tries.ts';

/** What administrators do with other people's factors. Their own are theirs to change as everybody does, with a proof. */
export class FactorAdministration {
  readonly #control: ControlStore;
  readonly #queueMail: QueueMail;
  readonly #clock: () => number;

  constructor(parts: { control: ControlStore; queueMail: QueueMail; clock: () => number }) {
    this.#control = parts.control;
    this.#queueMail = parts.queueMail;
    this.#clock = parts.clock;
  }

  /** Takes all factors of a person away who lost them, and ends their sessions. */
  async reset(by: Identity, id: string, trace: Trace): Promise<void> {
    // As system: the count of wrong codes belongs to no tenant.
    await this.#control.asSystem(async (tx) => {
      const now = this.#clock();
      const user = await personOf(tx, by, id);
      const holder = { tenant: by.tenant, user: id };
      const hadApp = await removeTotp(tx, holder);
      const passkeys = await removePasskeysOf(tx, holder);
      await setRecoveryCodes(tx, holder, { hashes: [], now });
      await forgiveFactor(tx, holder);
      const sessions = await removeSessionsOf(tx, id);
      const notice = { template: 'second-factors-reset' } as const;
      await tell(tx, this.#queueMail, user, notice, { address: trace.address, now });
      await writeAudit(tx, {
        ...entryBy(actorWith(by, trace), now),
        object: id,
        details: { email: user.email, app: hadApp, passkeys, sessions_ended: sessions },
      });
    });
  }

  /** Asks a person for a second factor, or no longer more than the company does. */
  async require(by: Identity, id: string, isRequired: boolean, trace: Trace): Promise<void> {
    await this.#control.inTenant(by.tenant, async (tx) => {
      const user = await personOf(tx, by, id);
      await setNeedsSecondFactor(tx, { tenant: by.tenant, user: id }, isRequired);
      await writeAudit(tx, {
        ...entryBy(actorWith(by, trace), this.#clock()),
        object: id,
        details: { email: user.email },
        changes: { needs_second_factor: { before: user.needs_second_factor, after: isRequired } },
      });
    });
  }
}

/** Somebody else of the same company, who may do no more than who asks: nobody opens a door to more rights than their own. */
async function personOf(tx: ControlTx, by: Identity, id: string): Promise<User> {
  const user = await findUser(tx, id);
  if (user === undefined || user.tenant_id !== by.tenant) throw new ApiFailure('NOT_FOUND');
  if (user.id === by.user || !mayChange(by.rights, user)) throw new ApiFailure('DENIED');
  return user;
}
