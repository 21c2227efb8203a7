import { LIVE_AREAS } from '@casbah/domain/live';
import { expect, test } from 'vitest';
import { liveQueries } from '../features/live.generated.ts';
import type { LiveSignal } from './live-query.ts';

const keysOn = (signal: LiveSignal) =>
  liveQueries.filter(({ on }) => on.includes(signal)).map(({ key }) => key.join(' '));

test('every signal of the server invalidates some query', () => {
  for (const area of LIVE_AREAS) expect(keysOn(area), area).not.toEqual([]);
});

test("a signal reaches features that show other features' data", () => {
  expect(keysOn('tags').toSorted()).toEqual(['audit', 'decisions', 'tags']);
  expect(keysOn('accessprofiles').toSorted()).toEqual(['accessprofiles', 'apikeys']);
  expect(keysOn('audit').toSorted()).toEqual(['audit', 'datasources list']);
  expect(keysOn('tenant').toSorted()).toEqual(['rbac', 'subscriptions', 'tenant']);
});

test('refetches notices when the stream opens, data sources when it closes, and what is being built at both', () => {
  const built = ['indices', 'ml-profiles'];
  expect(keysOn('stream-opened').toSorted()).toEqual([...built, 'notifications']);
  expect(keysOn('stream-closed').toSorted()).toEqual(['datasources', ...built]);
});
