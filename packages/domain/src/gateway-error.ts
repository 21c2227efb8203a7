/** State of the connection to the site: working (only this request was refused), failed, or not tried. */
export const CONNECTION_STATUSES = ['working', 'failed', 'neutral'] as const;
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

/** Advice: retry later, or report the address to administrators. */
export const REMEDIES = ['retry', 'report'] as const;
export type Remedy = (typeof REMEDIES)[number];

export interface GatewayError {
  connection: ConnectionStatus;
  remedy: Remedy;
}

/**
 * Errors between gateway and site, with the names of Squid's error pages so that a proxy in front can pass its own on.
 * Texts are in `messages` under the same codes.
 */
export const GATEWAY_ERRORS = {
  /** The site didn't respond in time. */
  ERR_READ_TIMEOUT: { connection: 'failed', remedy: 'retry' },
  /** The connection exceeded its maximum lifetime. */
  ERR_LIFETIME_EXP: { connection: 'failed', remedy: 'retry' },
  ERR_READ_ERROR: { connection: 'failed', remedy: 'retry' },
  ERR_WRITE_ERROR: { connection: 'failed', remedy: 'retry' },
  ERR_CONNECT_FAIL: { connection: 'failed', remedy: 'retry' },
  ERR_DNS_FAIL: { connection: 'failed', remedy: 'report' },
  /** The request or response exceeds the gateway's limit. */
  ERR_TOO_BIG: { connection: 'working', remedy: 'report' },
  ERR_INVALID_REQ: { connection: 'neutral', remedy: 'report' },
  /** The gateway doesn't support the method or scheme. */
  ERR_UNSUP_REQ: { connection: 'neutral', remedy: 'report' },
  ERR_INVALID_URL: { connection: 'neutral', remedy: 'report' },
  /** The site closed the connection without a response. */
  ERR_ZERO_SIZE_OBJECT: { connection: 'failed', remedy: 'retry' },
  ERR_PRECONDITION_FAILED: { connection: 'working', remedy: 'retry' },
  /** The URL and the Host header name different sites. */
  ERR_CONFLICT_HOST: { connection: 'neutral', remedy: 'report' },
  /** An internal error of the gateway. */
  ERR_GATEWAY_FAILURE: { connection: 'neutral', remedy: 'report' },
  ERR_UNSUP_HTTPVERSION: { connection: 'neutral', remedy: 'report' },
  /** All others. */
  ERR_CANNOT_FORWARD: { connection: 'failed', remedy: 'retry' },
} as const satisfies Record<string, GatewayError>;

export type GatewayErrorCode = keyof typeof GATEWAY_ERRORS;
export const GATEWAY_ERROR_CODES = Object.keys(GATEWAY_ERRORS) as GatewayErrorCode[];

/** A failed connection without a known reason. */
export const UNKNOWN_GATEWAY_ERROR: GatewayErrorCode = 'ERR_CANNOT_FORWARD';

export function isGatewayErrorCode(text: string): text is GatewayErrorCode {
  return Object.hasOwn(GATEWAY_ERRORS, text);
}

/** The error of a code in a URL; the fallback for unknown codes. */
export function gatewayErrorCode(text: string | undefined): GatewayErrorCode {
  return text !== undefined && isGatewayErrorCode(text) ? text : UNKNOWN_GATEWAY_ERROR;
}
