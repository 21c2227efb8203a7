import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** Steps of password changes, each continuing from the one before. */
export const passwordChanges = (world: ChangesWorld): Changes => ({
  'POST /user/forgotpasswordapi': async () => {
    const response = await world.person.send('POST', '/user/forgotpasswordapi', { email: world.email });
    await world.mailed(world.email, 'resetpassword');
    return response;
  },
  'POST /user/resetpasswordapi': async () => {
    world.password = 'Another-horse-7-battery';
    const ctx = (await world.mailed(world.email, 'resetpassword')).get('ctx');
    const given = { email: world.email, action: 'update', password: world.password, ctx };
    const response = await world.person.send('POST', '/user/resetpasswordapi', given);
    await world.signInPerson();
    return response;
  },
  'POST /user/expiredpasswordapi': async () => {
    const old_password = world.password;
    world.password = 'A-third-horse-5-battery';
    const given = { email: world.email, action: 'change', password: world.password, old_password };
    return world.person.send('POST', '/user/expiredpasswordapi', given);
  },
});
