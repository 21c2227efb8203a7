/** Query parameters of a URL. */
export type Search = Readonly<Record<string, unknown>>;

/** A console URL, in parts. */
export interface Address {
  /** Below the console's base. */
  path: string;
  search: Search;
  /** Without the `#`. */
  hash: string;
}

/** Redirect target of a navigation. */
export interface Elsewhere {
  to: string;
  search: Record<string, unknown>;
}

/** Whether a hash is a legacy path rather than an anchor. */
export function isRouteHash(hash: string): boolean {
  return /^!?\//.test(hash);
}
