import type { Event } from '@casbah/domain/event';

/** An event with its file and line. */
export interface StoredEvent {
  event: Event;
  datasource: string;
  load: string;
  line: number;
}
