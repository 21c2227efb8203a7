/** HTTP client of a signed-in person. */
interface Wire {
  send(method: string, path: string, body?: unknown): Promise<Response>;
}

const PROXY = '/controls/make_api_request?resource=';

/** Steps that make each change of groups and organizational units: setup, then the call. */
export function groupChanges(person: () => Wire): Readonly<Record<string, () => Promise<Response>>> {
  let made = 0;
  const post = (path: string, body?: unknown): Promise<Response> => person().send('POST', path, body);
  const proxied = (resource: string, action: string, more: object): Promise<Response> =>
    post(`${PROXY}${resource}`, { action, ...more });
  const named = (): { name: string } => {
    made += 1;
    return { name: `Team ${made}` };
  };
  const idIn = async (response: Response): Promise<string> => {
    const { id, orgunit_id } = JSON.parse(await response.text());
    return String(id ?? orgunit_id);
  };
  const group = async (): Promise<string> => idIn(await post('/admin/groups', named()));
  const unit = async (): Promise<string> => idIn(await post('/admin/org_units', named()));
  const someone = async (): Promise<string> =>
    JSON.parse(await (await person().send('GET', '/admin/user/sessions')).text()).user_id;

  const ofResource = (resource: string, add: () => Promise<string>): [string, () => Promise<Response>][] => [
    [`post ${resource}`, () => proxied(resource, 'post', { data: named() })],
    [
      `patch ${resource}`,
      async () => proxied(resource, 'patch', { id: await add(), data: { description: 'All of us' } }),
    ],
    [`delete ${resource}`, async () => proxied(resource, 'delete', { id: await add() })],
  ];
  const custom = async (): Promise<string> =>
    idIn(await post('/admin/groups', { ...named(), kind: 'custom' }));
  return {
    'POST /admin/groups': () => post('/admin/groups', named()),
    'PATCH /admin/groups/{id}': async () =>
      person().send('PATCH', `/admin/groups/${await group()}`, { description: 'All of us' }),
    'POST /admin/groups/delete': async () => post('/admin/groups/delete', { ids: [await group()] }),
    'POST /admin/groups/{id}/members': async () =>
      post(`/admin/groups/${await group()}/members`, { added_users: [await someone()] }),
    'POST /admin/group/assign_users': async () => {
      const { name } = named();
      await post('/admin/groups', { name });
      return post('/admin/group/assign_users', { name, added_users: [await someone()] });
    },
    'POST /admin/org_units': () => post('/admin/org_units', named()),
    'PATCH /admin/org_units/{id}': async () =>
      person().send('PATCH', `/admin/org_units/${await unit()}`, named()),
    'DELETE /admin/org_units/{id}': async () => person().send('DELETE', `/admin/org_units/${await unit()}`),
    'POST /admin/org_units/{id}/people': async () =>
      post(`/admin/org_units/${await unit()}/people`, { added_users: [await someone()] }),
    ...Object.fromEntries(
      [
        ...ofResource('usergroups', group),
        ...ofResource('customgroups', custom),
        ...ofResource('orgunits', unit),
      ].map(([key, change]) => [`POST /controls/make_api_request ${key}`, change]),
    ),
  };
}
