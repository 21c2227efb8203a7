import { MINUTE_MS } from '@casbah/domain/time-units';
import type { FactorHolder } from '@casbah/stores/control/mfa/second-factors';
import { countFailure, findAttempts, forgetAttempts } from '@casbah/stores/control/session/sign-in-attempts';
import type { SystemTx } from '@casbah/stores/control/transaction';
import { ApiFailure } from '../http/failure.ts';

/** Lock duration, and time window for failed attempts. */
export const LOCK_MINUTES = 15;
const WINDOW = LOCK_MINUTES * MINUTE_MS;

/** Failed attempts that lock a person's factors: as many as for two emailed codes. */
export const FACTOR_ATTEMPTS = 10;

/**
 * Counted separately from wrong passwords, which a right password resets: someone who knows it could sign in
 * again after every few guesses. Only a right factor resets these.
 */
const subjectOf = ({ user }: FactorHolder): string => `factor:${user}`;

/** Returns the error for locked factors; `undefined` if they aren't locked. */
export async function lockOf(
  tx: SystemTx,
  holder: FactorHolder,
  now: number,
): Promise<ApiFailure | undefined> {
  const until = (await findAttempts(tx, subjectOf(holder), now - WINDOW))?.locked_until ?? 0;
  if (until <= now) return undefined;
  const wait = Math.max(1, Math.ceil((until - now) / MINUTE_MS));
  return new ApiFailure('LOCKED_OUT', { wait, lockout_time: LOCK_MINUTES });
}

/** Throws `LOCKED_OUT` while the person's factors are locked. */
export async function assertFactorsOpen(tx: SystemTx, holder: FactorHolder, now: number): Promise<void> {
  const lock = await lockOf(tx, holder, now);
  if (lock !== undefined) throw lock;
}

export async function countWrongProof(tx: SystemTx, holder: FactorHolder, now: number): Promise<void> {
  await countFailure(tx, {
    subject: subjectOf(holder),
    now,
    since: now - WINDOW,
    lockedUntil: now + WINDOW,
    limit: FACTOR_ATTEMPTS,
  });
}

export async function forgiveFactor(tx: SystemTx, holder: FactorHolder): Promise<void> {
  await forgetAttempts(tx, subjectOf(holder));
}
