import type { ControlStore } from '@casbah/stores/control/control-store';
import { holdLease, type Lease, renewLeases } from '@casbah/stores/control/jobs/jobs';
import type { ControlTx } from '@casbah/stores/control/transaction';
import { JobLost } from './job.ts';

const RENEW_EVERY = 15_000;

interface Held {
  lease: Lease;
  length: number;
  until: number;
  lost: AbortController;
}

interface LeaseParts {
  control: ControlStore;
  clock: () => number;
  onFault(what: string, error: unknown): void;
}

/** Renews the leases of all running jobs together. Aborts a job that has lost its lease. */
export class Leases {
  readonly #parts: LeaseParts;
  readonly #held = new Map<string, Held>();
  #renewing: NodeJS.Timeout | undefined;

  constructor(parts: LeaseParts) {
    this.#parts = parts;
  }

  take(lease: Lease, length: number) {
    const held: Held = {
      lease,
      length,
      until: this.#parts.clock() + length,
      lost: new AbortController(),
    };
    this.#held.set(lease.id, held);
    this.#renewing ??= setInterval(() => void this.#renew(), RENEW_EVERY).unref();
    const stopped = new AbortController();
    return {
      signal: AbortSignal.any([held.lost.signal, stopped.signal]),
      abort: () => stopped.abort(new Error('The server stops')),
      get isLost() {
        return held.lost.signal.aborted;
      },
      hold: async (tx: ControlTx): Promise<void> => {
        if (!(await holdLease(tx, lease))) throw new JobLost();
      },
      release: () => {
        if (this.#held.get(lease.id) === held) this.#held.delete(lease.id);
        if (this.#held.size === 0) this.close();
      },
    };
  }

  close(): void {
    clearInterval(this.#renewing);
    this.#renewing = undefined;
  }

  async #renew(): Promise<void> {
    const { control, clock, onFault } = this.#parts;
    const held = [...this.#held.values()];
    const now = clock();
    try {
      const kept = await control.asSystem((tx) =>
        renewLeases(
          tx,
          held.map(({ lease, length }) => ({ ...lease, until: now + length })),
        ),
      );
      for (const one of held)
        if (kept.has(one.lease.id)) one.until = now + one.length;
        else one.lost.abort(new JobLost());
    } catch (error) {
      onFault('renewing the leases of jobs', error);
      // The store doesn't respond: jobs whose lease has expired must stop, because another server may have
      // taken over.
      for (const one of held) if (one.until <= clock()) one.lost.abort(new JobLost());
    }
  }
}
