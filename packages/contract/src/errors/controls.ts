import type { ErrorTable } from '../error-table.ts';

export const controlsErrors = {
  RESOURCE_UNKNOWN: { status: 404, code: 10 },
  ACTION_UNKNOWN: { status: 400, code: 400 },
} as const satisfies ErrorTable;
