import { timingSafeEqual } from 'node:crypto';
import { hash, parseOptions } from '@node-rs/argon2';
import { ApiFailure } from '../http/failure.ts';

/** argon2id, 19 MiB, two passes: the minimum in OWASP's password storage cheat sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Concurrent hashes. Each takes a thread and 19 MiB for some 80 ms, and a flood of sign-ins must not use them
 * all.
 */
const AT_ONCE = 2;
const WAITING = 64;

/**
 * Password hashes. All hashes of one person (in several companies, and previous ones) share a salt, so one hash finds
 * the match. Equal passwords of one person are recognizable, never those of others.
 */
export class Passwords {
  readonly #argon2: typeof hash;
  readonly #nobody: Promise<string>;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(argon2: typeof hash = hash) {
    this.#argon2 = argon2;
    this.#nobody = argon2(crypto.randomUUID(), COST);
  }

  /** `like`: a hash of the same person, whose salt is reused. */
  hash(password: string, like?: string | null): Promise<string> {
    return this.#inTurn(() => this.#argon2(password, like == null ? COST : { ...COST, salt: saltOf(like) }));
  }

  /** Takes equally long for unknown emails (`undefined`) and wrong passwords: one hash each. */
  async isRight(password: string, stored: string | null | undefined): Promise<boolean> {
    const [isRight = false] = await this.areRight(password, [stored]);
    return isRight;
  }

  /** Which of a person's hashes matches a password: one hash for all with the same salt, and one if there are none. */
  async areRight(password: string, stored: readonly (string | null | undefined)[]): Promise<boolean[]> {
    const known = stored.flatMap((one) => (one == null ? [] : [one]));
    const against = known.length > 0 ? known : [await this.#nobody];
    const made = new Map<string, string>();
    for (const one of against) {
      const way = wayOf(one);
      if (!made.has(way)) made.set(way, await this.#inTurn(() => this.#argon2(password, optionsOf(one))));
    }
    return stored.map((one) => one != null && areSame(one, made.get(wayOf(one)) ?? ''));
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= AT_ONCE) {
      if (this.#waiting.length >= WAITING) throw new ApiFailure('TOO_MANY_REQUESTS', { seconds: 5 });
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      // Passes the slot to the next waiter, or frees it if there is none.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}

/** Everything but the hash itself: `$argon2id$v=19$m=…,t=…,p=…$salt`. */
const wayOf = (stored: string): string => stored.slice(0, stored.lastIndexOf('$'));

const saltOf = (stored: string): Buffer => Buffer.from(stored.split('$').at(-2) ?? '', 'base64');

function optionsOf(stored: string) {
  const { algorithm, version, memoryCost, timeCost, parallelism, outputLen } = parseOptions(stored);
  return { algorithm, version, memoryCost, timeCost, parallelism, outputLen, salt: saltOf(stored) };
}

function areSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
