import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

export type StoredAgent = Selectable<Database['agents']>;

/** A tenant's agents with the names of their sources, by name. */
export async function listAgents(tx: TenantTx): Promise<(StoredAgent & { datasource_name: string })[]> {
  return tx
    .selectFrom('agents')
    .innerJoin('datasources', 'datasources.id', 'agents.datasource_id')
    .selectAll('agents')
    .select('datasources.name as datasource_name')
    .where('datasources.deleted_on', 'is', null)
    .orderBy(sql`lower(agents.name)`)
    .orderBy('agents.id')
    .execute();
}

/**
 * Stores an agent's heartbeat and keeps its first contact time. Returns `false` if the agent belongs to
 * another source.
 */
export async function noteHeartbeat(tx: TenantTx, heard: StoredAgent): Promise<boolean> {
  const before = await tx
    .selectFrom('agents')
    .select(['datasource_id', 'version', 'problem'])
    .where('id', '=', heard.id)
    .executeTakeFirst();
  if (before !== undefined && before.datasource_id !== heard.datasource_id) return false;
  const { id: _, tenant_id: __, first_heartbeat: ___, ...latest } = heard;
  await tx
    .insertInto('agents')
    .values(heard)
    .onConflict((found) => found.columns(['tenant_id', 'id']).doUpdateSet(latest))
    .execute();
  // Heartbeats without changes send no signal.
  if (before?.version !== heard.version || before.problem !== heard.problem)
    await sendSignals(tx, { tenant: heard.tenant_id, area: 'datasources' });
  return true;
}

/** Returns the name of the removed agent. */
export async function removeAgent(tx: TenantTx, id: string): Promise<string | undefined> {
  const removed = await tx
    .deleteFrom('agents')
    .where('id', '=', id)
    .returning(['name', 'tenant_id'])
    .executeTakeFirst();
  if (removed !== undefined) await sendSignals(tx, { tenant: removed.tenant_id, area: 'datasources' });
  return removed?.name;
}
