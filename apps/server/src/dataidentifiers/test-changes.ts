import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** Steps that make each change: setup, then the call. */
export function dataIdentifierChanges(world: ChangesWorld): Changes {
  const given = () => ({ name: `Badge ${world.number()}`, pattern: 'E-[0-9]{4}' });
  const made = async (): Promise<string> =>
    `/protect/data_identifiers/${(await world.person.json('POST', '/protect/data_identifiers', given())).id}`;
  return {
    'POST /protect/data_identifiers': () => world.person.send('POST', '/protect/data_identifiers', given()),
    'PUT /protect/data_identifiers/{id}': async () => world.person.send('PUT', await made(), given()),
    'DELETE /protect/data_identifiers/{id}': async () => world.person.send('DELETE', await made()),
    'PUT /protect/data_identifiers/included/{identifier}': () =>
      world.person.send('PUT', '/protect/data_identifiers/included/card-visa', { is_enabled: false }),
  };
}
