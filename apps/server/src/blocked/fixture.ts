import type { blockedCalls } from '@casbah/contract/blocked';
import { type Attempts, type Fixture, SECRET } from '../areas/fixture.ts';

export const blockedFixture: Fixture = {
  foreign: (): Attempts<typeof blockedCalls> => ({
    'POST /admin/user/suggestedapps': () => [{ body: { app: `${SECRET}-service` }, answers: [200] }],
  }),
};
