import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { TemplateMessages } from '@casbah/domain/response-template/messages';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

/** A template with the email addresses of its creator and last editor, if their accounts exist. */
export type StoredResponseTemplate = Selectable<Database['response_templates']>;

export interface ResponseTemplateGiven {
  name: string;
  policy_type: PolicyType;
  description: string;
  enable_aggregation: boolean;
  status: boolean;
  template: TemplateMessages;
}

interface TemplateChange {
  tenant: string;
  id: string;
  /** In milliseconds since 1970 UTC. */
  time: number;
  /** ID of the person. */
  by: string;
}

/** Sorted by name. */
export async function listResponseTemplates(tx: TenantTx): Promise<StoredResponseTemplate[]> {
  return templatesIn(tx).orderBy(sql`lower(response_templates.name)`).execute();
}

export async function findResponseTemplate(
  tx: TenantTx,
  id: string,
): Promise<StoredResponseTemplate | undefined> {
  return templatesIn(tx).where('response_templates.id', '=', id).executeTakeFirst();
}

/** Throws a duplicate error (`isDuplicate`) if the name is taken. */
export async function addResponseTemplate(
  tx: TenantTx,
  { tenant, id, time, by }: TemplateChange,
  { template, ...given }: ResponseTemplateGiven,
): Promise<void> {
  await tx
    .insertInto('response_templates')
    .values({
      tenant_id: tenant,
      id,
      ...given,
      template: JSON.stringify(template),
      created_on: time,
      created_by: by,
      modified_on: time,
      modified_by: by,
    })
    .execute();
  await sendSignals(tx, { tenant, area: 'response_templates' });
}

/** Throws a duplicate error (`isDuplicate`) if the name is taken. */
export async function changeResponseTemplate(
  tx: TenantTx,
  { tenant, id, time, by }: TemplateChange,
  { template, ...given }: ResponseTemplateGiven,
): Promise<void> {
  await tx
    .updateTable('response_templates')
    .set({ ...given, template: JSON.stringify(template), modified_on: time, modified_by: by })
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .execute();
  await sendSignals(tx, { tenant, area: 'response_templates' });
}

export async function removeResponseTemplate(
  tx: TenantTx,
  { tenant, id }: { tenant: string; id: string },
): Promise<void> {
  await tx.deleteFrom('response_templates').where('tenant_id', '=', tenant).where('id', '=', id).execute();
  await sendSignals(tx, { tenant, area: 'response_templates' });
}

function templatesIn(tx: TenantTx) {
  return tx
    .selectFrom('response_templates')
    .leftJoin('users as maker', (join) =>
      join
        .onRef('maker.tenant_id', '=', 'response_templates.tenant_id')
        .onRef('maker.id', '=', 'response_templates.created_by'),
    )
    .leftJoin('users as changer', (join) =>
      join
        .onRef('changer.tenant_id', '=', 'response_templates.tenant_id')
        .onRef('changer.id', '=', 'response_templates.modified_by'),
    )
    .selectAll('response_templates')
    .select(['maker.email as created_by', 'changer.email as modified_by']);
}
