import type { ErrorTable } from '../error-table.ts';

export const usersErrors = {
  USER_EMAIL_TAKEN: { status: 409, code: 10, field: 'email' },
  USER_OUT_OF_REACH: { status: 403, code: 403 },
  USER_HOLDS_MORE: { status: 403, code: 403 },
  USER_OWN_ACCOUNT: { status: 403, code: 403 },
  USER_LAST_SYSADMIN: { status: 409, code: 10 },
  USER_ACTION_INVALID: { status: 400, code: 400 },
  USER_SEARCH_INVALID: { status: 400, code: 400 },
  USERS_UNCHANGED: { status: 422, code: 422 },
  USERS_NOT_RESETTABLE: { status: 422, code: 422 },
} as const satisfies ErrorTable;
