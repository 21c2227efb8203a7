import { z } from 'zod';

/** The header that makes a creation happen once; an UUID does well. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,128}$/, 'Use 1 to 128 visible ASCII characters');
