import { LOCKOUT_MINUTES } from '@casbah/domain/user-account';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';

export type Lockout = Selectable<Database['lockouts']>;

const MINUTE = 60_000;

/**
 * Writes down that an account was locked, or an address that failed there; for every account of the e-mail, and in the same one
 * statement where there is none. As system.
 */
export async function noteLockout(
  tx: Transaction<Database>,
  { email, address, now }: { email: string; address: string; now: number },
): Promise<void> {
  await sql`
    insert into lockouts (tenant_id, user_id, address, lock_time)
    select tenant_id, id, ${address}::text, ${now}::bigint from users where email = ${email}
    on conflict (tenant_id, user_id, address) do update set lock_time = excluded.lock_time, unlock_time = null`.execute(
    tx,
  );
}

/** The accounts of an e-mail are locked no longer: somebody showed that they are theirs. As system. */
export async function forgetLockouts(tx: Transaction<Database>, email: string): Promise<void> {
  await sql`delete from lockouts where address = '' and user_id in (select id from users where email = ${email})`.execute(
    tx,
  );
}

/** An administrator opens an account that was locked. Answers whether it was. */
export async function openLockout(
  tx: Transaction<Database>,
  { tenant, user, now }: { tenant: string; user: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lockouts')
    .set({ unlock_time: now })
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .where('address', '=', '')
    .where('unlock_time', 'is', null)
    .where('lock_time', '>', now - LOCKOUT_MINUTES * MINUTE)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** What is known of these people's lockouts, the newest first. */
export async function lockoutsOf(
  tx: Transaction<Database>,
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

/** Ids of people of whom something is locked now, the latest first. */
export async function lockedNow(
  tx: Transaction<Database>,
  { tenant, now, most }: { tenant: string; now: number; most: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('lockouts')
    .select('user_id')
    .where('tenant_id', '=', tenant)
    .where('unlock_time', 'is', null)
    .where('lock_time', '>', now - LOCKOUT_MINUTES * MINUTE)
    .groupBy('user_id')
    .orderBy((eb) => eb.fn.max('lock_time'), 'desc')
    .limit(most)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
