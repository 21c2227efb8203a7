import { type Changes, type ChangesWorld, PROXY } from '../areas/fixture.ts';

/** Makes each change to DRM servers once. */
export function drmChanges(world: ChangesWorld): Changes {
  const add = (): Promise<Response> =>
    world.person.proxy('post', 'drm_config', {
      data: { name: `Keys ${world.number()}`, url: 'https://drm.atlas.example', key: 'kept-sealed' },
    });
  const added = async (): Promise<string> => /"id":"([^"]+)"/.exec(await (await add()).text())?.[1] ?? '';
  return {
    [`${PROXY} post drm_config`]: add,
    [`${PROXY} patch drm_config`]: async () =>
      world.person.proxy('patch', 'drm_config', { id: await added(), data: { key: 'kept-sealed-too' } }),
    [`${PROXY} delete drm_config`]: async () =>
      world.person.proxy('delete', 'drm_config', { id: await added() }),
  };
}
