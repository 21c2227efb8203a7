import type { DigestFrequency } from '@casbah/domain/report-schedule';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../database.ts';
import type { NewJob } from '../jobs/jobs.ts';
import { sendSignals } from '../signals.ts';
import type { SystemTx, TenantTx } from '../transaction.ts';

export type StoredPlan = Selectable<Database['digest_plans']>;

/** Recipient of a digest. */
export interface Reader {
  email: string;
  name: string;
  /** Their preferred language. */
  language: string | undefined;
}

export async function findPlan(tx: TenantTx, tenant: string): Promise<StoredPlan | undefined> {
  return tx.selectFrom('digest_plans').selectAll().where('tenant_id', '=', tenant).executeTakeFirst();
}

/** Creates or changes a plan. Discards a round in progress. */
export async function setPlan(
  tx: TenantTx,
  plan: {
    tenant_id: string;
    is_enabled: boolean;
    frequency: DigestFrequency;
    next_delivery: number;
    time_zone: string;
  },
): Promise<void> {
  const fresh = { failures: 0, last_error: null, sent_up_to: '', sent: 0 };
  await tx
    .insertInto('digest_plans')
    .values({ ...plan, ...fresh })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ ...plan, ...fresh }))
    .execute();
  await sendSignals(tx, { tenant: plan.tenant_id, area: 'tenant' });
}

export async function changePlan(
  tx: TenantTx,
  tenant: string,
  change: Updateable<Database['digest_plans']>,
): Promise<void> {
  await tx.updateTable('digest_plans').set(change).where('tenant_id', '=', tenant).execute();
  await sendSignals(tx, { tenant, area: 'tenant' });
}

/** Due plans of all tenants. Runs as system. */
export async function duePlans(tx: SystemTx, now: number): Promise<NewJob[]> {
  return tx
    .selectFrom('digest_plans')
    .select(['tenant_id as key', 'tenant_id as tenant'])
    .where('is_enabled', '=', true)
    .where('next_delivery', '<=', now)
    .orderBy('next_delivery')
    .execute();
}

/** The next active people after an email address who aren't excluded, sorted by address. */
export async function nextReaders(
  tx: TenantTx,
  { tenant, after, limit }: { tenant: string; after: string; limit: number },
): Promise<Reader[]> {
  const rows = await tx
    .selectFrom('users')
    .select(['email', 'name', 'prefs'])
    .where('tenant_id', '=', tenant)
    .where('is_active', '=', true)
    // Partner accounts don't belong to the company.
    .where('partner_code', 'is', null)
    .where(sql<string>`email collate "C"`, '>', after)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('digest_left_out')
            .select('user_id')
            .whereRef('digest_left_out.user_id', '=', 'users.id')
            .where('digest_left_out.tenant_id', '=', tenant),
        ),
      ),
    )
    .orderBy(sql`email collate "C"`)
    .limit(limit)
    .execute();
  return rows.map(({ email, name, prefs }) => ({ email, name, language: prefs.lang }));
}

/** Finds an active person by email address. */
export async function findReader(
  tx: TenantTx,
  { tenant, email }: { tenant: string; email: string },
): Promise<Reader | undefined> {
  const row = await tx
    .selectFrom('users')
    .select(['email', 'name', 'prefs'])
    .where('tenant_id', '=', tenant)
    .where('is_active', '=', true)
    .where('email', '=', email)
    .executeTakeFirst();
  return row === undefined ? undefined : { email: row.email, name: row.name, language: row.prefs.lang };
}

/** Sorted email addresses of excluded people. */
export async function listLeftOut(tx: TenantTx, tenant: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('digest_left_out')
    .innerJoin('users', 'users.id', 'digest_left_out.user_id')
    .select('users.email')
    .where('digest_left_out.tenant_id', '=', tenant)
    .orderBy('users.email')
    .execute();
  return rows.map(({ email }) => email);
}

/** Sets the excluded people. Returns the first address that isn't in the tenant; nothing is changed then. */
export async function setLeftOut(
  tx: TenantTx,
  { tenant, emails }: { tenant: string; emails: readonly string[] },
): Promise<string | undefined> {
  const people =
    emails.length === 0
      ? []
      : await tx
          .selectFrom('users')
          .select(['id', 'email'])
          .where('tenant_id', '=', tenant)
          .where('email', 'in', emails)
          .execute();
  const known = new Set(people.map(({ email }) => email));
  const stranger = emails.find((email) => !known.has(email));
  if (stranger !== undefined) return stranger;
  await tx.deleteFrom('digest_left_out').where('tenant_id', '=', tenant).execute();
  if (people.length > 0)
    await tx
      .insertInto('digest_left_out')
      .values(people.map(({ id }) => ({ tenant_id: tenant, user_id: id })))
      .execute();
  await sendSignals(tx, { tenant, area: 'tenant' });
  return undefined;
}
