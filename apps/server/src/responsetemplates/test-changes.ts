import { type Changes, type ChangesWorld, PROXY } from '../areas/fixture.ts';

/** Steps that make each change: setup, then the call. */
export function responsetemplateChanges(world: ChangesWorld): Changes {
  const PATH = '/protect/response_templates';
  const given = () => ({
    template_name: `Template ${world.number()}`,
    policy_type: 'documentshare',
    template: { text: { admin: { body: 'Match' } } },
  });
  const made = async (): Promise<string> =>
    String((await world.person.json('POST', PATH, given())).template_id);
  return {
    [`POST ${PATH}`]: () => world.person.send('POST', PATH, given()),
    [`PATCH ${PATH}/{id}`]: async () =>
      world.person.send('PATCH', `${PATH}/${await made()}`, { description: 'Changed' }),
    [`DELETE ${PATH}/{id}`]: async () => world.person.send('DELETE', `${PATH}/${await made()}`),
    [`POST ${PATH}/{id}/clone`]: async () => world.person.send('POST', `${PATH}/${await made()}/clone`),
    'POST /controls/add_response_template': () =>
      world.person.send('POST', '/controls/add_response_template', given()),
    [`${PROXY} delete responsetemplates`]: async () =>
      world.person.proxy('delete', 'responsetemplates', { id: await made() }),
  };
}
