import { sql } from 'kysely';
import type { ControlTx, SystemTx, TenantTx } from '../transaction.ts';

/** Makes concurrent servers check in turn, so that each sees the notices of the previous one. Runs as system. */
export async function lookAlone(tx: SystemTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('looking for what is to be told', 0))`.execute(tx);
}

/** Accounts of a tenant locked since its sysadmins were last notified of one, and since `since`. */
export interface LockedAccounts {
  tenant: string;
  accounts: number;
  /** Email of the account locked last. */
  email: string;
}

/** Runs as system, over all tenants. */
export async function untoldLockouts(tx: SystemTx, { since }: { since: number }): Promise<LockedAccounts[]> {
  const { rows } = await sql<LockedAccounts>`
    select lockouts.tenant_id as tenant, count(*)::bigint as accounts,
      (array_agg(users.email order by lockouts.lock_time desc, users.id))[1] as email
    from lockouts
    join users on users.tenant_id = lockouts.tenant_id and users.id = lockouts.user_id
    where lockouts.address = '' and lockouts.unlock_time is null and lockouts.lock_time >= ${since}
      and not exists (
        select from notifications told
        where told.tenant_id = lockouts.tenant_id and told.template = 'account-locked'
          and told.created_on >= lockouts.lock_time)
    group by lockouts.tenant_id`.execute(tx);
  return rows;
}

/** How often files of a source arrived within a time span. */
export interface Arrivals {
  tenant: string;
  id: string;
  name: string;
  last: number;
  /** Days with files, in UTC. */
  days: number;
  /** Longest gap between two files, in milliseconds. */
  longest_pause: number;
}

/** How files arrived at every source of every tenant, for the `span` before its last file; only sources with a file since `after`. */
export const lastArrivals = (
  tx: SystemTx,
  { span, after }: { span: number; after: number },
): Promise<Arrivals[]> => arrivalsBeforeLast(tx, { span, after });

/** The same for one source of the tenant; undefined without files. */
export async function lastArrivalsOf(
  tx: TenantTx,
  source: string,
  { span }: { span: number },
): Promise<Arrivals | undefined> {
  const [found] = await arrivalsBeforeLast(tx, { span, after: 0, source });
  return found;
}

async function arrivalsBeforeLast(
  tx: ControlTx,
  { span, after, source }: { span: number; after: number; source?: string },
): Promise<Arrivals[]> {
  const named = source === undefined ? sql`` : sql`and source.id = ${source}`;
  const { rows } = await sql<Arrivals>`
    select source.tenant_id as tenant, source.id, source.name, max(arrival.created_on) as last,
      count(distinct arrival.created_on / 86400000)::bigint as days,
      coalesce(max(arrival.pause), 0)::bigint as longest_pause
    from datasources source
    join (select datasource_id, max(created_on) as last from loads where not is_parse_again group by datasource_id) newest
      on newest.datasource_id = source.id and newest.last >= ${after}
    join lateral (
      select created_on, created_on - lag(created_on) over (order by created_on) as pause
      from loads where datasource_id = source.id and not is_parse_again and created_on >= newest.last - ${span}::bigint
    ) arrival on true
    where source.deleted_on is null ${named}
    group by source.tenant_id, source.id, source.name`.execute(tx);
  return rows;
}

/** API keys that expire within a time span, with their creators. Runs as system, over all tenants. */
export async function keysThatEnd(
  tx: SystemTx,
  { after, before }: { after: number; before: number },
): Promise<{ tenant: string; id: string; name: string; maker: string; ends: number }[]> {
  return tx
    .selectFrom('api_keys')
    .select(['tenant_id as tenant', 'id', 'name', 'user_id as maker', 'expires_on as ends'])
    .where('expires_on', '>', after)
    .where('expires_on', '<=', before)
    .execute();
}

/** Trials that end within a time span. Runs as system, over all tenants. */
export async function trialsThatEnd(
  tx: SystemTx,
  { after, before }: { after: number; before: number },
): Promise<{ tenant: string; app: string; ends: number }[]> {
  const rows = await tx
    .selectFrom('app_subscriptions')
    .select(['tenant_id', 'app', 'trial_ends_on'])
    .where('is_granted', '=', true)
    .where('is_trial', '=', true)
    .where('trial_ends_on', '>', after)
    .where('trial_ends_on', '<=', before)
    .execute();
  return rows.map(({ tenant_id: tenant, app, trial_ends_on }) => ({ tenant, app, ends: trial_ends_on ?? 0 }));
}
