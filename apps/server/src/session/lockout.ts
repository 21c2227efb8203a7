import { createHash } from 'node:crypto';
import { LOCKOUT_MINUTES } from '@casbah/domain/user-account';
import type { ControlTransaction } from '@casbah/stores/control/control-store';
import { forgetLockouts, noteLockout, openLockout } from '@casbah/stores/control/lockouts';
import {
  type Attempts,
  countFailure,
  findAttemptsOf,
  forgetAttempts,
  removeOldAttempts,
} from '@casbah/stores/control/sign-in-attempts';
import { ApiFailure } from '../http/failure.ts';
import { visitorOf } from '../http/visitor.ts';

const MINUTE = 60_000;
const LOCKOUT = LOCKOUT_MINUTES * MINUTE;
/** Largest number of PostgreSQL's integer: a limit that nobody reaches. */
const NEVER = 2 ** 31 - 1;
/** Failures by which an account locks. */
export const ACCOUNT_ATTEMPTS = 5;
/** Failures by which an address locks. More: behind one address sits a whole company, and one person's slips must not lock it out. */
export const ADDRESS_ATTEMPTS = 20;

/**
 * Failures at one e-mail domain, whoever and wherever they come from, by which attempts there go one by one. Nothing locks: a
 * company must not be shut out of its own Casbah by others.
 */
export const DOMAIN_ATTEMPTS = 100;

const accountOf = (email: string): string => `account:${createHash('sha256').update(email).digest('hex')}`;
const addressOf = (address: string): string => `address:${visitorOf(address)}`;
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
const domainSubject = (email: string): string =>
  `domain:${createHash('sha256').update(domainOf(email)).digest('hex')}`;

/** Who tries: both are counted, whether or not the account exists. */
export interface Attempt {
  email: string;
  address: string;
  now: number;
}

/** A guess at the setup token: there is no account yet. */
type GuessOfToken = Omit<Attempt, 'email'>;

/** Throws `LOCKED_OUT` while the account or the address is locked. Answers the failures at the e-mail's domain. */
export async function assertNotLocked(
  tx: ControlTransaction,
  attempt: Attempt | GuessOfToken,
): Promise<number> {
  const { address, now } = attempt;
  const locking = [addressOf(address), ...('email' in attempt ? [accountOf(attempt.email)] : [])];
  const domain = 'email' in attempt ? domainSubject(attempt.email) : undefined;
  const subjects = domain === undefined ? locking : [...locking, domain];
  const found = await findAttemptsOf(tx, subjects, now - LOCKOUT);
  for (const attempts of found)
    if (locking.includes(attempts.subject) && isLocked(attempts, now))
      throw lockedOut(attempts.locked_until, now);
  return found.find(({ subject }) => subject === domain)?.failures ?? 0;
}

/** Counts a failure and says how it is to be told: as `code` with the attempts left, or locked. */
export async function failureOfAttempt(
  tx: ControlTransaction,
  { email, address, now }: Attempt,
  code: 'INVALID_CREDENTIALS' | 'INVALID_MFA_CODE' | 'PASSWORD_INCORRECT' = 'INVALID_CREDENTIALS',
): Promise<ApiFailure> {
  const window = windowAt(now);
  await removeOldAttempts(tx, window.since);
  const account = await countFailure(tx, {
    subject: accountOf(email),
    limit: ACCOUNT_ATTEMPTS,
    ...window,
  });
  const origin = await countFailure(tx, {
    subject: addressOf(address),
    limit: ADDRESS_ATTEMPTS,
    ...window,
  });
  await countFailure(tx, { subject: domainSubject(email), limit: NEVER, ...window });
  if (isLocked(account, now)) await noteLockout(tx, { email, address: '', now });
  if (isLocked(origin, now)) await noteLockout(tx, { email, address, now });
  for (const attempts of [account, origin])
    if (isLocked(attempts, now)) return lockedOut(attempts.locked_until, now);
  return new ApiFailure(code, {
    failed_attempts: account.failures,
    lockout_attempts_allowed: ACCOUNT_ATTEMPTS,
    lockout_time: LOCKOUT_MINUTES,
    remaining: Math.min(ACCOUNT_ATTEMPTS - account.failures, ADDRESS_ATTEMPTS - origin.failures),
  });
}

/** Counts a wrong setup token against the address it came from, and says how it is to be told. */
export async function failureOfToken(
  tx: ControlTransaction,
  { address, now }: GuessOfToken,
): Promise<ApiFailure> {
  const window = windowAt(now);
  await removeOldAttempts(tx, window.since);
  const origin = await countFailure(tx, {
    subject: addressOf(address),
    limit: ADDRESS_ATTEMPTS,
    ...window,
  });
  return isLocked(origin, now) ? lockedOut(origin.locked_until, now) : new ApiFailure('SETUP_TOKEN_WRONG');
}

/** The account is forgiven; the address is not: an attacker with one account of their own would clear it between guesses. */
export async function forgive(tx: ControlTransaction, email: string): Promise<void> {
  await forgetAttempts(tx, accountOf(email));
  await forgetLockouts(tx, email);
}

/** An administrator lets a person of their company try again. Answers whether the account was locked. As system. */
export async function unlock(
  tx: ControlTransaction,
  { tenant, user, email, now }: { tenant: string; user: string; email: string; now: number },
): Promise<boolean> {
  if (!(await openLockout(tx, { tenant, user, now }))) return false;
  await forgetAttempts(tx, accountOf(email));
  return true;
}

function windowAt(now: number): { now: number; since: number; lockedUntil: number } {
  return { now, since: now - LOCKOUT, lockedUntil: now + LOCKOUT };
}

function isLocked(
  attempts: Attempts | undefined,
  now: number,
): attempts is Attempts & { locked_until: number } {
  return attempts?.locked_until != null && attempts.locked_until > now;
}

function lockedOut(until: number, now: number): ApiFailure {
  return new ApiFailure('LOCKED_OUT', {
    wait: Math.max(1, Math.ceil((until - now) / MINUTE)),
    lockout_time: LOCKOUT_MINUTES,
    lockout_attempts_allowed: ACCOUNT_ATTEMPTS,
  });
}
