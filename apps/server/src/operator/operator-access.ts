import { createHash, randomBytes } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import type { FastifyRequest } from 'fastify';
import { isFromLoopback } from '../http/origin.ts';
import { readOperatorCode } from './operator-code.ts';

/** How long a browser that presented a code stays the operator's. */
export const ACCESS_MINUTES = 60;
export const OPERATOR_COOKIE = 'casbah_operator';

/** Maximum browsers at a time; the oldest is dropped. */
const MOST_BROWSERS = 50;

/**
 * Recognizes the operator's browsers by a one-time code from the terminal. A local address proves nothing:
 * other users and local proxies have it, too.
 */
export class OperatorAccess {
  readonly #key: Uint8Array;
  readonly #clock: () => number;
  readonly #isOpenToThisMachine: boolean;
  readonly #startedOn: number;
  /** Used codes, with their time of issue. */
  readonly #used = new Map<string, number>();
  /** Cookie hashes, with their expiry. */
  readonly #browsers = new Map<string, number>();

  constructor(parts: {
    key: Uint8Array;
    clock: () => number;
    /** Only people on this machine are meant to reach the server. */
    isOpenToThisMachine: boolean;
  }) {
    this.#key = parts.key;
    this.#clock = parts.clock;
    this.#isOpenToThisMachine = parts.isOpenToThisMachine;
    this.#startedOn = parts.clock();
  }

  /** Whether the request could be the operator's: never on a server that others can reach. */
  isReachedBy(request: FastifyRequest): boolean {
    return this.#isOpenToThisMachine && isFromLoopback(request);
  }

  /**
   * Returns a cookie for a browser that presents a code; `undefined` if the code is wrong, expired or used.
   */
  exchange(text: string): string | undefined {
    const now = this.#clock();
    const code = readOperatorCode(this.#key, text, now);
    // Codes end with the process, which remembers the used ones.
    if (code === undefined || code.issuedOn < this.#startedOn || this.#used.has(code.nonce)) return undefined;
    for (const [nonce, issuedOn] of this.#used) if (readableUntil(issuedOn) <= now) this.#used.delete(nonce);
    this.#used.set(code.nonce, code.issuedOn);
    const cookie = randomBytes(32).toString('base64url');
    for (const hash of [...this.#browsers.keys()].slice(0, this.#browsers.size - MOST_BROWSERS + 1))
      this.#browsers.delete(hash);
    this.#browsers.set(hashOf(cookie), now + ACCESS_MINUTES * MINUTE_MS);
    return cookie;
  }

  /**
   * Whether the request comes from this machine, and from a browser that presented a code within the hour.
   */
  isOperator(request: FastifyRequest): boolean {
    const cookie = request.cookies[OPERATOR_COOKIE];
    if (cookie === undefined || !this.isReachedBy(request)) return false;
    // Looked up by hash, so timing reveals nothing about the cookie.
    return (this.#browsers.get(hashOf(cookie)) ?? 0) > this.#clock();
  }
}

const readableUntil = (issuedOn: number): number => issuedOn + 2 * HOUR_MS;
const hashOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');
