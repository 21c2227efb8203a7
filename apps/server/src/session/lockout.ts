import { createHash } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@casbah/domain/time-units';
import { LOCKOUT_MINUTES } from '@casbah/domain/user-account';
import { forgetLockouts, noteLockouts, openLockout } from '@casbah/stores/control/session/lockouts';
import {
  type Attempts,
  type CountedAttempts,
  countFailure,
  countFailures,
  type FailureLimits,
  findAttemptsOf,
  forgiveAttempts,
  removeOldAttempts,
} from '@casbah/stores/control/session/sign-in-attempts';
import type { SystemTx } from '@casbah/stores/control/transaction';
import { ApiFailure } from '../http/failure.ts';
import { visitorOf } from '../http/visitor.ts';

const LOCKOUT = LOCKOUT_MINUTES * MINUTE_MS;
/** PostgreSQL's largest integer: an unreachable limit. */
const NEVER = 2 ** 31 - 1;
/** Failures after which an account is locked. */
export const ACCOUNT_ATTEMPTS = 5;
/** Locks of an account per day. After that it accepts one attempt a minute, so it can't be kept locked. */
export const LOCKS_A_DAY = 4;
/**
 * Failures at one email, in all companies, after which it allows one attempt a minute. Only time resets them.
 */
export const EMAIL_ATTEMPTS = 20;
const PACE = MINUTE_MS;
/**
 * Failures after which an IP address is locked. Higher, because a company may share one, and one person's
 * typos must not lock it.
 */
export const ADDRESS_ATTEMPTS = 20;

/**
 * Failures per email domain from any source; past a limit, attempts there run one at a time. Never locks, so strangers
 * can't shut out a company.
 */
export const DOMAIN_ATTEMPTS = 100;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
const addressSubject = (address: string): string => `address:${visitorOf(address)}`;
const emailSubject = (email: string): string => `email:${hashOf(email)}`;
const domainSubject = (email: string): string => `domain:${hashOf(domainOf(email))}`;
/**
 * Subject for failures in browsers where this person signed in before: failures elsewhere don't lock them.
 */
const knownSubject = ({ tenant, user }: AccountKey): string => `known:${tenant}:${user}`;
const strangersSubject = ({ tenant, user }: AccountKey): string => `account:${tenant}:${user}`;

export interface AccountKey {
  tenant: string;
  user: string;
}

/** An account that a sign-in attempt is for. */
export interface TriedAccount extends AccountKey {
  /** The person signed in before in this browser. */
  isKnown: boolean;
}

/** A sign-in attempt. Email, domain and IP address are counted whether or not there is an account. */
export interface Attempt {
  email: string;
  address: string;
  now: number;
}

/** Counts before an attempt. */
export interface Standing {
  /** Failures at the email's domain. */
  domainFailures: number;
  /** Accounts that the attempt may open; the others aren't tried. */
  open: readonly TriedAccount[];
  /** Counts of accounts that it may not open. */
  closed: readonly CountedAttempts[];
}

const subjectOf = (account: TriedAccount): string =>
  account.isKnown ? knownSubject(account) : strangersSubject(account);

/**
 * Returns the counts so far. Throws `LOCKED_OUT` only if no account is open to this browser whatever the
 * password: an attempt at a locked account must look like one at an unknown email.
 */
export async function standingOf(
  tx: SystemTx,
  { email, address, now }: Attempt,
  accounts: readonly TriedAccount[],
): Promise<Standing> {
  const shared = [addressSubject(address), emailSubject(email), domainSubject(email)];
  const subjects = [...shared, ...accounts.map(subjectOf)];
  const found = new Map((await findAttemptsOf(tx, subjects, now - LOCKOUT)).map((one) => [one.subject, one]));
  const [origin, atEmail, atDomain] = shared.map((subject) => found.get(subject));
  const strangersWait = Math.max(lockOf(origin, now), paceOf(atEmail, now));
  const isOpen = (account: TriedAccount): boolean =>
    lockOf(found.get(subjectOf(account)), now) === 0 && (account.isKnown || strangersWait === 0);
  const open = accounts.filter(isOpen);
  if (open.length === 0 && strangersWait > 0) throw lockedOut(strangersWait, now);
  const closed = accounts
    .filter((account) => !isOpen(account))
    .flatMap((one) => found.get(subjectOf(one)) ?? []);
  if (open.length === 0 && accounts.length > 0 && accounts.every(({ isKnown }) => isKnown))
    throw lockedOut(Math.max(...closed.map((one) => lockOf(one, now))), now);
  return { domainFailures: atDomain?.failures ?? 0, open, closed };
}

