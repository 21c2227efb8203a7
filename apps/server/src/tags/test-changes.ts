import { type Changes, type ChangesWorld, PROXY } from '../areas/fixture.ts';

/** Steps that make each change: setup, then the call. */
export function tagChanges(world: ChangesWorld): Changes {
  const tag = async (): Promise<number> => {
    const answer = await world.person.proxy('post', 'tags', { data: { tag_name: `Tag ${world.number()}` } });
    return Number(JSON.parse(await answer.text()).id);
  };
  return {
    'POST /admin/tenant/addtag': () =>
      world.person.send('POST', '/admin/tenant/addtag', { tag_name: 'Finance' }),
    'PATCH /admin/tenant/edittag': async () =>
      world.person.send('PATCH', '/admin/tenant/edittag', {
        id: await tag(),
        tag: { attributes: { color: 3 } },
      }),
    'POST /admin/tenant/deletetags': async () =>
      world.person.send('POST', '/admin/tenant/deletetags', { ids: [await tag(), await tag()] }),
    'POST /risks/changeservicetags': async () =>
      world.person.send('POST', '/risks/changeservicetags', {
        service_ids: ['box'],
        add_tags: [0, await tag()],
      }),
    [`${PROXY} post tags`]: () => world.person.proxy('post', 'tags', { data: { tag_name: 'Legal' } }),
    [`${PROXY} patch tags`]: async () =>
      world.person.proxy('patch', 'tags', { id: await tag(), data: { tag_name: 'Law' } }),
    [`${PROXY} delete tags`]: async () => world.person.proxy('delete', 'tags', { id: await tag() }),
  };
}
