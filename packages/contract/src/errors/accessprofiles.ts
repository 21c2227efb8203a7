import type { ErrorTable } from '../error-table.ts';

export const accessprofilesErrors = {
  GRANTS_TOO_MUCH: { status: 403, code: 403 },
  PREVIEW_ONLY: { status: 403, code: 403 },
} as const satisfies ErrorTable;
