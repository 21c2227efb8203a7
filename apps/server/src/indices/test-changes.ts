import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** Steps that make each change: setup, then the call. */
export function indexChanges(world: ChangesWorld): Changes {
  const exact = { kind: 'exact', columns: [{ name: 'Account', kind: 'number' }], minimumColumns: 1 };
  const given = (definition: object) => ({ name: `Index ${world.number()}`, definition });
  const made = async (definition: object = { kind: 'fingerprint' }): Promise<string> =>
    `/protect/indices/${(await world.person.json('POST', '/protect/indices', given(definition))).id}`;
  const text = new TextEncoder().encode('A document with some text.');
  return {
    'POST /protect/indices': () => world.person.send('POST', '/protect/indices', given(exact)),
    'PATCH /protect/indices/{id}': async () =>
      world.person.send('PATCH', await made(), { description: 'Changed' }),
    'DELETE /protect/indices/{id}': async () => world.person.send('DELETE', await made()),
    'POST /protect/indices/{id}/table': async () =>
      world.person.send('POST', `${await made(exact)}/table`, { file_name: 'accounts.csv', size: 10 }),
    'POST /protect/indices/{id}/documents': async () =>
      world.person.send('POST', `${await made()}/documents?file_name=plan.txt`, text),
    'DELETE /protect/indices/{id}/documents/{document}': async () => {
      const index = await made();
      const added = await world.person.json('POST', `${index}/documents?file_name=plan.txt`, text);
      return world.person.send('DELETE', `${index}/documents/${added.id}`);
    },
  };
}
