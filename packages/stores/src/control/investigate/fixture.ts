import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    activity_assessments: [
      {
        tenant_id: tenant,
        activity_id: `activity-${tenant}`,
        assessment: 'suspicious',
        owner_id: null,
        modified_on: 1,
        modified_by: null,
      },
    ],
    activity_notes: [
      {
        id: `note-${tenant}`,
        tenant_id: tenant,
        activity_id: `activity-${tenant}`,
        text: 'x',
        author_id: 'x',
        author_name: 'x',
        created_on: 1,
      },
    ],
    investigate_settings: [
      { tenant_id: tenant, history_days: 7, related_activities: 50, show_original: true },
    ],
  }),
};
