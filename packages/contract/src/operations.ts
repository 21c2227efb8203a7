import { z } from 'zod';
import { calls } from './call.ts';

/** Calls for operators. */
export const operationsCalls = calls({
  'GET /healthz': {
    summary: 'Check that the process responds.',
    permission: 'public',
    answer: z.object({ status: z.literal('ok') }),
    errors: [],
  },
  'GET /readyz': {
    summary: 'Check that both stores respond and migrations are done.',
    permission: 'public',
    answer: z.object({
      status: z.literal('ready'),
      control_store: z.literal('ok'),
      event_store: z.literal('ok'),
    }),
    errors: ['UNAVAILABLE'],
  },
  'GET /metrics': {
    summary:
      'Get metrics in the Prometheus text format. Requires the bearer token in the file `metrics-token`, or the permission.',
    permission: 'operations.view',
    answer: 'text/plain',
    errors: [],
  },
  'GET /api/openapi.json': {
    summary: 'Get this contract as OpenAPI 3.1.',
    permission: 'public',
    answer: z.looseObject({ openapi: z.string() }),
    errors: [],
  },
});
