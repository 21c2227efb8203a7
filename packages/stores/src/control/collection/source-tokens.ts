import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { SystemTx, TenantTx } from '../transaction.ts';

export type StoredSourceToken = Selectable<Database['source_tokens']>;

/** Runs as system because the tenant isn't known yet. Excludes tokens of sources being deleted. */
export async function findSourceTokenToEnter(
  tx: SystemTx,
  id: string,
): Promise<StoredSourceToken | undefined> {
  return tx
    .selectFrom('source_tokens')
    .selectAll()
    .where('id', '=', id)
    .where(
      sql<boolean>`exists (select from datasources source
        where source.tenant_id = source_tokens.tenant_id and source.id = source_tokens.datasource_id
          and source.deleted_on is null)`,
    )
    .executeTakeFirst();
}

/** Sorted oldest first. */
export async function listSourceTokens(tx: TenantTx, datasource: string): Promise<StoredSourceToken[]> {
  return tx
    .selectFrom('source_tokens')
    .selectAll()
    .where('datasource_id', '=', datasource)
    .orderBy('created_on')
    .orderBy('id')
    .execute();
}

export async function addSourceToken(
  tx: TenantTx,
  token: Insertable<Database['source_tokens']>,
): Promise<void> {
  await tx.insertInto('source_tokens').values(token).execute();
  await sendSignals(tx, { tenant: token.tenant_id, area: 'datasources' });
}

/** Revokes the token from the next request on. Returns whether it existed. */
export async function removeSourceToken(
  tx: TenantTx,
  { datasource, token }: { datasource: string; token: string },
): Promise<boolean> {
  const removed = await tx
    .deleteFrom('source_tokens')
    .where('datasource_id', '=', datasource)
    .where('id', '=', token)
    .returning('tenant_id')
    .executeTakeFirst();
  if (removed !== undefined) await sendSignals(tx, { tenant: removed.tenant_id, area: 'datasources' });
  return removed !== undefined;
}

/** Records when and from where a token was last used. */
export async function markSourceTokenUsed(
  tx: TenantTx,
  id: string,
  used: { time: number; address: string },
): Promise<void> {
  await tx
    .updateTable('source_tokens')
    .set({ last_used_on: used.time, last_address: used.address })
    .where('id', '=', id)
    .execute();
}
