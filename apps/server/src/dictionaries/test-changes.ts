import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** Steps that make each change: setup, then the call. */
export function dictionaryChanges(world: ChangesWorld): Changes {
  const given = () => ({ name: `Dictionary ${world.number()}`, terms: [{ text: 'secret' }] });
  const made = async (): Promise<string> =>
    `/protect/dictionaries/${(await world.person.json('POST', '/protect/dictionaries', given())).id}`;
  return {
    'POST /protect/dictionaries': () => world.person.send('POST', '/protect/dictionaries', given()),
    'PATCH /protect/dictionaries/{id}': async () =>
      world.person.send('PATCH', await made(), { description: 'Changed' }),
    'DELETE /protect/dictionaries/{id}': async () => world.person.send('DELETE', await made()),
    'PUT /protect/dictionaries/{id}/terms': async () =>
      world.person.send('PUT', `${await made()}/terms`, { terms: [{ text: 'confidential', weight: 2 }] }),
    'PUT /protect/dictionaries/{id}/text': async () =>
      world.person.send('PUT', `${await made()}/text`, new TextEncoder().encode('confidential\t2\n')),
  };
}
