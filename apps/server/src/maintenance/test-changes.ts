import type { Changes, ChangesWorld } from '../areas/fixture.ts';

const SPAN = { start_time: '2026-12-01T20:00:00.000Z', end_time: '2026-12-01T22:00:00.000Z' };

/** Steps that make each change: setup, then the call. */
export function maintenanceChanges(world: ChangesWorld): Changes {
  const period = async (): Promise<string> =>
    String((await world.person.json('POST', '/admin/maintenance/periods', { name: 'Upgrade', ...SPAN })).id);
  return {
    'POST /admin/maintenance/periods': () =>
      world.person.send('POST', '/admin/maintenance/periods', { name: 'Upgrade', ...SPAN }),
    'PATCH /admin/maintenance/periods/{id}': async () =>
      world.person.send('PATCH', `/admin/maintenance/periods/${await period()}`, { is_public: false }),
    'DELETE /admin/maintenance/periods/{id}': async () =>
      world.person.send('DELETE', `/admin/maintenance/periods/${await period()}`),
  };
}
