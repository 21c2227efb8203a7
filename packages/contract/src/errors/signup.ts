import type { ErrorTable } from '../error-table.ts';

export const signupErrors = {
  SIGN_UP_CLOSED: { status: 403, code: 403 },
} as const satisfies ErrorTable;
