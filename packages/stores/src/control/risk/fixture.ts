import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    brr_profiles: [
      {
        tenant_id: tenant,
        id: `brr-${tenant}`,
        name: 'Strict',
        definition: '{}',
        created_on: 1,
        modified_on: 1,
      },
    ],
    service_answers: [
      {
        tenant_id: tenant,
        service_id: 'box',
        question: 'mfa',
        answer: '{}',
        note: '',
        changed_on: 1,
      },
    ],
    service_answer_changes: [
      {
        tenant_id: tenant,
        service_id: 'box',
        question: 'mfa',
        note: '',
        changed_on: 1,
      },
    ],
  }),
};
