import type { DomainProblem, DomainProof } from '@casbah/domain/domain-proof';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { ControlTx, SystemTx, TenantTx } from '../transaction.ts';

export type TenantDomain = Selectable<Database['tenant_domains']>;

/** Result of a domain check. */
export type DomainCheck = { method: DomainProof } | { problem: DomainProblem };

/** The tenant's domains by name, without the primary one. */
export async function listTenantDomains(tx: TenantTx, tenant: string): Promise<TenantDomain[]> {
  return tx
    .selectFrom('tenant_domains')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .orderBy('domain')
    .execute();
}

/** Verified domains of a tenant besides the primary one. */
export async function verifiedDomains(tx: ControlTx, tenant: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('tenant_domains')
    .select('domain')
    .where('tenant_id', '=', tenant)
    .where('verified_on', 'is not', null)
    .orderBy('domain')
    .execute();
  return rows.map(({ domain }) => domain);
}

/** Adds a domain to the tenant's list; an existing one stays unchanged. Returns the domain. */
export async function addTenantDomain(
  tx: ControlTx,
  given: { tenant: string; domain: string; token: string; time: number; by: string | null },
): Promise<{ domain: TenantDomain; isNew: boolean }> {
  const { tenant, token, time } = given;
  const domain = given.domain.toLowerCase();
  const added = await tx
    .insertInto('tenant_domains')
    .values({ tenant_id: tenant, domain, token, created_on: time, created_by: given.by })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'domain']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added !== undefined) await sendSignals(tx, { tenant, area: 'tenant' });
  const found = added ?? (await findTenantDomain(tx, { tenant, domain }));
  if (found === undefined) throw new Error(`${domain} was removed while it was added`);
  return { domain: found, isNew: added !== undefined };
}

export async function findTenantDomain(
  tx: ControlTx,
  { tenant, domain }: { tenant: string; domain: string },
): Promise<TenantDomain | undefined> {
  return tx
    .selectFrom('tenant_domains')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('domain', '=', domain.toLowerCase())
    .executeTakeFirst();
}

/** Whether another tenant has verified a domain or has it as primary. Runs as system. */
export async function isDomainElsewhere(
  tx: SystemTx,
  { tenant, domain }: { tenant: string; domain: string },
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from tenant_domains where domain = ${domain.toLowerCase()} and verified_on is not null
        and tenant_id <> ${tenant})
      or exists (select from tenants where lower(primary_domain) = ${domain.toLowerCase()} and id <> ${tenant}) as taken`.execute(
    tx,
  );
  return rows[0]?.taken === true;
}

/**
 * Records the result of a domain check. A verified domain stays verified. Throws a duplicate error
 * (`isDuplicate`) if another tenant verified it in the meantime.
 */
export async function saveDomainCheck(
  tx: ControlTx,
  {
    tenant,
    domain,
    time,
    ...found
  }: { tenant: string; domain: string; time: number } & (
    | { method: DomainProof }
    | { problem: DomainProblem }
  ),
): Promise<TenantDomain | undefined> {
  const values =
    'method' in found
      ? { verified_on: time, method: found.method, problem: null }
      : { problem: found.problem };
  const saved = await tx
    .updateTable('tenant_domains')
    .set({ ...values, checked_on: time })
    .where('tenant_id', '=', tenant)
    .where('domain', '=', domain.toLowerCase())
    .returningAll()
    .executeTakeFirst();
  await sendSignals(tx, { tenant, area: 'tenant' });
  return saved;
}

/** Removes a domain and its identity provider assignment. */
export async function removeTenantDomain(
  tx: TenantTx,
  { tenant, domain }: { tenant: string; domain: string },
): Promise<boolean> {
  await tx.deleteFrom('sso_domains').where('tenant_id', '=', tenant).where('domain', '=', domain).execute();
  const { numDeletedRows } = await tx
    .deleteFrom('tenant_domains')
    .where('tenant_id', '=', tenant)
    .where('domain', '=', domain)
    .executeTakeFirstOrThrow();
  await sendSignals(tx, { tenant, area: 'tenant' });
  return numDeletedRows > 0n;
}

/** Makes a domain the tenant's primary one and moves the previous one, `before`, to the list. */
export async function setPrimaryDomain(
  tx: TenantTx,
  change: { tenant: string; domain: string; before: string; token: string; time: number; by: string | null },
): Promise<void> {
  const { tenant, domain, token, time, by } = change;
  await tx
    .deleteFrom('tenant_domains')
    .where('tenant_id', '=', tenant)
    .where('domain', '=', domain)
    .execute();
  await tx.updateTable('tenants').set({ primary_domain: domain }).where('id', '=', tenant).execute();
  const kept = { verified_on: time, method: 'operator' as const };
  if (change.before !== '')
    await tx
      .insertInto('tenant_domains')
      .values({
        tenant_id: tenant,
        domain: change.before.toLowerCase(),
        token,
        ...kept,
        created_on: time,
        created_by: by,
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'domain']).doUpdateSet(kept))
      .execute();
  await sendSignals(tx, { tenant, area: 'tenant' });
}
