/** HTTP client of a signed-in person. */
interface Wire {
  send(method: string, path: string, body?: unknown): Promise<Response>;
  json(method: string, path: string, body?: unknown): Promise<Record<string, unknown>>;
  proxy(action: string, resource: string, more: object): Promise<Response>;
}

const PROXY = 'POST /controls/make_api_request';
const KEYS = [
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIM0OyszV6CcJeChSU2feHWtSHhNDF1wUnppkOUdVBI10',
  'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBNwkfmA580vbs4BjF5Gft79zpntHBxjmHA8BNHD9EWtLU4qObKYW9YKpg8UOxPBNi4BP+CeDpFGh9rB+HNCMvYs=',
];

/**
 * Steps by which a sysadmin makes each change of a company's settings; `records` are the server's TXT
 * records.
 */
export function tenantChanges(
  person: () => Wire,
  records: Map<string, string>,
): Readonly<Record<string, () => Promise<Response>>> {
  let made = 0;
  const idIn = (text: string): string => /"id":"([^"]+)"/.exec(text)?.[1] ?? '';
  const destination = (): Promise<Response> => {
    made += 1;
    const given = { kind: 'mail', name: `Team ${made}`, address: 'team@atlas.example' };
    return person().send('POST', '/admin/destinations', given);
  };
  const webhook = async (): Promise<string> => {
    made += 1;
    const given = { kind: 'webhook', name: `Hook ${made}`, address: 'https://hook.atlas.example/' };
    return idIn(JSON.stringify((await person().json('POST', '/admin/destinations', given)).destination));
  };
  const destinationId = async (): Promise<string> => idIn(await (await destination()).text());
  const key = (): Promise<Response> =>
    person().send('POST', '/admin/ssh_keys', { name: 'Proxy', public_key: KEYS[made++ % KEYS.length] });
  const drm = (): Promise<Response> => {
    made += 1;
    const data = { name: `Keys ${made}`, url: 'https://drm.atlas.example', key: 'kept-sealed' };
    return person().proxy('post', 'drm_config', { data });
  };
  const drmId = async (): Promise<string> => idIn(await (await drm()).text());
  const domain = async (): Promise<string> => {
    made += 1;
    const name = `branch-${made}.atlas.example`;
    const answer = JSON.stringify(await person().json('POST', '/admin/tenant/domains', { domain: name }));
    const [, text = ''] = new RegExp(`"_casbah.${name}"[^}]*"text":"([^"]+)"`).exec(answer) ?? [];
    records.set(`_casbah.${name}`, text);
    return name;
  };
  const verify = async (name: string): Promise<Response> =>
    person().send('POST', `/admin/tenant/domains/${name}/verify`, { method: 'dns' });
  return {
    'POST /admin/config/update': () =>
      person().send('POST', '/admin/config/update', {
        app_name: 'datasources',
        param_name: 'max_file_size',
        param_value: 2 ** 31,
      }),
    'POST /admin/tenant/update': () =>
      person().send('POST', '/admin/tenant/update', { device_management_info: { managed_by: 'Intune' } }),
    [`${PROXY} patch tenantconfig`]: () =>
      person().proxy('patch', 'tenantconfig', {
        id: 'datasources.max_file_size',
        data: { param_value: 2 ** 32 },
      }),
    'POST /risks/updateauditpreferences': () =>
      person().send('POST', '/risks/updateauditpreferences', {
        objects: [{ name: 'brr_threshold_medium', value: 70 }],
      }),
    'POST /risks/updateauditanomalyvalues': () =>
      person().send('POST', '/risks/updateauditanomalyvalues', {
        objects: [{ name: 'unknown_upload_mb', value: 70 }],
      }),
    'PATCH /admin/tenant/company': () =>
      person().send('PATCH', '/admin/tenant/company', { name: 'Atlas Foods' }),
    'POST /admin/tenant/domains': () =>
      person().send('POST', '/admin/tenant/domains', { domain: 'elsewhere.atlas.example' }),
    'POST /admin/tenant/domains/{domain}/verify': async () => verify(await domain()),
    'POST /admin/tenant/domains/{domain}/primary': async () => {
      const name = await domain();
      await verify(name);
      const response = await person().send('POST', `/admin/tenant/domains/${name}/primary`);
      // Later steps expect the company's first domain.
      await person().json('POST', '/admin/tenant/domains/atlas.example/primary');
      return response;
    },
    'DELETE /admin/tenant/domains/{domain}': async () =>
      person().send('DELETE', `/admin/tenant/domains/${await domain()}`),
    'POST /admin/destinations': destination,
    'PATCH /admin/destinations/{id}': async () =>
      person().send('PATCH', `/admin/destinations/${await destinationId()}`, { is_enabled: false }),
    'POST /admin/destinations/{id}/secret': async () =>
      person().send('POST', `/admin/destinations/${await webhook()}/secret`),
    'POST /admin/destinations/{id}/test': async () =>
      person().send('POST', `/admin/destinations/${await destinationId()}/test`),
    'DELETE /admin/destinations/{id}': async () =>
      person().send('DELETE', `/admin/destinations/${await destinationId()}`),
    'POST /admin/ssh_keys': key,
    'DELETE /admin/ssh_keys/{id}': async () =>
      person().send('DELETE', `/admin/ssh_keys/${idIn(await (await key()).text())}`),
    [`${PROXY} post drm_config`]: drm,
    [`${PROXY} patch drm_config`]: async () =>
      person().proxy('patch', 'drm_config', { id: await drmId(), data: { key: 'kept-sealed-too' } }),
    [`${PROXY} delete drm_config`]: async () => person().proxy('delete', 'drm_config', { id: await drmId() }),
  };
}
