import { type PermittedComponents, permittedComponents } from '@casbah/contract/rbac';
import type { Grant } from '@casbah/domain/access-profile';
import { PAGES } from '@casbah/domain/page';
import { ACTIONS, AREAS } from '@casbah/domain/permission';
import { removeAccessProfile, setProfilesOf } from '@casbah/stores/control/accessprofiles/access-profiles';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

let server: TestServer;
let browsers = 0;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** A new person, signed in. Admins have a profile with these grants. */
async function signedIn(
  person: 'sysadmin' | 'enduser' | readonly Grant[],
): Promise<Browser & { id: string }> {
  const role = typeof person === 'string' ? person : 'admin';
  const email = `${crypto.randomUUID()}@atlas.example`;
  const grants = typeof person === 'string' ? {} : { grants: person };
  const { id } = await addPerson(server.control, { tenant: 'atlas', email, role, ...grants });
  browsers += 1;
  const browser = new Browser(server.app, `10.0.0.${browsers}`);
  expect((await browser.signIn(email)).statusCode).toBe(200);
  return Object.assign(browser, { id });
}
const permitted = async (browser: Browser): Promise<PermittedComponents> =>
  permittedComponents.strict().parse((await browser.get('/rbac/get_permitted_components')).json());
const opens = ({ urls }: PermittedComponents, path: string): boolean =>
  urls.some((url) => new RegExp(url).test(`/ui${path}`));
const roleOf = async (browser: Browser): Promise<string> =>
  (await browser.get('/admin/user/sessions')).json().role;

describe('what a person may use and open', () => {
  test('is computed completely by the server [SH-C029] [SH-E007] [SH-P003] [SH-P010]', async () => {
    const browser = await signedIn([
      { area: 'audit', actions: ['view', 'export'] },
      { area: 'datasources', actions: ['view'] },
      { area: 'securlets', actions: ['activate'], scope: { apps: ['box'] } },
    ]);
    const answer = await permitted(browser);
    expect(answer).toMatchObject({ landing: '/ui/appAudit/summary', auth_apps_for_activation: ['box'] });
    expect(answer.components).toEqual(['audit.export']);
    expect(answer.disabled).toContain('sources.new');
    expect(answer.urls.filter((url) => !/^\^\/ui.*\$$/.test(url))).toEqual([]);
    expect(answer.urls.filter((url) => /sources/.test(url))).toEqual([
      '^/ui/appAudit/sources/?$',
      '^/ui/appAudit/sources/parsers/?$',
    ]);
  });

  test('lists what is enabled and disabled, and nothing that is hidden [SH-P006] [SH-P007] [SH-P008]', async () => {
    const stateOf = ({ components, disabled }: PermittedComponents, id: string): string =>
      components.includes(id) ? 'enabled' : disabled.includes(id) ? 'disabled' : 'hidden';
    const states = async (person: Parameters<typeof signedIn>[0]): Promise<string[]> => {
      const answer = await permitted(await signedIn(person));
      return ['users.new', 'audit.export', 'accessprofiles.new'].map((id) => stateOf(answer, id));
    };
    expect(await states('sysadmin')).toEqual(['enabled', 'enabled', 'enabled']);
    expect(await states([{ area: 'audit', actions: ['view'] }])).toEqual(['hidden', 'disabled', 'hidden']);
    expect(await states([{ area: 'account', actions: ['view', 'modify'] }])).toEqual([
      ...['enabled', 'hidden', 'hidden'],
    ]);
    expect(await states('enduser')).toEqual(['hidden', 'hidden', 'hidden']);
  });

  test('ends with the profile, without a new sign-in', async () => {
    const browser = await signedIn([{ area: 'audit', actions: ['view'] }]);
    expect(opens(await permitted(browser), '/appAudit/services')).toBe(true);
    await server.control.inTenant('atlas', (tx) => removeAccessProfile(tx, `profile-${browser.id}`));
    const after = await permitted(browser);
    expect(opens(after, '/appAudit/services')).toBe(false);
    expect([after.components, after.disabled, after.landing]).toEqual([[], [], '/ui/dashboard/enduser']);
    expect((await browser.get('/audit/services')).statusCode).toBe(403);
  });

  test('is for signed-in people', async () => {
    const browser = new Browser(server.app);
    expect((await browser.get('/rbac/get_permitted_components')).statusCode).toBe(401);
  });
});

