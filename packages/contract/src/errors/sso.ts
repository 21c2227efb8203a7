import type { ErrorTable } from '../error-table.ts';

export const ssoErrors = {
  INVALID_DB_LOGIN: { status: 401, code: 708 },
  SSO_METADATA_INVALID: { status: 422, code: 422 },
  SSO_PROVIDER_UNREACHABLE: { status: 422, code: 422 },
  SSO_ADDRESS_REFUSED: { status: 422, code: 422 },
  SSO_PROVIDER_LIMIT: { status: 409, code: 10 },
  SSO_DOMAIN_TAKEN: { status: 409, code: 10, field: 'domain' },
  SSO_NO_WAY_BACK: { status: 409, code: 10 },
  SSO_IN_AJAX: { status: 401, code: 99 },
} as const satisfies ErrorTable;
