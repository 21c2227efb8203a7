import type { Mail } from '@casbah/domain/mail';
import { DAY_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { enqueue } from '@casbah/stores/control/jobs/jobs';
import { addToOutbox } from '@casbah/stores/control/mail/outbox';
import type { ControlTx } from '@casbah/stores/control/transaction';
import type { Seal } from '../seal.ts';

/** Seal context of an email's values: copied into another email, they can't be opened. */
export const contextOf = (id: string): string => `mail/${id}`;

/** The queue of emails to send. */
export const MAIL_QUEUE = 'mail.send';

/** Queues emails. A job of this or another server on the same store sends them. */
export class Mailer {
  readonly #control: ControlStore;
  readonly #seal: Seal;
  readonly #clock: () => number;

  constructor(parts: { control: ControlStore; seal: Seal; clock: () => number }) {
    this.#control = parts.control;
    this.#seal = parts.seal;
    this.#clock = parts.clock;
  }

  /** Queues an email in the outbox, in the transaction of its event. Areas get this as `QueueMail`. */
  readonly queue = async (tx: ControlTx, mail: Mail): Promise<void> => {
    const id = crypto.randomUUID();
    const createdOn = this.#clock();
    await addToOutbox(tx, {
      id,
      tenant: mail.tenant,
      recipient: mail.to,
      language: mail.language,
      template: mail.template,
      sealedValues: this.#seal.seal(JSON.stringify(mail.values), contextOf(id)),
      createdOn,
      giveUpOn: createdOn + DAY_MS,
    });
    await enqueue(tx, MAIL_QUEUE, { key: id, tenant: mail.tenant }, createdOn);
  };

  /** Queues an email that belongs to no other change. */
  async send(mail: Mail): Promise<void> {
    await this.#control.asSystem((tx) => this.queue(tx, mail));
  }
}
