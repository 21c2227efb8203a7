import type { CollectionProblem } from '@casbah/domain/collection';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { NewJob } from '../jobs/jobs.ts';
import { sendSignals } from '../signals.ts';
import type { SystemTx, TenantTx } from '../transaction.ts';

export type StoredCollection = Selectable<Database['collections']>;
export type StoredCollectionRun = Selectable<Database['collection_runs']>;
export type StoredCollectionFile = Selectable<Database['collection_files']>;

export async function findCollection(
  tx: TenantTx,
  datasource: string,
): Promise<StoredCollection | undefined> {
  return tx.selectFrom('collections').selectAll().where('datasource_id', '=', datasource).executeTakeFirst();
}

export async function listCollections(tx: TenantTx): Promise<StoredCollection[]> {
  return tx.selectFrom('collections').selectAll().execute();
}

/** Replaces the source's collection and resets its failure count. */
export async function setCollection(
  tx: TenantTx,
  collection: Pick<
    Insertable<Database['collections']>,
    | 'tenant_id'
    | 'datasource_id'
    | 'kind'
    | 'place'
    | 'sealed_secret'
    | 'pinned'
    | 'every_minutes'
    | 'is_enabled'
    | 'next_run_on'
    | 'modified_on'
    | 'modified_by'
  >,
): Promise<void> {
  const fresh = { ...collection, failures: 0, last_error: null, last_detail: null };
  const { tenant_id, datasource_id, ...rest } = fresh;
  await tx
    .insertInto('collections')
    .values(fresh)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'datasource_id']).doUpdateSet(rest))
    .execute();
  await sendSignals(tx, { tenant: tenant_id, area: 'datasources' });
}

/** Also forgets the files it knew, which may differ at another location. Returns whether it existed. */
export async function removeCollection(tx: TenantTx, datasource: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('collections')
    .where('datasource_id', '=', datasource)
    .returning('tenant_id')
    .executeTakeFirst();
  if (removed === undefined) return false;
  await forgetCollected(tx, datasource);
  await sendSignals(tx, { tenant: removed.tenant_id, area: 'datasources' });
  return true;
}

/** Forgets what was collected, so everything counts as new. */
export async function forgetCollected(tx: TenantTx, datasource: string): Promise<void> {
  await tx.deleteFrom('collection_files').where('datasource_id', '=', datasource).execute();
  await tx
    .updateTable('collections')
    .set({ mark: null, newest_mark: null, newest_since: null })
    .where('datasource_id', '=', datasource)
    .execute();
}

/**
 * Saves the newest row of a query. If it is still the newest later, no more rows with the same value
 * followed.
 */
export async function saveNewestMark(
  tx: TenantTx,
  datasource: string,
  newest: { mark: string; since: number },
): Promise<void> {
  await tx
    .updateTable('collections')
    .set({ newest_mark: newest.mark, newest_since: newest.since })
    .where('datasource_id', '=', datasource)
    .execute();
}

/** Records that rows up to this one belong to an ingest job. */
export async function markRowsCollected(tx: TenantTx, datasource: string, mark: string): Promise<void> {
  await tx.updateTable('collections').set({ mark }).where('datasource_id', '=', datasource).execute();
}

/** Schedules the collection to run right away. Returns whether it exists. */
export async function collectSoon(tx: TenantTx, datasource: string, now: number): Promise<boolean> {
  const moved = await tx
    .updateTable('collections')
    .set({ next_run_on: now })
    .where('datasource_id', '=', datasource)
    .where('is_enabled', '=', true)
    .returning('tenant_id')
    .executeTakeFirst();
  return moved !== undefined;
}

const sourceIsThere = sql<boolean>`exists (
  select from datasources source where source.id = collections.datasource_id and source.deleted_on is null)`;

/** Due collections of every tenant, longest wait first. Runs as system. */
export async function dueCollections(tx: SystemTx, now: number): Promise<NewJob[]> {
  return tx
    .selectFrom('collections')
    .select(['datasource_id as key', 'tenant_id as tenant'])
    .where('is_enabled', '=', true)
    .where('next_run_on', '<=', now)
    .where(sourceIsThere)
    .orderBy('next_run_on')
    .execute();
}

/** Starts collecting. A run requested from now on comes after this one: `next_run_on` records it. */
export async function beginCollection(
  tx: TenantTx,
  datasource: string,
): Promise<StoredCollection | undefined> {
  return tx
    .updateTable('collections')
    .set({ next_run_on: null })
    .where('datasource_id', '=', datasource)
    .where('is_enabled', '=', true)
    .where(sourceIsThere)
    .returningAll()
    .executeTakeFirst();
}

