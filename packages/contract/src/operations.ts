import { z } from 'zod';
import { calls } from './call.ts';

/** Calls for those who run Casbah. */
export const operationsCalls = calls({
  'GET /healthz': {
    summary: 'The process answers.',
    permission: 'public',
    answer: z.object({ status: z.literal('ok') }),
    errors: [],
  },
  'GET /readyz': {
    summary: 'Both stores answer and migrations are done.',
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
      'Figures in the Prometheus text format: with the bearer token of the file `metrics-token`, or with the permission.',
    permission: 'operations.view',
    answer: 'text/plain',
    errors: [],
  },
  'GET /api/openapi.json': {
    summary: 'This contract as OpenAPI 3.1.',
    permission: 'public',
    answer: z.looseObject({ openapi: z.string() }),
    errors: [],
  },
});
