import { z } from 'zod';

/** Header for idempotent creations; use a UUID. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,128}$/, 'Use 1 to 128 visible ASCII characters');
