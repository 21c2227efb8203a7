import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../http/failure.ts';
import { needsSecureCookies } from '../http/origin.ts';

/** Between two attempts in one lane. */
const EVERY = 1000;
/** Nobody is kept waiting longer: they are told to come back. */
const LONGEST = 10_000;

/** Attempts that go one by one, a second apart: many addresses together guess no faster than one. */
export class SlowLane {
  readonly #clock: () => number;
  readonly #wait: (ms: number) => Promise<void>;
  /** When the lane of a domain is free again. */
  readonly #free = new Map<string, number>();

  constructor(parts: { clock: () => number; wait: (ms: number) => Promise<void> }) {
    this.#clock = parts.clock;
    this.#wait = parts.wait;
  }

  /** Throws `TOO_MANY_REQUESTS` where the line is too long. */
  async pass(domain: string): Promise<void> {
    const now = this.#clock();
    for (const [other, free] of this.#free) if (free <= now) this.#free.delete(other);
    const turn = this.#free.get(domain) ?? now;
    if (turn - now > LONGEST)
      throw new ApiFailure('TOO_MANY_REQUESTS', { seconds: Math.ceil((turn - now) / 1000) });
    this.#free.set(domain, turn + EVERY);
    if (turn > now) await this.#wait(turn - now);
  }
}

const COOKIE = 'casbah_known';
const DAYS = 180;

/**
 * Browsers in which somebody signed in before. They do not stand in the slow lane: a flood of guesses at a company's
 * accounts must not keep its people out. It opens nothing, and counts for one account only.
 */
export class KnownBrowsers {
  readonly #secret: string;
  constructor(secret: string) {
    this.#secret = secret;
  }

  isKnown({ cookies }: FastifyRequest, email: string): boolean {
    const given = Buffer.from(cookies[COOKIE] ?? '');
    const right = Buffer.from(this.#markOf(email));
    return given.length === right.length && timingSafeEqual(given, right);
  }

  remember({ request, reply }: { request: FastifyRequest; reply: FastifyReply }, email: string): void {
    reply.setCookie(COOKIE, this.#markOf(email), {
      ...{ path: '/user', httpOnly: true, sameSite: 'lax', secure: needsSecureCookies(request) },
      maxAge: DAYS * 86_400,
    });
  }

  #markOf(email: string): string {
    return createHmac('sha256', this.#secret).update(`known browser of ${email}`).digest('base64url');
  }
}
