import { type Changes, type ChangesWorld, PROXY } from '../areas/fixture.ts';

/** Makes each change to a company's settings once, as its sysadmin. */
export function tenantChanges(world: ChangesWorld): Changes {
  return {
    'POST /admin/config/update': () =>
      world.person.send('POST', '/admin/config/update', {
        app_name: 'datasources',
        param_name: 'max_file_size',
        param_value: 2 ** 31,
      }),
    'POST /admin/tenant/update': () =>
      world.person.send('POST', '/admin/tenant/update', { device_management_info: { managed_by: 'Intune' } }),
    [`${PROXY} patch tenantconfig`]: () =>
      world.person.proxy('patch', 'tenantconfig', {
        id: 'datasources.max_file_size',
        data: { param_value: 2 ** 32 },
      }),
    'POST /risks/updateauditpreferences': () =>
      world.person.send('POST', '/risks/updateauditpreferences', {
        objects: [{ name: 'brr_threshold_medium', value: 70 }],
      }),
    'POST /risks/updateauditanomalyvalues': () =>
      world.person.send('POST', '/risks/updateauditanomalyvalues', {
        objects: [{ name: 'unknown_upload_mb', value: 70 }],
      }),
    'PATCH /admin/tenant/company': () =>
      world.person.send('PATCH', '/admin/tenant/company', { name: 'Atlas Foods' }),
  };
}
