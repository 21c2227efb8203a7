import type { ErrorTable } from '../error-table.ts';

export const investigateErrors = {
  /** The search uses something that isn't supported; `problem` names it. */
  SEARCH_UNSUPPORTED: { status: 400, code: 400 },
} as const satisfies ErrorTable;
