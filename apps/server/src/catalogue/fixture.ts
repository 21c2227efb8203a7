import type { catalogueCalls } from '@casbah/contract/catalogue';
import { type Attempts, type Fixture, list } from '../areas/fixture.ts';

export const catalogueFixture: Fixture = {
  foreign: (): Attempts<typeof catalogueCalls> => ({
    'GET /audit/catalogue': () => list('/audit/catalogue', 'used=true'),
  }),
};
