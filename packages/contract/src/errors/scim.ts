import type { ErrorTable } from '../error-table.ts';

export const scimErrors = {
  SCIM_INVALID: { status: 400, code: 400 },
  SCIM_NOT_UNIQUE: { status: 409, code: 10 },
} as const satisfies ErrorTable;
