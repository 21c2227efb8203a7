import type { ErrorTable } from '../error-table.ts';

export const passwordErrors = {
  PASSWORD_TOO_WEAK: { status: 422, code: 601, field: 'password' },
  PASSWORD_REUSED: { status: 422, code: 600, field: 'password' },
  PASSWORD_EXPIRED: { status: 401, code: 602 },
  PASSWORD_INCORRECT: { status: 403, code: 603, field: 'password' },
} as const satisfies ErrorTable;
