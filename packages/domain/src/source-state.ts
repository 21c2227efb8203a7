import type { LoadStatus } from './datasource.ts';

/** How a source stands: `attention` is what does not go on by itself. */
export const SOURCE_STATES = ['attention', 'moving', 'read', 'waiting'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

/** From this share of lines set aside on, somebody should look. */
const MANY_ASIDE = 0.02;

/** Whether so many lines were set aside that somebody should look. */
export function isManyAside(events: number, rejects: number): boolean {
  return rejects / Math.max(1, events + rejects) >= MANY_ASIDE;
}

/** How a source stands by what the server knows of it. */
export function sourceState({
  status,
  loads,
  events,
  rejects,
  signs,
}: {
  status: LoadStatus;
  loads: number;
  events: number;
  rejects: number;
  signs: number;
}): SourceState {
  switch (status) {
    case 'queued':
    case 'processing':
      return 'moving';
    case 'failed':
      return 'attention';
    case 'pending':
      return loads === 0 ? 'waiting' : 'attention';
    case 'completed':
      return signs === 0 && isManyAside(events, rejects) ? 'attention' : 'read';
  }
}
