import { LIVE_AREAS } from './live-areas.generated.ts';

/** Live data of pages by name, the same on the wire and between servers. */
export { LIVE_AREAS };
export type LiveArea = (typeof LIVE_AREAS)[number];
