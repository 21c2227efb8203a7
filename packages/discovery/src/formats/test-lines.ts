import type { Event } from '@casbah/domain/event';
import { expect } from 'vitest';
import { readText } from '../read-text.ts';

/** Current time in tests, close to the time of most lines. */
export const NOW = Date.UTC(2026, 10, 21, 9);
export const TIME = Date.UTC(2026, 10, 20, 8, 14, 22);

/** Parses lines: fields set in each event. Times without a zone are in Paris time. */
export function read(...lines: string[]) {
  const { events, rejects } = readText(lines.join('\n'), { timezone: 'Europe/Paris', now: NOW });
  return { events: events.map(({ event, format }) => ({ ...filled(event), format })), rejects };
}

function filled(event: Event): Partial<Event> {
  return Object.fromEntries(
    Object.entries(event).filter(([field, value]) => value !== undefined && field !== 'kind'),
  );
}

/** The only event from lines. */
export function eventOf(...lines: string[]) {
  const { events, rejects } = read(...lines);
  expect(rejects).toEqual([]);
  expect(events).toHaveLength(1);
  return events[0];
}

/** Reject reasons of lines. */
export function reasons(...lines: string[]): string[] {
  const { events, rejects } = read(...lines);
  expect(events).toEqual([]);
  return rejects.map(({ reason, format, detail }) => `${format ?? ''}: ${reason}: ${detail}`);
}
