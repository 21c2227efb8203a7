import { hash } from '@node-rs/argon2';

/** The least that argon2 takes. */
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * Hash for test accounts. Its cost is part of the hash, so a sign-in takes one millisecond instead of eighty. Passwords
 * set through the product have the real cost, in tests, too.
 */
export function cheapHash(password: string): Promise<string> {
  return hash(password, COST);
}
