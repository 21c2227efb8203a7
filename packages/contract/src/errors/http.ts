import type { ErrorTable } from '../error-table.ts';

export const httpErrors = {
  BAD_REQUEST: { status: 400, code: 400 },
  UNAUTHORIZED: { status: 401, code: 401 },
  DENIED: { status: 403, code: 403 },
  CSRF_REJECTED: { status: 403, code: 403 },
  NOT_FOUND: { status: 404, code: 10 },
  CONFLICT: { status: 409, code: 10 },
  BODY_STALLED: { status: 408, code: 408 },
  PRECONDITION_FAILED: { status: 412, code: 412 },
  TOO_LARGE: { status: 413, code: 10 },
  EXPECTATION_FAILED: { status: 417, code: 417 },
  UNPROCESSABLE: { status: 422, code: 422 },
  TOO_MANY_REQUESTS: { status: 429, code: 420 },
  INTERNAL: { status: 500, code: 500 },
  BAD_GATEWAY: { status: 502, code: 502 },
  UNAVAILABLE: { status: 503, code: 503 },
  NO_SPACE: { status: 507, code: 503 },
  NAME_TAKEN: { status: 409, code: 10, field: 'name' },
  LIMIT_REACHED: { status: 409, code: 10 },
  LIMIT_BELOW_USE: { status: 409, code: 10 },
} as const satisfies ErrorTable;
