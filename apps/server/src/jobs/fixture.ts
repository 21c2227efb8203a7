import type { jobsCalls } from '@casbah/contract/jobs';
import { type Attempts, type Fixture, list } from '../areas/fixture.ts';
import { jobsChanges } from './test-changes.ts';

export const jobsFixture: Fixture = {
  foreign: (): Attempts<typeof jobsCalls> => ({
    'GET /admin/jobs': () => list('/admin/jobs'),
    // Jobs belong to no tenant, so only an unknown queue can be named.
    'POST /admin/jobs/{queue}/run': () => [{ url: '/admin/jobs/nothing/run', answers: [404] }],
  }),
  changes: jobsChanges,
};
