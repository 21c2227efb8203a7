import type { ErrorTable } from '../error-table.ts';

export const linksErrors = {
  LINK_INVALID: { status: 410, code: 10 },
} as const satisfies ErrorTable;
