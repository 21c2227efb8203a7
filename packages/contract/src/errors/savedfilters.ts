import type { ErrorTable } from '../error-table.ts';

export const savedfiltersErrors = {
  SAVED_FILTER_LIMIT: { status: 409, code: 10 },
} as const satisfies ErrorTable;
