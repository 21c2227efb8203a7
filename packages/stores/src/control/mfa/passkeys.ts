import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { ControlTx, SystemTx } from '../transaction.ts';
import type { FactorHolder } from './second-factors.ts';

export type Passkey = Selectable<Database['passkeys']>;

/** A person's passkeys, oldest first. */
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

/**
 * Finds a passkey by its credential ID and locks it for this transaction, because its counter must only
 * increase.
 */
export async function holdPasskey(tx: ControlTx, credentialId: string): Promise<Passkey | undefined> {
  return tx
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();
}

export type NewPasskey = Omit<Passkey, 'last_used_on' | 'transports'> & { transports: readonly string[] };

/** Throws a duplicate error (`isDuplicate`) if the passkey is registered already. */
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

/** Returns its previous name, or nothing if the person has no such passkey. */
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

/** Returns its name, or nothing if the person has no such passkey. */
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

/** Returns how many were removed. */
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

/** Runs as system: a challenge before sign-in has no tenant. */
export async function addPasskeyChallenge(
  tx: SystemTx,
  challenge: PasskeyChallenge & { expires_on: number },
): Promise<void> {
  await tx.insertInto('passkey_challenges').values(challenge).execute();
}

/**
 * Consumes a challenge, so it can be answered only once. Returns nothing if it is missing, expired, or for
 * another browser or purpose.
 */
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

/** Deletes expired challenges. */
export async function removeEndedChallenges(tx: SystemTx, now: number): Promise<void> {
  await tx.deleteFrom('passkey_challenges').where('expires_on', '<=', now).execute();
}
