import type { rbacCalls } from '@casbah/contract/rbac';
import { type Attempts, type Fixture, list } from '../areas/fixture.ts';

export const rbacFixture: Fixture = {
  foreign: (): Attempts<typeof rbacCalls> => ({
    'GET /rbac/get_permitted_components': () => list('/rbac/get_permitted_components'),
  }),
};
