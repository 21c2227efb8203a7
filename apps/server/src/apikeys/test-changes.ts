import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** Steps that make each change: setup, then the call. */
export const apiKeyChanges = (world: ChangesWorld): Changes => ({
  'POST /admin/apikeys': async () =>
    world.person.send('POST', '/admin/apikeys', { name: 'Deploy', profile_id: await world.profile() }),
  'DELETE /admin/apikeys/{id}': async () => {
    const asked = { name: 'Retired', profile_id: await world.profile() };
    const { api_key } = await world.person.json('POST', '/admin/apikeys', asked);
    return world.person.send('DELETE', `/admin/apikeys/${Object(api_key).id}`);
  },
});
