import type { liveCalls } from '@casbah/contract/live';
import { type Attempts, type Fixture, list } from '../areas/fixture.ts';

export const liveFixture: Fixture = {
  foreign: (): Attempts<typeof liveCalls> => ({
    'GET /admin/stream': () => list('/admin/stream'),
  }),
};
