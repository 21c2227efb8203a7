import type { StatedAnswer } from '@casbah/domain/risk-answer';
import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

type StoredAnswer = Selectable<Database['service_answers']>;
/** Includes the email address of its author, if the account exists. */
export type ListedAnswer = StoredAnswer & { changed_by_email: string | null };

/** The tenant's overrides, for one service or all. */
export async function listServiceAnswers(tx: TenantTx, service?: string): Promise<ListedAnswer[]> {
  let query = tx
    .selectFrom('service_answers')
    .leftJoin('users as changer', (join) =>
      join
        .onRef('changer.tenant_id', '=', 'service_answers.tenant_id')
        .onRef('changer.id', '=', 'service_answers.changed_by'),
    )
    .selectAll('service_answers')
    .select('changer.email as changed_by_email')
    .orderBy('service_answers.service_id')
    .orderBy('service_answers.question');
  if (service !== undefined) query = query.where('service_answers.service_id', '=', service);
  return query.execute();
}

export interface AnswerWritten {
  tenant: string;
  service: string;
  question: string;
  /** Removes the override, so the catalog's answer applies again. */
  answer: StatedAnswer | undefined;
  note: string;
  time: number;
  by: string;
}

/**
 * Stores a company's answer and logs the change. Returns the previous answer; both are undefined if nothing
 * was stored.
 */
export async function setServiceAnswer(
  tx: TenantTx,
  { tenant, service, question, answer, note, time, by }: AnswerWritten,
): Promise<StatedAnswer | undefined> {
  const before = await tx
    .selectFrom('service_answers')
    .select('answer')
    .where('tenant_id', '=', tenant)
    .where('service_id', '=', service)
    .where('question', '=', question)
    .forUpdate()
    .executeTakeFirst();
  if (answer === undefined) {
    if (before === undefined) return undefined;
    await tx
      .deleteFrom('service_answers')
      .where('tenant_id', '=', tenant)
      .where('service_id', '=', service)
      .where('question', '=', question)
      .execute();
  } else {
    const said = { answer: JSON.stringify(answer), note, changed_on: time, changed_by: by };
    await tx
      .insertInto('service_answers')
      .values({ tenant_id: tenant, service_id: service, question, ...said })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'service_id', 'question']).doUpdateSet(said))
      .execute();
  }
  await tx
    .insertInto('service_answer_changes')
    .values({
      tenant_id: tenant,
      service_id: service,
      question,
      note,
      changed_on: time,
      changed_by: by,
      before: before === undefined ? null : JSON.stringify(before.answer),
      after: answer === undefined ? null : JSON.stringify(answer),
    })
    .execute();
  await sendSignals(tx, { tenant, area: 'risk' });
  return before?.answer;
}

/** Number of the tenant's overrides. */
export async function countServiceAnswers(tx: TenantTx): Promise<number> {
  const { kept } = await tx
    .selectFrom('service_answers')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow();
  return kept;
}

export type ListedAnswerChange = Selectable<Database['service_answer_changes']> & {
  changed_by_email: string | null;
};

/** Answer changes of a service, or of all, newest first. `before`: only changes with a lower number. */
export async function listAnswerChanges(
  tx: TenantTx,
  { service, before, limit }: { service?: string | undefined; before?: number | undefined; limit: number },
): Promise<ListedAnswerChange[]> {
  let query = tx
    .selectFrom('service_answer_changes')
    .leftJoin('users as changer', (join) =>
      join
        .onRef('changer.tenant_id', '=', 'service_answer_changes.tenant_id')
        .onRef('changer.id', '=', 'service_answer_changes.changed_by'),
    )
    .selectAll('service_answer_changes')
    .select('changer.email as changed_by_email')
    .orderBy('service_answer_changes.number', 'desc')
    .limit(limit);
  if (service !== undefined) query = query.where('service_answer_changes.service_id', '=', service);
  if (before !== undefined) query = query.where('service_answer_changes.number', '<', before);
  return query.execute();
}
