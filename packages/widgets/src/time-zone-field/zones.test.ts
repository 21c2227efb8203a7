import { expect, test } from 'vitest';
import { offsetWords, zonesAt } from './zones.ts';

const WINTER = Date.UTC(2026, 0, 15);
const SUMMER = Date.UTC(2026, 6, 15);
const words = (now: number, name: string) => zonesAt(now).find((zone) => zone.name === name)?.words;

test('offsets depend on the time: they differ in summer [PF-V080]', () => {
  expect(words(WINTER, 'Europe/Berlin')).toBe('UTC+01:00');
  expect(words(SUMMER, 'Europe/Berlin')).toBe('UTC+02:00');
  expect(words(WINTER, 'America/St_Johns')).toBe('UTC−03:30');
  expect(words(WINTER, 'UTC')).toBe('UTC+00:00');
  expect(offsetWords(-45)).toBe('UTC−00:45');
});

test('zones run west to east without duplicates, at least the 82 in the specification [SH-K097]', () => {
  const zones = zonesAt(WINTER);
  expect(zones.length).toBeGreaterThanOrEqual(82);
  expect(new Set(zones.map(({ name }) => name)).size).toBe(zones.length);
  expect(zones.map(({ offset }) => offset)).toEqual(zones.map(({ offset }) => offset).sort((a, b) => a - b));
});
