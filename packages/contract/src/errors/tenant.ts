import type { ErrorTable } from '../error-table.ts';

export const tenantErrors = {
  OUT_OF_ALLOWED_IP_RANGE: { status: 401, code: 705 },
  SETTING_NEEDS_SYSADMIN: { status: 403, code: 10 },
} as const satisfies ErrorTable;
