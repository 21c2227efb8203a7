import type { firststepsCalls } from '@casbah/contract/firststeps';
import { type Attempts, type Fixture, list } from '../areas/fixture.ts';

export const firststepsFixture: Fixture = {
  foreign: (): Attempts<typeof firststepsCalls> => ({
    'GET /admin/first-steps': () => list('/admin/first-steps'),
    'POST /admin/first-steps/sample': () => [{ answers: [202, 409] }],
    'DELETE /admin/first-steps/sample': () => [{ answers: [200, 404] }],
  }),
  changes: (world) => ({
    'POST /admin/first-steps/sample': () => world.person.send('POST', '/admin/first-steps/sample'),
    'DELETE /admin/first-steps/sample': () => world.person.send('DELETE', '/admin/first-steps/sample'),
  }),
};
