import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { ControlTx, SystemTx } from '../transaction.ts';
import type { FactorHolder } from './second-factors.ts';

export type Passkey = Selectable<Database['passkeys']>;

/** A person's passkeys, the oldest first. */
export async function listPasskeys(tx: ControlTx, { tenant, user }: FactorHolder): Promise<Passkey[]> {
  return tx
    .selectFrom('passkeys')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .orderBy('created_on')
    .orderBy('id')
    .execute();
}

/** By what the authenticator calls it, held for this transaction: its counter moves one way only. */
export async function holdPasskey(tx: ControlTx, credentialId: string): Promise<Passkey | undefined> {
  return tx
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();
}

export type NewPasskey = Omit<Passkey, 'last_used_on' | 'transports'> & { transports: readonly string[] };

/** Throws a duplicate (`isDuplicate`) where someone has this passkey. */
export async function addPasskey(tx: ControlTx, passkey: NewPasskey): Promise<void> {
  await tx
    .insertInto('passkeys')
    .values({ ...passkey, transports: JSON.stringify(passkey.transports), last_used_on: null })
    .execute();
}

export async function usePasskey(
  tx: ControlTx,
  id: string,
  { counter, now }: { counter: number; now: number },
): Promise<void> {
  await tx.updateTable('passkeys').set({ counter, last_used_on: now }).where('id', '=', id).execute();
}

/** Returns the name it had; nothing where the person has no such passkey. */
export async function renamePasskey(
  tx: ControlTx,
  { tenant, user }: FactorHolder,
  { id, name }: { id: string; name: string },
): Promise<string | undefined> {
  const before = await tx
    .selectFrom('passkeys')
    .select('name')
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) return undefined;
  await tx.updateTable('passkeys').set({ name }).where('id', '=', id).execute();
  return before.name;
}

/** Returns its name; nothing where the person has no such passkey. */
export async function removePasskey(
  tx: ControlTx,
  { tenant, user }: FactorHolder,
  id: string,
): Promise<string | undefined> {
  const removed = await tx
    .deleteFrom('passkeys')
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return removed?.name;
}

/** Returns how many there were. */
export async function removePasskeysOf(tx: ControlTx, { tenant, user }: FactorHolder): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** A passkey challenge with its person and purpose. */
export type PasskeyChallenge = Omit<Selectable<Database['passkey_challenges']>, 'expires_on'>;

/** As system: a visitor's challenge belongs to no tenant. */
export async function addPasskeyChallenge(
  tx: SystemTx,
  challenge: PasskeyChallenge & { expires_on: number },
): Promise<void> {
  await tx.insertInto('passkey_challenges').values(challenge).execute();
}

/** Takes a challenge: it can be answered once. Nothing where it isn't there, has ended, or is another browser's or purpose's. */
export async function takePasskeyChallenge(
  tx: SystemTx,
  { challenge_hash, purpose, bound_to }: Omit<PasskeyChallenge, 'user_id'>,
  now: number,
): Promise<{ user_id: string | null } | undefined> {
  return tx
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challenge_hash)
    .where('purpose', '=', purpose)
    .where('bound_to', '=', bound_to)
    .where('expires_on', '>', now)
    .returning('user_id')
    .executeTakeFirst();
}

/** Clears away challenges that no one answered in time. */
export async function removeEndedChallenges(tx: SystemTx, now: number): Promise<void> {
  await tx.deleteFrom('passkey_challenges').where('expires_on', '<=', now).execute();
}
