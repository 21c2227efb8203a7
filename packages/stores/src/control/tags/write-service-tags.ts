import { sql } from 'kysely';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

export interface ServiceTagsWrite {
  tenant: string;
  services: readonly string[];
  add: readonly number[];
  remove: readonly number[];
  time: number;
  /** Null if no person made the change. */
  by: string | null;
}

/** Adds and removes tags. Returns the services whose tags changed. The caller must write the decision log. */
export async function writeServiceTags(tx: TenantTx, change: ServiceTagsWrite): Promise<string[]> {
  const { tenant, services, add, remove, time, by } = change;
  const changed = new Set<string>();
  if (remove.length > 0) {
    const taken = await tx
      .deleteFrom('service_tags')
      .where('tenant_id', '=', tenant)
      .where(sql<boolean>`service_id = any(${[...services]}::text[])`)
      .where(sql<boolean>`tag_id = any(${[...remove]}::int[])`)
      .returning('service_id')
      .execute();
    for (const { service_id } of taken) changed.add(service_id);
  }
  if (add.length > 0) {
    const given = await tx
      .insertInto('service_tags')
      .columns(['tenant_id', 'service_id', 'tag_id', 'tagged_on', 'tagged_by'])
      .expression(
        sql`select ${tenant}::text, service, tag, ${time}::bigint, ${by}::text
          from unnest(${[...services]}::text[]) service, unnest(${[...add]}::int[]) tag`,
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('service_id')
      .execute();
    for (const { service_id } of given) changed.add(service_id);
  }
  if (changed.size > 0) await sendSignals(tx, { tenant, area: 'tags' });
  return [...changed].sort();
}
