import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** Steps that make each change: setup, then the call. */
export function parserChanges(world: ChangesWorld): Changes {
  const ownParser = (): object => ({
    name: `Parser ${world.number()}`,
    definition: {
      split: { kind: 'delimiter', delimiter: ';' },
      fields: [
        { part: '1', field: 'time' },
        { part: '2', field: 'user' },
        { part: '3', field: 'host' },
      ],
    },
    tests: [{ line: '2026-04-03T09:05:01Z;nadia;box.com', event: { user: 'nadia' } }],
  });
  const madeParser = async (): Promise<unknown> =>
    (await world.person.json('POST', '/admin/parsers', ownParser())).id;
  return {
    'POST /admin/parsers': () => world.person.send('POST', '/admin/parsers', ownParser()),
    'PUT /admin/parsers/{id}': async () =>
      world.person.send('PUT', `/admin/parsers/${await madeParser()}`, {
        ...ownParser(),
        tests: [],
        draft: true,
      }),
    'DELETE /admin/parsers/{id}': async () =>
      world.person.send('DELETE', `/admin/parsers/${await madeParser()}`),
  };
}
