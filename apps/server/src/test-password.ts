import { hash } from '@node-rs/argon2';

/** The least that argon2 takes. */
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * The hash of a password that protects nothing, for the people of tests. What a hash costs is written in it, and a sign-in
 * takes it from there: each of thousands takes a millisecond instead of eighty. A password that is chosen through the
 * product costs what it should, in tests, too.
 */
export function cheapHash(password: string): Promise<string> {
  return hash(password, COST);
}
