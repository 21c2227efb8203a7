import type { ErrorTable } from '../error-table.ts';

export const tagsErrors = {
  TAG_LIMIT: { status: 409, code: 10 },
  SYSTEM_TAG_FIXED: { status: 409, code: 10 },
  SYSTEM_TAG_DELETION_ERROR: { status: 409, code: 10 },
} as const satisfies ErrorTable;
