import type { EventAction } from '@casbah/domain/event';
import { ipOf } from '../fields/address.ts';
import { statusOf } from '../fields/number.ts';

/** Squid's `TCP_DENIED/403`: result code and status. */
export interface SquidResult {
  readonly code: string;
  readonly status: number | undefined;
  readonly action: EventAction;
}

/** Meaning of Squid's result code and HTTP status: denied, or proxy authentication required. */
export function squidAction(code: string, status: number | undefined): EventAction {
  const denied = code.includes('DENIED');
  if (status === 407 || (denied && status === 401)) return 'authenticated';
  return denied ? 'blocked' : 'allowed';
}

/**
 * Squid's URL placeholders without a readable request: the client left, or used another protocol
 * (`error:transaction-end-before-headers`, `error:invalid-request`). Such lines have no destination.
 */
export function isNoRequest(url: string): boolean {
  return url.startsWith('error:');
}

/** Parses capitals and underscores, a slash and three digits (or `-`); null for other text. */
export function squidResultOf(text: string): SquidResult | null {
  const match = /^([A-Z][A-Z0-9_]*)\/(\d{1,3}|-)$/.exec(text);
  if (match === null) return null;
  const [, code = '', digits = ''] = match;
  const status = statusOf(digits);
  return { code, status, action: squidAction(code, status) };
}

/** Squid's `HIER_DIRECT/93.184.216.34`: how and where it reached the service. */
export interface SquidPeer {
  readonly status: string;
  /** IP address of the service; undefined for a parent proxy. */
  readonly ip: string | undefined;
  /** Other text after the slash: a name, or a parent proxy. */
  readonly host: string | undefined;
}

export function squidPeerOf(text: string): SquidPeer | null {
  const slash = text.indexOf('/');
  if (slash <= 0 || !/^[A-Z][A-Z0-9_]*$/.test(text.slice(0, slash))) return null;
  const status = text.slice(0, slash);
  const host = text.slice(slash + 1);
  if (host === '-' || host === '') return { status, ip: undefined, host: undefined };
  const direct = status.endsWith('DIRECT') || status.endsWith('ORIGINAL_DST') || status.includes('PINNED');
  const ip = direct ? ipOf(host) : undefined;
  return { status, ip, host: ip === undefined ? host : undefined };
}

/** Squid writes spaces, backslashes and non-ASCII letters in user names as `%20`, `%5C`, `%C3%A9`. */
export function squidUser(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
