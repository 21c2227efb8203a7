import type { tenantCalls } from '@casbah/contract/tenant';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { type Attempts, type Fixture, list, proxied, SECRET } from '../areas/fixture.ts';
import { tenantChanges } from './test-changes.ts';

export const tenantFixture: Fixture = {
  async put(tx) {
    const config = { app_name: 'general', param_name: 'status_app_url', misc: {}, time: 1, by: null };

    await setTenantConfig(tx, { ...config, tenant: 'rif', param_value: `https://${SECRET}.example` });
  },
  foreign: (): Attempts<typeof tenantCalls> => ({
    'GET /admin/get_general_config': () => list('/admin/get_general_config'),
    'GET /admin/config/details': () => list('/admin/config/details', 'app_name=general').slice(-1),
    'POST /admin/config/update': () => [
      {
        body: {
          tenant: 'rif',
          app_name: 'general',
          param_name: 'timezone',
          param_value: 'Africa/Casablanca',
        },
        answers: [200],
      },
    ],
    'POST /risks/updateauditpreferences': () => [
      { body: { objects: [{ name: 'tia', value: true }] }, answers: [200] },
      { body: { objects: [{ name: 'rif', value: true }] }, answers: [422] },
    ],
    'POST /risks/updateauditanomalyvalues': () => [
      { body: { objects: [{ name: 'unknown_upload_mb', value: 50 }] }, answers: [200] },
    ],
    'GET /admin/tenant/companyDetails': () => list('/admin/tenant/companyDetails', 'id=rif'),
    'PATCH /admin/tenant/company': () => [{ body: { name: 'Atlas', id: 'rif' }, answers: [400] }],
    'GET /admin/tenant/settings': () => list('/admin/tenant/settings'),
    'GET /admin/retention/effect': () =>
      list('/admin/retention/effect', 'events=30_days&activities=as_events').slice(-1),
    'GET /admin/tenant/usage': () => list('/admin/tenant/usage'),
    'POST /admin/tenant/networks/check': () => [{ body: { networks: ['10.0.0.0/8'] }, answers: [200] }],
    'GET /admin/tenant': () => list('/admin/tenant', 'field=id&id=rif').slice(-1),
    'POST /admin/tenant/update': () => [
      { body: { id: 'rif', device_management_info: { device_management: true } }, answers: [200] },
    ],
  }),
  proxied: () => [proxied('tenantconfig', { action: 'list', app: 'general', tenant: 'rif' }, [200])],
  changes: tenantChanges,
};
