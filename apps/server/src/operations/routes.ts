import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../http/failure.ts';
import { route } from '../http/guard.ts';
import { openApi, operations, USE } from '../http/openapi.ts';
import { isFromLoopback } from '../http/origin.ts';
import { apiPage } from './api-page.ts';
import type { Metrics } from './metrics.ts';

export interface OperationsParts {
  /** The stores that must answer for Casbah to be ready. */
  stores: { control: { ping(): Promise<void> }; events: { ping(): Promise<void> } };
  metrics: Metrics;
  version: string;
}

const PATIENCE_MS = 5_000;

export function operationsRoutes(app: FastifyInstance, { stores, metrics, version }: OperationsParts): void {
  route(app, 'GET /healthz', async () => ({ status: 'ok' }));

  route(app, 'GET /readyz', async () => {
    await Promise.all([answers(stores.control), answers(stores.events)]);
    return { status: 'ready', control_store: 'ok', event_store: 'ok' };
  });

  route(app, 'GET /metrics', async () => ({ content: [await metrics.registry.metrics()] }), {
    alsoOpenTo: isFromLoopback,
  });

  const description = openApi(version);
  route(app, 'GET /api/openapi.json', async () => description);

  const page = apiPage({ version, words: USE, operations: operations() });
  const config = { page: true } as const;
  for (const url of ['/api', '/api/'])
    app.get(url, { config }, async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/page.css', { config }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(new URL('./api-page.css', import.meta.url))),
  );
}

async function answers(store: { ping(): Promise<void> }): Promise<void> {
  const late = AbortSignal.timeout(PATIENCE_MS);
  await new Promise<void>((resolve, reject) => {
    late.addEventListener('abort', () => reject(new ApiFailure('UNAVAILABLE')), { once: true });
    store.ping().then(resolve, (cause) => reject(new ApiFailure('UNAVAILABLE', undefined, { cause })));
  });
}
