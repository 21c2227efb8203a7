import { hash } from '@node-rs/argon2';

/** argon2's minimum cost. */
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * Hash for test accounts with minimum cost, so a sign-in takes 1 ms instead of 80. Passwords set through the
 * product have the real cost, in tests, too.
 */
export function cheapHash(password: string): Promise<string> {
  return hash(password, COST);
}
