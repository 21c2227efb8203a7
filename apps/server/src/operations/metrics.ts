import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The process's own figures and the duration of every answer, by call and status. */
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

  /** Measures every answer of the application. Calls are few and known: a label cannot be made up by a caller. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const call = request.routeOptions.config?.call ?? 'page';
      // A stream lasts as long as the page it belongs to: that says nothing of how quickly anything is answered.
      if (call === 'GET /admin/stream' && reply.statusCode === 200) return;
      this.#answers.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    });
  }

  /** Mails in the outbox, counted when somebody asks: those that wait, and those that were given up in the last 30 days. */
  watchMails(count: () => Promise<{ waiting: number; failed: number }>): void {
    new Gauge({
      name: 'casbah_mails',
      help: 'Mails in the outbox, by state: waiting to be sent, or given up in the last 30 days',
      labelNames: ['state'] as const,
      registers: [this.registry],
      async collect() {
        this.reset();
        // A store that does not answer leaves the other figures readable.
        const counts = await count().catch(() => undefined);
        for (const state of ['waiting', 'failed'] as const)
          if (counts !== undefined) this.set({ state }, counts[state]);
      },
    });
  }
}
