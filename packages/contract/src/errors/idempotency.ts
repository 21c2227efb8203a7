import type { ErrorTable } from '../error-table.ts';

export const idempotencyErrors = {
  IDEMPOTENCY_KEY_REUSED: { status: 422, code: 422 },
  STILL_UNDER_WAY: { status: 409, code: 10 },
} as const satisfies ErrorTable;
