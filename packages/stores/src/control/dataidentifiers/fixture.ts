import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    included_identifiers: [
      {
        tenant_id: tenant,
        identifier: 'card-visa',
        is_enabled: false,
        extra_keywords: '[]',
        ignored: '[]',
        modified_on: 1,
      },
    ],
  }),
};
