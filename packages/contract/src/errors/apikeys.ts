import type { ErrorTable } from '../error-table.ts';

export const apikeysErrors = {
  API_KEY_INVALID: { status: 401, code: 401 },
  API_KEY_LIMIT: { status: 409, code: 10 },
} as const satisfies ErrorTable;
