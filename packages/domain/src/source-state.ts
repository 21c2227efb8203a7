import type { LoadStatus } from './datasource.ts';

/** A source's state; `attention`: someone must act. */
export const SOURCE_STATES = ['attention', 'moving', 'read', 'waiting'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

/** Share of rejected lines at which a source needs attention. */
const MANY_ASIDE = 0.02;

/** Whether the number of rejected lines needs attention. */
export function isManyAside(events: number, rejects: number): boolean {
  return rejects / Math.max(1, events + rejects) >= MANY_ASIDE;
}

/** State of a source as known by the server. */
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
