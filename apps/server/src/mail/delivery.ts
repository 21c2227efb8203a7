import { MAIL_VALUES, type MailLanguage, type MailTemplate } from '@casbah/domain/mail';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  countOutbox,
  findMail,
  giveMailUp,
  noteFailure,
  type OutboxMail,
  removeOldFailures,
  removeSentMail,
} from '@casbah/stores/control/mail/outbox';
import type { SystemTx } from '@casbah/stores/control/transaction';
import { z } from 'zod';
import { JobFailure, type QueuedJob, type Retry, type RunningJob, retryWait } from '../jobs/job.ts';
import type { Seal } from '../seal.ts';
import { contextOf, MAIL_QUEUE } from './mailer.ts';
import { type Attachment, MailUnwritable, renderMail } from './message.ts';
import { MailRejected, type Transport } from './transport.ts';

/** Concurrent deliveries, so a slow mail server delays only a few emails instead of the whole outbox. */
const AT_ONCE = 4;
/** Timeout for sending an email. */
const LONGEST_SENDING = 2 * MINUTE_MS;
/**
 * Longer than sending can take, even if the lease isn't renewed: otherwise another server would send the
 * email, too.
 */
const LEASE = 5 * MINUTE_MS;
const RETRY: Retry = { first: 30 * SECOND_MS, longest: HOUR_MS };
/** Time for an email in progress to finish when the server stops. */
const GRACE = 5 * SECOND_MS;
const KEEP_FAILURES = 30 * DAY_MS;
const LONGEST_REASON = 300;

export interface DeliveryParts {
  control: ControlStore;
  seal: Seal;
  transport: Transport;
  /** Casbah's origin, for links. */
  origin: () => string;
  /** Attachments of an email, from its values; none if absent. */
  attachmentsOf?: ((mail: MailToAttachTo) => Promise<readonly Attachment[]>) | undefined;
  clock: () => number;
  /** Called for every failed email, without its content. */
  onFailure: (failure: {
    mail: string;
    template: MailTemplate;
    attempts: number;
    gaveUp: boolean;
    reason: string;
  }) => void;
}

export interface MailToAttachTo {
  template: MailTemplate;
  tenant: string | null;
  language: MailLanguage;
  values: Readonly<Record<string, string | number>>;
}

/** Sends emails from the outbox: one job per email. */
export class Delivery {
  readonly #parts: DeliveryParts;
  readonly job: QueuedJob;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
    this.job = {
      name: MAIL_QUEUE,
      concurrency: AT_ONCE,
      lease: LEASE,
      grace: GRACE,
      retry: RETRY,
      run: (job, signal) => this.#deliver(job, signal),
    };
  }

  count(): Promise<{ waiting: number; failed: number }> {
    return this.#parts.control.asSystem(countOutbox);
  }

  async #deliver({ key: id, attempt }: RunningJob, stopping: AbortSignal): Promise<void> {
    const { control, transport, clock, onFailure } = this.#parts;
    const mail = await control.asSystem((tx) => findMail(tx, id));
    // Sent by a server that crashed before recording it, or deleted with its tenant.
    if (mail === undefined) return;
    try {
      const letter = await this.#write(mail);
      await transport.send(letter, AbortSignal.any([stopping, AbortSignal.timeout(LONGEST_SENDING)]));
    } catch (failure) {
      const reason = reasonOf(failure);
      const now = clock();
      const wait = stopping.aborted ? 0 : retryWait(RETRY, attempt);
      const gaveUp = isForGood(failure) || now + wait > mail.give_up_on;
      await control.asSystem((tx) =>
        gaveUp ? giveMailUp(tx, id, { now, error: reason }) : noteFailure(tx, id, reason),
      );
      onFailure({ mail: id, template: mail.template, attempts: attempt, gaveUp, reason });
      throw new JobFailure(reason, { isFinal: gaveUp });
    }
    await control.asSystem((tx) => removeSentMail(tx, id));
  }

  async #write({ id, recipient, language, template, sealed_values, tenant_id }: OutboxMail) {
    if (sealed_values === null) throw new MailUnwritable('What the mail says is gone');
    const values = valuesOf(template).parse(JSON.parse(this.#parts.seal.open(sealed_values, contextOf(id))));
    const letter = await renderMail({ id, to: recipient, language, template, values }, this.#parts.origin());
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

function isForGood(error: unknown): boolean {
  return (
    error instanceof MailRejected ||
    error instanceof MailUnwritable ||
    error instanceof z.ZodError ||
    (error instanceof Error && 'code' in error && error.code === 'SEAL_BROKEN')
  );
}

/** One line for the server's log. Never contains the email's text. */
function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.replace(/\p{Cc}+/gu, ' ').slice(0, LONGEST_REASON);
}

/** Deletes emails that failed long ago. */
export function removeOldUndelivered(tx: SystemTx, now: number): Promise<unknown> {
  return removeOldFailures(tx, now - KEEP_FAILURES);
}
