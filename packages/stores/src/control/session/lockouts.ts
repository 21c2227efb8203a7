import { MINUTE_MS } from '@casbah/domain/time-units';
import { LOCKOUT_MINUTES } from '@casbah/domain/user-account';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { ControlTx, SystemTx, TenantTx } from '../transaction.ts';

export type Lockout = Selectable<Database['lockouts']>;

/**
 * Records locked accounts, or the address that failed there. Uses one statement even if there are none, for
 * constant timing. Runs as system.
 */
export async function noteLockouts(
  tx: SystemTx,
  lockouts: readonly { tenant: string; user: string; address: string }[],
  now: number,
): Promise<void> {
  const of = (part: 'tenant' | 'user' | 'address') => lockouts.map((lockout) => lockout[part]);
  await sql`
    insert into lockouts (tenant_id, user_id, address, lock_time)
    select tenant_id, user_id, address, ${now}::bigint
    from unnest(${of('tenant')}::text[], ${of('user')}::text[], ${of('address')}::text[])
      as noted (tenant_id, user_id, address)
    on conflict (tenant_id, user_id, address) do update set lock_time = excluded.lock_time, unlock_time = null`.execute(
    tx,
  );
}

/** Clears a lock after the owner proved that the account is theirs. */
export async function forgetLockouts(
  tx: ControlTx,
  { tenant, user }: { tenant: string; user: string },
): Promise<void> {
  await tx
    .deleteFrom('lockouts')
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .where('address', '=', '')
    .execute();
}

/** Unlocks an account on an administrator's behalf. Returns whether it was locked. */
export async function openLockout(
  tx: ControlTx,
  { tenant, user, now }: { tenant: string; user: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lockouts')
    .set({ unlock_time: now })
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .where('address', '=', '')
    .where('unlock_time', 'is', null)
    .where('lock_time', '>', now - LOCKOUT_MINUTES * MINUTE_MS)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Lockouts of these people, newest first. */
export async function lockoutsOf(
  tx: TenantTx,
  { tenant, users }: { tenant: string; users: readonly string[] },
): Promise<Lockout[]> {
  return tx
    .selectFrom('lockouts')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where(sql<boolean>`user_id = any(${users}::text[])`)
    .orderBy('lock_time', 'desc')
    .orderBy('address')
    .execute();
}

/** IDs of people with a current lock, latest first. */
export async function lockedNow(
  tx: TenantTx,
  { tenant, now, most }: { tenant: string; now: number; most: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('lockouts')
    .select('user_id')
    .where('tenant_id', '=', tenant)
    .where('unlock_time', 'is', null)
    .where('lock_time', '>', now - LOCKOUT_MINUTES * MINUTE_MS)
    .groupBy('user_id')
    .orderBy((eb) => eb.fn.max('lock_time'), 'desc')
    .limit(most)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
