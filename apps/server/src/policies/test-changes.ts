import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** Steps that make each change: setup, then the call. */
export function policyChangeSteps(world: ChangesWorld): Changes {
  const definition = (): object => ({
    name: `Policy ${world.number()}`,
    severity: 'low',
    condition: 'object = x',
  });
  const created = async (): Promise<string> => {
    const body = { type: 'filexfer', definition: definition() };
    return String((await world.person.json('POST', '/protect/policies', body)).id);
  };
  const activate = (id: string) =>
    world.person.send('POST', '/protect/policies/activate', { drafts: [{ id, revision: 1 }] });
  const activated = async (): Promise<string> => {
    const id = await created();
    await activate(id);
    return id;
  };
  const at = (id: string, rest = ''): string => `/protect/policies/${id}${rest}`;
  const exception = { condition: 'object = y', reason: 'Known' };
  return {
    'POST /protect/policies': () =>
      world.person.send('POST', '/protect/policies', { type: 'filexfer', definition: definition() }),
    'PATCH /protect/policies/{id}': async () =>
      world.person.send('PATCH', at(await activated()), { is_active: false }),
    'DELETE /protect/policies/{id}': async () => world.person.send('DELETE', at(await created())),
    'POST /protect/policies/{id}/clone': async () => world.person.send('POST', at(await created(), '/clone')),
    'PUT /protect/policies/{id}/draft': async () =>
      world.person.send('PUT', at(await created(), '/draft'), { revision: 1, definition: definition() }),
    'DELETE /protect/policies/{id}/draft': async () =>
      world.person.send('DELETE', at(await created(), '/draft?revision=1')),
    'POST /protect/policies/activate': async () => activate(await created()),
    'PUT /protect/policies/order': async () => {
      await created();
      const { policies } = await world.person.json('GET', '/protect/policies?limit=2000');
      const listed: { id: string; edited_as: string }[] = Array.isArray(policies) ? policies : [];
      const ids = listed.filter((one) => one.edited_as === 'policy').map(({ id }) => id);
      return world.person.send('PUT', '/protect/policies/order', { ids: ids.toReversed() });
    },
    'POST /protect/policies/{id}/versions/{version}/restore': async () =>
      world.person.send('POST', at(await activated(), '/versions/1/restore'), { revision: 0 }),
    'POST /protect/policies/{id}/exceptions': async () =>
      world.person.send('POST', at(await activated(), '/exceptions'), exception),
    'DELETE /protect/policies/{id}/exceptions/{exception}': async () => {
      const id = await activated();
      const answer = await world.person.json('POST', at(id, '/exceptions'), exception);
      const [added] = Object(answer.definition).exceptions;
      return world.person.send('DELETE', at(id, `/exceptions/${added.id}`));
    },
    'PUT /protect/precedence': () =>
      world.person.send('PUT', '/protect/precedence', { precedence: ['coach', 'block'] }),
    'POST /protect/policies/import': () =>
      world.person.send('POST', '/protect/policies/import', {
        yaml: `policies: [{ type: filexfer, name: Policy ${world.number()}, severity: low, condition: "" }]`,
      }),
  };
}
