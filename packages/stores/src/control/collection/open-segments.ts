import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { SystemTx, TenantTx } from '../transaction.ts';

export type StoredSegment = Selectable<Database['open_segments']>;

export interface SegmentOf {
  datasource: string;
  server: string;
}

export async function findSegment(
  tx: TenantTx,
  { datasource, server }: SegmentOf,
): Promise<StoredSegment | undefined> {
  return tx
    .selectFrom('open_segments')
    .selectAll()
    .where('datasource_id', '=', datasource)
    .where('server', '=', server)
    .executeTakeFirst();
}

/** A server's segments that were opened before a time. Runs as system. */
export async function segmentsOpenedBefore(
  tx: SystemTx,
  { server, time }: { server: string; time: number },
): Promise<StoredSegment[]> {
  return tx
    .selectFrom('open_segments')
    .selectAll()
    .where('server', '=', server)
    .where('opened_on', '<=', time)
    .orderBy('opened_on')
    .execute();
}

/** Saves how many bytes of a segment are on disk; also called for its first bytes. */
export async function saveSegment(tx: TenantTx, segment: StoredSegment): Promise<void> {
  await tx
    .insertInto('open_segments')
    .values(segment)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'datasource_id', 'server']).doUpdateSet({ bytes: segment.bytes }),
    )
    .execute();
}

export async function removeSegment(tx: TenantTx, { datasource, server }: SegmentOf): Promise<void> {
  await tx
    .deleteFrom('open_segments')
    .where('datasource_id', '=', datasource)
    .where('server', '=', server)
    .execute();
}

/** Returns which of these chunks were stored before. */
export async function knownChunks(
  tx: TenantTx,
  datasource: string,
  chunks: readonly string[],
): Promise<Set<string>> {
  if (chunks.length === 0) return new Set();
  const rows = await tx
    .selectFrom('pushed_chunks')
    .select('chunk_id')
    .where('datasource_id', '=', datasource)
    .where('chunk_id', 'in', chunks)
    .execute();
  return new Set(rows.map(({ chunk_id }) => chunk_id));
}

/**
 * Records chunks as stored. Throws a duplicate error (`isDuplicate`) if another server stored one of them in
 * the meantime.
 */
export async function addChunks(
  tx: TenantTx,
  { tenant, datasource, time }: { tenant: string; datasource: string; time: number },
  chunks: readonly string[],
): Promise<void> {
  if (chunks.length === 0) return;
  await tx
    .insertInto('pushed_chunks')
    .values(
      chunks.map((chunk_id) => ({
        tenant_id: tenant,
        datasource_id: datasource,
        chunk_id,
        received_on: time,
      })),
    )
    .execute();
}

/** Runs as system. */
export async function forgetChunks(tx: SystemTx, before: number): Promise<void> {
  await tx.deleteFrom('pushed_chunks').where('received_on', '<', before).execute();
}

/** Bytes of a source that were received and wait to be parsed. */
export async function bytesToRead(tx: TenantTx, datasource: string): Promise<number> {
  const { bytes } = await tx
    .selectFrom('loads')
    .select(sql<number>`coalesce(sum(size * (1 - progress)), 0)::bigint`.as('bytes'))
    .where('datasource_id', '=', datasource)
    .where('status', 'in', ['queued', 'processing'])
    .executeTakeFirstOrThrow();
  return bytes;
}
