import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../http/failure.ts';
import { route } from '../http/guard.ts';
import { openApi, operations, USE } from '../http/openapi.ts';
import { apiPage } from './api-page.ts';
import type { Metrics } from './metrics.ts';
import type { MetricsToken } from './metrics-token.ts';

export interface OperationsParts {
  /** The stores that must answer for Casbah to be ready. */
  stores: { control: { ping(): Promise<void> }; events: { ping(): Promise<void> } };
  metrics: Metrics;
  /** What a scraper shows. */
  metricsToken: MetricsToken;
  version: string;
}

const PATIENCE_MS = 5_000;

export function operationsRoutes(
  app: FastifyInstance,
  { stores, metrics, metricsToken, version }: OperationsParts,
): void {
  route(app, 'GET /healthz', async () => ({ status: 'ok' }));

  route(app, 'GET /readyz', async () => {
    const [control, event] = await Promise.all([fault(stores.control), fault(stores.events)]);
    if (control !== undefined || event !== undefined)
      throw new ApiFailure(
        'UNAVAILABLE',
        {
          control_store: control === undefined ? 'ok' : 'unavailable',
          event_store: event === undefined ? 'ok' : 'unavailable',
        },
        { cause: control ?? event },
      );
    return { status: 'ready', control_store: 'ok', event_store: 'ok' };
  });

  route(app, 'GET /metrics', async () => ({ content: [await metrics.registry.metrics()] }), {
    alsoOpenTo: ({ headers }) => metricsToken.isIn(headers.authorization),
  });

  // Most servers are never asked, and none starts later for it.
  let described: ReturnType<typeof describe> | undefined;
  const description = () => (described ??= describe(version));
  route(app, 'GET /api/openapi.json', async () => (await description()).document);

  const config = { page: true } as const;
  for (const url of ['/api', '/api/'])
    app.get(url, { config }, async (_request, reply) => {
      const { page } = await description();
      return reply.type('text/html; charset=utf-8').send(page);
    });
  app.get('/api/page.css', { config }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(new URL('./api-page.css', import.meta.url))),
  );
}

/** The API for tools and for people. */
async function describe(version: string) {
  const all = await operations();
  return { document: openApi(version, all), page: apiPage({ version, words: USE, operations: all }) };
}

/** Why a store does not answer in time; `undefined` where it does. */
async function fault(store: { ping(): Promise<void> }): Promise<unknown> {
  const late = setTimeout(PATIENCE_MS, new Error('no answer in time'), { ref: false });
  const answered = store.ping().then(
    () => undefined,
    (error: unknown) => error ?? new Error('no reason given'),
  );
  return Promise.race([answered, late]);
}
