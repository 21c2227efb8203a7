import { MAIL_VALUES, type MailLanguage, type MailTemplate } from '@casbah/domain/mail';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  claimMails,
  countOutbox,
  giveMailUp,
  type OutboxMail,
  putMailBack,
  removeOldFailures,
  removeSentMail,
} from '@casbah/stores/control/mail/outbox';
import { z } from 'zod';
import type { Seal } from '../seal.ts';
import { type Carrier, LetterRefused } from './carrier.ts';
import { type Attachment, LetterUnwritable, writeLetter } from './letter.ts';
import { contextOf } from './mailer.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Letters under way at the same time: a mail server that is slow holds up three others, not the whole outbox. */
const AT_ONCE = 4;
/** A letter that takes longer has failed this time. */
const LONGEST_SENDING = 2 * MINUTE;
/** Longer than a sending may take: a server that is still at it loses no letter to another one, which would send it again. */
const CLAIM = 5 * MINUTE;
const FIRST_WAIT = 30 * SECOND;
const LONGEST_WAIT = HOUR;
const LOOK_EVERY = 15 * SECOND;
/** A mail is queued in a transaction that has yet to commit: soon after, and a little later. */
const LOOK_AFTER_QUEUED = [50, SECOND];
/** How long a letter under way may take when the server stops. */
const GRACE = 5 * SECOND;
const KEEP_FAILURES = 30 * DAY;
const LONGEST_REASON = 300;

export interface DeliveryParts {
  control: ControlStore;
  seal: Seal;
  carrier: Carrier;
  /** Where people find Casbah: what links are made from. */
  origin: () => string;
  /** Files that belong to a mail, by what its words are filled with; none where absent. */
  attachmentsOf?: ((mail: MailToAttachTo) => Promise<readonly Attachment[]>) | undefined;
  clock: () => number;
  /** Every letter that did not go out, without what it says. */
  onFailure: (failure: {
    mail: string;
    template: MailTemplate;
    attempts: number;
    gaveUp: boolean;
    reason: string;
  }) => void;
  onFault: (what: string, error: unknown) => void;
}

export interface MailToAttachTo {
  template: MailTemplate;
  tenant: string | null;
  language: MailLanguage;
  values: Readonly<Record<string, string | number>>;
}

/** Sends what is in the outbox. Several servers may: each letter is one server's at a time. */
export class Delivery {
  readonly #parts: DeliveryParts;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #cut = new AbortController();
  #isStopping = false;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#later(0);
    this.#timers.add(setInterval(() => this.#run(), LOOK_EVERY).unref());
  }

  /** There is a new mail, or will be once its transaction has committed. */
  wake(): void {
    for (const ms of LOOK_AFTER_QUEUED) this.#later(ms);
  }

  /** Takes no more mails. Those under way may end; a mail server that is too slow for that loses them to the next start. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const timer of this.#timers) clearTimeout(timer);
    const end = setTimeout(() => this.#cut.abort(), GRACE);
    await this.#running;
    clearTimeout(end);
  }

  /** Sends everything that is due. */
  async deliverDue(): Promise<void> {
    while (!this.#isStopping) {
      const now = this.#parts.clock();
      const mails = await this.#parts.control.asSystem((tx) =>
        claimMails(tx, { now, claimedUntil: now + CLAIM, limit: AT_ONCE }),
      );
      if (mails.length === 0) return;
      await Promise.all(mails.map((mail) => this.#deliver(mail)));
    }
  }

  count(): Promise<{ waiting: number; failed: number }> {
    return this.#parts.control.asSystem(countOutbox);
  }

  /** Clears away what was given up long ago. */
  async tidy(): Promise<void> {
    await this.#parts.control.asSystem((tx) => removeOldFailures(tx, this.#parts.clock() - KEEP_FAILURES));
  }

  #later(ms: number): void {
    if (this.#isStopping) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#run();
    }, ms).unref();
    this.#timers.add(timer);
  }

  #run(): void {
    if (this.#running !== undefined) {
      this.#again = true;
      return;
    }
    this.#again = false;
    this.#running = this.deliverDue()
      .catch((error: unknown) => this.#parts.onFault('sending mail', error))
      .finally(() => {
        this.#running = undefined;
        if (this.#again) this.#later(0);
      });
  }

  async #deliver(mail: OutboxMail): Promise<void> {
    const { control, carrier } = this.#parts;
    let failure: unknown;
    try {
      const letter = await this.#write(mail);
      const signal = AbortSignal.any([this.#cut.signal, AbortSignal.timeout(LONGEST_SENDING)]);
      await carrier.send(letter, signal);
    } catch (error) {
      failure = error;
    }
    await control.asSystem(async (tx) => {
      if (failure === undefined) return removeSentMail(tx, mail.id);
      const now = this.#parts.clock();
      const reason = reasonOf(failure);
      const nextAttempt = this.#isStopping ? now : now + waitAfter(mail.attempts);
      const gaveUp = isForGood(failure) || nextAttempt > mail.give_up_on;
      if (gaveUp) await giveMailUp(tx, mail.id, { now, error: reason });
      else await putMailBack(tx, mail.id, { nextAttempt, error: reason });
      const { id, template, attempts } = mail;
      this.#parts.onFailure({ mail: id, template, attempts, gaveUp, reason });
    });
  }

  async #write({ id, recipient, language, template, sealed_values, tenant_id }: OutboxMail) {
    if (sealed_values === null) throw new LetterUnwritable('What the mail says is gone');
    const values = valuesOf(template).parse(JSON.parse(this.#parts.seal.open(sealed_values, contextOf(id))));
    const letter = await writeLetter({ id, to: recipient, language, template, values }, this.#parts.origin());
    const attachments = await this.#parts.attachmentsOf?.({ template, tenant: tenant_id, language, values });
    return { ...letter, attachments };
  }
}

function valuesOf(template: MailTemplate) {
  const names: readonly string[] = MAIL_VALUES[template];
  return z
    .record(z.string(), z.union([z.string(), z.number()]))
    .refine((values) => names.every((name) => Object.hasOwn(values, name)), 'A value of the mail is missing');
}

/** Twice as long after each failure. */
function waitAfter(attempts: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempts - 1, 20));
}

function isForGood(error: unknown): boolean {
  return (
    error instanceof LetterRefused ||
    error instanceof LetterUnwritable ||
    error instanceof z.ZodError ||
    (error instanceof Error && 'code' in error && error.code === 'SEAL_BROKEN')
  );
}

/** One line for the operator. What the mail says is no part of it. */
function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.replace(/\p{Cc}+/gu, ' ').slice(0, LONGEST_REASON);
}
