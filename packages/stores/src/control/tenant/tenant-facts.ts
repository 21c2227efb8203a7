import { sql } from 'kysely';
import type { TenantTx } from '../transaction.ts';

/** Counts of a tenant's objects. */
export interface TenantCounts {
  people: number;
  active: number;
  /** Active sysadmins and holders of an access profile. */
  administrators: number;
  /** Signed in since the given time. */
  recent: number;
  sources: number;
  agents: number;
  profiles: number;
  providers: number;
  providers_enabled: number;
  unshown_domains: number;
  ssh_keys: number;
  drm_servers: number;
  destinations: number;
  failing_destinations: number;
}

export async function countOfTenant(
  tx: TenantTx,
  { tenant, since }: { tenant: string; since: number },
): Promise<TenantCounts> {
  const own = sql`tenant_id = ${tenant}`;
  const { rows } = await sql<TenantCounts>`
    select people.*,
      (select count(*) from datasources where ${own} and deleted_on is null) as sources,
      (select count(*) from agents where ${own}) as agents,
      (select count(*) from access_profiles where ${own}) as profiles,
      (select count(*) from identity_providers where ${own}) as providers,
      (select count(*) from identity_providers where ${own} and is_enabled) as providers_enabled,
      (select count(*) from tenant_domains where ${own} and verified_on is null) as unshown_domains,
      (select count(*) from ssh_keys where ${own}) as ssh_keys,
      (select count(*) from drm_servers where ${own}) as drm_servers,
      (select count(*) from destinations where ${own} and is_enabled) as destinations,
      (select count(*) from destinations where ${own} and is_enabled and failures > 0) as failing_destinations
    from (
      select count(*) as people,
        count(*) filter (where is_active) as active,
        count(*) filter (where is_active and (is_admin or exists (
          select from user_access_profiles held where held.tenant_id = users.tenant_id and held.user_id = users.id
        ))) as administrators,
        count(*) filter (where last_sign_in >= ${since}) as recent
      from users where ${own}
    ) people`.execute(tx);
  const [counts] = rows;
  if (counts === undefined) throw new Error('Counting answered no row');
  return counts;
}

/** A signed-in person and their IP address. */
export interface SignedIn {
  name: string;
  email: string;
  address: string;
}

/** Active sessions of a tenant at `now`, last used first; at most `limit`. */
export async function listSignedIn(
  tx: TenantTx,
  { tenant, now, limit }: { tenant: string; now: number; limit: number },
): Promise<SignedIn[]> {
  return tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.name', 'users.email', 'sessions.address'])
    .where('sessions.tenant_id', '=', tenant)
    .where('sessions.expires_on', '>', now)
    .where('sessions.awaiting', 'is', null)
    .orderBy('sessions.last_seen', 'desc')
    .limit(limit)
    .execute();
}
