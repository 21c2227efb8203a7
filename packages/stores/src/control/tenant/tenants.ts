import { sql } from 'kysely';
import { sendSignals } from '../signals.ts';
import type { ControlTx, SystemTx, TenantTx } from '../transaction.ts';

export interface Tenant {
  id: string;
  name: string;
  primary_domain: string;
  created_on: number;
}

/** The transaction's own tenant, or as system the one with this id. */
export async function findTenant(tx: ControlTx, id: string): Promise<Tenant | undefined> {
  return tx.selectFrom('tenants').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All of them, as system. */
export async function listTenants(tx: SystemTx): Promise<Tenant[]> {
  return tx.selectFrom('tenants').selectAll().orderBy('id').execute();
}

export async function hasTenants(tx: SystemTx): Promise<boolean> {
  const first = await tx.selectFrom('tenants').select('id').limit(1).executeTakeFirst();
  return first !== undefined;
}

export async function addTenant(tx: SystemTx, tenant: Tenant): Promise<void> {
  await tx.insertInto('tenants').values(tenant).execute();
}

export async function renameTenant(tx: TenantTx, id: string, name: string): Promise<void> {
  await tx.updateTable('tenants').set({ name }).where('id', '=', id).execute();
  await sendSignals(tx, { tenant: id, area: 'tenant' });
}

/** Holds a tenant until the transaction ends: two requests at once can't both be the last that fits. */
export async function holdTenant(tx: TenantTx, id: string): Promise<void> {
  await tx.selectFrom('tenants').select('id').where('id', '=', id).forUpdate().execute();
}

const FIRST_RUN = 2_026_112_101;

/** Holds every other first run until this transaction ends: two at once make one tenant, not two. */
export async function lockFirstRun(tx: SystemTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${FIRST_RUN}::bigint)`.execute(tx);
}
