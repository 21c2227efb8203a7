import { setTimeout } from 'node:timers/promises';
import type { operationsCalls } from '@casbah/contract/operations';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import type { ApiDescription } from './api-pages.ts';
import type { Metrics } from './metrics.ts';
import type { MetricsToken } from './metrics-token.ts';

export interface OperationsParts {
  /** Stores that must respond for Casbah to be ready. */
  stores: { control: { ping(): Promise<void> }; events: { ping(): Promise<void> } };
  metrics: Metrics;
  /** Token of the metrics scraper. */
  metricsToken: MetricsToken;
  /** API description, for tools and people. */
  description: () => Promise<ApiDescription>;
}

const PATIENCE_MS = 5_000;

export function operationsHandlers({
  stores,
  metrics,
  metricsToken,
  description,
}: OperationsParts): Handlers<typeof operationsCalls> {
  return {
    'GET /healthz': async () => ({ status: 'ok' }),

    'GET /readyz': async () => {
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
    },

    'GET /metrics': {
      handle: async () => ({ content: [await metrics.registry.metrics()] }),
      alsoOpenTo: ({ headers }) => metricsToken.isIn(headers.authorization),
    },

    'GET /api/openapi.json': async () => (await description()).document,
  };
}

/** Returns why a store didn't respond in time; `undefined` if it did. */
async function fault(store: { ping(): Promise<void> }): Promise<unknown> {
  const late = setTimeout(PATIENCE_MS, new Error('no answer in time'), { ref: false });
  const answered = store.ping().then(
    () => undefined,
    (error: unknown) => error ?? new Error('no reason given'),
  );
  return Promise.race([answered, late]);
}
