import { sql } from 'kysely';
import { sendSignals } from '../signals.ts';
import type { ControlTx, SystemTx, TenantTx } from '../transaction.ts';

export interface Tenant {
  id: string;
  name: string;
  primary_domain: string;
  created_on: number;
}

/** The transaction's own tenant, or the one with this ID when run as system. */
export async function findTenant(tx: ControlTx, id: string): Promise<Tenant | undefined> {
  return tx.selectFrom('tenants').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All tenants. Runs as system. */
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

/** Locks a tenant until the transaction ends, so that concurrent inserts can't exceed a limit. */
export async function holdTenant(tx: TenantTx, id: string): Promise<void> {
  await tx.selectFrom('tenants').select('id').where('id', '=', id).forUpdate().execute();
}

const FIRST_RUN = 2_026_112_101;

/** Locks the first run until this transaction ends, so that two concurrent ones create only one tenant. */
export async function lockFirstRun(tx: SystemTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${FIRST_RUN}::bigint)`.execute(tx);
}
