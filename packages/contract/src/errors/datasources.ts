import type { ErrorTable } from '../error-table.ts';

export const datasourcesErrors = {
  NO_DATASOURCE_AVAILABLE: { status: 404, code: 10 },
  DATASOURCE_LIMIT: { status: 409, code: 10 },
  UPLOAD_OFFSET_WRONG: { status: 409, code: 10 },
  UPLOAD_FINISHED: { status: 409, code: 10 },
} as const satisfies ErrorTable;
