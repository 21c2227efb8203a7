import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { ControlTx, SystemTx, TenantTx } from '../transaction.ts';

export type StoredPartner = Selectable<Database['partners']>;

/** A company's own entry as a partner. */
export async function findPartner(tx: ControlTx, tenant: string): Promise<StoredPartner | undefined> {
  return tx.selectFrom('partners').selectAll().where('tenant_id', '=', tenant).executeTakeFirst();
}

/** Runs as system: a code's partner is another company. */
export async function findPartnerByCode(tx: SystemTx, code: string): Promise<StoredPartner | undefined> {
  return tx.selectFrom('partners').selectAll().where('code', '=', code.toLowerCase()).executeTakeFirst();
}

/** Throws a duplicate error (`isDuplicate`) if another company has the code. */
export async function setPartner(
  tx: ControlTx,
  partner: { tenant: string; code: string; name: string; logoutUrl: string; time: number; by: string },
): Promise<void> {
  const values = {
    code: partner.code,
    name: partner.name,
    logout_url: partner.logoutUrl,
    modified_on: partner.time,
    modified_by: partner.by,
  };
  await tx
    .insertInto('partners')
    .values({ tenant_id: partner.tenant, ...values, created_on: partner.time })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .execute();
}

/** Lets a partner administer a company, or changes its access profile. */
export async function grantToPartner(
  tx: TenantTx,
  grant: { tenant: string; partner: string; profile: string; time: number; by: string },
): Promise<void> {
  const { tenant, partner, profile, time, by } = grant;
  await tx
    .insertInto('partner_customers')
    .values({ tenant_id: tenant, partner_id: partner, profile_id: profile, since: time, granted_by: by })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'partner_id']).doUpdateSet({ profile_id: profile, granted_by: by }),
    )
    .execute();
}

/** Returns whether there was a grant to revoke. */
export async function withdrawFromPartner(
  tx: TenantTx,
  { tenant, partner }: { tenant: string; partner: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('partner_customers')
    .where('tenant_id', '=', tenant)
    .where('partner_id', '=', partner)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends the sessions of a partner's people in a company. */
export async function endSessionsOfPartner(
  tx: TenantTx,
  { tenant, code }: { tenant: string; code: string },
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('tenant_id', '=', tenant)
    .where('user_id', 'in', (eb) =>
      eb.selectFrom('users').select('id').where('tenant_id', '=', tenant).where('partner_code', '=', code),
    )
    .execute();
}

/** Sets the access profile of a partner's people in a company, and so of their keys; none if absent. */
export async function setProfileOfPartner(
  tx: TenantTx,
  { tenant, code, profile }: { tenant: string; code: string; profile: string | null },
): Promise<void> {
  const people = tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('partner_code', '=', code);
  await tx
    .deleteFrom('user_access_profiles')
    .where('tenant_id', '=', tenant)
    .where('user_id', 'in', people)
    .execute();
  if (profile !== null)
    await tx
      .insertInto('user_access_profiles')
      .columns(['tenant_id', 'user_id', 'profile_id'])
      .expression((eb) =>
        eb
          .selectFrom('users')
          .select(['tenant_id', 'id', eb.val(profile).as('profile_id')])
          .where('tenant_id', '=', tenant)
          .where('partner_code', '=', code),
      )
      .execute();
  await sendSignals(tx, { tenant, area: 'accessprofiles' });
}

/** Changes the partner code on the accounts of a partner's people in other companies. Runs as system. */
export async function changePartnerCode(
  tx: SystemTx,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.updateTable('users').set({ partner_code: to }).where('partner_code', '=', from).execute();
}

/** A company's grant to a partner; undefined without one. Runs as system. */
export async function findGrant(
  tx: SystemTx,
  { tenant, partner }: { tenant: string; partner: string },
): Promise<Selectable<Database['partner_customers']> | undefined> {
  return tx
    .selectFrom('partner_customers')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('partner_id', '=', partner)
    .executeTakeFirst();
}

/** Partners that administer a company. Runs as system because their names belong to their own companies. */
export async function listGrants(
  tx: SystemTx,
  tenant: string,
): Promise<
  { code: string; name: string; since: number; profile_id: string | null; profile: string | null }[]
> {
  return tx
    .selectFrom('partner_customers as granted')
    .innerJoin('partners', 'partners.tenant_id', 'granted.partner_id')
    .leftJoin('access_profiles as profile', (join) =>
      join
        .onRef('profile.tenant_id', '=', 'granted.tenant_id')
        .onRef('profile.id', '=', 'granted.profile_id'),
    )
    .select([
      'partners.code',
      'partners.name',
      'granted.since',
      'profile.id as profile_id',
      'profile.name as profile',
    ])
    .where('granted.tenant_id', '=', tenant)
    .orderBy('partners.name')
    .execute();
}

/** Companies that a partner administers, with their status. Runs as system. */
export async function listCustomers(
  tx: SystemTx,
  partner: string,
): Promise<
  {
    id: string;
    name: string;
    primary_domain: string;
    since: number;
    people: number;
    datasources: number;
    failed_loads: number;
    last_load_on: number | null;
  }[]
> {
  return tx
    .selectFrom('partner_customers as granted')
    .innerJoin('tenants', 'tenants.id', 'granted.tenant_id')
    .select([
      ...(['tenants.id', 'tenants.name', 'tenants.primary_domain', 'granted.since'] as const),
      sql<number>`(select count(*) from users where users.tenant_id = tenants.id and users.is_active)`.as(
        'people',
      ),
      sql<number>`(select count(*) from datasources source
        where source.tenant_id = tenants.id and source.deleted_on is null)`.as('datasources'),
      sql<number>`(select count(*) from loads where loads.tenant_id = tenants.id and loads.status = 'failed')`.as(
        'failed_loads',
      ),
      sql<number | null>`(select max(loads.created_on) from loads where loads.tenant_id = tenants.id)`.as(
        'last_load_on',
      ),
    ])
    .where('granted.partner_id', '=', partner)
    .orderBy('tenants.name')
    .limit(MOST_CUSTOMERS)
    .execute();
}

const MOST_CUSTOMERS = 1000;
