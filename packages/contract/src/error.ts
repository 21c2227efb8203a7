import { z } from 'zod';

/**
 * Every error that can travel, once: its HTTP status and its numeric code of the console's catalogue. The words are in
 * `messages`, under the same key. Nothing else ever leaves the server as an error.
 */
export const ERRORS = {
  BAD_REQUEST: { status: 400, code: 400 },
  UNAUTHORIZED: { status: 401, code: 401 },
  API_KEY_INVALID: { status: 401, code: 401 },
  DENIED: { status: 403, code: 403 },
  CSRF_REJECTED: { status: 403, code: 403 },
  NOT_FOUND: { status: 404, code: 10 },
  CONFLICT: { status: 409, code: 10 },
  BODY_STALLED: { status: 408, code: 408 },
  PRECONDITION_FAILED: { status: 412, code: 412 },
  SESSION_CHANGED: { status: 412, code: 412 },
  TOO_LARGE: { status: 413, code: 10 },
  EXPECTATION_FAILED: { status: 417, code: 417 },
  UNPROCESSABLE: { status: 422, code: 422 },
  TOO_MANY_REQUESTS: { status: 429, code: 420 },
  INTERNAL: { status: 500, code: 500 },
  BAD_GATEWAY: { status: 502, code: 502 },
  UNAVAILABLE: { status: 503, code: 503 },
  NO_SPACE: { status: 507, code: 503 },
  INVALID_CREDENTIALS: { status: 401, code: 701 },
  LOCKED_OUT: { status: 401, code: 70 },
  PROFILE_DEACTIVATED: { status: 401, code: 700 },
  PASSWORD_TOO_WEAK: { status: 422, code: 601 },
  PASSWORD_REUSED: { status: 422, code: 600 },
  PASSWORD_EXPIRED: { status: 401, code: 602 },
  PASSWORD_INCORRECT: { status: 403, code: 603 },
  OUT_OF_ALLOWED_IP_RANGE: { status: 401, code: 705 },
  INVALID_USER_EMAIL: { status: 401, code: 706 },
  MFA_REQUIRED: { status: 401, code: 707 },
  INVALID_DB_LOGIN: { status: 401, code: 708 },
  TENANT_REQUIRED: { status: 401, code: 709 },
  INVALID_MFA_CODE: { status: 401, code: 750 },
  PASSKEY_REFUSED: { status: 401, code: 750 },
  PASSKEYS_UNAVAILABLE: { status: 409, code: 10 },
  PASSKEY_LIMIT: { status: 409, code: 10 },
  MFA_FACTOR_CLOSED: { status: 409, code: 10 },
  MFA_SETUP_ENDED: { status: 409, code: 10 },
  LINK_INVALID: { status: 410, code: 10 },
  SIGN_UP_CLOSED: { status: 403, code: 403 },
  ALREADY_SET_UP: { status: 409, code: 10 },
  SETUP_TOKEN_WRONG: { status: 403, code: 403 },
  SSO_METADATA_INVALID: { status: 422, code: 422 },
  SSO_PROVIDER_UNREACHABLE: { status: 422, code: 422 },
  SSO_ADDRESS_REFUSED: { status: 422, code: 422 },
  SSO_PROVIDER_NAME_TAKEN: { status: 409, code: 10 },
  SSO_PROVIDER_LIMIT: { status: 409, code: 10 },
  SSO_DOMAIN_TAKEN: { status: 409, code: 10 },
  SSO_NO_WAY_BACK: { status: 409, code: 10 },
  SSO_IN_AJAX: { status: 401, code: 99 },
  FILTER_INVALID: { status: 400, code: 400 },
  QUERY_TIMED_OUT: { status: 503, code: 503 },
  DATASOURCE_NAME_TAKEN: { status: 409, code: 10 },
  DATASOURCE_LIMIT: { status: 409, code: 10 },
  UPLOAD_OFFSET_WRONG: { status: 409, code: 10 },
  UPLOAD_FINISHED: { status: 409, code: 10 },
  ACCESS_PROFILE_NAME_TAKEN: { status: 409, code: 10 },
  API_KEY_NAME_TAKEN: { status: 409, code: 10 },
  API_KEY_LIMIT: { status: 409, code: 10 },
  GRANTS_TOO_MUCH: { status: 403, code: 403 },
  GROUP_NAME_TAKEN: { status: 409, code: 10 },
  GROUP_OF_DIRECTORY: { status: 409, code: 10 },
  ORG_UNIT_NAME_TAKEN: { status: 409, code: 10 },
  ORG_UNIT_NOT_EMPTY: { status: 409, code: 10 },
  SAVED_FILTER_NAME_TAKEN: { status: 409, code: 10 },
  SAVED_FILTER_LIMIT: { status: 409, code: 10 },
  PEOPLE_ANONYMOUS: { status: 403, code: 403 },
  NEEDS_TWO_PEOPLE: { status: 409, code: 10 },
  REVEAL_LIMIT: { status: 409, code: 10 },
  REVEAL_OWN: { status: 409, code: 10 },
  REVEAL_DECIDED: { status: 409, code: 10 },
  MAINTENANCE_LIMIT: { status: 409, code: 10 },
  TAG_NAME_TAKEN: { status: 409, code: 10 },
  TAG_LIMIT: { status: 409, code: 10 },
  SYSTEM_TAG_FIXED: { status: 409, code: 10 },
  SYSTEM_TAG_DELETION_ERROR: { status: 409, code: 10 },
  NAME_TAKEN: { status: 409, code: 10 },
  LIMIT_REACHED: { status: 409, code: 10 },
  RESOURCE_UNKNOWN: { status: 404, code: 10 },
  ACTION_UNKNOWN: { status: 400, code: 400 },
  IDEMPOTENCY_KEY_REUSED: { status: 422, code: 422 },
  STILL_UNDER_WAY: { status: 409, code: 10 },
} as const satisfies Record<string, { status: number; code: number }>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** What an error looks like on the wire. */
export const errorAnswer = z.object({
  /** The numeric code of the catalogue; 0 would be success. */
  api_response: z.number(),
  /** The error's name: the key of its words. */
  error: z.enum(ERROR_CODES),
  /** English words for people without the console. */
  api_message: z.string(),
  /** The names and values that the words mention. */
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** For the support desk and the log. */
  request_id: z.string(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
