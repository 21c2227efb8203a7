import type { ErrorTable } from '../error-table.ts';

export const decisionsErrors = {
  DECIDED_SINCE: { status: 409, code: 10 },
} as const satisfies ErrorTable;
