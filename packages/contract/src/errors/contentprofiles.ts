import type { ErrorTable } from '../error-table.ts';

export const contentprofilesErrors = {
  CONTENT_IN_USE: { status: 409, code: 10 },
} as const satisfies ErrorTable;
