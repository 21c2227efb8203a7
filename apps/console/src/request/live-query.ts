import type { LiveArea } from '@casbah/domain/live';

/** Cached queries, by the first parts of their key, and the signals that invalidate them. */
export interface LiveQuery {
  key: readonly string[];
  on: readonly LiveSignal[];
}

/**
 * A change in a live area, or of the live stream itself: it opened, or it closed and pages must poll again.
 */
export type LiveSignal = LiveArea | 'stream-opened' | 'stream-closed';
