import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** Steps that make each change: setup, then the call. */
export function collectionChanges(world: ChangesWorld): Changes {
  /** A source whose logs are collected from a folder. */
  const collected = async (): Promise<{ path: string; put: Response }> => {
    const path = `/admin/datasources/${await world.source()}/collection`;
    const place = { kind: 'folder', path: '/none' };
    return { path, put: await world.person.send('PUT', path, { place, identity: null }) };
  };
  return {
    'PUT /admin/datasources/{id}/collection': async () => (await collected()).put,
    'POST /admin/datasources/{id}/collection/run': async () =>
      world.person.send('POST', `${(await collected()).path}/run`),
    'DELETE /admin/datasources/{id}/collection': async () =>
      world.person.send('DELETE', (await collected()).path),
    'POST /admin/datasources/{id}/tokens': async () =>
      world.person.send('POST', `/admin/datasources/${await world.source()}/tokens`),
    'DELETE /admin/datasources/{id}/tokens/{token}': async () => {
      const tokens = `/admin/datasources/${await world.source()}/tokens`;
      return world.person.send('DELETE', `${tokens}/${(await world.person.json('POST', tokens)).id}`);
    },
  };
}