/** Records the load whose file is being fetched. `false` if the collection was deleted or turned off. */
export async function noteArriving(
  tx: TenantTx,
  datasource: string,
  arriving: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('collections')
    .set({ arriving })
    .where('datasource_id', '=', datasource)
    .where('is_enabled', '=', true)
    .where(sourceIsThere)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Starts a run. An unfinished earlier run of the source was ended by a crash. */
export async function addCollectionRun(
  tx: TenantTx,
  run: Pick<StoredCollectionRun, 'id' | 'tenant_id' | 'datasource_id' | 'started_on'>,
): Promise<void> {
  await tx
    .updateTable('collection_runs')
    .set({ finished_on: run.started_on })
    .where('datasource_id', '=', run.datasource_id)
    .where('finished_on', 'is', null)
    .execute();
  await tx.insertInto('collection_runs').values(run).execute();
  await sendSignals(tx, { tenant: run.tenant_id, area: 'datasources' });
}

export interface CollectionRunEnd {
  finished_on: number;
  listed: number;
  files: number;
  bytes: number;
  waiting: number;
  error: CollectionProblem | null;
  detail: string | null;
}

/** Number of runs kept per source. */
const RUNS_KEPT = 200;

/** Ends a run and schedules the next one. */
export async function endCollectionRun(
  tx: TenantTx,
  run: Pick<StoredCollectionRun, 'id' | 'tenant_id' | 'datasource_id'>,
  end: CollectionRunEnd,
  next: { failures: number; next_run_on: number },
): Promise<void> {
  await tx.updateTable('collection_runs').set(end).where('id', '=', run.id).execute();
  await tx
    .updateTable('collections')
    .set({
      failures: next.failures,
      last_error: end.error,
      last_detail: end.detail,
      arriving: null,
      last_run_on: end.finished_on,
      ...(end.error === null ? { last_success_on: end.finished_on } : {}),
      next_run_on: sql<number>`coalesce(next_run_on, ${next.next_run_on}::bigint)`,
    })
    .where('datasource_id', '=', run.datasource_id)
    .execute();
  await sql`
    delete from collection_runs where datasource_id = ${run.datasource_id} and id not in (
      select id from collection_runs where datasource_id = ${run.datasource_id}
      order by started_on desc, id limit ${RUNS_KEPT})`.execute(tx);
  await sendSignals(tx, { tenant: run.tenant_id, area: 'datasources' });
}

/** Sorted newest first. */
export async function listCollectionRuns(
  tx: TenantTx,
  datasource: string,
  limit: number,
): Promise<StoredCollectionRun[]> {
  return tx
    .selectFrom('collection_runs')
    .selectAll()
    .where('datasource_id', '=', datasource)
    .orderBy('started_on', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function listCollectionFiles(
  tx: TenantTx,
  datasource: string,
): Promise<Map<string, StoredCollectionFile>> {
  const rows = await tx
    .selectFrom('collection_files')
    .selectAll()
    .where('datasource_id', '=', datasource)
    .execute();
  return new Map(rows.map((row) => [row.path, row]));
}

/** Saves the files seen, without changing how much of each was collected. */
export async function saveSeenFiles(
  tx: TenantTx,
  files: readonly Insertable<Database['collection_files']>[],
): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insertInto('collection_files')
    .values(files)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'datasource_id', 'path']).doUpdateSet((row) => ({
        size: row.ref('excluded.size'),
        modified_on: row.ref('excluded.modified_on'),
        same_since: row.ref('excluded.same_since'),
        listed_on: row.ref('excluded.listed_on'),
      })),
    )
    .execute();
}

/** Records that a file is collected up to a byte offset. */
export async function markFileCollected(
  tx: TenantTx,
  file: { datasource: string; path: string },
  collected: Pick<StoredCollectionFile, 'collected' | 'head_hash' | 'collected_size' | 'collected_modified'>,
): Promise<void> {
  await tx
    .updateTable('collection_files')
    .set(collected)
    .where('datasource_id', '=', file.datasource)
    .where('path', '=', file.path)
    .execute();
}

/** Forgets files that have been missing for a long time. */
export async function forgetMissingFiles(tx: TenantTx, datasource: string, before: number): Promise<void> {
  await tx
    .deleteFrom('collection_files')
    .where('datasource_id', '=', datasource)
    .where('listed_on', '<', before)
    .execute();
}
