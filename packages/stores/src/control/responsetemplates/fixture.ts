import { NO_MESSAGES } from '@casbah/domain/response-template/messages';
import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    response_templates: [
      {
        tenant_id: tenant,
        id: `template-${tenant}`,
        name: 'Own',
        policy_type: 'documentshare',
        description: '',
        enable_aggregation: false,
        status: true,
        template: JSON.stringify(NO_MESSAGES),
        created_on: 1,
        modified_on: 1,
      },
    ],
  }),
};
