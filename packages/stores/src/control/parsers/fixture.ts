import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    custom_parsers: [
      {
        id: `parser-${tenant}`,
        tenant_id: tenant,
        name: 'Own',
        definition: '{}',
        tests: '[]',
        created_on: 1,
        modified_on: 1,
      },
    ],
  }),
};
