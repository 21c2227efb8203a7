import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    jobs: [
      {
        id: `job-${tenant}`,
        queue: 'mail.send',
        key: `mail-${tenant}`,
        tenant_id: tenant,
        run_at: 9e12,
        due_on: 9e12,
      },
    ],
  }),
  systemOnly: ['job_queues'],
};
