import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** Steps of founding a company. */
export const signUpChanges = (world: ChangesWorld): Changes => ({
  'POST /user/signupapi': () => world.founder(),
  'GET /user/emailapproval': async () => world.confirmed(await world.founder(), 'GET'),
  'POST /user/emailapproval': async () => world.confirmed(await world.founder(), 'POST'),
  'POST /user/signupfinishapi': () => world.finished('finishsignup', '/user/signupfinishapi'),
  'POST /user/connector-signupfinishapi': () =>
    world.finished('connectorfinishsignup', '/user/connector-signupfinishapi', { app: 'amazonwebservices' }),
});
