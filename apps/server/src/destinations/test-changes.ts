import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** Makes each change to destinations once. */
export function destinationsChanges(world: ChangesWorld): Changes {
  const mail = (): object => ({
    kind: 'mail',
    name: `Team ${world.number()}`,
    address: 'team@atlas.example',
  });
  const webhook = (): object => ({
    kind: 'webhook',
    name: `Hook ${world.number()}`,
    address: 'https://hook.atlas.example/',
  });
  const added = async (given: object): Promise<unknown> =>
    Object((await world.person.json('POST', '/admin/destinations', given)).destination).id;
  return {
    'POST /admin/destinations': () => world.person.send('POST', '/admin/destinations', mail()),
    'PATCH /admin/destinations/{id}': async () =>
      world.person.send('PATCH', `/admin/destinations/${await added(mail())}`, { is_enabled: false }),
    'POST /admin/destinations/{id}/secret': async () =>
      world.person.send('POST', `/admin/destinations/${await added(webhook())}/secret`),
    'POST /admin/destinations/{id}/test': async () =>
      world.person.send('POST', `/admin/destinations/${await added(mail())}/test`),
    'DELETE /admin/destinations/{id}': async () =>
      world.person.send('DELETE', `/admin/destinations/${await added(mail())}`),
  };
}