/** Counts a failure and returns the error: `code` with the attempts left, or locked. */
export async function failureOfAttempt(
  tx: SystemTx,
  { email, address, now }: Attempt,
  { open, closed }: Pick<Standing, 'open' | 'closed'>,
  code: 'INVALID_CREDENTIALS' | 'INVALID_MFA_CODE' = 'INVALID_CREDENTIALS',
): Promise<ApiFailure> {
  const limits = limitsAt(now);
  await removeOldAttempts(tx, now - DAY_MS);
  const counted = await countFailures(tx, open.map(subjectOf), { ...limits, limit: ACCOUNT_ATTEMPTS });
  const [atEmail] = await countFailures(tx, [emailSubject(email)], { ...limits, limit: ACCOUNT_ATTEMPTS });
  const [origin] = await countFailures(tx, [addressSubject(address)], {
    ...limits,
    limit: ADDRESS_ATTEMPTS,
    locks: NEVER,
  });
  await countFailures(tx, [domainSubject(email)], { ...limits, limit: NEVER });
  const bySubject = new Map(counted.map((one) => [one.subject, one]));
  const lockedNow = open.filter((account) => lockOf(bySubject.get(subjectOf(account)), now) > now + PACE);
  await noteLockouts(
    tx,
    [
      ...lockedNow.map(({ tenant, user }) => ({ tenant, user, address: '' })),
      ...(lockOf(origin, now) === 0 ? [] : open.map(({ tenant, user }) => ({ tenant, user, address }))),
    ],
    now,
  );
  const told = toldOf([...counted, ...closed], atEmail, now);
  const until = Math.max(told.until, lockOf(origin, now));
  if (until > 0) return lockedOut(until, now);
  return new ApiFailure(code, {
    failed_attempts: told.failures,
    lockout_attempts_allowed: ACCOUNT_ATTEMPTS,
    lockout_time: LOCKOUT_MINUTES,
    remaining: Math.min(ACCOUNT_ATTEMPTS - told.failures, ADDRESS_ATTEMPTS - (origin?.failures ?? 0)),
  });
}

/**
 * The error for a failed sign-in. Unknown browsers get the email's count minus resets, so existing, foreign
 * and unknown accounts look alike.
 */
function toldOf(
  accounts: readonly CountedAttempts[],
  atEmail: CountedAttempts | undefined,
  now: number,
): { failures: number; until: number } {
  const ofStrangers = accounts.filter(({ subject }) => subject.startsWith('account:'));
  const isKnown = accounts.length > 0 && ofStrangers.length === 0;
  const forgiven = ofStrangers.length === 0 ? 0 : Math.min(...ofStrangers.map((one) => one.forgiven));
  const visible = isKnown ? 0 : (atEmail?.failures ?? 0) - forgiven;
  const failures = Math.max(visible, ...accounts.map((one) => one.failures));
  const lock = Math.max(0, ...accounts.map((one) => lockOf(one, now)));
  if (lock > 0) return { failures, until: lock };
  const isTold = failures >= ACCOUNT_ATTEMPTS || (forgiven === 0 && !isKnown && lockOf(atEmail, now) > 0);
  return { failures, until: isTold ? Math.max(lockOf(atEmail, now), now + PACE) : 0 };
}

/** Throws `LOCKED_OUT` after too many wrong current passwords, entered in a session or via a link. */
export async function assertMayProve(
  tx: SystemTx,
  { account, now }: { account: AccountKey; now: number },
): Promise<void> {
  const [found] = await findAttemptsOf(tx, [knownSubject(account)], now - LOCKOUT);
  const until = lockOf(found, now);
  if (until > 0) throw lockedOut(until, now);
}

