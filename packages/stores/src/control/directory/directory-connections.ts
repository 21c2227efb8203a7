import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { SystemTx, TenantTx } from '../transaction.ts';

export type StoredConnection = Selectable<Database['directory_connections']>;

export async function findConnection(tx: TenantTx, tenant: string): Promise<StoredConnection | undefined> {
  return tx
    .selectFrom('directory_connections')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .executeTakeFirst();
}

/** Replaces the tenant's connection. */
export async function setConnection(
  tx: TenantTx,
  connection: Insertable<Database['directory_connections']>,
): Promise<void> {
  const { tenant_id, ...rest } = connection;
  await tx
    .insertInto('directory_connections')
    .values(connection)
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(rest))
    .execute();
  await sendSignals(tx, { tenant: tenant_id, area: 'directory' });
}

/** Stops scheduled syncs until someone takes over the connection. */
export async function stopConnection(tx: TenantTx, tenant: string): Promise<void> {
  await tx
    .updateTable('directory_connections')
    .set({ next_run_on: null })
    .where('tenant_id', '=', tenant)
    .execute();
  await sendSignals(tx, { tenant, area: 'directory' });
}

/** Makes `user` the owner of the connection and resumes its scheduled syncs. */
export async function takeOverConnection(
  tx: TenantTx,
  { tenant, user, time }: { tenant: string; user: string; time: number },
): Promise<void> {
  await tx
    .updateTable('directory_connections')
    .set({
      modified_by: user,
      modified_on: time,
      next_run_on: sql<number | null>`case when is_enabled and every_minutes > 0 then ${time}::bigint end`,
    })
    .where('tenant_id', '=', tenant)
    .execute();
  await sendSignals(tx, { tenant, area: 'directory' });
}

export async function removeConnection(tx: TenantTx, tenant: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('directory_connections')
    .where('tenant_id', '=', tenant)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await sendSignals(tx, { tenant, area: 'directory' });
  return numDeletedRows > 0n;
}

/** Claims the due connections and schedules their next sync, as system. Each goes to only one server. */
export async function takeDueConnections(tx: SystemTx, now: number): Promise<StoredConnection[]> {
  return tx
    .updateTable('directory_connections')
    .set({ next_run_on: sql<number>`${now}::bigint + every_minutes::bigint * 60000` })
    .where('is_enabled', '=', true)
    .where('every_minutes', '>', 0)
    .where('next_run_on', '<=', now)
    .returningAll()
    .execute();
}
