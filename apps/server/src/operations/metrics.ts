import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of one queue of background jobs. */
export interface QueueFigures {
  queue: string;
  waiting: number;
  retrying: number;
  running: number;
  failed: number;
  oldestSeconds: number;
  runs: number;
  failures: number;
}

/** Process metrics, and response times by call and status. */
export class Metrics {
  readonly registry = new Registry();
  readonly #answers = new Histogram({
    name: 'casbah_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['call', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5, 30],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Measures every response. Labels are the contract's calls, so clients can't create new ones. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const call = request.routeOptions.config?.call ?? 'page';
      // A stream lasts as long as its page, which says nothing about response times.
      if (call === 'GET /admin/stream' && reply.statusCode === 200) return;
      this.#answers.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    });
  }

  /** Background jobs by queue, counted on request. */
  watchJobs(states: () => Promise<readonly QueueFigures[]>): void {
    const registers = [this.registry];
    // All three are collected together with one query. If the store doesn't respond, other metrics stay
    // readable.
    let asked: Promise<readonly QueueFigures[]> | undefined;
    const read = (): Promise<readonly QueueFigures[]> => {
      asked ??= states()
        .catch(() => [])
        .finally(() => {
          asked = undefined;
        });
      return asked;
    };
    new Gauge({
      name: 'casbah_jobs',
      help: 'Background jobs, by queue and state: waiting, retrying (part of waiting), running, failed',
      labelNames: ['queue', 'state'] as const,
      registers,
      async collect() {
        const found = await read();
        this.reset();
        for (const { queue, ...one } of found)
          for (const state of ['waiting', 'retrying', 'running', 'failed'] as const)
            this.set({ queue, state }, one[state]);
      },
    });
    new Gauge({
      name: 'casbah_jobs_oldest_seconds',
      help: 'How long the oldest job that is due has been waiting, by queue; 0 if none is due',
      labelNames: ['queue'] as const,
      registers,
      async collect() {
        const found = await read();
        this.reset();
        for (const { queue, oldestSeconds } of found) this.set({ queue }, oldestSeconds);
      },
    });
    new Counter({
      name: 'casbah_job_runs_total',
      help: 'Runs of background jobs that ended, by queue and outcome',
      labelNames: ['queue', 'outcome'] as const,
      registers,
      async collect() {
        const found = await read();
        this.reset();
        for (const { queue, runs, failures } of found) {
          this.inc({ queue, outcome: 'done' }, runs - failures);
          this.inc({ queue, outcome: 'failed' }, failures);
        }
      },
    });
  }

  /** Emails in the outbox, counted on request: waiting, and failed in the last 30 days. */
  watchMails(count: () => Promise<{ waiting: number; failed: number }>): void {
    new Gauge({
      name: 'casbah_mails',
      help: 'Mails in the outbox, by state: waiting to be sent, or given up in the last 30 days',
      labelNames: ['state'] as const,
      registers: [this.registry],
      async collect() {
        this.reset();
        // If the store doesn't respond, other metrics stay readable.
        const counts = await count().catch(() => undefined);
        for (const state of ['waiting', 'failed'] as const)
          if (counts !== undefined) this.set({ state }, counts[state]);
      },
    });
  }
}