describe("the tenant's landing page", () => {
  test('is the start page of people who may open it', async () => {
    const set = (param_value: string): Promise<void> =>
      server.control.inTenant('atlas', (tx) =>
        setTenantConfig(tx, {
          tenant: 'atlas',
          app_name: 'general',
          param_name: 'landing_page',
          param_value,
          misc: {},
          time: 1,
          by: null,
        }),
      );
    const landings = async (): Promise<string[]> => {
      const people = [await signedIn('sysadmin'), await signedIn([{ area: 'detect', actions: ['view'] }])];
      return Promise.all(people.map(async (browser) => (await permitted(browser)).landing));
    };
    await set('/ui/protect/policies?view=all');
    expect(await landings()).toEqual(['/ui/protect/policies?view=all', '/ui/appThreats']);
    await set('/ui/');
    expect(await landings()).toEqual(['/ui/appAudit/summary', '/ui/appThreats']);
  });
});

describe('the roles', () => {
  test('are sysadmin, admin and enduser, by is_admin and by profiles [SH-P001] [SH-P009] [PF-P009] [PL-P009] [PF-P010] [PF-P011] [PF-P012]', async () => {
    expect(await roleOf(await signedIn('sysadmin'))).toBe('sysadmin');
    expect(await roleOf(await signedIn([]))).toBe('admin');
    const person = await signedIn('enduser');
    expect(await roleOf(person)).toBe('enduser');

    const holder = await signedIn([{ area: 'audit', actions: ['view'] }]);
    const give = { tenant: 'atlas', user: person.id, profiles: [`profile-${holder.id}`], time: 1, by: null };
    await server.control.inTenant('atlas', (tx) => setProfilesOf(tx, give));
    expect(await roleOf(person)).toBe('admin');
    await server.control.inTenant('atlas', (tx) =>
      tx.updateTable('users').set({ is_admin: true }).where('id', '=', person.id).execute(),
    );
    expect(await roleOf(person)).toBe('sysadmin');
  });

  test('each have their own part of the console [PF-P001] [SH-P002]', async () => {
    const sysadmin = await permitted(await signedIn('sysadmin'));
    const admin = await permitted(await signedIn([{ area: 'protect', actions: ['view'] }]));
    const enduser = await permitted(await signedIn('enduser'));
    const areas = ['/appAudit/summary', '/protect/policies', '/appAccount/profile'];
    expect(areas.map((path) => opens(sysadmin, path))).toEqual([true, true, true]);
    expect(areas.map((path) => opens(admin, path))).toEqual([false, true, true]);
    expect(areas.map((path) => opens(enduser, path))).toEqual([false, false, true]);
    expect([sysadmin, admin, enduser].map(({ landing }) => landing)).toEqual([
      ...['/ui/appAudit/summary', '/ui/protect', '/ui/dashboard/enduser'],
    ]);
  });

  test('a sysadmin can open every page and enable every app [PF-P003] [PF-P016]', async () => {
    const answer = await permitted(await signedIn('sysadmin'));
    for (const { path } of PAGES)
      expect([path, opens(answer, path.replace(/\{\w+\}/g, 'x'))]).toEqual([path, true]);
    expect(answer.auth_apps_for_activation).toBeNull();
    expect(answer.disabled).toEqual([]);
  });

  test('an end user can use their own data and nothing else', async () => {
    const answer = await permitted(await signedIn('enduser'));
    const open = PAGES.filter(({ path }) => opens(answer, path)).map(({ permission }) => permission);
    expect(new Set(open)).toEqual(new Set(['session.use']));
    expect(answer.auth_apps_for_activation).toEqual([]);
  });

  test('only sysadmins administer access profiles, whatever else is granted [SH-P013]', async () => {
    const everything = AREAS.map((area): Grant => ({ area, actions: [...ACTIONS] }));
    expect(opens(await permitted(await signedIn(everything)), '/appAccount/profiles')).toBe(false);
    expect(opens(await permitted(await signedIn('sysadmin')), '/appAccount/profiles')).toBe(true);
  });

  test.each([
    ['tags', '/appAccount/account/tags', 'account'],
    ['users', '/appAccount/users', 'account'],
    ['groups', '/appAccount/groups', 'account'],
    ['subscriptions', '/appStore', 'store'],
    ['preferences', '/appAudit/preferences', 'audit'],
    ['policies', '/protect/policies', 'protect'],
  ] as const)('an admin can use %s if a profile allows it [PF-P002]', async (_name, path, area) => {
    expect(opens(await permitted(await signedIn([{ area, actions: ['view'] }])), path)).toBe(true);
    expect(opens(await permitted(await signedIn([])), path)).toBe(false);
  });
});

