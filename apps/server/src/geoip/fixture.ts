import type { geoipCalls } from '@casbah/contract/geoip';
import { type Attempts, type Fixture, list } from '../areas/fixture.ts';

export const geoipFixture: Fixture = {
  foreign: (): Attempts<typeof geoipCalls> => ({
    'GET /admin/geoip': () => list('/admin/geoip'),
  }),
};
