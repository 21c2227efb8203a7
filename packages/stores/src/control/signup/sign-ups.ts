import { sql } from 'kysely';
import type { SystemTx } from '../transaction.ts';

/** The companies whose first domain this is; as system, since no one is known yet. */
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

/** Keeps everyone else's sign-up with this domain waiting until the transaction ends: two at once make one company. */
export async function holdDomain(tx: SystemTx, domain: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up ${domain.toLowerCase()}`}, 0))`.execute(
    tx,
  );
}
