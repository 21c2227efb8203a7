import { type Changes, type ChangesWorld, PROXY } from '../areas/fixture.ts';

/** Steps that make each change: setup, then the call. */
export const accessProfileChanges = (world: ChangesWorld): Changes => ({
  'POST /admin/profiles/assign': async () => {
    const { id } = await world.colleague();
    return world.person.send('POST', '/admin/profiles/assign', {
      user_id: id,
      profile_id: await world.profile(),
    });
  },
  [`${PROXY} post accessprofiles`]: () =>
    world.person.proxy('post', 'accessprofiles', { data: { name: 'Auditors' } }),
  [`${PROXY} patch accessprofiles`]: async () =>
    world.person.proxy('patch', 'accessprofiles', {
      id: await world.profile(),
      data: { notes: 'Two people' },
    }),
  [`${PROXY} delete accessprofiles`]: async () =>
    world.person.proxy('delete', 'accessprofiles', { id: await world.profile() }),
});
