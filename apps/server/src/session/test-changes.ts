import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** Steps of session and account changes. */
export const sessionChanges = (world: ChangesWorld): Changes => ({
  'POST /user/setup': async () => world.firstRun(),
  'POST /user/loginapi': () => world.signIn(),
  'POST /user/logout': async () => (await world.again()).send('POST', '/user/logout'),
  'DELETE /admin/user/sessions/{name}': async () => {
    const { apiHeaderInfo } = await (await world.again()).json('GET', '/admin/user/sessions');
    return world.person.send('DELETE', `/admin/user/sessions/${Object(apiHeaderInfo).session}`);
  },
  'POST /admin/user/sessions/revoke_others': () =>
    world.person.send('POST', '/admin/user/sessions/revoke_others'),
  'POST /admin/user/saveprefs': () =>
    world.person.send('POST', '/admin/user/saveprefs', { user_prefs: { theme: 'dark', lang: 'fr' } }),
});
