/** What a page shows and can be told to be older than the store: a name each, the same on the wire and between servers. */
export const LIVE_AREAS = [
  'accessprofiles',
  'apikeys',
  'audit',
  'datasources',
  /** Feeds of what was decided about services. */
  'decisions',
  /** Runs of the directory. */
  'directory',
  /** Groups of people and units of the company. */
  'groups',
  'history',
  /** Work on the service that people are told of. */
  'maintenance',
  /** Notices of the signed-in person. */
  'notifications',
  /** Requests to see who anonymous people are. */
  'reveals',
  /** How services are judged, and what people asked for. */
  'risk',
  'savedfilters',
  /** What the signed-in person may do. */
  'session',
  /** The company's tags, and which services carry them. */
  'tags',
  /** Which apps the company has, and their accounts. */
  'subscriptions',
  /** Settings of the company. */
  'tenant',
  /** People of the company. */
  'users',
] as const;
export type LiveArea = (typeof LIVE_AREAS)[number];
