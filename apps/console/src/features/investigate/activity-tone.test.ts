import type { ActivityEvent } from '@casbah/contract/investigate';
import { expect, test } from 'vitest';
import { toneOf } from './activity-tone.ts';

const event = (part: Partial<ActivityEvent>): ActivityEvent => ({
  time: '2026-11-25T08:00:00.000Z',
  activity: 'share',
  targets: [],
  extra: {},
  ...part,
});

test.each([
  ['critical', 'high'],
  ['error', 'high'],
  ['warning', 'medium'],
  ['Critical', 'high'],
  ['notice', 'none'],
] as const)('severity %s needs a look: %s [SH-K037]', (severity, tone) => {
  expect(toneOf({ event: event({ severity }), assessment: 'not_assessed' })).toBe(tone);
});

test('failures and public sharing are worth a look, and a verdict outweighs the source', () => {
  expect(toneOf({ event: event({ outcome: 'failure' }), assessment: 'not_assessed' })).toBe('medium');
  expect(toneOf({ event: event({ extra: { exposure: 'public' } }), assessment: 'not_assessed' })).toBe(
    'medium',
  );
  expect(toneOf({ event: event({ severity: 'critical' }), assessment: 'expected' })).toBe('low');
  expect(toneOf({ event: event({}), assessment: 'malicious' })).toBe('high');
});
