import type { operatorCalls } from '@casbah/contract/operator';
import { type Attempts, type Fixture, NAMES_NOTHING } from '../areas/fixture.ts';

export const operatorFixture: Fixture = {
  foreign: (): Attempts<typeof operatorCalls> => ({
    'POST /user/operator': () => NAMES_NOTHING,
  }),
};
