import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** Steps that make each change: setup, then the call. */
export function alertRuleChanges(world: ChangesWorld): Changes {
  const rule = (): object => ({ name: `Policy ${world.number()}`, condition: 'risk = high' });
  const madeAlertRule = async (): Promise<unknown> =>
    Object((await world.person.json('POST', '/risks/policies', rule())).policy).id;
  return {
    'POST /risks/policies': () => world.person.send('POST', '/risks/policies', rule()),
    'PATCH /risks/policies/{id}': async () =>
      world.person.send('PATCH', `/risks/policies/${await madeAlertRule()}`, { gives_notice: false }),
    'DELETE /risks/policies/{id}': async () =>
      world.person.send('DELETE', `/risks/policies/${await madeAlertRule()}`),
    'POST /risks/policies/{id}/backtest': async () =>
      world.person.send('POST', `/risks/policies/${await madeAlertRule()}/backtest`, { days: 1 }),
  };
}
