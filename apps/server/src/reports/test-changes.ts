import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** Steps that make each change: setup, then the call. */
export function reportChanges(world: ChangesWorld): Changes {
  const newReport = (): object => ({
    name: `Report ${world.number()}`,
    frequency: 'weekly',
    recipients: [world.email],
  });
  const report = async (): Promise<string> =>
    String((await world.person.json('POST', '/admin/reports/schedules', newReport())).id);
  return {
    'PATCH /admin/reports/userdigest': () =>
      world.person.send('PATCH', '/admin/reports/userdigest', { frequency: 'monthly' }),
    'POST /admin/reports/schedules': () => world.person.send('POST', '/admin/reports/schedules', newReport()),
    'PATCH /admin/reports/schedules/{id}': async () =>
      world.person.send('PATCH', `/admin/reports/schedules/${await report()}`, { frequency: 'daily' }),
    'DELETE /admin/reports/schedules/{id}': async () =>
      world.person.send('DELETE', `/admin/reports/schedules/${await report()}`),
    'POST /admin/reports/schedules/{id}/send': async () =>
      world.person.send('POST', `/admin/reports/schedules/${await report()}/send`),
  };
}
