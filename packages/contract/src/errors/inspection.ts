import type { ErrorTable } from '../error-table.ts';

export const inspectionErrors = {
  MALFORMED_UPLOAD: { status: 400, code: 400 },
  NOTHING_TO_INSPECT: { status: 422, code: 422 },
  TOO_MANY_DOCUMENTS: { status: 413, code: 10 },
  INSPECTION_BUSY: { status: 503, code: 503 },
} as const satisfies ErrorTable;
