import type { ErrorTable } from '../error-table.ts';

export const groupsErrors = {
  GROUP_OF_DIRECTORY: { status: 409, code: 10 },
  ORG_UNIT_NOT_EMPTY: { status: 409, code: 10 },
} as const satisfies ErrorTable;
