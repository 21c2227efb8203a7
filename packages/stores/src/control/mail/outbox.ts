import type { Mail, MailLanguage, MailTemplate } from '@casbah/domain/mail';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { ControlTx, SystemTx } from '../transaction.ts';

/** Queues an email in the transaction of its change. Areas use this function instead of the mailer. */
export type QueueMail = (tx: ControlTx, mail: Mail) => Promise<void>;

export interface NewOutboxMail {
  id: string;
  tenant: string | null;
  recipient: string;
  language: MailLanguage;
  template: MailTemplate;
  /** Template values, encrypted, because an unsent link is as sensitive as a password. */
  sealedValues: string;
  createdOn: number;
  /** No more attempts after this time. */
  giveUpOn: number;
}

export type OutboxMail = Selectable<Database['outbox']>;

export async function addToOutbox(tx: ControlTx, mail: NewOutboxMail): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      id: mail.id,
      tenant_id: mail.tenant,
      recipient: mail.recipient,
      language: mail.language,
      template: mail.template,
      sealed_values: mail.sealedValues,
      give_up_on: mail.giveUpOn,
      last_error: null,
      failed_on: null,
      created_on: mail.createdOn,
    })
    .execute();
}

export async function findMail(tx: ControlTx, id: string): Promise<OutboxMail | undefined> {
  return tx
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('failed_on', 'is', null)
    .executeTakeFirst();
}

/** Deletes a sent email. */
export async function removeSentMail(tx: SystemTx, id: string): Promise<void> {
  await tx.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Records a failed attempt; the job retries it. */
export async function noteFailure(tx: SystemTx, id: string, error: string): Promise<void> {
  await tx.updateTable('outbox').set({ last_error: error }).where('id', '=', id).execute();
}

/** Failed for good, with the reason. The content is deleted; only the recipient and the reason are kept. */
export async function giveMailUp(
  tx: SystemTx,
  id: string,
  { now, error }: { now: number; error: string },
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ failed_on: now, last_error: error, sealed_values: null })
    .where('id', '=', id)
    .execute();
}

export async function countOutbox(tx: SystemTx): Promise<{ waiting: number; failed: number }> {
  return tx
    .selectFrom('outbox')
    .select([
      sql<number>`count(*) filter (where failed_on is null)`.as('waiting'),
      sql<number>`count(*) filter (where failed_on is not null)`.as('failed'),
    ])
    .executeTakeFirstOrThrow();
}

/** Deletes failed emails from before a time. */
export async function removeOldFailures(tx: SystemTx, before: number): Promise<void> {
  await tx.deleteFrom('outbox').where('failed_on', '<=', before).execute();
}
