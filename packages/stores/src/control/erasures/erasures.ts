import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

export type StoredErasure = Selectable<Database['erasures']>;

/** Newest first. */
export function listErasures(tx: TenantTx): Promise<StoredErasure[]> {
  return tx.selectFrom('erasures').selectAll().orderBy('requested_on', 'desc').orderBy('id').execute();
}

export function findErasure(tx: TenantTx, id: string): Promise<StoredErasure | undefined> {
  return tx.selectFrom('erasures').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function addErasure(
  tx: TenantTx,
  erasure: Insertable<Database['erasures']>,
): Promise<StoredErasure> {
  const added = await tx.insertInto('erasures').values(erasure).returningAll().executeTakeFirstOrThrow();
  await sendSignals(tx, { tenant: erasure.tenant_id, area: 'erasures' });
  return added;
}

/** Notes what will be deleted, once: a later attempt finds less. */
export async function startErasure(
  tx: TenantTx,
  { tenant, id }: { tenant: string; id: string },
  deleted: unknown,
): Promise<void> {
  await tx
    .updateTable('erasures')
    .set({ state: 'running', deleted: JSON.stringify(deleted) })
    .where('id', '=', id)
    .where('deleted', 'is', null)
    .execute();
  await sendSignals(tx, { tenant, area: 'erasures' });
}

/** Ends it, and forgets the names. */
export async function finishErasure(
  tx: TenantTx,
  { tenant, id }: { tenant: string; id: string },
  { remaining, time }: { remaining: unknown; time: number },
): Promise<void> {
  await tx
    .updateTable('erasures')
    .set({ state: 'done', finished_on: time, sealed_names: null, remaining: JSON.stringify(remaining) })
    .where('id', '=', id)
    .execute();
  await sendSignals(
    tx,
    { tenant, area: 'erasures' },
    { tenant, area: 'audit' },
    { tenant, area: 'investigate' },
    { tenant, area: 'datasources' },
  );
}

/** It couldn't be completed; an operator may run the job again. */
export async function failErasure(
  tx: TenantTx,
  { tenant, id }: { tenant: string; id: string },
): Promise<void> {
  await tx.updateTable('erasures').set({ state: 'failed' }).where('id', '=', id).execute();
  await sendSignals(tx, { tenant, area: 'erasures' });
}
