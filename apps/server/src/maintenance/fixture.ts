import type { maintenanceCalls } from '@casbah/contract/maintenance';
import { addPeriod } from '@casbah/stores/control/maintenance/maintenance-periods';
import { type Attempts, type Fixture, list, NAMES_NOTHING, SECRET } from '../areas/fixture.ts';
import { maintenanceChanges } from './test-changes.ts';

export const maintenanceFixture: Fixture = {
  async put(tx, other) {
    await addPeriod(tx, {
      id: other.id('period'),
      tenant_id: 'rif',
      name: SECRET,
      description: '',
      start_time: 1,
      end_time: 9e12,
      is_public: true,
      has_details: false,
      is_announcement: false,
      created_on: 1,
      created_by: null,
      modified_on: 1,
      modified_by: null,
    });
  },
  foreign: (other): Attempts<typeof maintenanceCalls> => ({
    'GET /admin/application/list/get_maintenance_periods': () =>
      list('/admin/application/list/get_maintenance_periods'),
    'GET /admin/maintenance/periods': () => list('/admin/maintenance/periods'),
    'POST /admin/maintenance/periods': () => NAMES_NOTHING,
    'PATCH /admin/maintenance/periods/{id}': () => [
      { url: `/admin/maintenance/periods/${other.id('period')}`, body: { name: 'Mine' } },
    ],
    'DELETE /admin/maintenance/periods/{id}': () => [
      { url: `/admin/maintenance/periods/${other.id('period')}` },
    ],
  }),
  changes: maintenanceChanges,
};
