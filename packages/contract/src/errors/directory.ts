import type { ErrorTable } from '../error-table.ts';

export const directoryErrors = {
  DIRECTORY_BUSY: { status: 409, code: 10 },
} as const satisfies ErrorTable;
