import type { ErrorTable } from '../error-table.ts';

export const operatorErrors = {
  OPERATOR_CODE_INVALID: { status: 403, code: 403 },
} as const satisfies ErrorTable;
