import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** How each change is made: what it needs first, then the call itself. */
export function policyChanges(world: ChangesWorld): Changes {
  const policy = (): object => ({ name: `Policy ${world.number()}`, condition: 'risk = high' });
  const madePolicy = async (): Promise<unknown> =>
    Object((await world.person.json('POST', '/risks/policies', policy())).policy).id;
  return {
    'POST /risks/policies': () => world.person.send('POST', '/risks/policies', policy()),
    'PATCH /risks/policies/{id}': async () =>
      world.person.send('PATCH', `/risks/policies/${await madePolicy()}`, { gives_notice: false }),
    'DELETE /risks/policies/{id}': async () =>
      world.person.send('DELETE', `/risks/policies/${await madePolicy()}`),
    'POST /risks/policies/{id}/backtest': async () =>
      world.person.send('POST', `/risks/policies/${await madePolicy()}/backtest`, { days: 1 }),
  };
}
