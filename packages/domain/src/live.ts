/** What a page shows and can be told to be older than the store: a name each, the same on the wire and between servers. */
export const LIVE_AREAS = [
  'accessprofiles',
  'audit',
  'datasources',
  /** Groups of people and units of the company. */
  'groups',
  'history',
  /** What the signed-in person may do. */
  'session',
  /** Settings of the company. */
  'tenant',
  /** People of the company. */
  'users',
] as const;
export type LiveArea = (typeof LIVE_AREAS)[number];
