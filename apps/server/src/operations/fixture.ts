import type { operationsCalls } from '@casbah/contract/operations';
import { type Attempts, type Fixture, list } from '../areas/fixture.ts';

export const operationsFixture: Fixture = {
  foreign: (): Attempts<typeof operationsCalls> => ({
    'GET /healthz': () => list('/healthz'),
    'GET /readyz': () => list('/readyz'),
    'GET /metrics': () => list('/metrics'),
    'GET /api/openapi.json': () => list('/api/openapi.json'),
  }),
};
