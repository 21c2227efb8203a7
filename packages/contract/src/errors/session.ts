import type { ErrorTable } from '../error-table.ts';

export const sessionErrors = {
  SESSION_CHANGED: { status: 412, code: 412 },
  INVALID_CREDENTIALS: { status: 401, code: 701 },
  LOCKED_OUT: { status: 401, code: 70 },
  PROFILE_DEACTIVATED: { status: 401, code: 700 },
  INVALID_USER_EMAIL: { status: 401, code: 706 },
  TENANT_REQUIRED: { status: 401, code: 709 },
  ALREADY_SET_UP: { status: 409, code: 10 },
  SETUP_TOKEN_WRONG: { status: 403, code: 403 },
} as const satisfies ErrorTable;
