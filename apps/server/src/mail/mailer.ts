import type { Mail } from '@casbah/domain/mail';
import type { ControlStore, ControlTransaction } from '@casbah/stores/control/control-store';
import { addToOutbox } from '@casbah/stores/control/mail/outbox';
import type { Seal } from '../seal.ts';

const DAY = 86_400_000;

/** Whose values these are: a sealed text that was copied into another mail does not open there. */
export const contextOf = (id: string): string => `mail/${id}`;

/** Takes mails in. They go out later, by the worker of this or another server on the same store. */
export class Mailer {
  readonly #control: ControlStore;
  readonly #seal: Seal;
  readonly #clock: () => number;
  readonly #wake: () => void;

  constructor(parts: { control: ControlStore; seal: Seal; clock: () => number; wake?: () => void }) {
    this.#control = parts.control;
    this.#seal = parts.seal;
    this.#clock = parts.clock;
    this.#wake = parts.wake ?? (() => {});
  }

  /** Puts a mail into the outbox, in the transaction of what it tells of. Areas are given this as their `QueueMail`. */
  readonly queue = async (tx: ControlTransaction, mail: Mail): Promise<void> => {
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
      giveUpOn: createdOn + DAY,
    });
    this.#wake();
  };

  /** A mail that belongs to no other change. */
  async send(mail: Mail): Promise<void> {
    await this.#control.asSystem((tx) => this.queue(tx, mail));
  }
}
