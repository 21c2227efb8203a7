import type { ErrorTable } from '../error-table.ts';

export const exportsErrors = {
  /** The export is still queued or running, or it failed. */
  EXPORT_NOT_READY: { status: 409, code: 10 },
  /** The person may see less now than when the file was written. */
  EXPORT_OUTDATED: { status: 403, code: 403 },
} as const satisfies ErrorTable;
