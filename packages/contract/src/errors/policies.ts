import type { ErrorTable } from '../error-table.ts';

export const policiesErrors = {
  POLICY_DRAFT_CHANGED: { status: 409, code: 10 },
  POLICIES_CHANGED: { status: 409, code: 10 },
  POLICY_ACTIVE: { status: 409, code: 10 },
  POLICY_NEVER_ACTIVATED: { status: 409, code: 10 },
  ALERT_RULE_POLICY: { status: 409, code: 10 },
  POLICY_FILE_INVALID: { status: 422, code: 422 },
} as const satisfies ErrorTable;
