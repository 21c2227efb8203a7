import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { ControlTx, SystemTx, TenantTx } from '../transaction.ts';

export type StoredDatasource = Selectable<Database['datasources']>;

export async function listDatasources(tx: TenantTx): Promise<StoredDatasource[]> {
  return tx
    .selectFrom('datasources')
    .selectAll()
    .where('deleted_on', 'is', null)
    .orderBy('created_on')
    .orderBy('id')
    .execute();
}

/** Sources of identity mappings. */
export async function listSignSources(
  tx: TenantTx,
  tenant: string,
): Promise<Pick<StoredDatasource, 'id' | 'name' | 'hold_hours'>[]> {
  return tx
    .selectFrom('datasources')
    .select(['id', 'name', 'hold_hours'])
    .where('tenant_id', '=', tenant)
    .where('role', '=', 'who_is_where')
    .where('deleted_on', 'is', null)
    .orderBy('id')
    .execute();
}

export async function findDatasource(tx: TenantTx, id: string): Promise<StoredDatasource | undefined> {
  return tx
    .selectFrom('datasources')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
}

/** The source of an ingest job, even while it is being deleted. */
export async function sourceOfLoad(tx: TenantTx, datasource: string): Promise<StoredDatasource> {
  return tx.selectFrom('datasources').selectAll().where('id', '=', datasource).executeTakeFirstOrThrow();
}

/**
 * Locks a source until the transaction ends, so that the second of two concurrent limit checks sees what the
 * first one added.
 */
export async function holdDatasource(tx: TenantTx, id: string): Promise<void> {
  await tx.selectFrom('datasources').select('id').where('id', '=', id).forUpdate().execute();
}

/** Throws a duplicate error (`isDuplicate`) if the name is taken, ignoring case. */
export async function addDatasource(
  tx: ControlTx,
  datasource: Omit<Insertable<Database['datasources']>, 'deleted_on'>,
): Promise<void> {
  await tx
    .insertInto('datasources')
    .values({ ...datasource, deleted_on: null })
    .execute();
  await sendSignals(tx, { tenant: datasource.tenant_id, area: 'datasources' });
}

/** Updates the given fields. Returns the source, `undefined` if unknown. */
export async function changeDatasource(
  tx: TenantTx,
  id: string,
  change: Pick<Updateable<Database['datasources']>, 'name' | 'format' | 'timezone' | 'role' | 'hold_hours'>,
): Promise<StoredDatasource | undefined> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return findDatasource(tx, id);
  const changed = await tx
    .updateTable('datasources')
    .set(given)
    .where('id', '=', id)
    .where('deleted_on', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (changed !== undefined) await sendSignals(tx, { tenant: changed.tenant_id, area: 'datasources' });
  return changed;
}

/**
 * Hides the source and stops its ingest jobs. The caller then removes its data elsewhere and its rows last
 * (`removeDatasource`), so a crash in between leaves a mark to resume from. Returns whether it existed.
 */
export async function markDatasourceDeleted(tx: TenantTx, id: string, now: number): Promise<boolean> {
  const marked = await tx
    .updateTable('datasources')
    .set({ deleted_on: now })
    .where('id', '=', id)
    .where('deleted_on', 'is', null)
    .returning('tenant_id')
    .executeTakeFirst();
  if (marked !== undefined) await sendSignals(tx, { tenant: marked.tenant_id, area: 'datasources' });
  return marked !== undefined;
}

/** Sources of all tenants whose deletion hasn't finished. Runs as system. */
export async function deletedDatasources(tx: SystemTx): Promise<StoredDatasource[]> {
  return tx.selectFrom('datasources').selectAll().where('deleted_on', 'is not', null).execute();
}

/** Deletes a source and its ingest jobs. Returns whether it existed. */
export async function removeDatasource(tx: TenantTx, id: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('datasources')
    .where('id', '=', id)
    .returning('tenant_id')
    .executeTakeFirst();
  // Its events were deleted before.
  if (removed !== undefined)
    await sendSignals(
      tx,
      { tenant: removed.tenant_id, area: 'audit' },
      { tenant: removed.tenant_id, area: 'investigate' },
    );
  return removed !== undefined;
}
