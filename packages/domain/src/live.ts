import { LIVE_AREAS } from './live-areas.generated.ts';

/** What a page shows and can be older than the store: a name each, the same on the wire and between servers. */
export { LIVE_AREAS };
export type LiveArea = (typeof LIVE_AREAS)[number];
