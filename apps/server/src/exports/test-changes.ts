import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** Steps that make each change: setup, then the call. */
export function exportChanges(world: ChangesWorld): Changes {
  const given = () => ({ filter: `user = "${world.number()}"` });
  const started = async (): Promise<string> =>
    `/exports/${(await world.person.json('POST', '/exports', given())).id}`;
  return {
    'POST /exports': () => world.person.send('POST', '/exports', given()),
    'DELETE /exports/{id}': async () => world.person.send('DELETE', await started()),
    'DELETE /exports/{id}/link': async () => world.person.send('DELETE', `${await started()}/link`),
  };
}
