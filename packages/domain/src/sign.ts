/**
 * An identity mapping: a log line that links a user and an address, such as a domain controller's login, a DHCP lease
 * or a VPN gateway's assignment.
 */

/** Log type of a source. `who_is_where`: its identity mappings are used; its traffic is read as usual. */
export const SOURCE_ROLES = ['traffic', 'who_is_where'] as const;
export type SourceRole = (typeof SOURCE_ROLES)[number];

/**
 * - `login`: a user uses the address, possibly with others; `logout`: they no longer do
 * - `assign`: the address belongs only to this user from now on, as with VPN gateways and network access control
 * - `lease`: a device got the address; `renew`: it still has it, possibly for a long time
 * - `release`: the device no longer has it
 */
export const SIGN_KINDS = ['login', 'logout', 'assign', 'lease', 'renew', 'release'] as const;
export type SignKind = (typeof SIGN_KINDS)[number];

/** Default lifetime of an identity mapping in hours: a working day. */
export const HOLD_HOURS = 8;
export const LEAST_HOLD_HOURS = 1;
/** With longer lifetimes, a wrong user is more likely than none. */
export const MOST_HOLD_HOURS = 72;

/** Keys in `extra` for values of identity mappings without an event field. */
export const SIGN_EXTRAS = {
  mac: 'mac',
  session: 'session',
  lease: 'lease_seconds',
  /** Another user in the line, such as the requester. */
  other: 'other_user',
} as const;

export interface Sign {
  /** Milliseconds since 1970 UTC. */
  time: number;
  kind: SignKind;
  /** ID of the source. */
  source: string;
  address: string | undefined;
  user: string | undefined;
  user_domain: string | undefined;
  /** Identifies the device or session that has the address. */
  host: string | undefined;
  mac: string | undefined;
  session: string | undefined;
  /** Stated lifetime in milliseconds, if any. */
  lease: number | undefined;
}

/** Timeout for looking up the person behind an address; after it, the traffic is read without. */
export const USER_MAPPING_MS = 30_000;
