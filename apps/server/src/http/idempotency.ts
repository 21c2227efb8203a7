import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { DAY_MS, MINUTE_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  giveKeyBack,
  type IdempotencyKey,
  keepAnswer,
  removeOldKeys,
  takeKey,
} from '@casbah/stores/control/idempotency/idempotency-keys';
import type { SystemTx } from '@casbah/stores/control/transaction';
import { ApiFailure } from './failure.ts';
import type { Identity } from './sessions.ts';

/** How long a key is remembered. */
export const KEY_LIFETIME = DAY_MS;
/** Longer than any request: an unfinished request this old ended with its server, with unknown outcome. */
const LONGEST_REQUEST = 10 * MINUTE_MS;

export interface IdempotentAnswer {
  answer: unknown;
  /** An earlier request's response; nothing ran. */
  isReplayed: boolean;
}

/**
 * Runs a request once per idempotency key. A repetition gets the stored response; a different request with
 * the same key is refused. A failed request leaves no trace and can be retried.
 */
export class Idempotency {
  readonly #control: ControlStore;
  readonly #clock: () => number;

  constructor(parts: { control: ControlStore; clock: () => number }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
  }

  async run(
    { tenant, user }: Identity,
    key: string,
    request: { call: string; content: unknown },
    work: () => Promise<unknown>,
  ): Promise<IdempotentAnswer> {
    const id: IdempotencyKey = { tenant, user, key };
    const asked = { call: request.call, request_hash: hashOf(request.content) };
    const now = this.#clock();
    const earlier = await this.#control.inTenant(tenant, (tx) =>
      takeKey(tx, id, { ...asked, now, since: now - KEY_LIFETIME }),
    );
    if (earlier !== undefined) {
      const { call, request_hash, answer, created_on } = earlier;
      if (!isDeepStrictEqual({ call, request_hash }, asked)) throw new ApiFailure('IDEMPOTENCY_KEY_REUSED');
      if (answer !== null) return { answer, isReplayed: true };
      throw new ApiFailure(now - created_on < LONGEST_REQUEST ? 'STILL_UNDER_WAY' : 'CONFLICT');
    }
    let answer: unknown;
    try {
      answer = await work();
    } catch (error) {
      await this.#control.inTenant(tenant, (tx) => giveKeyBack(tx, id));
      throw error;
    }
    await this.#control.inTenant(tenant, (tx) => keepAnswer(tx, id, JSON.stringify(answer)));
    return { answer, isReplayed: false };
  }
}

/** Deletes expired keys with their responses. */
export function removeOldAnswers(tx: SystemTx, now: number): Promise<unknown> {
  return removeOldKeys(tx, now - KEY_LIFETIME);
}

/** Hash of the parsed request: parsing puts its keys in schema order. */
function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
