/** State of the connection to the site: working (only this request was refused), failed, or not tried. */
export const CONNECTION_STATUSES = ['working', 'failed', 'neutral'] as const;
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

/** Advice: retry later, or report the address to the administrators. */
export const REMEDIES = ['retry', 'report'] as const;
export type Remedy = (typeof REMEDIES)[number];

export interface GatewayError {
  connection: ConnectionStatus;
  remedy: Remedy;
}

/**
 * What can go wrong between the gateway and a site, under the names that Squid gives its error pages: a proxy in front can
 * hand its own name on. The texts are in `messages`, under the same codes.
 */
export const GATEWAY_ERRORS = {
  /** The site was silent for too long. */
  ERR_READ_TIMEOUT: { connection: 'failed', remedy: 'retry' },
  /** The connection stood open for longer than any may. */
  ERR_LIFETIME_EXP: { connection: 'failed', remedy: 'retry' },
  ERR_READ_ERROR: { connection: 'failed', remedy: 'retry' },
  ERR_WRITE_ERROR: { connection: 'failed', remedy: 'retry' },
  ERR_CONNECT_FAIL: { connection: 'failed', remedy: 'retry' },
  ERR_DNS_FAIL: { connection: 'failed', remedy: 'report' },
  /** A request or a reply larger than the gateway lets pass. */
  ERR_TOO_BIG: { connection: 'working', remedy: 'report' },
  ERR_INVALID_REQ: { connection: 'neutral', remedy: 'report' },
  /** A method or scheme that the gateway doesn't carry. */
  ERR_UNSUP_REQ: { connection: 'neutral', remedy: 'report' },
  ERR_INVALID_URL: { connection: 'neutral', remedy: 'report' },
  /** The site closed the connection without a word. */
  ERR_ZERO_SIZE_OBJECT: { connection: 'failed', remedy: 'retry' },
  ERR_PRECONDITION_FAILED: { connection: 'working', remedy: 'retry' },
  /** The address and the Host header name two different sites. */
  ERR_CONFLICT_HOST: { connection: 'neutral', remedy: 'report' },
  /** A fault of the gateway's own. */
  ERR_GATEWAY_FAILURE: { connection: 'neutral', remedy: 'report' },
  ERR_UNSUP_HTTPVERSION: { connection: 'neutral', remedy: 'report' },
  /** All else. */
  ERR_CANNOT_FORWARD: { connection: 'failed', remedy: 'retry' },
} as const satisfies Record<string, GatewayError>;

export type GatewayErrorCode = keyof typeof GATEWAY_ERRORS;
export const GATEWAY_ERROR_CODES = Object.keys(GATEWAY_ERRORS) as GatewayErrorCode[];

/** A connection that failed for a reason we have no name for. */
export const UNKNOWN_GATEWAY_ERROR: GatewayErrorCode = 'ERR_CANNOT_FORWARD';

export function isGatewayErrorCode(text: string): text is GatewayErrorCode {
  return Object.hasOwn(GATEWAY_ERRORS, text);
}

/** The error of a code in a URL; the fallback for unknown codes. */
export function gatewayErrorCode(text: string | undefined): GatewayErrorCode {
  return text !== undefined && isGatewayErrorCode(text) ? text : UNKNOWN_GATEWAY_ERROR;
}
