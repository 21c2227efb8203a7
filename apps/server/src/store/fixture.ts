import type { storeCalls, subscriptionCalls } from '@casbah/contract/store';
import { addAccount, addCustomApp, setBuckets } from '@casbah/stores/control/store/subscriptions';
import { type Attempts, type Fixture, list, proxiedList, SECRET } from '../areas/fixture.ts';
import { storeChanges } from './test-changes.ts';

export const storeFixture: Fixture = {
  async put(tx, other) {
    await addAccount(tx, {
      id: other.id('account'),
      tenant_id: 'rif',
      app: 'amazon_web_services',
      category: 'API',
      instance: SECRET,
      params: JSON.stringify({ account_id: SECRET }),
      secrets: JSON.stringify({ external_id: SECRET }),
      created_on: 1,
      modified_on: 1,
    });
    const bucket = { bucket_name: SECRET.toLowerCase(), is_scanned: true };
    await setBuckets(tx, { tenant: 'rif', account: other.id('account'), time: 1 }, [bucket]);
    await addCustomApp(tx, {
      id: 'rif-app',
      tenant_id: 'rif',
      app_name: SECRET,
      app_uris: JSON.stringify([SECRET]),
      description: SECRET,
      status: 'AC',
      scan_request_payload: true,
      created_on: 1,
    });
  },
  foreign: (other): Attempts<typeof subscriptionCalls & typeof storeCalls> => ({
    'GET /admin/user/subscription': () => list('/admin/user/subscription'),
    'GET /admin/application/list/tenantavailableapps': () =>
      list('/admin/application/list/tenantavailableapps'),
    'GET /admin/application/list/casbah_apps': () => list('/admin/application/list/casbah_apps'),
    'GET /admin/application/list/customapps': () => list('/admin/application/list/customapps'),
    'POST /admin/application/list/get_tenant_app_params': () => [
      { body: { app_name: 'Amazon Web Services', instance: SECRET } },
      { body: { app_name: 'Amazon Web Services', tenant_id: 'rif' }, answers: [200] },
    ],
    'POST /admin/application/encode': () => [{ body: { data: 'rif' }, answers: [200] }],
    'GET /admin/application/list/get_s3_buckets': () => [
      { url: `/admin/application/list/get_s3_buckets?instance=${SECRET}` },
    ],
    'POST /admin/application/configure_s3_buckets': () => [
      { body: { instance: SECRET, data: [{ bucket_name: 'of-atlas' }] } },
    ],
    'POST /admin/application/remove_s3_buckets': () => [
      { body: { instance: SECRET, bucket_name: SECRET.toLowerCase() } },
    ],
    'GET /admin/store/apps/{app}': () =>
      list('/admin/store/apps/amazon_web_services', `app_name=${SECRET}-account`),
    'POST /admin/app/activate/': () => [
      { body: { app_name: 'Box', app_category: 'API' }, answers: [200] },
      { body: { app_name: 'Slack', app_category: 'API', tenant_id: 'rif' }, answers: [400] },
    ],
    'POST /admin/app/cancel/': () => [
      { body: { app_name: 'Amazon Web Services', app_category: 'API' }, answers: [422] },
    ],
    'POST /admin/app/togglefte/': () => [
      { body: { app_name: 'Amazon Web Services', app_category: 'API', is_fte: true }, answers: [200] },
    ],
    'POST /admin/app/accounts': () => [
      {
        body: { app_name: 'Amazon Web Services', app_category: 'API', instance: SECRET, params: {} },
        answers: [422],
      },
    ],
    'PATCH /admin/app/accounts/{id}': () => [
      { url: `/admin/app/accounts/${other.id('account')}`, body: { instance: 'Of Atlas' } },
    ],
    'DELETE /admin/app/accounts/{id}': () => [{ url: `/admin/app/accounts/${other.id('account')}` }],
    'GET /admin/store/catalogue': () => list('/admin/store/catalogue', 'q=rif'),
  }),
  proxied: () => [proxiedList('subscriptions')],
  changes: (world) => storeChanges(() => world.person),
};
