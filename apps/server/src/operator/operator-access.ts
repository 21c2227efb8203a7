import { createHash, randomBytes } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import type { FastifyRequest } from 'fastify';
import { isFromLoopback } from '../http/origin.ts';
import { readOperatorCode } from './operator-code.ts';

/** How long a browser that presented a code stays the operator's. */
export const ACCESS_MINUTES = 60;
export const OPERATOR_COOKIE = 'casbah_operator';

/** Browsers that may be open at once; the oldest gives way. */
const MOST_BROWSERS = 50;

/**
 * Which browsers belong to the person who runs Casbah. Coming from this machine proves nothing: other users and local
 * proxies do, too. A one-time code from the terminal does.
 */
export class OperatorAccess {
  readonly #key: Uint8Array;
  readonly #clock: () => number;
  readonly #isOpenToThisMachine: boolean;
  readonly #startedOn: number;
  /** Codes that were used, with when they were issued. */
  readonly #used = new Map<string, number>();
  /** Hashes of cookies, with when each ends. */
  readonly #browsers = new Map<string, number>();

  constructor(parts: {
    key: Uint8Array;
    clock: () => number;
    /** Only people at this machine are meant to reach the server. */
    isOpenToThisMachine: boolean;
  }) {
    this.#key = parts.key;
    this.#clock = parts.clock;
    this.#isOpenToThisMachine = parts.isOpenToThisMachine;
    this.#startedOn = parts.clock();
  }

  /** Whether this request could be the operator's at all: on a server that others reach, none is. */
  isReachedBy(request: FastifyRequest): boolean {
    return this.#isOpenToThisMachine && isFromLoopback(request);
  }

  /** The cookie for the browser that presents a code; nothing for a code that is wrong, old or used. */
  exchange(text: string): string | undefined {
    const now = this.#clock();
    const code = readOperatorCode(this.#key, text, now);
    // Codes end with the process: it is what remembers which were used.
    if (code === undefined || code.issuedOn < this.#startedOn || this.#used.has(code.nonce)) return undefined;
    for (const [nonce, issuedOn] of this.#used) if (readableUntil(issuedOn) <= now) this.#used.delete(nonce);
    this.#used.set(code.nonce, code.issuedOn);
    const cookie = randomBytes(32).toString('base64url');
    for (const hash of [...this.#browsers.keys()].slice(0, this.#browsers.size - MOST_BROWSERS + 1))
      this.#browsers.delete(hash);
    this.#browsers.set(hashOf(cookie), now + ACCESS_MINUTES * MINUTE_MS);
    return cookie;
  }

  /** Whether the request comes from this machine and from a browser that presented a code within the hour. */
  isOperator(request: FastifyRequest): boolean {
    const cookie = request.cookies[OPERATOR_COOKIE];
    if (cookie === undefined || !this.isReachedBy(request)) return false;
    // Looked up by its hash: how long that takes says nothing about the cookie.
    return (this.#browsers.get(hashOf(cookie)) ?? 0) > this.#clock();
  }
}

const readableUntil = (issuedOn: number): number => issuedOn + 2 * HOUR_MS;
const hashOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');
