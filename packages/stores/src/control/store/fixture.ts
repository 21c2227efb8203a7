import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    app_subscriptions: [
      {
        tenant_id: tenant,
        app: 'aws',
        category: 'API',
        is_granted: true,
        is_first_time: false,
        is_trial: false,
        changed_on: 1,
      },
    ],
    app_accounts: [
      {
        id: `account-${tenant}`,
        tenant_id: tenant,
        app: 'aws',
        category: 'API',
        instance: 'Main',
        created_on: 1,
        modified_on: 1,
      },
    ],
    app_buckets: [
      {
        tenant_id: tenant,
        account_id: `account-${tenant}`,
        bucket_name: 'x',
        is_scanned: true,
        added_on: 1,
      },
    ],
    custom_apps: [
      {
        id: `app-${tenant}`,
        tenant_id: tenant,
        app_name: 'Wiki',
        description: '',
        status: 'AC',
        scan_request_payload: false,
        created_on: 1,
      },
    ],
  }),
};
