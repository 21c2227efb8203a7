import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    service_requests: [
      {
        tenant_id: tenant,
        id: `request-${tenant}`,
        kind: 'service',
        service_name: 'Box',
        service_url: 'x',
        comments: '',
        priority: 1,
        send_email: false,
        state: 'new',
        answer: '',
        created_on: 1,
        modified_on: 1,
      },
    ],
  }),
};
