import { setTimeout as rest } from 'node:timers/promises';
import { LDAP_PRESETS } from '@casbah/domain/directory';

/** HTTP client of a signed-in person. */
interface Wire {
  send(method: string, path: string, body?: unknown): Promise<Response>;
}

const RUNS = '/admin/directory/runs';
const CONNECTION = '/admin/directory/connection';
const { user_filter, group_filter, mapping } = LDAP_PRESETS.openldap;
/** An unreachable directory. */
const LDAP = {
  url: 'ldaps://ldap.atlas.example',
  start_tls: false,
  certificate: '',
  bind_dn: 'cn=casbah',
  bind_password: 'kept-sealed',
  base_dn: 'dc=atlas,dc=example',
  user_filter,
  mapping,
  group_base_dn: '',
  group_filter,
  every_minutes: 0,
  missing: 'keep',
  most_missing_percent: 20,
  is_enabled: true,
};

/** How a sysadmin makes each change of the directory: setup, then the call. */
export function directoryChanges(person: () => Wire): Readonly<Record<string, () => Promise<Response>>> {
  let made = 0;
  const send: Wire['send'] = (...request) => person().send(...request);
  const idIn = async (response: Response): Promise<string> => String(JSON.parse(await response.text()).id);
  const states = async (): Promise<string[]> => {
    const { runs } = JSON.parse(await (await send('GET', RUNS)).text());
    return runs.map(({ state }: { state: string }) => state);
  };
  /** Waits until no run is in progress: only one can run at a time. */
  const idle = async (): Promise<void> => {
    while ((await states()).some((state) => ['uploaded', 'looking', 'queued', 'running'].includes(state)))
      await rest(50);
  };
  const file = async (): Promise<Response> => {
    made += 1;
    await idle();
    const people = Buffer.from(`email,first name\nfrom-file-${made}@atlas.example,Amina\n`);
    return send('POST', '/admin/directory/imports?file_name=people.csv', people);
  };
  const looked = async (): Promise<string> => {
    const id = await idIn(await file());
    await idle();
    return id;
  };
  const user = (): Promise<Response> => {
    made += 1;
    return send('POST', '/scim/v2/Users', { userName: `provisioned-${made}@atlas.example` });
  };
  const group = (): Promise<Response> => {
    made += 1;
    return send('POST', '/scim/v2/Groups', { displayName: `Group ${made}` });
  };
  const patch = (path: string, value: object): Promise<Response> =>
    send('PATCH', path, { Operations: [{ op: 'replace', value }] });
  return {
    'POST /admin/directory/imports': file,
    'POST /admin/directory/imports/{id}/start': async () => {
      const started = await send('POST', `/admin/directory/imports/${await looked()}/start`);
      await idle();
      return started;
    },
    'DELETE /admin/directory/runs/{id}': async () => send('DELETE', `${RUNS}/${await looked()}`),
    'PUT /admin/directory/connection': () => send('PUT', CONNECTION, LDAP),
    'POST /admin/directory/connection/test': () => send('POST', `${CONNECTION}/test`, LDAP),
    'POST /admin/directory/connection/run': async () => {
      await idle();
      const run = await send('POST', `${CONNECTION}/run`);
      await idle();
      return run;
    },
    'POST /admin/directory/connection/take-over': () => send('POST', `${CONNECTION}/take-over`),
    'DELETE /admin/directory/connection': () => send('DELETE', CONNECTION),
    'POST /scim/v2/Users': user,
    'PUT /scim/v2/Users/{id}': async () => {
      made += 1;
      const given = { userName: `provisioned-${made}@atlas.example`, title: 'CEO' };
      return send('PUT', `/scim/v2/Users/${await idIn(await user())}`, given);
    },
    'PATCH /scim/v2/Users/{id}': async () =>
      patch(`/scim/v2/Users/${await idIn(await user())}`, { active: false }),
    'DELETE /scim/v2/Users/{id}': async () => send('DELETE', `/scim/v2/Users/${await idIn(await user())}`),
    'POST /scim/v2/Groups': group,
    'PUT /scim/v2/Groups/{id}': async () =>
      send('PUT', `/scim/v2/Groups/${await idIn(await group())}`, { displayName: `Other ${made}` }),
    'PATCH /scim/v2/Groups/{id}': async () =>
      patch(`/scim/v2/Groups/${await idIn(await group())}`, { displayName: `Renamed ${made}` }),
    'DELETE /scim/v2/Groups/{id}': async () => send('DELETE', `/scim/v2/Groups/${await idIn(await group())}`),
  };
}
