import type { Event } from '@casbah/domain/event';
import { expect } from 'vitest';
import { readText } from '../read-text.ts';

/** When the tests read, and when most of their lines were written. */
export const NOW = Date.UTC(2026, 10, 21, 9);
export const TIME = Date.UTC(2026, 10, 20, 8, 14, 22);

/** What lines become: of each event the fields that it has. Times without a zone are in Paris's. */
export function read(...lines: string[]) {
  const { events, rejects } = readText(lines.join('\n'), { timezone: 'Europe/Paris', now: NOW });
  return { events: events.map(({ event, format }) => ({ ...filled(event), format })), rejects };
}

function filled(event: Event): Partial<Event> {
  return Object.fromEntries(
    Object.entries(event).filter(([field, value]) => value !== undefined && field !== 'kind'),
  );
}

/** The one event that lines become. */
export function eventOf(...lines: string[]) {
  const { events, rejects } = read(...lines);
  expect(rejects).toEqual([]);
  expect(events).toHaveLength(1);
  return events[0];
}

/** Why lines were rejected. */
export function reasons(...lines: string[]): string[] {
  const { events, rejects } = read(...lines);
  expect(events).toEqual([]);
  return rejects.map(({ reason, format, detail }) => `${format ?? ''}: ${reason}: ${detail}`);
}
