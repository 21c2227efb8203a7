import type { LiveArea } from '@casbah/domain/live';

/** Cached answers of the server, by the first parts of their query key, and the signals that make them stale. */
export interface LiveQuery {
  key: readonly string[];
  on: readonly LiveSignal[];
}

/** A change in a live area, or the live stream itself: it opened, or it closed and pages must ask again. */
export type LiveSignal = LiveArea | 'stream-opened' | 'stream-closed';
