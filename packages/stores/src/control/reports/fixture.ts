import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    report_schedules: [
      {
        id: `schedule-${tenant}`,
        tenant_id: tenant,
        name: 'Monthly',
        frequency: 'monthly',
        recipients: '[]',
        language: 'en-us',
        next_delivery: 1,
        time_zone: 'UTC',
        created_on: 1,
      },
    ],
    report_deliveries: [
      {
        id: `delivery-${tenant}`,
        tenant_id: tenant,
        schedule_id: `schedule-${tenant}`,
        span_from: 1,
        span_to: 2,
        last_day: '2026-11-30',
        pages: '{}',
        csv: '',
        created_on: 1,
      },
    ],
    digest_plans: [
      {
        tenant_id: tenant,
        is_enabled: true,
        frequency: 'weekly',
        next_delivery: 1,
        time_zone: 'UTC',
      },
    ],
    digest_left_out: [{ tenant_id: tenant, user_id: `user-${tenant}` }],
  }),
};
