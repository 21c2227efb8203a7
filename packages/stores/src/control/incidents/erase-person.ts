import { sql } from 'kysely';
import { sendSignals } from '../signals.ts';
import { likePattern } from '../stored-text.ts';
import type { TenantTx } from '../transaction.ts';

/**
 * Deletes a person's names, in any case, from incidents. The incidents stay, because work on them is recorded; occurrences
 * that name the person lose their evidence.
 */
export async function eraseFromIncidents(tx: TenantTx, names: readonly string[]): Promise<void> {
  const folded = names.map((name) => name.toLowerCase());
  const named = folded.map((name) => likePattern(name));
  await sql`
    update incident_occurrences set facts = null, matches = null, sealed_matches = null
    where tenant_id = ${tx.tenant} and facts is not null and (
      lower(facts::text) like any (${named}::text[])
      or incident_id in (
        select id from incidents where tenant_id = ${tx.tenant} and lower(user_name) = any(${folded}::text[])))`.execute(
    tx,
  );
  // The group key has the name, too.
  await sql`
    update incidents set user_name = null, user_domain = null, pseudonym = null, object = null, group_key = id
    where tenant_id = ${tx.tenant} and lower(user_name) = any(${folded}::text[])`.execute(tx);
  await sendSignals(tx, { tenant: tx.tenant, area: 'incidents' });
}
