import { sql } from 'kysely';
import type { SystemTx } from '../transaction.ts';

/** Companies with this primary domain. Runs as system, because no one is signed in yet. */
export async function findCompaniesOf(tx: SystemTx, domain: string): Promise<{ id: string; name: string }[]> {
  return tx
    .selectFrom('tenants')
    .select(['id', 'name'])
    .where(sql`lower(primary_domain)`, '=', domain.toLowerCase())
    .orderBy('created_on')
    .orderBy('id')
    .limit(2)
    .execute();
}

/**
 * Locks sign-ups for this domain until the transaction ends, so that two concurrent ones create only one
 * company.
 */
export async function holdDomain(tx: SystemTx, domain: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up ${domain.toLowerCase()}`}, 0))`.execute(
    tx,
  );
}
