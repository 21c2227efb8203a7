import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    outbox: [
      {
        id: `mail-${tenant}`,
        tenant_id: tenant,
        recipient: `${tenant}@company.example`,
        language: 'de',
        template: 'verify-email',
        give_up_on: 9e12,
        created_on: 1,
      },
    ],
  }),
  systemOnly: ['hourly_counts'],
};
