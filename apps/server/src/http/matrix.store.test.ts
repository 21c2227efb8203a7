import { type Api, api } from '@casbah/contract/api';
import type { Call } from '@casbah/contract/call';
import { proxyResources } from '@casbah/contract/controls';
import { ERROR_CODES, type ErrorCode, errorAnswer } from '@casbah/contract/error';
import { PROXY_ACTIONS, type ProxyAction } from '@casbah/contract/proxy-action';
import { SCIM_ERROR_DETAIL, scimError } from '@casbah/contract/scim';
import type { Grant } from '@casbah/domain/access-profile';
import { blankEvent } from '@casbah/domain/event';
import { ACTIONS, AREAS, type Permission } from '@casbah/domain/permission';
import { setProfilesOf } from '@casbah/stores/control/accessprofiles/access-profiles';
import { addDatasource } from '@casbah/stores/control/datasources/datasources';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import type { SystemTx } from '@casbah/stores/control/transaction';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Attempt, type OtherCompany, SECRET } from '../areas/fixture.ts';
import { fixtures } from '../fixtures.generated.ts';
import { callUrl } from '../test-call-url.ts';
import { catalogued } from '../test-catalogue.ts';
import { addKey, addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { SCIM_MEDIA_TYPE } from './scim-form.ts';
import { IDLE_LIMIT, SESSION_COOKIE } from './sessions.ts';

/**
 * Tests each route's and resource's permission, and isolation of companies. Who has which permission is in
 * `admission.test.ts`; attempts to reach another company's objects are in the areas' fixtures.
 */
const ID = crypto.randomUUID();
const CALLS = (Object.keys(api) as (keyof Api)[]).map((key) => {
  const call: Call = api[key];
  const [method = '', template = ''] = key.split(' ');
  const url = callUrl(template, ID);
  return {
    key,
    call,
    permission: call.permission,
    method: method as 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url,
  };
});
const CLOSED = CALLS.flatMap(({ permission, ...rest }) =>
  permission === 'public' || permission === 'second-factor' || permission === 'source-token'
    ? []
    : [{ ...rest, permission }],
);
const FOR_SECOND_FACTOR = CALLS.filter(({ permission }) => permission === 'second-factor');
const PROXIED = Object.entries(proxyResources).flatMap(([resource, actions]) =>
  Object.entries<ProxyAction>(actions).map(([name, action]) => ({
    key: `${resource} ${name}`,
    resource,
    name,
    action,
  })),
);

const START = Date.UTC(2026, 10, 20);
const traffic = (user: string, host: string, service_id: string) => ({
  ...blankEvent('traffic'),
  time: START,
  user,
  host,
  service_id,
  action: 'allowed' as const,
  bytes_up: 1,
  bytes_down: 1,
});

/** IDs of the other company's objects, by name. */
const things = new Map<string, string>();
const other: OtherCompany = {
  tenant: 'rif',
  user: '',
  guard: '',
  key: '',
  email: `${SECRET}@rif.example`,
  session: 'session-of-rif',
  source: crypto.randomUUID(),
  sourcePath: (rest = '') => `/admin/datasources/${other.source}${rest}`,
  id(thing) {
    const id = things.get(thing) ?? crypto.randomUUID();
    things.set(thing, id);
    return id;
  },
  keep: (thing, id) => void things.set(thing, id),
};

let server: TestServer;
let browsers = 0;
beforeAll(async () => {
  server = await openTestServer({
    traffic: {
      atlas: [traffic('amina', 'box.example', 'box')],
      rif: [traffic(`${SECRET}-user`, `${SECRET}.example`, `${SECRET}-service`)],
    },
    services: [catalogued('box', 'Box')],
  });
  await addPerson(server.control, { tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  const rim = await addPerson(server.control, { tenant: 'rif', email: other.email, role: 'admin' });
  other.user = rim.id;
  const guard = { tenant: 'rif', email: 'guard@rif.example', role: 'enduser' } as const;
  other.guard = (await addPerson(server.control, guard)).id;
  const key = { tenant: 'rif', user: rim.id, grants: [], networks: [SECRET] };
  other.key = (await addKey(server.control, key)).id;
  await server.control.inTenant('rif', async (tx) => {
    await addDatasource(tx, {
      id: other.source,
      tenant_id: 'rif',
      name: SECRET,
      format: 'auto',
      timezone: 'UTC',
      created_on: 1,
      created_by: other.user,
    });
    for (const { put } of fixtures) await put?.(tx, other);
  });
});
afterAll(() => server.close());

async function signedIn(email: string): Promise<Browser> {
  browsers += 1;
  const browser = new Browser(server.app, `10.0.${browsers >> 8}.${browsers & 255}`);
  expect((await browser.signIn(email)).statusCode).toBe(200);
  return browser;
}
const kept = new Map<string, Promise<Browser>>();
/** An admin whose profile has these grants; signed in once for all calls. */
function adminWith(grants: readonly Grant[]): Promise<Browser> {
  const name = JSON.stringify(grants);
  const made = kept.get(name) ?? newAdmin(grants);
  kept.set(name, made);
  return made;
}
async function newAdmin(grants: readonly Grant[]): Promise<Browser> {
  const email = `${crypto.randomUUID()}@atlas.example`;
  await addPerson(server.control, { tenant: 'atlas', email, role: 'admin', grants });
  return signedIn(email);
}
let endUserMade: Promise<Browser> | undefined;
function endUser(): Promise<Browser> {
  endUserMade ??= addPerson(server.control, {
    tenant: 'atlas',
    email: 'enduser@atlas.example',
    role: 'enduser',
  }).then(({ email }) => signedIn(email));
  return endUserMade;
}

/** Entered the right password, and still needs the second factor that the company requires. */
let awaitingMade: Promise<Browser> | undefined;
function awaiting(): Promise<Browser> {
  awaitingMade ??= (async () => {
    await addPerson(server.control, { tenant: 'sale', email: 'salma@sale.example', role: 'sysadmin' });
    await server.control.inTenant('sale', (tx) =>
      setTenantConfig(tx, {
        tenant: 'sale',
        app_name: 'security',
        param_name: 'mfa',
        param_value: 'everyone',
        misc: {},
        time: 1,
        by: null,
      }),
    );
    const browser = new Browser(server.app, '10.1.0.3');
    expect((await browser.signIn('salma@sale.example')).json()).toMatchObject({ error: 'MFA_REQUIRED' });
    return browser;
  })();
  return awaitingMade;
}

const onceSignedIn = new Map<string, Promise<Browser>>();
function signedInOnce(email: string): Promise<Browser> {
  const made = onceSignedIn.get(email) ?? signedIn(email);
  onceSignedIn.set(email, made);
  return made;
}

/** The grant for a permission; none for public and sysadmin calls. */
function grantOf(permission: Permission, scope?: Grant['scope']): Grant[] {
  const [area, action] = permission.split('.');
  return AREAS.filter((one) => one === area).map((one) => ({
    area: one,
    actions: ACTIONS.filter((other) => other === action),
    ...(scope === undefined ? {} : { scope }),
  }));
}
const allBut = (permission: Permission): Grant[] =>
  AREAS.map((area) => ({ area, actions: ACTIONS.filter((action) => `${area}.${action}` !== permission) }));

/** Errors that any call may return; a call declares all others. */
const ALWAYS: readonly ErrorCode[] = [
  ...(['BAD_REQUEST', 'UNAUTHORIZED', 'DENIED', 'CSRF_REJECTED', 'BODY_STALLED'] as const),
  ...(['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'SESSION_CHANGED', 'MFA_REQUIRED'] as const),
];
function errorOf(answer: LightMyRequestResponse, declared: readonly ErrorCode[]): ErrorCode | undefined {
  if (answer.statusCode < 400) return undefined;
  const isScim = String(answer.headers['content-type']).startsWith(SCIM_MEDIA_TYPE);
  const error = isScim
    ? z.enum(ERROR_CODES).parse(scimError.strict().parse(answer.json())[SCIM_ERROR_DETAIL].error)
    : errorAnswer.strict().parse(answer.json()).error;
  // Internal errors and error codes missing from the contract fail for every caller.
  expect([...ALWAYS, ...declared]).toContain(error);
  return error;
}

async function make(
  browser: Browser,
  { method, url, call }: (typeof CALLS)[number] | (typeof CLOSED)[number],
): Promise<ErrorCode | undefined> {
  const body = method === 'GET' ? {} : { body: '{}' };
  return errorOf(
    await browser.send(method, url, { ...body, headers: { 'upload-offset': '0' } }),
    call.errors,
  );
}

/** Paths outside `/admin`, with the reason: the specification defines them, or no one is signed in. */
const NOTED = [
  ...['/scim/', '/audit/', '/controls/', '/rbac/', '/history/', '/risks/', '/protect/'],
  ...['/investigate/', '/exports', '/eslogs/', '/detect/'],
  // A feed is read with its token alone: products that fetch lists have no session, and people type the URL.
  ...['/user/', '/ingest/', '/feeds/', '/healthz', '/readyz', '/metrics', '/api/'],
];
test('calls are under /admin unless noted [PF-C001]', () => {
  const elsewhere = CALLS.map(({ key }) => key.slice(key.indexOf(' ') + 1)).filter(
    (path) => !path.startsWith('/admin/') && !NOTED.some((noted) => path.startsWith(noted)),
  );
  expect(elsewhere.filter((path) => path !== '/admin')).toEqual([]);
});

test("each call's purpose and response schema are documented [PF-C126]", async () => {
  const { paths } = (await new Browser(server.app).get('/api/openapi.json')).json();
  for (const { key, call, method } of CALLS) {
    const said = paths[key.slice(key.indexOf(' ') + 1)][method.toLowerCase()];
    expect([key, said.summary, said['x-permission']]).toEqual([key, call.summary, call.permission]);
    const [content] = Object.values(said.responses[call.status ?? 200].content);
    expect([key, Object.keys(Object(content))]).toEqual([key, ['schema']]);
    for (const code of call.errors) expect(JSON.stringify(said.responses)).toContain(code);
  }
});

/** Someone who has this permission and nothing else. */
function holderOf(permission: Permission): Promise<Browser> {
  if (permission === 'session.use') return endUser();
  if (permission === 'sysadmin.use') return signedInOnce('nadia@atlas.example');
  return adminWith(grantOf(permission));
}

describe.each(CLOSED)('$key', (one) => {
  const { permission } = one;

  test('is closed to sessions that await a second factor', async () => {
    expect(await make(await awaiting(), one)).toBe('MFA_REQUIRED');
  });

  test('is open with its permission alone, and closed with every other', async () => {
    expect(await make(await holderOf(permission), one)).not.toBe('DENIED');
    if (permission === 'session.use') return;
    expect(await make(await adminWith(allBut(permission)), one)).toBe('DENIED');
  });
});

test.each(CLOSED.filter(({ call }) => call.narrowed === true || call.unscoped !== undefined))(
  '$key is open to a limited right',
  async (one) => {
    const [grant] = grantOf(one.permission, { services: [] });
    if (grant !== undefined) expect(await make(await adminWith([grant]), one)).not.toBe('DENIED');
  },
);

test('calls for second factors are open only to sessions that await one', async () => {
  const nobody = new Browser(server.app, '10.1.0.1');
  await nobody.get('/user/setup');
  for (const one of FOR_SECOND_FACTOR) {
    expect([one.key, await make(nobody, one)]).toEqual([one.key, 'UNAUTHORIZED']);
    for (const person of [await signedInOnce('nadia@atlas.example'), await endUser()])
      expect([one.key, await make(person, one)]).toEqual([one.key, 'DENIED']);
    const answered = await make(await awaiting(), one);
    expect(['UNAUTHORIZED', 'DENIED', 'MFA_REQUIRED']).not.toContain(answered);
  }
});

describe.each(PROXIED)('the proxied $key', ({ resource, name, action }) => {
  const send = async (browser: Browser, more: object = {}): Promise<ErrorCode | undefined> => {
    const url = `/controls/make_api_request?resource=${resource}`;
    const id = name === 'list' || name === 'post' ? {} : { id: ID };
    return errorOf(await browser.post(url, { action: name, ...id, ...more }), action.errors);
  };

  test('is open with its permission alone, and closed with every other', async () => {
    expect(PROXY_ACTIONS).toContain(name);
    expect(await send(await holderOf(action.permission))).not.toBe('DENIED');
    if (action.permission === 'session.use') return;
    expect(await send(await adminWith(allBut(action.permission)))).toBe('DENIED');
    if (action.narrowed !== true && action.unscoped === undefined) return;
    const [limited] = grantOf(action.permission, { services: [] });
    if (limited !== undefined) expect(await send(await adminWith([limited]))).not.toBe('DENIED');
  });

  test("isn't opened further by noTenant", async () => {
    expect(await send(await adminWith(grantOf(action.permission)), { noTenant: true })).toBe('DENIED');
    expect(await send(await endUser(), { noTenant: true })).toBe('DENIED');
    const answered = await send(await signedInOnce('nadia@atlas.example'), { noTenant: true });
    if (action.tenantless !== true) expect(answered).toBe('BAD_REQUEST');
  });
});

/** How one company's sysadmin tries to reach another's objects with a call. */
function attemptsOf(key: keyof Api): readonly Attempt[] {
  if (key === 'POST /controls/make_api_request')
    return fixtures.flatMap(({ proxied }) => proxied?.(other) ?? []);
  const attempts = fixtures.flatMap(({ foreign }) => foreign?.(other)[key]?.() ?? []);
  if (attempts.length === 0) throw new Error(`No fixture of an area tries to reach things with ${key}`);
  return attempts;
}

test('every resource behind the proxy is tested, too', () => {
  const tried = attemptsOf('POST /controls/make_api_request').map(({ url }) => url?.split('resource=')[1]);
  expect([...new Set(tried)].sort()).toEqual(Object.keys(proxyResources).sort());
});

describe("the other company's objects", () => {
  /** Every table with company data. */
  let tables: string[];
  const rowsOfRif = (): Promise<string[]> =>
    server.control.asSystem(async (tx) => {
      // One query, because it runs after every change.
      const { rows } = await sql<{ row: string }>`${sql.join(
        tables.map(
          (table) => sql`select ${sql.lit(table)} || to_jsonb(of_rif)::text as row
            from ${sql.table(table)} as of_rif where tenant_id = 'rif'`,
        ),
        sql` union all `,
      )}`.execute(tx);
      return rows.map(({ row }) => row).sort();
    });

  /** The same request for an object that never existed. */
  const nobodys = (text: string): string => {
    return [other.source, other.user, other.key, ...things.values()]
      .reduce((said, id) => said.replaceAll(id, id.length === ID.length ? ID : 'nobodysthing1234'), text)
      .replaceAll('-of-rif', '-of-nobody')
      .replaceAll('/customers/rif/', '/customers/nobody/')
      .replace(new RegExp(SECRET, 'gi'), 'nothing');
  };
  const saidOf = ({ statusCode, body }: LightMyRequestResponse): string =>
    `${statusCode} ${nobodys(body).replace(/"request_id":"[^"]*"/, '')}`;

  /** State left by the previous call, before the next one. */
  let rows: string[];
  let browser: Browser;
  let session: string | undefined;
  /** Some calls end their own session, so the next call needs a new one. */
  async function inSession(): Promise<Browser> {
    if (session === undefined || browser.cookies.get(SESSION_COOKIE) !== session) {
      browser = await signedIn('nadia@atlas.example');
      session = browser.cookies.get(SESSION_COOKIE);
    }
    return browser;
  }
  beforeAll(async () => {
    tables = await server.control.asSystem(tablesOfCompanies);
    rows = await rowsOfRif();
  });
  test.each(CALLS)("can't be reached by $key", async ({ key, method, url, call }) => {
    const before = rows;
    const browser = await inSession();
    const reach = async (
      attempt: Attempt,
      path: string,
      headers: Record<string, string>,
      answers: readonly number[],
    ) => {
      const { body } = attempt;
      const answer = await browser.send(method, path, {
        ...(body === undefined ? {} : { body }),
        // A GET that changes state needs the token like any other change.
        headers: { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '', ...headers },
      });
      const is = { attempt, path, status: answer.statusCode };
      expect({ ...is, isExpected: answers.includes(is.status) }).toEqual({ ...is, isExpected: true });
      expect(answer.body).not.toMatch(new RegExp(SECRET, 'i'));
      errorOf(answer, call.errors);
      return answer;
    };
    for (const attempt of attemptsOf(key)) {
      const { url: path = url, headers = {}, answers = [404] } = attempt;
      // A request that names the other company is refused.
      const named = `${path}${path.includes('?') ? '&' : '?'}tenant=rif`;
      await reach(attempt, named, headers, [412]);
      await reach(attempt, path, { ...headers, 'x-tenant': 'rif' }, [412]);
      const answer = await reach(attempt, path, headers, answers);
      if (answer.statusCode !== 404) continue;
      // A response other than for unknown objects would reveal that the object exists.
      const nothing: { path: string; attempt: Attempt } = JSON.parse(
        nobodys(JSON.stringify({ path, attempt })),
      );
      const ofNobody = await reach(nothing.attempt, nothing.path, headers, answers);
      expect(saidOf(answer)).toBe(saidOf(ofNobody));
    }
    // Read-only calls write nothing: if one did, the next change would find it.
    if (method === 'GET' && call.changesState !== true) return;
    rows = await rowsOfRif();
    expect(rows).toEqual(before);
  });

  test('are unchanged after all reads', async () => {
    expect(await rowsOfRif()).toEqual(rows);
  });

  test('can be found by their own company: the attempts above were valid', async () => {
    const give = { tenant: 'rif', user: other.user, profiles: [], time: 1, by: null };
    await server.control.asSystem((tx) =>
      tx.updateTable('users').set({ is_admin: true }).where('id', '=', other.user).execute(),
    );
    await server.control.inTenant('rif', (tx) => setProfilesOf(tx, give));
    const rim = await signedIn(other.email);
    for (const url of [
      other.sourcePath(),
      `/admin/loads/${other.id('load')}`,
      `/audit/users/${SECRET}-user`,
      '/history/entries',
    ])
      expect((await rim.get(url)).body).toMatch(new RegExp(SECRET, 'i'));
  });
});

/** Names of the tables with a tenant column. */
async function tablesOfCompanies(tx: SystemTx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.column_name = 'tenant_id' and c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
  `.execute(tx);
  return rows.map(({ name }) => name);
}

test('an ended session gives no access', async () => {
  const late = await signedIn('nadia@atlas.example');
  const open = await late.get('/admin/heartbeat');
  expect(open.statusCode).toBe(200);
  server.clock.now += IDLE_LIMIT;
  // Expired sessions are detected before the call is, so one call per permission suffices.
  const ofEachPermission = [...Map.groupBy(CLOSED, ({ permission }) => permission).values()];
  for (const [one] of ofEachPermission) {
    if (one === undefined) continue;
    // Each with its previous cookies, because a response deletes cookies that are no longer valid.
    const copy = new Browser(server.app, '10.1.0.2');
    for (const [name, value] of late.cookies) copy.cookies.set(name, value);
    expect([one.key, await make(copy, one)]).toEqual([one.key, 'UNAUTHORIZED']);
  }
});
