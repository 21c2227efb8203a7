import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** Steps that make each change: setup, then the call. */
export function decisionChanges(world: ChangesWorld): Changes {
  const feed = (): object => ({ name: `Feed ${world.number()}`, format: 'domains', kind: 'block' });
  const madeFeed = async (): Promise<unknown> =>
    Object((await world.person.json('POST', '/risks/feeds', feed())).feed).id;
  return {
    'POST /risks/decisions': () =>
      world.person.send('POST', '/risks/decisions', { service_ids: ['box'], decision: 'unsanctioned' }),
    'POST /risks/decisions/undo': async () => {
      const body = { service_ids: ['box'], decision: 'tolerated', reason: `Undone ${world.number()}` };
      const { entry } = await world.person.json('POST', '/risks/decisions', body);
      return world.person.send('POST', '/risks/decisions/undo', { entries: [entry] });
    },
    'POST /risks/feeds': () => world.person.send('POST', '/risks/feeds', feed()),
    'POST /risks/feeds/{id}/token': async () =>
      world.person.send('POST', `/risks/feeds/${await madeFeed()}/token`),
    'DELETE /risks/feeds/{id}': async () => world.person.send('DELETE', `/risks/feeds/${await madeFeed()}`),
  };
}
