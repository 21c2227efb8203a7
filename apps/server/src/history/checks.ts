import type { ChainStateAnswer } from '@casbah/contract/history';
import { MINUTE_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { checkAuditChain } from '@casbah/stores/control/history/check-audit-chain';
import { chainAnswer } from './wire.ts';

/** How long a verification result is reused for callers who don't request a new one. */
const GOOD_FOR_MS = 10 * MINUTE_MS;

interface Look {
  answer: Promise<ChainStateAnswer>;
  /** Cancels the verification when all callers have left. */
  end: AbortController;
  waiting: number;
}

/**
 * Verifies the trails of tenants, one verification per tenant at a time: a long trail takes seconds, and concurrent
 * callers share the result.
 */
export class ChainChecks {
  readonly #control: ControlStore;
  readonly #clock: () => number;
  readonly #looks = new Map<string, Look>();
  readonly #last = new Map<string, ChainStateAnswer>();

  constructor({ control, clock }: { control: ControlStore; clock: () => number }) {
    this.#control = control;
    this.#clock = clock;
  }

  async check(
    tenant: string,
    { fresh, signal }: { fresh: boolean; signal: AbortSignal },
  ): Promise<ChainStateAnswer> {
    const last = this.#last.get(tenant);
    if (!fresh && last !== undefined && this.#clock() - Date.parse(last.checked) < GOOD_FOR_MS) return last;
    const look = this.#looks.get(tenant) ?? this.#begin(tenant);
    look.waiting += 1;
    const leave = (): void => {
      look.waiting -= 1;
      if (look.waiting > 0) return;
      // Later callers start a new verification: this one is about to finish.
      this.#forget(tenant, look);
      look.end.abort(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await look.answer;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  #begin(tenant: string): Look {
    const end = new AbortController();
    const look: Look = { answer: this.#look(tenant, end.signal), end, waiting: 0 };
    this.#looks.set(tenant, look);
    const forget = (): void => this.#forget(tenant, look);
    look.answer.then(forget, forget);
    return look;
  }

  async #look(tenant: string, signal: AbortSignal): Promise<ChainStateAnswer> {
    const state = await checkAuditChain((work) => this.#control.inTenant(tenant, work), tenant, { signal });
    const answer = chainAnswer(state, this.#clock());
    this.#last.set(tenant, answer);
    return answer;
  }

  #forget(tenant: string, look: Look): void {
    if (this.#looks.get(tenant) === look) this.#looks.delete(tenant);
  }
}
