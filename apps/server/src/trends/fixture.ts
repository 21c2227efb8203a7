import type { trendsCalls } from '@casbah/contract/trends';
import { type Attempts, type Fixture, list, SECRET } from '../areas/fixture.ts';

export const trendsFixture: Fixture = {
  foreign: (): Attempts<typeof trendsCalls> => ({
    'GET /audit/trends/months': () => list('/audit/trends/months'),
    'GET /audit/trends/duplicates': () => list('/audit/trends/duplicates', `service=${SECRET}-service`),
    'GET /audit/trends/instances': () => list('/audit/trends/instances'),
    'GET /audit/trends/departments': () => list('/audit/trends/departments'),
  }),
};
