import type { ErrorTable } from '../error-table.ts';

export const auditErrors = {
  FILTER_INVALID: { status: 400, code: 400, field: 'filter' },
  QUERY_TIMED_OUT: { status: 503, code: 503 },
} as const satisfies ErrorTable;
