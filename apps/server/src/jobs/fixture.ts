import type { jobsCalls } from '@casbah/contract/jobs';
import { type Attempts, type Fixture, list } from '../areas/fixture.ts';
import { jobsChanges } from './test-changes.ts';

export const jobsFixture: Fixture = {
  foreign: (): Attempts<typeof jobsCalls> => ({
    'GET /admin/jobs': () => list('/admin/jobs'),
    // Jobs are no one's: a queue that doesn't exist is all that can be named.
    'POST /admin/jobs/{queue}/run': () => [{ url: '/admin/jobs/nothing/run', answers: [404] }],
  }),
  changes: jobsChanges,
};
