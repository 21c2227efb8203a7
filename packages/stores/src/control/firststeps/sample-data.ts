import { type FirstStep, SAMPLE_ATTRIBUTE } from '@casbah/domain/first-steps';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { TenantTx } from '../transaction.ts';

export type StoredSample = Selectable<Database['sample_data']>;

export async function findSample(tx: TenantTx, tenant: string): Promise<StoredSample | undefined> {
  return tx.selectFrom('sample_data').selectAll().where('tenant_id', '=', tenant).executeTakeFirst();
}

/** Throws a duplicate error (`isDuplicate`) if the tenant already has sample data. */
export async function addSample(tx: TenantTx, sample: Insertable<Database['sample_data']>): Promise<void> {
  await tx.insertInto('sample_data').values(sample).execute();
}

export async function removeSample(tx: TenantTx, tenant: string): Promise<void> {
  await tx.deleteFrom('sample_data').where('tenant_id', '=', tenant).execute();
}

/** Accounts added with the sample data. */
export async function samplePeople(tx: TenantTx, tenant: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where(sql<boolean>`attributes ? ${SAMPLE_ATTRIBUTE}`)
    .execute();
  return rows.map(({ id }) => id);
}

/** The tenant's own data, without the sources and people of the sample data. */
export async function ownBeginnings(tx: TenantTx, tenant: string): Promise<Record<FirstStep, boolean>> {
  const sample = sql`(select datasources from sample_data where tenant_id = ${tenant})`;
  const { rows } = await sql<Record<FirstStep, boolean>>`
    select
      exists (select from loads join datasources on datasources.id = loads.datasource_id
        where datasources.tenant_id = ${tenant} and datasources.deleted_on is null
        and not coalesce(${sample} ? datasources.id, false)) as source,
      exists (select from tenant_domains where tenant_id = ${tenant} and verified_on is not null) as domain,
      (select count(*) from users where tenant_id = ${tenant} and is_admin) > 1 as colleague,
      exists (select from users where tenant_id = ${tenant} and source <> 'console'
        and not attributes ? ${SAMPLE_ATTRIBUTE}) as directory,
      exists (select from service_tags where tenant_id = ${tenant} and tag_id < 4) as decision,
      exists (select from block_list_feeds where tenant_id = ${tenant}) as feed,
      exists (select from report_schedules where tenant_id = ${tenant}) as report`.execute(tx);
  const [own] = rows;
  if (own === undefined) throw new Error('A query without from answers one row');
  return own;
}
