import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { ControlTx, SystemTx } from '../transaction.ts';

/** The person a factor belongs to. */
export interface FactorHolder {
  tenant: string;
  user: string;
}

/**
 * Locks a person's factors for this transaction, so that concurrent guesses are checked one by one. Returns
 * whether the person exists.
 */
export async function holdFactorsOf(tx: ControlTx, { tenant, user }: FactorHolder): Promise<boolean> {
  const held = await tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('id', '=', user)
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** Requires MFA for a person, regardless of their company's setting. Returns whether the person exists. */
export async function setNeedsSecondFactor(
  tx: ControlTx,
  { tenant, user }: FactorHolder,
  needs: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ needs_second_factor: needs })
    .where('tenant_id', '=', tenant)
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export type TotpSecret = Pick<
  Selectable<Database['totp_secrets']>,
  'sealed' | 'confirmed_on' | 'last_step' | 'pending_sealed' | 'pending_until'
>;

/** The secret of a person's authenticator app, and the one being set up. */
export async function findTotp(
  tx: ControlTx,
  { tenant, user }: FactorHolder,
): Promise<TotpSecret | undefined> {
  return tx
    .selectFrom('totp_secrets')
    .select(['sealed', 'confirmed_on', 'last_step', 'pending_sealed', 'pending_until'])
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .executeTakeFirst();
}

/** Stores the secret of an app being set up; the current app stays in use. */
export async function setPendingTotp(
  tx: ControlTx,
  { tenant, user }: FactorHolder,
  pending: { sealed: string; until: number },
): Promise<void> {
  const values = { pending_sealed: pending.sealed, pending_until: pending.until };
  await tx
    .insertInto('totp_secrets')
    .values({ tenant_id: tenant, user_id: user, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(values))
    .execute();
}

/** Replaces the current app with the one that was set up. `step` is the time step of its first code, now used. */
export async function confirmTotp(
  tx: ControlTx,
  { tenant, user }: FactorHolder,
  { now, step }: { now: number; step: number },
): Promise<void> {
  await tx
    .updateTable('totp_secrets')
    .set((eb) => ({
      sealed: eb.ref('pending_sealed'),
      confirmed_on: now,
      last_step: step,
      pending_sealed: null,
      pending_until: null,
    }))
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .where('pending_sealed', 'is not', null)
    .execute();
}

/** Marks a time step of the app and all earlier ones as used. Returns false if it was used before. */
export async function useTotpStep(
  tx: ControlTx,
  { tenant, user }: FactorHolder,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns whether an app was in use. */
export async function removeTotp(tx: ControlTx, { tenant, user }: FactorHolder): Promise<boolean> {
  const removed = await tx
    .deleteFrom('totp_secrets')
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .returning('confirmed_on')
    .executeTakeFirst();
  return removed !== undefined && removed.confirmed_on !== null;
}

/** Replaces a person's recovery codes; only hashes are stored. An empty list removes all. */
export async function setRecoveryCodes(
  tx: ControlTx,
  { tenant, user }: FactorHolder,
  { hashes, now }: { hashes: readonly string[]; now: number },
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('tenant_id', '=', tenant).where('user_id', '=', user).execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ tenant_id: tenant, user_id: user, code_hash, created_on: now })))
    .execute();
}

/** Consumes a recovery code. Returns false for an unknown or used one. */
export async function useRecoveryCode(
  tx: ControlTx,
  { tenant, user }: FactorHolder,
  { hash, now }: { hash: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_on: now })
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .where('code_hash', '=', hash)
    .where('used_on', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Number of recovery codes a person has left. */
export async function countRecoveryCodes(tx: ControlTx, { tenant, user }: FactorHolder): Promise<number> {
  const { left } = await tx
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .where('used_on', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** An emailed code belongs to one session: `session` is the hash of its ID. */
export type CodeHolder = FactorHolder & { session: string };

/** Stores the emailed code in place of the previous one and resets the attempts. */
export async function setVerificationCode(
  tx: ControlTx,
  { tenant, user, session }: CodeHolder,
  { hash, expiresOn }: { hash: string; expiresOn: number },
): Promise<void> {
  const values = { code_hash: hash, tries: 0, expires_on: expiresOn };
  await tx
    .insertInto('verification_codes')
    .values({ tenant_id: tenant, user_id: user, session_hash: session, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'session_hash']).doUpdateSet(values))
    .execute();
}

/**
 * Counts an attempt before the session's code is checked, and returns the code's hash. Returns nothing
 * without a code, after its expiry, or when no attempts are left.
 */
export async function tryVerificationCode(
  tx: ControlTx,
  { tenant, user, session }: CodeHolder,
  { now, mostTries }: { now: number; mostTries: number },
): Promise<string | undefined> {
  const tried = await tx
    .updateTable('verification_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .where('session_hash', '=', session)
    .where('expires_on', '>', now)
    .where('tries', '<', mostTries)
    .returning('code_hash')
    .executeTakeFirst();
  return tried?.code_hash;
}

/** Deletes a used code. Returns false if it was used before. */
export async function removeVerificationCode(
  tx: ControlTx,
  { tenant, user, session }: CodeHolder,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('verification_codes')
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .where('session_hash', '=', session)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes expired codes. */
export async function removeEndedCodes(tx: SystemTx, now: number): Promise<void> {
  await tx.deleteFrom('verification_codes').where('expires_on', '<=', now).execute();
}
