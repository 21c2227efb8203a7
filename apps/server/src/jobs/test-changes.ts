import type { Changes, ChangesWorld } from '../areas/fixture.ts';

export function jobsChanges(world: ChangesWorld): Changes {
  return {
    'POST /admin/jobs/{queue}/run': () => world.person.send('POST', '/admin/jobs/session.cleanup/run'),
  };
}
