import { isStrong, PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '@casbah/domain/password';
import { hash, verify } from '@node-rs/argon2';
import { ApiFailure } from '../http/failure.ts';

export function assertStrong(password: string): void {
  if (!isStrong(password))
    throw new ApiFailure('PASSWORD_TOO_WEAK', { minimum: PASSWORD_MINIMUM, maximum: PASSWORD_MAXIMUM });
}

/** argon2id, 19 MiB and two passes: the floor that OWASP's password storage cheat sheet gives. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash takes a thread and 19 MiB for some 80 ms: a flood of sign-ins must not take them all. */
const AT_ONCE = 2;
const WAITING = 64;

export class Passwords {
  readonly #nobody: Promise<string> = hash(crypto.randomUUID(), COST);
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, COST));
  }

  /** Takes as long for an address nobody has (`undefined`) as for a wrong password: one hash each. */
  async isRight(password: string, stored: string | undefined): Promise<boolean> {
    const against = stored ?? (await this.#nobody);
    const matches = await this.#inTurn(() => verify(against, password));
    return matches && stored !== undefined;
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= AT_ONCE) {
      if (this.#waiting.length >= WAITING) throw new ApiFailure('TOO_MANY_REQUESTS', { seconds: 5 });
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next in line; only without one is it free.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