/** Counts a wrong current password as a failed sign-in, and returns the error. */
export async function failureOfProof(
  tx: SystemTx,
  { account, now }: { account: AccountKey; now: number },
): Promise<ApiFailure> {
  const subjects = [knownSubject(account), strangersSubject(account)];
  const counted = await countFailures(tx, subjects, { ...limitsAt(now), limit: ACCOUNT_ATTEMPTS });
  const known = counted.find(({ subject }) => subject === knownSubject(account));
  const until = lockOf(known, now);
  if (until > 0) {
    await noteLockouts(tx, [{ ...account, address: '' }], now);
    return lockedOut(until, now);
  }
  const failures = known?.failures ?? 0;
  return new ApiFailure('PASSWORD_INCORRECT', {
    failed_attempts: failures,
    lockout_attempts_allowed: ACCOUNT_ATTEMPTS,
    lockout_time: LOCKOUT_MINUTES,
    remaining: ACCOUNT_ATTEMPTS - failures,
  });
}

/** Throws `LOCKED_OUT` while an IP address is locked: there is no account yet. */
export async function assertAddressOpen(
  tx: SystemTx,
  { address, now }: Omit<Attempt, 'email'>,
): Promise<void> {
  const [origin] = await findAttemptsOf(tx, [addressSubject(address)], now - LOCKOUT);
  const until = lockOf(origin, now);
  if (until > 0) throw lockedOut(until, now);
}

/** Counts a wrong setup token per source address, and returns the error. */
export async function failureOfToken(
  tx: SystemTx,
  { address, now }: Omit<Attempt, 'email'>,
): Promise<ApiFailure> {
  await removeOldAttempts(tx, now - DAY_MS);
  const origin = await countFailure(tx, {
    subject: addressSubject(address),
    limit: ADDRESS_ATTEMPTS,
    now,
    since: now - LOCKOUT,
    lockedUntil: now + LOCKOUT,
  });
  const until = lockOf(origin, now);
  return until > 0 ? lockedOut(until, now) : new ApiFailure('SETUP_TOKEN_WRONG');
}

/**
 * Resets this account's failures only: not those of the same email elsewhere, the email or the address, or attackers
 * could reset counts with their own account.
 */
export async function forgive(
  tx: SystemTx,
  { email, now, ...account }: AccountKey & { email: string; now: number },
): Promise<void> {
  await forgiveAttempts(tx, [knownSubject(account), strangersSubject(account)], {
    email: emailSubject(email),
    now,
    since: now - LOCKOUT,
  });
  await forgetLockouts(tx, account);
}

/** Unlocks an account for a company's administrator. Returns whether it was locked. As system. */
export async function unlock(
  tx: SystemTx,
  { email, now, ...account }: AccountKey & { email: string; now: number },
): Promise<boolean> {
  if (!(await openLockout(tx, { ...account, now }))) return false;
  await forgiveAttempts(tx, [knownSubject(account), strangersSubject(account)], {
    email: emailSubject(email),
    now,
    since: now - LOCKOUT,
  });
  return true;
}

function limitsAt(now: number): Omit<FailureLimits, 'limit'> {
  return {
    now,
    since: now - LOCKOUT,
    lockedUntil: now + LOCKOUT,
    locks: LOCKS_A_DAY,
    locksSince: now - DAY_MS,
    pacedUntil: now + PACE,
  };
}

/** End of a lock; 0 if not locked. */
function lockOf(attempts: Attempts | undefined, now: number): number {
  const until = attempts?.locked_until ?? 0;
  return until > now ? until : 0;
}

/** When an email with too many failures allows the next attempt; 0 if now. */
function paceOf(attempts: CountedAttempts | undefined, now: number): number {
  if (attempts === undefined || attempts.failures < EMAIL_ATTEMPTS) return 0;
  const next = attempts.last_failure + PACE;
  return next > now ? Math.max(next, lockOf(attempts, now)) : 0;
}

function lockedOut(until: number, now: number): ApiFailure {
  return new ApiFailure('LOCKED_OUT', {
    wait: Math.max(1, Math.ceil((until - now) / MINUTE_MS)),
    lockout_time: LOCKOUT_MINUTES,
    lockout_attempts_allowed: ACCOUNT_ATTEMPTS,
  });
}
