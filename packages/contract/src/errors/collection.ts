import type { ErrorTable } from '../error-table.ts';

export const collectionErrors = {
  SOURCE_TOKEN_INVALID: { status: 401, code: 401 },
  USERS_MUST_BE_TOKENS: { status: 403, code: 403 },
} as const satisfies ErrorTable;
