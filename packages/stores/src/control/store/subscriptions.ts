import type { AppCategory } from '@casbah/domain/store/store-app';
import type { SubscriptionRecord } from '@casbah/domain/store/subscription';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

export type StoredAccount = Selectable<Database['app_accounts']>;
export type StoredCustomApp = Selectable<Database['custom_apps']>;

/** App subscriptions of the transaction's tenant. */
export async function listSubscriptions(tx: TenantTx, tenant: string): Promise<SubscriptionRecord[]> {
  const rows = await tx.selectFrom('app_subscriptions').selectAll().where('tenant_id', '=', tenant).execute();
  return rows.map((row) => ({
    app: row.app,
    category: row.category,
    isGranted: row.is_granted,
    isFirstTime: row.is_first_time,
    isTrial: row.is_trial,
    trialEndsOn: row.trial_ends_on,
  }));
}

/** One app's record, locked until the transaction ends, so that concurrent changes see each other. */
export async function lockSubscription(
  tx: TenantTx,
  { tenant, app, category }: { tenant: string; app: string; category: AppCategory },
): Promise<SubscriptionRecord | undefined> {
  // A missing row can't be locked, so the tenant's row is.
  await tx.selectFrom('tenants').select('id').where('id', '=', tenant).forUpdate().execute();
  const all = await listSubscriptions(tx, tenant);
  return all.find((one) => one.app === app && one.category === category);
}

export async function setSubscription(
  tx: TenantTx,
  { tenant, time, by, ...record }: SubscriptionRecord & { tenant: string; time: number; by: string },
): Promise<void> {
  const values = {
    is_granted: record.isGranted,
    is_first_time: record.isFirstTime,
    is_trial: record.isTrial,
    trial_ends_on: record.trialEndsOn,
    changed_on: time,
    changed_by: by,
  };
  await tx
    .insertInto('app_subscriptions')
    .values({ tenant_id: tenant, app: record.app, category: record.category, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'app', 'category']).doUpdateSet(values))
    .execute();
  await sendSignals(tx, { tenant, area: 'subscriptions' });
}

/** Accounts of one app or all, sorted by app and name. */
export async function listAccounts(
  tx: TenantTx,
  { tenant, app }: { tenant: string; app?: string | undefined },
): Promise<StoredAccount[]> {
  let query = tx
    .selectFrom('app_accounts')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .orderBy('app')
    .orderBy('category')
    .orderBy('instance');
  if (app !== undefined) query = query.where('app', '=', app);
  return query.execute();
}

export async function findAccount(
  tx: TenantTx,
  { tenant, id }: { tenant: string; id: string },
): Promise<StoredAccount | undefined> {
  return tx
    .selectFrom('app_accounts')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Throws a duplicate error (`isDuplicate`) if the app has an account with this name, ignoring case. */
export async function addAccount(tx: TenantTx, account: Insertable<Database['app_accounts']>): Promise<void> {
  await tx.insertInto('app_accounts').values(account).execute();
  await sendSignals(tx, { tenant: account.tenant_id, area: 'subscriptions' });
}

/** Throws a duplicate error (`isDuplicate`) if the app has another account with this name. */
export async function changeAccount(
  tx: TenantTx,
  { tenant, id }: { tenant: string; id: string },
  change: Updateable<Database['app_accounts']>,
): Promise<void> {
  await tx
    .updateTable('app_accounts')
    .set(change)
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .execute();
  await sendSignals(tx, { tenant, area: 'subscriptions' });
}

/** Deletes an account with its buckets. */
export async function removeAccount(
  tx: TenantTx,
  { tenant, id }: { tenant: string; id: string },
): Promise<void> {
  await tx.deleteFrom('app_accounts').where('tenant_id', '=', tenant).where('id', '=', id).execute();
  await sendSignals(tx, { tenant, area: 'subscriptions' });
}

interface OfAccount {
  tenant: string;
  account: string;
}

/** One page of an account's buckets, sorted by name, and their total. */
export async function listBuckets(
  tx: TenantTx,
  { tenant, account }: OfAccount,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ buckets: { bucket_name: string; is_scanned: boolean }[]; total: number }> {
  const own = tx.selectFrom('app_buckets').where('tenant_id', '=', tenant).where('account_id', '=', account);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const buckets = await own
    .select(['bucket_name', 'is_scanned'])
    .orderBy('bucket_name')
    .limit(limit)
    .offset(offset)
    .execute();
  return { buckets, total };
}

/** Adds buckets or changes existing ones. */
export async function setBuckets(
  tx: TenantTx,
  { tenant, account, time }: OfAccount & { time: number },
  buckets: readonly { bucket_name: string; is_scanned: boolean }[],
): Promise<void> {
  if (buckets.length === 0) return;
  await tx
    .insertInto('app_buckets')
    .values(buckets.map((bucket) => ({ tenant_id: tenant, account_id: account, added_on: time, ...bucket })))
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'account_id', 'bucket_name'])
        .doUpdateSet((eb) => ({ is_scanned: eb.ref('excluded.is_scanned') })),
    )
    .execute();
  await sendSignals(tx, { tenant, area: 'subscriptions' });
}

/** Returns whether it existed. */
export async function removeBucket(
  tx: TenantTx,
  { tenant, account, name }: OfAccount & { name: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('app_buckets')
    .where('tenant_id', '=', tenant)
    .where('account_id', '=', account)
    .where('bucket_name', '=', name)
    .executeTakeFirstOrThrow();
  await sendSignals(tx, { tenant, area: 'subscriptions' });
  return numDeletedRows > 0n;
}

/** Custom gateway apps of the company, sorted by name. */
export async function listCustomApps(tx: TenantTx, tenant: string): Promise<StoredCustomApp[]> {
  return tx
    .selectFrom('custom_apps')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .orderBy('app_name')
    .orderBy('id')
    .execute();
}

/** Throws a duplicate error (`isDuplicate`) if the name is taken, ignoring case. */
export async function addCustomApp(tx: TenantTx, app: Insertable<Database['custom_apps']>): Promise<void> {
  await tx.insertInto('custom_apps').values(app).execute();
  await sendSignals(tx, { tenant: app.tenant_id, area: 'subscriptions' });
}
