/** Milliseconds since 1970 UTC, stored as bigint: the same number on every driver. */
export type Millis = number;

/** All tables. Each area's `tables.ts` declares its own and merges them in. */
// biome-ignore lint/suspicious/noEmptyInterface: areas fill it by declaration merging, which a type alias cannot do.
export interface Database {}