describe.each([
  ['audit', '/appAudit/services', '[PF-P013]'],
  ['detect', '/appThreats', '[PF-P014]'],
  ['securlets', '/securlets/box', '[PF-P015]'],
] as const)('the area %s', (area, path, row) => {
  test(`is visible to an admin only if a profile permits viewing it ${row}`, async () => {
    const others = AREAS.filter((one) => one !== area).map((one): Grant => ({ area: one, actions: ACTIONS }));
    const everythingElse: Grant[] = [...others, { area, actions: ACTIONS.filter((one) => one !== 'view') }];
    expect(opens(await permitted(await signedIn(everythingElse)), path)).toBe(false);
    const viewer = await permitted(await signedIn([{ area, actions: ['view'] }]));
    expect(opens(viewer, path)).toBe(true);
  });
});

describe('an allowed action', () => {
  const ROWS = {
    view: 'SH-P018',
    modify: 'SH-P019',
    import: 'SH-P020',
    export: 'SH-P021',
    report: 'SH-P022',
    activate: 'SH-P023',
    approve: 'SH-P024',
  } as const;
  test.each(ACTIONS.map((action) => [action, ROWS[action]] as const))(
    '%s is granted by a profile on its own, in its area only [%s]',
    async (action) => {
      const browser = await signedIn([{ area: 'dashboards', actions: [action] }]);
      const { permissions } = (await browser.get('/admin/user/sessions')).json();
      expect(permissions).toEqual(['session.use', `dashboards.${action}`]);
    },
  );

  test('of view and export controls the call itself', async () => {
    const viewer = await signedIn([{ area: 'audit', actions: ['view'] }]);
    const exporter = await signedIn([{ area: 'audit', actions: ['export'] }]);
    const statusOf = async (browser: Browser, url: string): Promise<number> =>
      (await browser.get(url)).statusCode;
    expect(await statusOf(viewer, '/audit/services')).toBe(200);
    expect(await statusOf(viewer, '/audit/services/export')).toBe(403);
    expect(await statusOf(exporter, '/audit/services')).toBe(403);
    expect(await statusOf(exporter, '/audit/services/export')).toBe(200);
  });
});

describe('the specified components', () => {
  const ROWS = [
    ['SH-P025', 'users.new', 'account.modify'],
    ['SH-P026', 'groups.new', 'account.modify'],
    ['SH-P028', 'users.deactivate', 'account.activate'],
    ['SH-P029', 'users.reset_password', 'account.modify'],
    ['SH-P030', 'users.delete', 'account.modify'],
    ['SH-P031', 'users.unlock', 'account.activate'],
    ['SH-P035', 'audit.schedule_report', 'audit.report'],
    ['SH-P036', 'audit.edit_brr_profile', 'audit.modify'],
    ['SH-P037', 'settings.edit_ip_ranges', 'settings.modify'],
    ['SH-P038', 'settings.edit_ssh_keys', 'settings.modify'],
    ['SH-P039', 'settings.edit_api_keys', 'settings.modify'],
    ['SH-P040', 'settings.edit_drm_servers', 'settings.modify'],
    ['SH-P044', 'store.configure_apps', 'store.modify'],
  ] as const;
  const answers = new Map<string, Promise<PermittedComponents>>();
  const answerFor = (permissions: readonly string[]): Promise<PermittedComponents> => {
    const name = permissions.join(' ');
    const grants = AREAS.map(
      (area): Grant => ({
        area,
        actions: ACTIONS.filter((action) => permissions.includes(`${area}.${action}`)),
      }),
    );
    const answer = answers.get(name) ?? signedIn(grants).then(permitted);
    answers.set(name, answer);
    return answer;
  };
  const everything = AREAS.flatMap((area) => ACTIONS.map((action) => `${area}.${action}`));

  test.each(ROWS)('[%s] %s is enabled by %s, and by nothing else', async (_row, id, permission) => {
    expect((await answerFor([permission])).components).toContain(id);
    const without = await answerFor(everything.filter((one) => one !== permission));
    expect([without.components.includes(id), without.disabled.includes(id)]).toEqual([false, true]);
    const nothing = await answerFor([]);
    expect([...nothing.components, ...nothing.disabled]).toEqual([]);
  });

  test("only sysadmins can create access profiles; others don't see the option [SH-P027]", async () => {
    expect((await permitted(await signedIn('sysadmin'))).components).toContain('accessprofiles.new');
    const { components, disabled } = await answerFor(everything);
    expect([...components, ...disabled]).not.toContain('accessprofiles.new');
  });
});
