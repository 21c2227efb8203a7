import { MINUTE_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  claimJobs,
  keepPeriodic,
  nextDue,
  type Outcome,
  offerJobs,
  releaseJobs,
  type StoredJob,
  settleJob,
} from '@casbah/stores/control/jobs/jobs';
import {
  type Job,
  JobFailure,
  JobLost,
  type PeriodicJob,
  type QueuedJob,
  retryWait,
  type ServerJob,
} from './job.ts';
import { Leases } from './leases.ts';

/** A job whose server hasn't renewed the lease for this long is taken over. */
const LEASE = MINUTE_MS;
/** Maximum sleep, which limits the delay from a lost notification. */
const LONGEST_SLEEP = 30_000;
const AFTER_FAULT = 5_000;
const LONGEST_REASON = 300;

export interface RunnerParts {
  control: ControlStore;
  jobs: readonly Job[];
  clock: () => number;
  /** This server's name on a shared control store: after a restart it resumes what it held. */
  server: string;
  onFault(what: string, error: unknown): void;
}

/**
 * Runs the jobs of all areas. Servers with the same control store share the work; each job runs on one of
 * them.
 */
export class JobRunner {
  readonly #parts: RunnerParts;
  readonly #stored: ReadonlyMap<string, PeriodicJob | QueuedJob>;
  readonly #onServer: readonly ServerJob[];
  readonly #leases: Leases;
  readonly #running = new Map<string, Set<Promise<void>>>();
  /** When each queue is next searched for due work. */
  readonly #nextFind = new Map<string, number>();
  readonly #stopping = new AbortController();
  #timers: NodeJS.Timeout[] = [];
  #sleep: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isAsked = false;
  #isStarted = false;
  #started = 0;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
    this.#onServer = parts.jobs.filter((job) => 'onEveryServer' in job);
    this.#stored = new Map(
      parts.jobs.filter((job) => !('onEveryServer' in job)).map((job) => [job.name, job]),
    );
    this.#leases = new Leases(parts);
  }

  get names(): readonly string[] {
    return [...this.#stored.keys()];
  }

  async start(): Promise<void> {
    const { control, clock, server, onFault } = this.#parts;
    await control.asSystem((tx) => releaseJobs(tx, server, clock()));
    await this.#keepPeriodic();
    this.#isStarted = true;
    for (const { name, every, run } of this.#onServer)
      this.#timers.push(
        setInterval(() => {
          run(this.#stopping.signal).catch((error: unknown) => onFault(name, error));
        }, every).unref(),
      );
    this.wake();
  }

  /** Starts no more jobs. Running ones are stopped after a grace period and resume at the next start. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    clearTimeout(this.#sleep);
    this.#stopping.abort(new Error('The server stops'));
    await this.#looking;
    await Promise.all([...this.#running.values()].flatMap((jobs) => [...jobs]));
    this.#leases.close();
  }

  /** Checks for work in this queue, or in all. */
  wake(queue?: string): void {
    if (queue !== undefined && !this.#stored.has(queue)) return;
    if (this.#isAsked || this.#stopping.signal.aborted) return;
    this.#isAsked = true;
    this.#looking = this.#looking.then(async () => {
      this.#isAsked = false;
      const sleep = await this.#look().catch((error: unknown) => {
        this.#parts.onFault('looking for jobs', error);
        return AFTER_FAULT;
      });
      clearTimeout(this.#sleep);
      if (this.#isStarted && !this.#stopping.signal.aborted)
        this.#sleep = setTimeout(() => this.wake(), sleep).unref();
    });
  }

  /** Runs everything due at the current time. Returns the number of jobs run: for tests. */
  async settled(): Promise<number> {
    await this.#keepPeriodic();
    const before = this.#started;
    for (;;) {
      this.#nextFind.clear();
      // Queued behind checks requested by ended jobs: two at once would each fill all free slots.
      const look = this.#looking.then(() => this.#look());
      const looked = look.then(
        () => {},
        () => {},
      );
      this.#looking = looked;
      await look;
      const running = [...this.#running.values()].flatMap((jobs) => [...jobs]);
      // A job that ended during this check requested another one: the store must not be closed before it.
      if (running.length === 0 && this.#looking === looked) return this.#started - before;
      await Promise.all(running);
    }
  }

  async #keepPeriodic(): Promise<void> {
    const { control, clock } = this.#parts;
    const now = clock();
    const periodic = [...this.#stored.values()].filter((job) => 'every' in job);
    await control.asSystem((tx) =>
      keepPeriodic(
        tx,
        periodic.map(({ name, every, first = every }) => ({
          queue: name,
          first: now + first,
          latest: now + every,
        })),
      ),
    );
  }

  /** Starts all jobs that can start. Returns the time to sleep, in ms. */
  async #look(): Promise<number> {
    const { control, clock, server } = this.#parts;
    const nextFind = await this.#find();
    const now = clock();
    const wanted = [...this.#stored.values()].flatMap((job) => {
      const free = concurrencyOf(job) - (this.#running.get(job.name)?.size ?? 0);
      return free > 0 ? [{ queue: job.name, free, lease: job.lease ?? LEASE }] : [];
    });
    if (wanted.length === 0 || this.#stopping.signal.aborted) return LONGEST_SLEEP;
    const { claimed, next } = await control.asSystem(async (tx) => ({
      claimed: await claimJobs(tx, { holder: server, now, wanted }),
      next: await nextDue(
        tx,
        wanted.map(({ queue }) => queue),
      ),
    }));
    for (const row of claimed) this.#start(row);
    const due = Math.min(nextFind, next ?? Number.POSITIVE_INFINITY) - clock();
    return Math.min(LONGEST_SLEEP, Math.max(due, 0));
  }

  /** Queues jobs for work that has become due. Returns when to do so next. */
  async #find(): Promise<number> {
    const { control, clock, onFault } = this.#parts;
    for (const job of this.#stored.values()) {
      const now = clock();
      if (!('due' in job) || job.due === undefined || (this.#nextFind.get(job.name) ?? 0) > now) continue;
      const { due, name } = job;
      this.#nextFind.set(name, now + due.every);
      await control
        .asSystem(async (tx) => offerJobs(tx, name, await due.find(tx, now), now))
        .catch((error: unknown) => onFault(`finding what is due: ${name}`, error));
    }
    return Math.min(Number.POSITIVE_INFINITY, ...this.#nextFind.values());
  }

  #start(row: StoredJob): void {
    const job = this.#stored.get(row.queue);
    if (job === undefined) return;
    const running = this.#running.get(row.queue) ?? new Set();
    this.#running.set(row.queue, running);
    const run = this.#run(job, row)
      .catch((error: unknown) => this.#parts.onFault(`ending the job ${row.queue}`, error))
      .finally(() => {
        running.delete(run);
        this.wake();
      });
    running.add(run);
    this.#started += 1;
  }

  async #run(job: PeriodicJob | QueuedJob, row: StoredJob): Promise<void> {
    const { control, clock, server } = this.#parts;
    const held = this.#leases.take(
      { id: row.id, attempts: row.attempts, holder: server },
      job.lease ?? LEASE,
    );
    const grace = 'every' in job ? 0 : (job.grace ?? 0);
    const stop = (): void => void setTimeout(() => held.abort(), grace).unref();
    this.#stopping.signal.addEventListener('abort', stop, { once: true });
    let outcome: Outcome;
    try {
      if (isWornOut(job, row)) throw new Error('The server ended while the job ran, again and again');
      if ('every' in job) await job.run(held.signal);
      else
        await job.run(
          { key: row.key, tenant: row.tenant_id, attempt: row.attempts, hold: held.hold },
          held.signal,
        );
      outcome = 'every' in job ? { is: 'done', next: clock() + job.every } : { is: 'done' };
    } catch (error) {
      if (error instanceof JobLost || held.isLost) return;
      outcome = this.#stopping.signal.aborted ? { is: 'released' } : this.#failed(job, row, error);
    } finally {
      this.#stopping.signal.removeEventListener('abort', stop);
      held.release();
    }
    await control.asSystem((tx) => settleJob(tx, { ...row, holder: server }, outcome, clock()));
  }

  #failed(job: PeriodicJob | QueuedJob, row: StoredJob, failure: unknown): Outcome {
    if (!(failure instanceof JobFailure)) this.#parts.onFault(`the job ${job.name}`, failure);
    const error = reasonOf(failure);
    if (failure instanceof JobFailure && failure.isFinal) return { is: 'given up', error };
    const now = this.#parts.clock();
    if ('every' in job) return { is: 'retried', at: now + job.every, error };
    if (row.attempts >= (job.retry.attempts ?? Number.POSITIVE_INFINITY)) return { is: 'failed', error };
    return { is: 'retried', at: now + retryWait(job.retry, row.attempts), error };
  }
}

/** A job that crashes its server on every run must not run forever. */
function isWornOut(job: PeriodicJob | QueuedJob, row: StoredJob): boolean {
  return 'retry' in job && row.attempts > (job.retry.attempts ?? Number.POSITIVE_INFINITY);
}

function concurrencyOf(job: PeriodicJob | QueuedJob): number {
  return 'every' in job ? 1 : (job.concurrency ?? 1);
}

/** The error in one line, for the operator. */
function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.replace(/\p{Cc}+/gu, ' ').slice(0, LONGEST_REASON);
}
