import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** Steps that make each change: setup, then the call. */
export function dictionaryChanges(world: ChangesWorld): Changes {
  const { person } = world;
  const given = () => ({ name: `Dictionary ${world.number()}`, terms: [{ text: 'secret' }] });
  const made = async (): Promise<string> =>
    `/protect/dictionaries/${(await person.json('POST', '/protect/dictionaries', given())).id}`;
  return {
    'POST /protect/dictionaries': () => person.send('POST', '/protect/dictionaries', given()),
    'PATCH /protect/dictionaries/{id}': async () =>
      person.send('PATCH', await made(), { description: 'Changed' }),
    'DELETE /protect/dictionaries/{id}': async () => person.send('DELETE', await made()),
    'PUT /protect/dictionaries/{id}/terms': async () =>
      person.send('PUT', `${await made()}/terms`, { terms: [{ text: 'confidential', weight: 2 }] }),
    'PUT /protect/dictionaries/{id}/text': async () =>
      person.send('PUT', `${await made()}/text`, new TextEncoder().encode('confidential\t2\n')),
  };
}
