import { TestProvider } from './test-provider.ts';

/** HTTP client of a signed-in person. */
interface Wire {
  send(method: string, path: string, body?: unknown): Promise<Response>;
}

/** Steps by which a sysadmin of `atlas.example` makes each single sign-on change: setup, then the call. */
export function ssoChanges(person: () => Wire): Readonly<Record<string, () => Promise<Response>>> {
  let made = 0;
  const idIn = async (response: Response): Promise<string> => String(JSON.parse(await response.text()).id);
  const add = async (): Promise<Response> => {
    made += 1;
    const id = await idIn(await person().send('GET', '/admin/sso/service'));
    const provider = await TestProvider.make(`https://idp-${made}.atlas.example`);
    const given = { id, kind: 'saml', name: `Provider ${made}`, metadata_xml: provider.metadata };
    return person().send('POST', '/admin/sso/providers', given);
  };
  const added = async (): Promise<string> => idIn(await add());
  return {
    'POST /admin/sso/providers': add,
    'PATCH /admin/sso/providers/{id}': async () =>
      person().send('PATCH', `/admin/sso/providers/${await added()}`, { is_listed: true }),
    'DELETE /admin/sso/providers/{id}': async () =>
      person().send('DELETE', `/admin/sso/providers/${await added()}`),
    'POST /admin/sso/providers/{id}/test': async () =>
      person().send('POST', `/admin/sso/providers/${await added()}/test`),
    'POST /admin/sso/domains': async () =>
      person().send('POST', '/admin/sso/domains', {
        domain: 'atlas.example',
        provider_id: await added(),
        is_forced: false,
      }),
    'POST /admin/sso/exempt': async () => {
      const session = await (await person().send('GET', '/admin/user/sessions')).text();
      const { user_id } = JSON.parse(session);
      return person().send('POST', '/admin/sso/exempt', { user_id, is_exempt: true });
    },
  };
}
