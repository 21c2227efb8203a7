import type { Hand } from '@casbah/domain/approver';
import { sql } from 'kysely';
import type { ControlTx, TenantTx } from '../transaction.ts';

/**
 * Records that `by` created, promoted or changed these accounts. Does nothing without an author or for one's
 * own account.
 */
export async function recordHands(
  tx: ControlTx,
  {
    tenant,
    users,
    kind,
    by,
    time,
  }: {
    tenant: string;
    users: readonly string[];
    kind: Hand;
    by: string | null | undefined;
    time: number;
  },
): Promise<void> {
  const others = users.filter((user) => user !== by);
  if (by === null || by === undefined || others.length === 0) return;
  await sql`
    insert into account_hands (tenant_id, user_id, kind, by_id, time)
    select ${tenant}, id, ${kind}, ${by}, ${time} from unnest(${others}::text[]) as given (id)
    on conflict (tenant_id, user_id, kind, by_id) do update set time = excluded.time`.execute(tx);
}

/** Records `promoted` for all holders of a profile that now has more permissions. */
export async function recordPromotedHolders(
  tx: TenantTx,
  { profile, by, time }: { profile: string; by: string | null; time: number },
): Promise<void> {
  const holders = await tx
    .selectFrom('user_access_profiles')
    .select(['tenant_id', 'user_id'])
    .where('profile_id', '=', profile)
    .execute();
  const tenant = holders[0]?.tenant_id;
  if (tenant === undefined) return;
  const users = holders.map(({ user_id }) => user_id);
  await recordHands(tx, { tenant, users, kind: 'promoted', by, time });
}

/** Keeps the creators of accounts about to be deleted, so that what those created is still traced to them. */
export async function keepMakersOf(
  tx: TenantTx,
  { tenant, ids }: { tenant: string; ids: readonly string[] },
): Promise<void> {
  await sql`
    insert into account_hands (tenant_id, user_id, kind, by_id, time)
    select tenant_id, id, 'created', created_by, created_on from users
    where tenant_id = ${tenant} and id = any(${ids}::text[]) and created_by <> id
    on conflict do nothing`.execute(tx);
}

/**
 * Accounts that created or promoted each of these since a time, directly or indirectly; each counts as its
 * own maker, too.
 */
export async function makersOf(
  tx: TenantTx,
  { tenant, users, since }: { tenant: string; users: readonly string[]; since: number },
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await sql<{ account: string; maker: string }>`
    with recursive makers (account, maker) as (
      select id, id from unnest(${users}::text[]) as given (id)
      union
      select makers.account, hand.by_id
      from makers cross join lateral (
        select by_id from account_hands
        where tenant_id = ${tenant} and user_id = makers.maker and time >= ${since}
        union all
        select created_by from users
        where tenant_id = ${tenant} and id = makers.maker and created_by is not null and created_on >= ${since}
      ) as hand (by_id)
    )
    select account, maker from makers`.execute(tx);
  const makers = new Map(users.map((user): [string, Set<string>] => [user, new Set()]));
  for (const { account, maker } of rows) makers.get(account)?.add(maker);
  return makers;
}

/** An active person who may approve a request, and since when they have had that permission. */
export interface Approver {
  id: string;
  is_admin: boolean;
  since: number;
}

/** Sysadmins, then holders of a profile with the approve permission for accounts. */
export async function listApprovers(tx: TenantTx, tenant: string): Promise<Approver[]> {
  const { rows } = await sql<Approver>`
    with granted as (
      select held.user_id, min(greatest(held.since, coalesce(profile.approves_since, 0))) as since
      from user_access_profiles held
      join access_profiles profile on profile.tenant_id = held.tenant_id and profile.id = held.profile_id
      where held.tenant_id = ${tenant}
        and profile.grants @> '[{"area": "account", "actions": ["approve"]}]'::jsonb
      group by held.user_id
    ), activated as (
      select user_id, max(time) as time from account_hands
      where tenant_id = ${tenant} and kind = 'activated' group by user_id
    )
    select users.id, users.is_admin, greatest(
      users.created_on, activated.time,
      least(case when users.is_admin then coalesce(users.admin_since, 0) end, granted.since)) as since
    from users
    left join granted on granted.user_id = users.id
    left join activated on activated.user_id = users.id
    where users.tenant_id = ${tenant} and users.is_active
      and (users.is_admin or granted.user_id is not null)
    order by is_admin desc, since, id
    limit ${MOST_APPROVERS}`.execute(tx);
  return rows;
}

/** Maximum people notified of a request; more than any company has approvers. */
const MOST_APPROVERS = 500;
