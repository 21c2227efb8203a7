import type { ErrorTable } from '../error-table.ts';

export const partnersErrors = {
  PARTNER_CODE_TAKEN: { status: 409, code: 10, field: 'code' },
} as const satisfies ErrorTable;
