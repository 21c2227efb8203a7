import type { ErrorTable } from '../error-table.ts';

export const anonymisationErrors = {
  PEOPLE_ANONYMOUS: { status: 403, code: 403 },
  NEEDS_TWO_PEOPLE: { status: 409, code: 10 },
  REVEAL_LIMIT: { status: 409, code: 10 },
  REVEAL_OWN: { status: 409, code: 10 },
  REVEAL_DECIDED: { status: 409, code: 10 },
  REVEAL_APPROVER_TOO_NEW: { status: 409, code: 10 },
  REVEAL_APPROVER_NOT_INDEPENDENT: { status: 409, code: 10 },
  REVEAL_NO_APPROVER: { status: 409, code: 10 },
} as const satisfies ErrorTable;
