import type { JobQueue } from '@casbah/contract/jobs';
import { isoTimeOrNull } from '@casbah/domain/iso-time';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { type QueueState, queueStates, runNow } from '@casbah/stores/control/jobs/queues';
import { operatorTenant } from '@casbah/stores/control/maintenance/maintenance-periods';
import type { Actor } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Job } from './job.ts';

interface JobsParts {
  control: ControlStore;
  clock: () => number;
  /** Jobs of all areas; complete once they are built. */
  jobs: readonly Job[];
}

/** Background jobs as operators see them. */
export class JobsService {
  readonly #parts: JobsParts;

  constructor(parts: JobsParts) {
    this.#parts = parts;
  }

  /** ms between two runs, by queue; undefined for queues to which jobs are added. */
  get #queues(): ReadonlyMap<string, number | undefined> {
    const stored = this.#parts.jobs.filter((job) => !('onEveryServer' in job));
    return new Map(stored.map((job) => [job.name, 'every' in job ? job.every : undefined]));
  }

  /** Every queue, by name. */
  async states(): Promise<QueueState[]> {
    const { control, clock } = this.#parts;
    return control.asSystem((tx) => queueStates(tx, [...this.#queues.keys()].toSorted(), clock()));
  }

  /** For metrics: the age of the oldest waiting job instead of its start. */
  async figures() {
    const now = this.#parts.clock();
    const states = await this.states();
    return states.map((state) => ({
      ...state,
      oldestSeconds: state.oldest === null ? 0 : Math.max(0, now - state.oldest) / 1000,
    }));
  }

  async list(tenant: string): Promise<{ is_operator: boolean; queues: JobQueue[] }> {
    if (!(await this.#isOperator(tenant))) return { is_operator: false, queues: [] };
    const states = await this.states();
    return { is_operator: true, queues: states.map((state) => this.#answerOf(state)) };
  }

  /** Runs a periodic job now, or retries a queue's failed jobs. */
  async run(actor: Actor, queue: string): Promise<{ started: number }> {
    if (!this.#queues.has(queue)) throw new ApiFailure('NOT_FOUND');
    if (!(await this.#isOperator(actor.tenant))) throw new ApiFailure('DENIED');
    await change(this.#parts, actor, async (_tx, { record }) => {
      record({ event: 'job.started', object: queue, details: { name: queue } });
    });
    const { control, clock } = this.#parts;
    return { started: await control.asSystem((tx) => runNow(tx, queue, clock())) };
  }

  async #isOperator(tenant: string): Promise<boolean> {
    return (await this.#parts.control.asSystem(operatorTenant)) === tenant;
  }

  #answerOf({ queue, ...state }: QueueState): JobQueue {
    const every = this.#queues.get(queue);
    return {
      name: queue,
      every_seconds: every === undefined ? null : every / 1000,
      waiting: state.waiting,
      running: state.running,
      retrying: state.retrying,
      failed: state.failed,
      oldest: isoTimeOrNull(state.oldest),
      next_run: isoTimeOrNull(state.next),
      last_run: isoTimeOrNull(state.last_ended),
      last_failure: isoTimeOrNull(state.last_failed),
      last_error: state.last_error,
      runs: state.runs,
      failures: state.failures,
    };
  }
}
