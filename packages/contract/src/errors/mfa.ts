import type { ErrorTable } from '../error-table.ts';

export const mfaErrors = {
  MFA_REQUIRED: { status: 401, code: 707 },
  INVALID_MFA_CODE: { status: 401, code: 750, field: 'code' },
  PASSKEY_REFUSED: { status: 401, code: 750 },
  PASSKEYS_UNAVAILABLE: { status: 409, code: 10 },
  PASSKEY_LIMIT: { status: 409, code: 10 },
  MFA_FACTOR_CLOSED: { status: 409, code: 10 },
  MFA_SETUP_ENDED: { status: 409, code: 10 },
} as const satisfies ErrorTable;
