import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** Makes each change to a company's domains once, as its sysadmin. */
export function tenantdomainsChanges(world: ChangesWorld): Changes {
  const domain = async (): Promise<string> => {
    const name = `branch-${world.number()}.atlas.example`;
    const answer = JSON.stringify(await world.person.json('POST', '/admin/tenant/domains', { domain: name }));
    const [, text = ''] = new RegExp(`"_casbah.${name}"[^}]*"text":"([^"]+)"`).exec(answer) ?? [];
    world.records.set(`_casbah.${name}`, text);
    return name;
  };
  const verify = (name: string): Promise<Response> =>
    world.person.send('POST', `/admin/tenant/domains/${name}/verify`, { method: 'dns' });
  return {
    'POST /admin/tenant/domains': () =>
      world.person.send('POST', '/admin/tenant/domains', { domain: 'elsewhere.atlas.example' }),
    'POST /admin/tenant/domains/{domain}/verify': async () => verify(await domain()),
    'POST /admin/tenant/domains/{domain}/primary': async () => {
      const name = await domain();
      await verify(name);
      const response = await world.person.send('POST', `/admin/tenant/domains/${name}/primary`);
      // What comes after expects the company's first domain.
      await world.person.json('POST', '/admin/tenant/domains/atlas.example/primary');
      return response;
    },
    'DELETE /admin/tenant/domains/{domain}': async () =>
      world.person.send('DELETE', `/admin/tenant/domains/${await domain()}`),
  };
}
