import { type Changes, type ChangesWorld, PROXY } from '../areas/fixture.ts';

/** Steps that make each change: setup, then the call. */
export function contentprofileChanges(world: ChangesWorld): Changes {
  const profile = () => ({ name: `Profile ${world.number()}`, sets: [] });
  const GIVEN = {
    content_profiles: profile,
    reusable_rules: profile,
    data_filters: () => ({
      name: `Filter ${world.number()}`,
      conditions: [{ mode: 'include', extensions: ['pdf'] }],
    }),
    content_aliases: () => ({ name: `Alias ${world.number()}`, identifiers: ['card-visa'] }),
  } as const;
  const made = async (path: keyof typeof GIVEN): Promise<string> =>
    `/protect/${path}/${(await world.person.json('POST', `/protect/${path}`, GIVEN[path]())).id}`;
  const profileId = async (): Promise<unknown> =>
    (await world.person.json('POST', '/protect/content_profiles', profile())).id;
  const paths = ['content_profiles', 'reusable_rules', 'data_filters', 'content_aliases'] as const;
  return {
    ...Object.fromEntries(
      paths.flatMap((path) => [
        [`POST /protect/${path}`, () => world.person.send('POST', `/protect/${path}`, GIVEN[path]())],
        [
          `PATCH /protect/${path}/{id}`,
          async () => world.person.send('PATCH', await made(path), { description: 'Changed' }),
        ],
        [`DELETE /protect/${path}/{id}`, async () => world.person.send('DELETE', await made(path))],
      ]),
    ),
    'POST /protect/content_profiles/{id}/clone': async () =>
      world.person.send('POST', `${await made('content_profiles')}/clone`),
    [`${PROXY} post contentprofiles`]: () =>
      world.person.proxy('post', 'contentprofiles', { data: profile() }),
    [`${PROXY} patch contentprofiles`]: async () =>
      world.person.proxy('patch', 'contentprofiles', {
        id: await profileId(),
        data: { description: 'Changed' },
      }),
    [`${PROXY} delete contentprofiles`]: async () =>
      world.person.proxy('delete', 'contentprofiles', { id: await profileId() }),
  };
}
