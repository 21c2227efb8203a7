/** Query parameters of a URL. */
export type Search = Readonly<Record<string, unknown>>;

/** An address of the console, in parts. */
export interface Address {
  /** Below the console's base. */
  path: string;
  search: Search;
  /** Without the `#`. */
  hash: string;
}

/** Where a navigation goes instead. */
export interface Elsewhere {
  to: string;
  search: Record<string, unknown>;
}

/** Whether a hash is a legacy path rather than an anchor. */
export function isRouteHash(hash: string): boolean {
  return /^!?\//.test(hash);
}
