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
import { noteHeartbeat } from '@casbah/stores/control/agents/agents';
import { addReveal } from '@casbah/stores/control/anonymisation/reveals';
import { addDatasource } from '@casbah/stores/control/datasources/datasources';
import { addLoad } from '@casbah/stores/control/datasources/loads';
import { addFeed } from '@casbah/stores/control/decisions/block-list-feeds';
import { addDestination } from '@casbah/stores/control/destinations/destinations';
import { addRun } from '@casbah/stores/control/directory/directory-runs';
import { addDrmServer } from '@casbah/stores/control/drm/drm-servers';
import { addGroup } from '@casbah/stores/control/groups/groups';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import { addPeriod } from '@casbah/stores/control/maintenance/maintenance-periods';
import { addPasskey } from '@casbah/stores/control/mfa/passkeys';
import { setRecoveryCodes } from '@casbah/stores/control/mfa/second-factors';
import { listNotifications, notify } from '@casbah/stores/control/notifications/notifications';
import { addParser } from '@casbah/stores/control/parsers/custom-parsers';
import { addDelivery, addSchedule } from '@casbah/stores/control/reports/report-schedules';
import { addSession } from '@casbah/stores/control/session/sessions';
import { addHits, addPolicy } from '@casbah/stores/control/shadowit/shadow-it';
import { addSshKey } from '@casbah/stores/control/sshkeys/ssh-keys';
import { addProvider } from '@casbah/stores/control/sso/identity-providers';
import { addAccount, addCustomApp, setBuckets } from '@casbah/stores/control/store/subscriptions';
import { addTag, changeServiceTags } from '@casbah/stores/control/tags/tags';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { addTenantDomain } from '@casbah/stores/control/tenantdomains/tenant-domains';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { catalogued, testAreas } from '../test-areas.ts';
import { callUrl } from '../test-call-url.ts';
import { addKey, addPerson, Browser, openTestServer, PASSWORD, type TestServer } from '../test-compose.ts';
import { foreignGroupResources, foreignGroups, putForeignGroups } from '../test-foreign-groups.ts';
import { foreignRisk, putForeignRisk } from '../test-foreign-risk.ts';
import { SCIM_MEDIA_TYPE } from './scim-form.ts';
import { IDLE_LIMIT } from './sessions.ts';

/**
 * Who may call what, made from the contract: every call, every resource of the proxy. What a call of the other tenant's
 * things answers needs to be known call by call: `FOREIGN` below does not compile while one is missing.
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

/** Stands in everything that belongs to the other company. */
const SECRET = 'RIF-SECRET';
const RIF_SOURCE = crypto.randomUUID();
const RIF_LOAD = crypto.randomUUID();
const RIF_PASSKEY = crypto.randomUUID();
const RIF_ACCOUNT = crypto.randomUUID();
const RIF_PROVIDER = crypto.randomUUID();
const RIF_REVEAL = crypto.randomUUID();
/** A key, a server and a destination: each is of another kind. */
const RIF_SETTING = crypto.randomUUID();
const RIF_RUN = crypto.randomUUID();
const RIF_GROUP = crypto.randomUUID();
const RIF_SESSION = 'session-of-rim';
const RIF_PERIOD = crypto.randomUUID();
const RIF_TAG = 9;
const OWN_PARSER = { split: { kind: 'json' as const }, fields: [] };
const RIF_FEED = 'riffeedriffeed00';
const RIF_POLICY = 'policy-of-rif';
let rifNotice: string;
let rifUser: string;
let rifKey: string;

let server: TestServer;
let browsers = 0;
beforeAll(async () => {
  server = await openTestServer({
    areas: testAreas({
      events: {
        atlas: [traffic('amina', 'box.example', 'box')],
        rif: [traffic(`${SECRET}-user`, `${SECRET}.example`, `${SECRET}-service`)],
      },
      services: [catalogued('box', 'Box')],
      clock: () => server.clock.now,
    }),
  });
  await addPerson(server.control, { tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  const rim = await addPerson(server.control, {
    tenant: 'rif',
    email: `${SECRET}@rif.example`,
    role: 'admin',
  });
  rifUser = rim.id;
  const guard = await addPerson(server.control, {
    tenant: 'rif',
    email: 'guard@rif.example',
    role: 'enduser',
  });
  ({ id: rifKey } = await addKey(server.control, {
    tenant: 'rif',
    user: rim.id,
    grants: [],
    networks: [SECRET],
  }));
  await server.control.inTenant('rif', async (tx) => {
    const source = { name: SECRET, format: 'auto', timezone: 'UTC', created_on: 1, created_by: rifUser };
    await addDatasource(tx, { ...source, id: RIF_SOURCE, tenant_id: 'rif' });
    await addLoad(tx, {
      id: RIF_LOAD,
      tenant_id: 'rif',
      datasource_id: RIF_SOURCE,
      file_name: SECRET,
      size: 10,
      status: 'pending',
      is_parse_again: false,
      created_on: 1,
    });
    await noteHeartbeat(tx, {
      id: RIF_SETTING,
      tenant_id: 'rif',
      datasource_id: RIF_SOURCE,
      name: SECRET,
      type: 'collect',
      version: '0.1.0',
      platform: SECRET,
      address: SECRET,
      problem: SECRET,
      delivered_bytes: 1,
      spooled_bytes: 1,
      held_back_lines: 1,
      users: 'names',
      first_heartbeat: 1,
      last_heartbeat: 1,
    });
    await addRun(tx, {
      id: RIF_RUN,
      tenant_id: 'rif',
      kind: 'csv',
      state: 'ready',
      missing: 'keep',
      created_on: 1,
      file_name: SECRET,
    });
    await addGroup(tx, {
      id: RIF_GROUP,
      tenant_id: 'rif',
      name: `${SECRET} people`,
      kind: 'directory',
      source: 'scim',
      external_id: SECRET,
      created_on: 1,
      created_by: null,
      modified_on: 1,
      modified_by: null,
    });
    await addPasskey(tx, {
      id: RIF_PASSKEY,
      tenant_id: 'rif',
      user_id: guard.id,
      name: SECRET,
      created_on: 1,
      credential_id: 'rif',
      public_key: 'key',
      counter: 0,
      transports: [],
    });
    await setRecoveryCodes(tx, { tenant: 'rif', user: guard.id }, { hashes: [SECRET], now: 1 });
    const config = { app_name: 'general', param_name: 'status_app_url', misc: {}, time: 1, by: null };
    await setTenantConfig(tx, { ...config, tenant: 'rif', param_value: `https://${SECRET}.example` });
    await addSession(tx, {
      id_hash: RIF_SESSION,
      name: RIF_SESSION,
      tenant_id: 'rif',
      user_id: rifUser,
      method: 'password',
      address: '10.9.9.9',
      user_agent: SECRET,
      created_on: 1,
      last_seen: 1,
      expires_on: 9e12,
    });
    await addProvider(tx, {
      id: RIF_PROVIDER,
      tenant_id: 'rif',
      kind: 'saml',
      name: SECRET,
      entity_id: `https://${SECRET}.example`,
      service_origin: '',
      sign_in_url: '',
      logout_url: '',
      metadata_url: '',
      client_id: SECRET,
      certificates: '[]',
      mapping: '{}',
      group_profiles: '[]',
      is_enabled: true,
      is_listed: false,
      creates_people: true,
      takes_unasked: false,
      trusts_email: true,
      created_on: 1,
      modified_on: 1,
    });
    await addAccount(tx, {
      id: RIF_ACCOUNT,
      tenant_id: 'rif',
      app: 'amazon_web_services',
      category: 'API',
      instance: SECRET,
      params: JSON.stringify({ account_id: SECRET }),
      secrets: JSON.stringify({ external_id: SECRET }),
      created_on: 1,
      modified_on: 1,
    });
    const bucket = { bucket_name: SECRET.toLowerCase(), is_scanned: true };
    await setBuckets(tx, { tenant: 'rif', account: RIF_ACCOUNT, time: 1 }, [bucket]);
    await addCustomApp(tx, {
      id: 'rif-app',
      tenant_id: 'rif',
      app_name: SECRET,
      app_uris: JSON.stringify([SECRET]),
      description: SECRET,
      status: 'AC',
      scan_request_payload: true,
      created_on: 1,
    });
    await putForeignRisk(tx, { tenant: 'rif', user: rifUser, secret: SECRET });
    await putForeignGroups(tx, { tenant: 'rif', user: rifUser, secret: SECRET });
    await addReveal(tx, {
      id: RIF_REVEAL,
      tenant: 'rif',
      kind: 'people',
      people: [SECRET],
      reason: SECRET,
      askedBy: rifUser,
      time: 1,
      lapsesOn: 9e12,
    });
    await notify(tx, {
      tenant: 'rif',
      to: [rifUser],
      time: 1,
      action: 'VISIT',
      url: '/rif',
      template: 'import-failed',
      values: { source: SECRET },
    });
    const { notifications } = await listNotifications(tx, { user: rifUser });
    rifNotice = notifications[0]?.id ?? '';
    await addPeriod(tx, {
      id: RIF_PERIOD,
      tenant_id: 'rif',
      name: SECRET,
      description: '',
      start_time: 1,
      end_time: 9e12,
      is_public: true,
      has_details: false,
      is_announcement: false,
      created_on: 1,
      created_by: null,
      modified_on: 1,
      modified_by: null,
    });
    // The first of theirs has a number that one of Atlas has, too.
    for (const tag_name of ['Other', `${SECRET} tag`.replace('-', ' ')])
      await addTag(tx, { tenant: 'rif', tag_name, color: 0, pattern: 0, time: 1, by: null });
    await changeServiceTags(tx, {
      tenant: 'rif',
      services: [`${SECRET}-service`],
      add: [RIF_TAG],
      remove: [],
      time: 1,
      by: rifUser,
    });
    await addParser(
      tx,
      { tenant: 'rif', id: RIF_SETTING, time: 1, by: null },
      { name: SECRET, definition: OWN_PARSER, tests: [{ line: SECRET, event: null }] },
    );
    await addFeed(tx, {
      id: RIF_FEED,
      tenant_id: 'rif',
      name: SECRET,
      format: 'domains',
      kind: 'block',
      secret_hash: '0'.repeat(64),
      networks: '[]',
      created_on: 1,
      created_by: null,
      last_read_on: null,
    });
    await addPolicy(tx, {
      id: RIF_POLICY,
      tenant_id: 'rif',
      name: SECRET,
      condition: `service = ${SECRET}-service`,
      time_window: 'day',
      gives_notice: true,
      adds_tag: null,
      is_enabled: true,
      tried_on: 1,
      seen: '{}',
      created_on: 1,
      created_by: null,
      modified_on: 1,
    });
    await addHits(tx, [
      {
        tenant_id: 'rif',
        policy_id: RIF_POLICY,
        window_from: 1,
        window_to: 2,
        service_id: SECRET,
        requests: 1,
        bytes_up: 1,
        users: 1,
        found_on: 1,
      },
    ]);
    const setting = { id: RIF_SETTING, tenant_id: 'rif', name: SECRET, created_on: 1 };
    await addTenantDomain(tx, {
      tenant: 'rif',
      domain: `${SECRET}.example`,
      token: SECRET,
      time: 1,
      by: null,
    });
    await addSshKey(tx, {
      ...setting,
      algorithm: 'ssh-ed25519',
      bits: 256,
      public_key: SECRET,
      fingerprint: SECRET,
    });
    await addDrmServer(tx, { ...setting, url: `https://${SECRET}.example`, modified_on: 1, notes: '' });
    await addSchedule(tx, {
      id: RIF_SETTING,
      tenant_id: 'rif',
      name: SECRET,
      frequency: 'weekly',
      language: 'en-us',
      recipients: JSON.stringify([`${SECRET}@rif.example`]),
      next_delivery: 9e12,
      created_on: 1,
      time_zone: 'UTC',
    });
    await addDelivery(tx, {
      id: RIF_SETTING,
      tenant_id: 'rif',
      schedule_id: RIF_SETTING,
      csv: SECRET,
      pages: JSON.stringify({ 'en-us': SECRET }),
      last_day: SECRET,
      span_from: 1,
      span_to: 2,
      created_on: 3,
    });
    await addDestination(tx, {
      ...setting,
      kind: 'mail',
      address: `${SECRET}@rif.example`,
      language: 'en-us',
      told_up_to: 0,
      next_attempt: 9e12,
    });
    const user = { id: rifUser, email: `${SECRET}@rif.example` };
    for (const object of ['one', 'two'])
      await writeAudit(tx, { tenant: 'rif', time: 1, user, action: SECRET, event: SECRET, object });
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
/** An admin whose profile has these grants: signed in once for all calls. */
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

/** Gave a right password, and still owes the second factor that their company asks for. */
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

/** The grant that gives a permission; none does for what is everybody's or a sysadmin's own. */
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

/** Errors that any call may answer; all others are the call's own to declare. */
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
  // A fault of ours, and an error that the contract does not name, are wrong whoever asked.
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

/** Paths beside `/admin`, and why: the documents write them so, or what stands there belongs to no signed-in person. */
const NOTED = [
  ...['/scim/', '/audit/', '/controls/', '/rbac/', '/history/', '/risks/'],
  // A feed is read by its token alone: a product that fetches lists has no session, and its address is typed by hand.
  ...['/user/', '/ingest/', '/feeds/', '/healthz', '/readyz', '/metrics', '/api/'],
];
test('calls stand under /admin unless noted [PF-C001]', () => {
  const elsewhere = CALLS.map(({ key }) => key.slice(key.indexOf(' ') + 1)).filter(
    (path) => !path.startsWith('/admin/') && !NOTED.some((noted) => path.startsWith(noted)),
  );
  expect(elsewhere.filter((path) => path !== '/admin')).toEqual([]);
});

test('what each call does, and the shape of its answer, is said for all to read [PF-C126]', async () => {
  const { paths } = (await new Browser(server.app).get('/api/openapi.json')).json();
  for (const { key, call, method } of CALLS) {
    const said = paths[key.slice(key.indexOf(' ') + 1)][method.toLowerCase()];
    expect([key, said.summary, said['x-permission']]).toEqual([key, call.summary, call.permission]);
    const [content] = Object.values(said.responses[call.status ?? 200].content);
    expect([key, Object.keys(Object(content))]).toEqual([key, ['schema']]);
    for (const code of call.errors) expect(JSON.stringify(said.responses)).toContain(code);
  }
});

describe.each(CLOSED)('$key', (one) => {
  const { permission, call } = one;

  test('asks who it is', async () => {
    const nobody = new Browser(server.app, '10.1.0.1');
    await nobody.get('/user/setup');
    expect(await make(nobody, one)).toBe('UNAUTHORIZED');
  });

  test('is closed to who still owes a second factor', async () => {
    expect(await make(await awaiting(), one)).toBe('MFA_REQUIRED');
  });

  test('is open to a sysadmin, and to an end user only where it is everybody’s', async () => {
    expect(await make(await signedInOnce('nadia@atlas.example'), one)).not.toBe('DENIED');
    const answered = await make(await endUser(), one);
    if (permission === 'session.use') expect(answered).not.toBe('DENIED');
    else expect(answered).toBe('DENIED');
  });

  test('is open to an admin with exactly its permission, and to none without', async () => {
    const isForAdmins = permission !== 'session.use' && permission !== 'sysadmin.use';
    const answeredNobody = await make(await adminWith([]), one);
    const answeredOthers = await make(await adminWith(allBut(permission)), one);
    if (permission === 'session.use') {
      expect([answeredNobody, answeredOthers]).not.toContain('DENIED');
      return;
    }
    expect([answeredNobody, answeredOthers]).toEqual(['DENIED', 'DENIED']);
    if (isForAdmins) expect(await make(await adminWith(grantOf(permission)), one)).not.toBe('DENIED');
  });

  test('is closed to a limited right unless it narrows what it answers', async () => {
    const [grant] = grantOf(permission, { services: [] });
    if (grant === undefined) return;
    const answered = await make(await adminWith([grant]), one);
    if (call.narrowed === true) expect(answered).not.toBe('DENIED');
    else expect(answered).toBe('DENIED');
  });
});

test('what a second factor is given with is open to who owes it, and to nobody else', async () => {
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

  test('is open to whom its permission says', async () => {
    expect(PROXY_ACTIONS).toContain(name);
    expect(await send(await signedInOnce('nadia@atlas.example'))).not.toBe('DENIED');
    if (action.permission === 'session.use') {
      for (const person of [await endUser(), await adminWith([])])
        expect(await send(person)).not.toBe('DENIED');
      return;
    }
    expect(await send(await endUser())).toBe('DENIED');
    expect(await send(await adminWith([]))).toBe('DENIED');
    expect(await send(await adminWith(allBut(action.permission)))).toBe('DENIED');
    const [grant] = grantOf(action.permission);
    if (grant !== undefined) expect(await send(await adminWith([grant]))).not.toBe('DENIED');
    const [limited] = grantOf(action.permission, { services: [] });
    if (limited === undefined) return;
    const answered = await send(await adminWith([limited]));
    if (action.narrowed === true) expect(answered).not.toBe('DENIED');
    else expect(answered).toBe('DENIED');
  });

  test('opens no more by noTenant', async () => {
    expect(await send(await adminWith(grantOf(action.permission)), { noTenant: true })).toBe('DENIED');
    expect(await send(await endUser(), { noTenant: true })).toBe('DENIED');
    const answered = await send(await signedInOnce('nadia@atlas.example'), { noTenant: true });
    if (action.tenantless !== true) expect(answered).toBe('BAD_REQUEST');
  });
});

interface Attempt {
  url?: string;
  body?: object;
  headers?: Record<string, string>;
  /** What it may answer; without it what names a thing that is not there answers. */
  answers?: readonly number[];
}
/** A call that names nothing of anybody: it may answer what it likes, but nothing of the other company. */
const NAMES_NOTHING: readonly Attempt[] = [{ answers: [200, 201, 400, 401, 403, 409, 422, 503] }];
/** A link of nobody's: it opens nothing. */
const NAMES_NO_LINK = (body: object): Attempt[] => [
  { body: { email: `${SECRET}@rif.example`, password: PASSWORD, tenant_db: 'rif', ...body }, answers: [410] },
];
const FINISH = {
  signup_context: 'rif',
  admin_email: 'a@rif.example',
  admin_password: PASSWORD,
  tenant: 'rif',
};
const source = (rest = ''): string => `/admin/datasources/${RIF_SOURCE}${rest}`;
const run = (rest = ''): string => `/admin/directory/runs/${RIF_RUN}${rest}`;
const scim = (resources: string, id: string): string => `/scim/v2/${resources}/${id}`;
const DEACTIVATION = { Operations: [{ op: 'replace', value: { active: false } }] };
const proxied = (resource: string, body: object, answers = [404]): Attempt => ({
  url: `/controls/make_api_request?resource=${resource}`,
  body,
  answers,
});
/** A list with all that a caller may try to reach further with. */
const list = (path: string, ...queries: string[]): Attempt[] =>
  ['', 'tenant_id=rif', ...queries].map((query) => ({
    url: `${path}?${query}`,
    answers: [200],
  }));
const HISTORY = ['from=1970-01-01T00:00:00.000Z', `object=one`];

/** How one company's sysadmin tries to reach the other's things with each call. */
const FOREIGN: Readonly<Record<keyof Api, () => readonly Attempt[]>> = {
  'POST /user/loginapi': () => NAMES_NOTHING,
  'POST /user/logout': () => NAMES_NOTHING,
  'POST /user/check_sso_status': () => [{ body: { email: `${SECRET}@rif.example` }, answers: [200] }],
  'GET /admin/user/get_sso_provider_list': () => list('/admin/user/get_sso_provider_list'),
  'GET /admin/sso/providers': () => list('/admin/sso/providers', `id=${RIF_PROVIDER}`),
  'GET /admin/sso/service': () => list('/admin/sso/service', `id=${RIF_PROVIDER}`),
  'POST /admin/sso/providers': () => [
    {
      body: { id: RIF_PROVIDER, kind: 'saml', name: 'Mine', metadata_xml: 'x', tenant_id: 'rif' },
      answers: [422],
    },
  ],
  'PATCH /admin/sso/providers/{id}': () => [
    { url: `/admin/sso/providers/${RIF_PROVIDER}`, body: { name: 'Mine' } },
  ],
  'DELETE /admin/sso/providers/{id}': () => [{ url: `/admin/sso/providers/${RIF_PROVIDER}` }],
  'POST /admin/sso/providers/{id}/test': () => [{ url: `/admin/sso/providers/${RIF_PROVIDER}/test` }],
  'POST /admin/sso/domains': () => [
    // Both say that the domain is theirs.
    { body: { domain: 'company.example', provider_id: RIF_PROVIDER, is_forced: false }, answers: [409] },
  ],
  'POST /admin/sso/exempt': () => [{ body: { user_id: rifUser, is_exempt: true } }],
  'GET /admin/partners': () => list('/admin/partners', 'partner_id=rif'),
  'POST /admin/partners/own': () => [
    { body: { code: 'atlas-it', name: 'Atlas IT', logout_url: '' }, answers: [200] },
  ],
  'POST /admin/partners/granted': () => [
    { body: { code: 'nobody-knows', profile_id: `profile-${rifUser}` }, answers: [404] },
  ],
  'DELETE /admin/partners/granted/{code}': () => [{ url: '/admin/partners/granted/nobody-knows' }],
  'POST /admin/partners/customers/{id}/open': () => [{ url: '/admin/partners/customers/rif/open' }],
  'POST /admin/partners/return': () => [{ body: { tenant: 'rif', id: 'rif' }, answers: [409] }],
  'GET /admin/anonymisation/state': () => list('/admin/anonymisation/state'),
  'GET /admin/anonymisation/requests': () => list('/admin/anonymisation/requests', `id=${RIF_REVEAL}`),
  'POST /admin/anonymisation/requests': () => [
    {
      body: { kind: 'switch_off', reason: 'To look at theirs', tenant_id: 'rif', asked_by: rifUser },
      answers: [409],
    },
  ],
  'POST /admin/anonymisation/requests/{id}/approve': () => [
    { url: `/admin/anonymisation/requests/${RIF_REVEAL}/approve` },
  ],
  'POST /admin/anonymisation/requests/{id}/refuse': () => [
    { url: `/admin/anonymisation/requests/${RIF_REVEAL}/refuse` },
  ],
  'POST /admin/anonymisation/requests/{id}/end': () => [
    { url: `/admin/anonymisation/requests/${RIF_REVEAL}/end` },
  ],
  'GET /admin/user/sessions': () => list('/admin/user/sessions', 'user_id=x'),
  'GET /admin/user/sessions/active': () => list('/admin/user/sessions/active', `user_id=${rifUser}`),
  'DELETE /admin/user/sessions/{name}': () => [{ url: `/admin/user/sessions/${RIF_SESSION}` }],
  'POST /admin/user/sessions/revoke_others': () => [
    { body: { user_id: rifUser, tenant: 'rif' }, answers: [200] },
  ],
  'GET /user/isMfaRequired': () => list('/user/isMfaRequired', `user_id=${rifUser}`),
  'POST /user/verificationcodeapi': () => NAMES_NOTHING,
  'POST /user/verifycodeapi': () => NAMES_NOTHING,
  'POST /user/verifymfaapi': () => NAMES_NOTHING,
  'POST /user/mfa/passkey/options': () => NAMES_NOTHING,
  'POST /user/mfa/passkey': () => NAMES_NOTHING,
  'POST /user/passkey/options': () => NAMES_NOTHING,
  'POST /user/passkey/loginapi': () => NAMES_NOTHING,
  'GET /admin/user/mfa': () => list('/admin/user/mfa', `user_id=${rifUser}`),
  'POST /admin/user/mfa/code': () => [{ body: { email: `${SECRET}@rif.example` }, answers: [200] }],
  'POST /admin/user/mfa/app': () => [
    { body: { proof: { password: PASSWORD }, user_id: rifUser, tenant: 'rif' }, answers: [200] },
  ],
  'POST /admin/user/mfa/app/confirm': () => NAMES_NOTHING,
  'POST /admin/user/mfa/app/remove': () => [
    { body: { proof: { password: PASSWORD }, user_id: rifUser, tenant: 'rif' } },
  ],
  'POST /admin/user/mfa/recovery_codes': () => [
    { body: { proof: { password: PASSWORD }, user_id: rifUser }, answers: [409] },
  ],
  'POST /admin/user/mfa/passkeys/options': () => [
    { body: { proof: { password: PASSWORD }, user_id: rifUser }, answers: [200] },
  ],
  'POST /admin/user/mfa/passkeys': () => NAMES_NOTHING,
  'PATCH /admin/user/mfa/passkeys/{id}': () => [
    { url: `/admin/user/mfa/passkeys/${RIF_PASSKEY}`, body: { name: 'Taken over' } },
  ],
  'POST /admin/user/mfa/passkeys/{id}/remove': () => [
    { url: `/admin/user/mfa/passkeys/${RIF_PASSKEY}/remove`, body: { proof: { password: PASSWORD } } },
  ],
  'GET /admin/user/ng/list/{offset}': () => list('/admin/user/ng/list/0', 'query=rif'),
  'GET /admin/user/ng/filters': () => list('/admin/user/ng/filters', 'query=rif'),
  'GET /admin/user/ng/details': () => [
    { url: `/admin/user/ng/details?email=${encodeURIComponent(`${SECRET}@rif.example`)}` },
  ],
  'GET /admin/user/ng/usergroups': () => list('/admin/user/ng/usergroups', 'query=rif'),
  'GET /admin/user/list_all/{offset}': () => list('/admin/user/list_all/0'),
  'GET /admin/user/list_all_basic/{offset}': () => list('/admin/user/list_all_basic/0'),
  'POST /admin/user/ng/add': () => [
    {
      body: { user: { email: 'a@b.example', first_name: 'A', last_name: 'B', tenant_id: 'rif' } },
      answers: [400],
    },
    {
      body: {
        user: {
          email: 'a@b.example',
          first_name: 'A',
          last_name: 'B',
          access_profiles: [`profile-${rifUser}`],
        },
      },
    },
  ],
  'POST /admin/user/ng/edit': () => [{ body: { id: rifUser, user: { first_name: 'Taken over' } } }],
  'POST /admin/user/ng/reset_password/': () => [
    { body: { id: rifUser, method: 'temporary' } },
    { body: { email: `${SECRET}@rif.example` } },
  ],
  'POST /admin/user/update_password': () => [{ body: { id: rifUser, password: PASSWORD } }],
  'POST /admin/user/ng/bulkupdate': () =>
    ['activate', 'deactivate', 'reset'].map((action) => ({
      body: { action, users: [rifUser] },
      answers: [422],
    })),
  'POST /admin/user/bulk_update_user_activation_status': () => [
    { body: { users: [rifUser], is_active: false }, answers: [422] },
  ],
  'POST /admin/user/ng/delete_user/': () => [
    { body: { id: rifUser } },
    { body: { email: `${SECRET}@rif.example` } },
  ],
  'POST /admin/user/delete_users/': () => [{ body: { users: [rifUser] } }],
  'POST /admin/user/delete_all': () => [{ body: { query: 'rif.example', expected: 1 }, answers: [409] }],
  'POST /admin/user/ng/unlock_user': () => [{ body: { email: `${SECRET}@rif.example` } }],
  'GET /admin/user/get_locked_users': () => list('/admin/user/get_locked_users'),
  'GET /admin/user/export': () => list('/admin/user/export'),
  'POST /admin/user/search': () => [{ body: { query: 'rif.example' }, answers: [200] }],
  'POST /admin/user/resolve': () => [{ body: { ids: [rifUser] }, answers: [200] }],
  'GET /admin/users/{id}/sessions': () => [{ url: `/admin/users/${rifUser}/sessions` }],
  'DELETE /admin/users/{id}/sessions/{name}': () => [
    { url: `/admin/users/${rifUser}/sessions/${RIF_SESSION}` },
  ],
  'POST /admin/users/{id}/sessions/revoke_all': () => [
    { url: `/admin/users/${rifUser}/sessions/revoke_all` },
  ],
  'POST /admin/users/{id}/mfa/reset': () => [{ url: `/admin/users/${rifUser}/mfa/reset` }],
  'PATCH /admin/users/{id}/mfa': () => [{ url: `/admin/users/${rifUser}/mfa`, body: { is_required: false } }],
  'POST /admin/user/saveprefs': () => [
    { body: { user_prefs: { lang: 'de' }, user_id: rifUser, tenant: 'rif' }, answers: [200] },
  ],
  'GET /admin/refresh_cached_detector_type': () => list('/admin/refresh_cached_detector_type'),
  'POST /admin/application/logjserror': () => NAMES_NOTHING,
  'GET /admin/heartbeat': () => list('/admin/heartbeat'),
  'GET /user/setup': () => list('/user/setup'),
  'POST /user/setup': () => NAMES_NOTHING,
  'GET /admin/notification/list': () => list('/admin/notification/list', `user_id=${rifUser}`),
  'POST /admin/notification/seen': () => [{ body: { id: rifNotice } }],
  'POST /admin/notification/full': () => [{ body: { id: rifNotice } }],
  'GET /admin/application/list/get_maintenance_periods': () =>
    list('/admin/application/list/get_maintenance_periods'),
  'GET /admin/reports/schedules': () => list('/admin/reports/schedules'),
  'POST /admin/reports/schedules': () => [
    {
      body: { name: 'Mine', frequency: 'weekly', recipients: ['guard@rif.example'] },
      answers: [422],
    },
  ],
  'PATCH /admin/reports/schedules/{id}': () => [
    { url: `/admin/reports/schedules/${RIF_SETTING}`, body: { name: 'Mine' } },
  ],
  'DELETE /admin/reports/schedules/{id}': () => [{ url: `/admin/reports/schedules/${RIF_SETTING}` }],
  'POST /admin/reports/schedules/{id}/send': () => [{ url: `/admin/reports/schedules/${RIF_SETTING}/send` }],
  'GET /audit/catalogue': () => list('/audit/catalogue', 'used=true'),
  'GET /audit/threats': () => list('/audit/threats'),
  'GET /audit/threats/export': () => list('/audit/threats/export'),
  'GET /audit/threats/export.ndjson': () => list('/audit/threats/export.ndjson'),
  'GET /admin/reports/userdigest': () => list('/admin/reports/userdigest'),
  'PATCH /admin/reports/userdigest': () => [{ body: { left_out: ['guard@rif.example'] }, answers: [422] }],
  'GET /admin/reports/userdigest/preview': () => [
    { url: '/admin/reports/userdigest/preview?email=guard@rif.example', answers: [422] },
  ],
  'GET /admin/reports/deliveries/{id}/html': () => [{ url: `/admin/reports/deliveries/${RIF_SETTING}/html` }],
  'GET /admin/reports/deliveries/{id}/csv': () => [{ url: `/admin/reports/deliveries/${RIF_SETTING}/csv` }],
  'GET /admin/maintenance/periods': () => list('/admin/maintenance/periods'),
  'POST /admin/maintenance/periods': () => NAMES_NOTHING,
  'PATCH /admin/maintenance/periods/{id}': () => [
    { url: `/admin/maintenance/periods/${RIF_PERIOD}`, body: { name: 'Mine' } },
  ],
  'DELETE /admin/maintenance/periods/{id}': () => [{ url: `/admin/maintenance/periods/${RIF_PERIOD}` }],
  'GET /admin/tenant/gettagslist': () => list('/admin/tenant/gettagslist'),
  'POST /admin/tenant/addtag': () => NAMES_NOTHING,
  'PATCH /admin/tenant/edittag': () => [{ body: { id: RIF_TAG, tag: { tag_name: 'Mine' } } }],
  'POST /admin/tenant/deletetags': () => [{ body: { ids: [RIF_TAG] } }],
  'GET /risks/getservicetags': () => list('/risks/getservicetags'),
  'POST /risks/changeservicetags': () => [{ body: { service_ids: ['box'], add_tags: [RIF_TAG] } }],
  'GET /risks/decisions': () => list('/risks/decisions'),
  'POST /risks/decisions': () => [{ body: { service_ids: ['box'], decision: 'sanctioned' }, answers: [200] }],
  'GET /risks/blocklist': () => list('/risks/blocklist', 'format=domains&kind=block').slice(-1),
  'GET /risks/blocklist/file': () => list('/risks/blocklist/file', 'format=domains&kind=block').slice(-1),
  'GET /risks/feeds': () => list('/risks/feeds'),
  'POST /risks/feeds': () => [
    { body: { name: 'A', format: 'domains', kind: 'block', tenant_id: 'rif' }, answers: [400] },
  ],
  'POST /risks/feeds/{id}/token': () => [{ url: `/risks/feeds/${RIF_FEED}/token` }],
  'DELETE /risks/feeds/{id}': () => [{ url: `/risks/feeds/${RIF_FEED}` }],
  'GET /risks/policies': () => list('/risks/policies'),
  'POST /risks/policies': () => [
    { body: { name: 'A', condition: 'risk = high', tenant_id: 'rif' }, answers: [400] },
    { body: { name: 'A', condition: 'risk = high', adds_tag: 199 }, answers: [422] },
  ],
  'PATCH /risks/policies/{id}': () => [{ url: `/risks/policies/${RIF_POLICY}`, body: { is_enabled: false } }],
  'DELETE /risks/policies/{id}': () => [{ url: `/risks/policies/${RIF_POLICY}` }],
  'POST /risks/policies/{id}/backtest': () => [
    { url: `/risks/policies/${RIF_POLICY}/backtest`, body: { days: 2 } },
  ],
  'GET /risks/policies/{id}/hits': () => [{ url: `/risks/policies/${RIF_POLICY}/hits` }],
  'GET /risks/policies/{id}/hits/export': () => [{ url: `/risks/policies/${RIF_POLICY}/hits/export` }],
  'GET /feeds/{token}': () => [{ url: `/feeds/casbahfeed_${RIF_FEED}_${'A'.repeat(43)}` }],
  ...foreignRisk,
  'GET /admin/get_general_config': () => list('/admin/get_general_config'),
  'GET /admin/config/details': () => list('/admin/config/details', 'app_name=general').slice(-1),
  'POST /admin/config/update': () => [
    {
      body: { tenant: 'rif', app_name: 'general', param_name: 'timezone', param_value: 'Africa/Casablanca' },
      answers: [200],
    },
  ],
  'GET /admin/tenant/companyDetails': () => list('/admin/tenant/companyDetails', 'id=rif'),
  'PATCH /admin/tenant/company': () => [{ body: { name: 'Atlas', id: 'rif' }, answers: [400] }],
  'GET /admin/tenant/settings': () => list('/admin/tenant/settings'),
  'GET /admin/tenant/usage': () => list('/admin/tenant/usage'),
  'POST /admin/tenant/networks/check': () => [{ body: { networks: ['10.0.0.0/8'] }, answers: [200] }],
  'GET /admin/tenant/domains': () => list('/admin/tenant/domains'),
  // Anybody may say so; nobody learns that another company has shown it.
  'POST /admin/tenant/domains': () => [{ body: { domain: 'branch.example' }, answers: [201] }],
  'POST /admin/tenant/domains/{domain}/verify': () => [
    { url: `/admin/tenant/domains/${SECRET}.example/verify`, body: { method: 'dns' } },
  ],
  'POST /admin/tenant/domains/{domain}/primary': () => [
    { url: `/admin/tenant/domains/${SECRET}.example/primary` },
  ],
  'DELETE /admin/tenant/domains/{domain}': () => [{ url: `/admin/tenant/domains/${SECRET}.example` }],
  'GET /admin/destinations': () => list('/admin/destinations'),
  'POST /admin/destinations': () => [
    { body: { kind: 'mail', name: 'A', address: 'a@b.example', tenant_id: 'rif' }, answers: [400] },
  ],
  'PATCH /admin/destinations/{id}': () => [
    { url: `/admin/destinations/${RIF_SETTING}`, body: { address: 'taken@over.example' } },
  ],
  'POST /admin/destinations/{id}/secret': () => [{ url: `/admin/destinations/${RIF_SETTING}/secret` }],
  'POST /admin/destinations/{id}/test': () => [{ url: `/admin/destinations/${RIF_SETTING}/test` }],
  'DELETE /admin/destinations/{id}': () => [{ url: `/admin/destinations/${RIF_SETTING}` }],
  'GET /admin/ssh_keys': () => list('/admin/ssh_keys'),
  'POST /admin/ssh_keys': () => [
    { body: { name: 'A', public_key: 'ssh-ed25519 AAAA', tenant_id: 'rif' }, answers: [400] },
  ],
  'DELETE /admin/ssh_keys/{id}': () => [{ url: `/admin/ssh_keys/${RIF_SETTING}` }],
  'POST /admin/drm_servers/{id}/check': () => [{ url: `/admin/drm_servers/${RIF_SETTING}/check` }],
  'GET /admin/tenant': () => list('/admin/tenant', 'field=id&id=rif').slice(-1),
  'POST /admin/tenant/update': () => [
    { body: { id: 'rif', device_management_info: { device_management: true } }, answers: [200] },
  ],
  'GET /admin/profiles/list': () => list('/admin/profiles/list'),
  'POST /admin/profiles/assign': () => [
    { body: { user_id: rifUser, profile_id: null } },
    { body: { user_id: rifUser, profile_id: null, tenant_id: 'rif' }, answers: [400] },
  ],
  'GET /admin/profiles/{id}/holders': () => [{ url: `/admin/profiles/profile-${rifUser}/holders` }],
  'POST /admin/profiles/{id}/preview': () => [{ url: `/admin/profiles/profile-${rifUser}/preview` }],
  'POST /admin/profiles/preview/leave': () => NAMES_NOTHING,
  'GET /admin/apikeys': () => list('/admin/apikeys'),
  'POST /admin/apikeys': () => [
    { body: { name: 'Ours', profile_id: `profile-${rifUser}` } },
    { body: { name: 'Ours', profile_id: `profile-${rifUser}`, tenant_id: 'rif' }, answers: [400] },
  ],
  'DELETE /admin/apikeys/{id}': () => [{ url: `/admin/apikeys/${rifKey}` }],
  'GET /admin/directory': () => list('/admin/directory'),
  'GET /admin/directory/runs': () => list('/admin/directory/runs', `id=${RIF_RUN}`),
  'GET /admin/directory/runs/{id}': () => [{ url: run() }],
  'GET /admin/directory/runs/{id}/lines': () => [{ url: run('/lines') }],
  'GET /admin/directory/runs/{id}/wrong.csv': () => [{ url: run('/wrong.csv') }],
  'POST /admin/directory/imports': () => [
    { url: '/admin/directory/imports?file_name=a.csv&tenant_id=rif', body: {}, answers: [201, 409] },
  ],
  'POST /admin/directory/imports/{id}/start': () => [{ url: `/admin/directory/imports/${RIF_RUN}/start` }],
  'DELETE /admin/directory/runs/{id}': () => [{ url: run() }],
  'GET /admin/directory/connection': () => list('/admin/directory/connection'),
  'PUT /admin/directory/connection': () => NAMES_NOTHING,
  'DELETE /admin/directory/connection': () => [{}],
  'POST /admin/directory/connection/take-over': () => [{}],
  'POST /admin/directory/connection/test': () => NAMES_NOTHING,
  'POST /admin/directory/connection/run': () => [{}],
  'GET /scim/v2/ServiceProviderConfig': () => list('/scim/v2/ServiceProviderConfig'),
  'GET /scim/v2/ResourceTypes': () => list('/scim/v2/ResourceTypes'),
  'GET /scim/v2/ResourceTypes/{id}': () => [{ url: '/scim/v2/ResourceTypes/User', answers: [200] }],
  'GET /scim/v2/Schemas': () => list('/scim/v2/Schemas'),
  'GET /scim/v2/Schemas/{id}': () => [{}],
  'GET /scim/v2/Users': () => list('/scim/v2/Users', `filter=id+eq+"${rifUser}"`, 'filter=userName+pr'),
  'POST /scim/v2/Users': () => [
    { body: { userName: `${crypto.randomUUID()}@atlas.example`, tenant_id: 'rif' }, answers: [201] },
  ],
  'GET /scim/v2/Users/{id}': () => [{ url: scim('Users', rifUser) }],
  'PUT /scim/v2/Users/{id}': () => [{ url: scim('Users', rifUser), body: { userName: 'a@b.example' } }],
  'PATCH /scim/v2/Users/{id}': () => [{ url: scim('Users', rifUser), body: DEACTIVATION }],
  'DELETE /scim/v2/Users/{id}': () => [{ url: scim('Users', rifUser) }],
  'GET /scim/v2/Groups': () => list('/scim/v2/Groups', `filter=members+eq+"${rifUser}"`),
  'POST /scim/v2/Groups': () => [
    { body: { displayName: 'Of both', members: [{ value: rifUser }] }, answers: [400] },
  ],
  'GET /scim/v2/Groups/{id}': () => [{ url: scim('Groups', RIF_GROUP) }],
  'PUT /scim/v2/Groups/{id}': () => [{ url: scim('Groups', RIF_GROUP), body: { displayName: 'Mine' } }],
  'PATCH /scim/v2/Groups/{id}': () => [
    {
      url: scim('Groups', RIF_GROUP),
      body: { Operations: [{ op: 'replace', path: 'displayName', value: 'Mine' }] },
    },
  ],
  'DELETE /scim/v2/Groups/{id}': () => [{ url: scim('Groups', RIF_GROUP) }],
  'GET /admin/stream': () => list('/admin/stream'),
  'GET /history/entries': () => list('/history/entries', ...HISTORY),
  'GET /history/entries/{sequence}': () =>
    [1, 2].map((sequence) => ({ url: `/history/entries/${sequence}`, answers: [200, 404] })),
  'GET /history/facets': () => list('/history/facets', ...HISTORY),
  'GET /history/export': () => list('/history/export', ...HISTORY),
  'GET /history/export.ndjson': () => list('/history/export.ndjson', ...HISTORY),
  'GET /history/verify': () => list('/history/verify', 'fresh=true'),
  'GET /admin/datasources': () => list('/admin/datasources'),
  'POST /admin/datasources': () => [{ body: { name: 'Ours', tenant_id: 'rif' }, answers: [201] }],
  'GET /admin/datasources/{id}': () => [{ url: source() }],
  'PATCH /admin/datasources/{id}': () => [{ url: source(), body: { name: 'Taken over' } }],
  'DELETE /admin/datasources/{id}': () => [{ url: source() }],
  'GET /admin/datasources/{id}/loads': () => [{ url: source('/loads') }],
  'POST /admin/datasources/{id}/loads': () => [
    { url: source('/loads'), body: { file_name: 'planted.log', size: 1 } },
  ],
  'PATCH /admin/loads/{id}/content': () => [
    { url: `/admin/loads/${RIF_LOAD}/content`, body: {}, headers: { 'upload-offset': '0' } },
  ],
  'GET /admin/loads/{id}': () => [{ url: `/admin/loads/${RIF_LOAD}` }],
  'POST /admin/loads/{id}/retry': () => [{ url: `/admin/loads/${RIF_LOAD}/retry` }],
  'GET /admin/datasources/{id}/syslog': () => [{ url: source('/syslog') }],
  'PUT /admin/datasources/{id}/syslog': () => [{ url: source('/syslog'), body: { senders: [] } }],
  'GET /admin/datasources/{id}/arrivals': () => [{ url: source('/arrivals') }],
  'GET /admin/datasources/{id}/rejects': () => [{ url: source('/rejects') }],
  'GET /admin/datasources/{id}/rejects/download': () => [{ url: source('/rejects/download') }],
  'POST /admin/datasources/{id}/rejects/parse_again': () => [{ url: source('/rejects/parse_again') }],
  'POST /ingest/{source}': () => [{ url: `/ingest/${RIF_SOURCE}`, body: {}, answers: [401] }],
  'GET /admin/collection/kinds': () => list('/admin/collection/kinds'),
  'POST /admin/collection/test': () => [
    { body: { place: { kind: 'folder', path: '/rif' }, datasource_id: RIF_SOURCE } },
  ],
  'GET /admin/datasources/{id}/collection': () => [{ url: source('/collection') }],
  'PUT /admin/datasources/{id}/collection': () => [
    { url: source('/collection'), body: { place: { kind: 'folder', path: '/rif' }, identity: null } },
  ],
  'DELETE /admin/datasources/{id}/collection': () => [{ url: source('/collection') }],
  'POST /admin/datasources/{id}/collection/run': () => [{ url: source('/collection/run') }],
  'POST /ingest/{source}/heartbeat': () => [
    { url: `/ingest/${RIF_SOURCE}/heartbeat`, body: {}, answers: [401] },
  ],
  'GET /admin/audit_agent/get_all': () => list('/admin/audit_agent/get_all'),
  'GET /admin/audit_ds_agent': () => list('/admin/audit_ds_agent'),
  'GET /admin/audit_agent/get_agent_lea_servers': () => [
    { url: `/admin/audit_agent/get_agent_lea_servers?id=${RIF_SETTING}` },
  ],
  'DELETE /admin/audit_agent/{id}': () => [{ url: `/admin/audit_agent/${RIF_SETTING}` }],
  'GET /admin/datasources/{id}/tokens': () => [{ url: source('/tokens') }],
  'POST /admin/datasources/{id}/tokens': () => [{ url: source('/tokens') }],
  'DELETE /admin/datasources/{id}/tokens/{token}': () => [{ url: source('/tokens/rif') }],
  'GET /admin/formats': () => list('/admin/formats'),
  'GET /admin/geoip': () => list('/admin/geoip'),
  'GET /admin/parsers': () => list('/admin/parsers'),
  'GET /admin/parsers/{id}': () => [{ url: `/admin/parsers/${RIF_SETTING}` }],
  'POST /admin/parsers': () => [
    { body: { name: 'A', definition: OWN_PARSER, tenant_id: 'rif' }, answers: [400] },
  ],
  'PUT /admin/parsers/{id}': () => [
    { url: `/admin/parsers/${RIF_SETTING}`, body: { name: 'Taken over', definition: OWN_PARSER } },
  ],
  'DELETE /admin/parsers/{id}': () => [{ url: `/admin/parsers/${RIF_SETTING}` }],
  'POST /admin/parsers/preview': () => NAMES_NOTHING,
  'GET /audit/range': () => list('/audit/range'),
  'GET /audit/summary': () => list('/audit/summary'),
  'GET /audit/backtest': () => list('/audit/backtest'),
  'GET /audit/histogram': () => list('/audit/histogram'),
  'GET /audit/facets': () => list('/audit/facets').map((one) => ({ ...one, url: `${one.url}&of=users` })),
  'GET /audit/services': () => list('/audit/services', 'q=rif'),
  'GET /audit/services/{id}': () => [{ url: `/audit/services/${SECRET}-service` }],
  'GET /audit/users': () => list('/audit/users', 'q=rif'),
  'GET /audit/users/{user}': () => [{ url: `/audit/users/${SECRET}-user` }],
  'GET /audit/users/{user}/sessions': () => [{ url: `/audit/users/${SECRET}-user/sessions` }],
  'GET /audit/users/{user}/devices': () => [{ url: `/audit/users/${SECRET}-user/devices` }],
  'GET /audit/services/{id}/devices': () => [{ url: `/audit/services/${SECRET}-service/devices` }],
  'GET /audit/users/{user}/{presence}/export': () => [{ url: `/audit/users/${SECRET}-user/sessions/export` }],
  'GET /audit/users/{user}/{presence}/export.ndjson': () => [
    { url: `/audit/users/${SECRET}-user/devices/export.ndjson` },
  ],
  'GET /audit/services/{id}/devices/export': () => [
    { url: `/audit/services/${SECRET}-service/devices/export` },
  ],
  'GET /audit/destinations': () => list('/audit/destinations'),
  'GET /audit/destinations/{country}': () => list('/audit/destinations/xs'),
  'GET /audit/sites': () => list('/audit/sites', 'q=rif'),
  'GET /risks/spanvadatalinks': () => list('/risks/spanvadatalinks', 'search_query=u-'),
  'GET /audit/trends/months': () => list('/audit/trends/months'),
  'GET /audit/trends/duplicates': () => list('/audit/trends/duplicates', `service=${SECRET}-service`),
  'GET /audit/trends/instances': () => list('/audit/trends/instances'),
  'GET /audit/trends/departments': () => list('/audit/trends/departments'),
  'GET /risks/datalinks': () => [
    { url: `/risks/datalinks?id=${RIF_SOURCE}` },
    { url: '/risks/datalinks?tenant_id=rif', answers: [200] },
  ],
  'GET /risks/alldatasources': () => list('/risks/alldatasources'),
  'GET /audit/parentCompanies/': () => list('/audit/parentCompanies/'),
  'POST /risks/searchusername': () => [{ body: { search_query: 'r' }, answers: [200] }],
  'POST /risks/getusersname': () => [
    { body: { userIds: ['nobody'], source: RIF_SOURCE } },
    { body: { userIds: ['rif', 'r'] }, answers: [200] },
  ],
  'POST /risks/threatfeed': () => [{ body: {}, answers: [200] }],
  'POST /audit/servicefilters/': () => [{ body: { ds_id: RIF_SOURCE } }],
  'POST /risks/updateauditpreferences': () => [
    { body: { objects: [{ name: 'tia', value: true }] }, answers: [200] },
    { body: { objects: [{ name: 'rif', value: true }] }, answers: [422] },
  ],
  'POST /risks/updateauditanomalyvalues': () => [
    { body: { objects: [{ name: 'unknown_upload_mb', value: 50 }] }, answers: [200] },
  ],
  'GET /audit/{list}/export': () =>
    ['services', 'users', 'sites', 'destinations'].flatMap((name) => list(`/audit/${name}/export`)),
  'GET /audit/events': () => list('/audit/events'),
  'GET /rbac/get_permitted_components': () => list('/rbac/get_permitted_components'),
  ...foreignGroups(() => rifUser, SECRET),
  'POST /controls/make_api_request': () => [
    ...foreignGroupResources.flatMap(({ resource, id, list: more }) => [
      ...(['get', 'delete'] as const).map((action) => proxied(resource, { action, id })),
      proxied(resource, { action: 'patch', id, data: { name: 'Taken over' } }),
      proxied(resource, { action: 'list', tenant: 'rif', params: { limit: 0 }, ...more }, [200]),
    ]),
    ...(['get', 'delete'] as const).flatMap((action) => [
      proxied('accessprofiles', { action, id: `profile-${rifUser}` }),
      proxied('datasources', { action, id: RIF_SOURCE }),
    ]),
    proxied('accessprofiles', { action: 'patch', id: `profile-${rifUser}`, data: { grants: [] } }),
    proxied('datasources', { action: 'patch', id: RIF_SOURCE, data: { name: 'Taken over' } }),
    ...(['get', 'delete'] as const).map((action) => proxied('agents', { action, id: RIF_SETTING })),
    proxied('agents', { action: 'list', tenant: 'rif', params: { limit: 0 } }, [200]),
    ...(['get', 'delete'] as const).map((action) => proxied('logstreamconfig', { action, id: RIF_SOURCE })),
    proxied('logstreamconfig', { action: 'patch', id: RIF_SOURCE, data: { senders: [] } }),
    proxied('logstreamconfig', { action: 'list', tenant: 'rif', params: { limit: 0 } }, [200]),
    ...(['get', 'delete'] as const).map((action) => proxied('drm_config', { action, id: RIF_SETTING })),
    proxied('drm_config', { action: 'patch', id: RIF_SETTING, data: { url: 'https://taken.example' } }),
    proxied('drm_config', { action: 'list', tenant: 'rif', params: { limit: 0 } }, [200]),
    ...(['get', 'delete'] as const).map((action) => proxied('users', { action, id: rifUser })),
    proxied('users', { action: 'patch', id: rifUser, data: { is_active: false } }),
    ...['accessprofiles', 'datasources', 'users', 'services', 'subscriptions'].map((resource) =>
      proxied(resource, { action: 'list', tenant: 'rif', params: { limit: 0 } }, [200]),
    ),
    proxied('tenantconfig', { action: 'list', app: 'general', tenant: 'rif' }, [200]),
  ],
  'POST /user/forgotpasswordapi': () => [
    { body: { email: `${SECRET}@rif.example`, tenant_db: 'rif', user_id: rifUser }, answers: [200] },
  ],
  'POST /user/resetpasswordapi': () => NAMES_NO_LINK({ action: 'update', ctx: rifUser }),
  'POST /user/expiredpasswordapi': () => NAMES_NO_LINK({ action: 'change', ctx: rifUser, old_password: 'x' }),
  'GET /user/signupcheck': () => list('/user/signupcheck'),
  'POST /user/signupapi': () => NAMES_NOTHING,
  'GET /admin/application/signupapps': () => list('/admin/application/signupapps'),
  'GET /user/signupfinishinfo': () => [{ url: '/user/signupfinishinfo?email=a&ctx=rif', answers: [410] }],
  'POST /user/signupfinishapi': () => NAMES_NO_LINK(FINISH),
  'GET /user/connector-signupfinishinfo': () => [
    { url: '/user/connector-signupfinishinfo?email=a&ctx=rif', answers: [410] },
  ],
  'POST /user/connector-signupfinishapi': () => NAMES_NO_LINK({ ...FINISH, company_name: 'Rif' }),
  'GET /user/emailapproval': () => [{ url: '/user/emailapproval?context=rif', answers: [403] }],
  'POST /user/emailapproval': () => [{ body: { context: 'rif' }, answers: [403] }],
  'POST /admin/user/suggestedapps': () => [{ body: { app: `${SECRET}-service` }, answers: [200] }],
  'GET /admin/user/subscription': () => list('/admin/user/subscription'),
  'GET /admin/application/list/tenantavailableapps': () =>
    list('/admin/application/list/tenantavailableapps'),
  'GET /admin/application/list/casbah_apps': () => list('/admin/application/list/casbah_apps'),
  'GET /admin/application/list/customapps': () => list('/admin/application/list/customapps'),
  'POST /admin/application/list/get_tenant_app_params': () => [
    { body: { app_name: 'Amazon Web Services', instance: SECRET } },
    { body: { app_name: 'Amazon Web Services', tenant_id: 'rif' }, answers: [200] },
  ],
  'POST /admin/application/encode': () => [{ body: { data: 'rif' }, answers: [200] }],
  'GET /admin/application/list/get_s3_buckets': () => [
    { url: `/admin/application/list/get_s3_buckets?instance=${SECRET}` },
  ],
  'POST /admin/application/configure_s3_buckets': () => [
    { body: { instance: SECRET, data: [{ bucket_name: 'of-atlas' }] } },
  ],
  'POST /admin/application/remove_s3_buckets': () => [
    { body: { instance: SECRET, bucket_name: SECRET.toLowerCase() } },
  ],
  'GET /admin/store/apps/{app}': () =>
    list('/admin/store/apps/amazon_web_services', `app_name=${SECRET}-account`),
  'POST /admin/app/activate/': () => [
    { body: { app_name: 'Box', app_category: 'API' }, answers: [200] },
    { body: { app_name: 'Slack', app_category: 'API', tenant_id: 'rif' }, answers: [400] },
  ],
  'POST /admin/app/cancel/': () => [
    { body: { app_name: 'Amazon Web Services', app_category: 'API' }, answers: [422] },
  ],
  'POST /admin/app/togglefte/': () => [
    { body: { app_name: 'Amazon Web Services', app_category: 'API', is_fte: true }, answers: [200] },
  ],
  'POST /admin/app/accounts': () => [
    {
      body: { app_name: 'Amazon Web Services', app_category: 'API', instance: SECRET, params: {} },
      answers: [422],
    },
  ],
  'PATCH /admin/app/accounts/{id}': () => [
    { url: `/admin/app/accounts/${RIF_ACCOUNT}`, body: { instance: 'Of Atlas' } },
  ],
  'DELETE /admin/app/accounts/{id}': () => [{ url: `/admin/app/accounts/${RIF_ACCOUNT}` }],
  'GET /admin/store/catalogue': () => list('/admin/store/catalogue', 'q=rif'),
  'GET /user/mails': () => [{}],
  'GET /user/mails/{name}': () => [{}],
  'GET /healthz': () => list('/healthz'),
  'GET /readyz': () => list('/readyz'),
  'GET /metrics': () => list('/metrics'),
  'GET /api/openapi.json': () => list('/api/openapi.json'),
  'POST /user/operator': () => NAMES_NOTHING,
};
describe("the other company's things", () => {
  const rowsOfRif = (): Promise<string[]> =>
    server.control.asSystem(async (tx) => {
      const factors = ['totp_secrets', 'recovery_codes', 'verification_codes', 'passkeys'] as const;
      const apps = ['app_subscriptions', 'app_accounts', 'app_buckets', 'custom_apps'] as const;
      const notices = ['notifications', 'maintenance_periods', 'tags', 'service_tags'] as const;
      const risk = ['brr_profiles', 'service_answers', 'service_answer_changes', 'service_requests'] as const;
      const settings = ['tenant_domains', 'ssh_keys', 'drm_servers', 'destinations'] as const;
      const reports = ['report_schedules', 'report_deliveries'] as const;
      const directory = ['directory_runs', 'directory_connections'] as const;
      const tables = ['users', 'access_profiles', 'user_access_profiles', 'datasources', 'loads'] as const;
      const groups = ['groups', 'group_members', 'group_parts', 'org_units', 'user_org_units'] as const;
      const filters = ['saved_filters', 'saved_filter_people', 'saved_filter_defaults'] as const;
      const entrance = ['identity_providers', 'sso_domains', 'reveals'] as const;
      const all = [
        ...tables,
        ...factors,
        ...apps,
        ...directory,
        ...(['api_keys', 'block_list_feeds', 'custom_parsers', 'shadow_it_policies'] as const),
        ...(['shadow_it_hits'] as const),
        ...groups,
        ...filters,
        ...entrance,
        ...notices,
        ...risk,
        ...settings,
        ...reports,
        'tenant_config',
        'audit_trail',
        'sessions',
      ] as const;
      // Asked at once: it is asked after every call.
      const { rows } = await sql<{ row: string }>`${sql.join(
        all.map(
          (table) => sql`select ${sql.lit(table)} || to_jsonb(of_rif)::text as row
            from ${sql.table(table)} as of_rif where tenant_id = 'rif'`,
        ),
        sql` union all `,
      )}`.execute(tx);
      return rows.map(({ row }) => row).sort();
    });

  /** The same words about what nobody ever had. */
  const nobodys = (text: string): string => {
    const uuids = [RIF_SOURCE, RIF_LOAD, RIF_PASSKEY, RIF_ACCOUNT, RIF_PROVIDER, RIF_REVEAL, RIF_SETTING];
    return [...uuids, RIF_RUN, RIF_GROUP, RIF_PERIOD, rifUser, rifNotice]
      .reduce((said, id) => said.replaceAll(id, ID), text)
      .replaceAll(rifKey, 'nobodyskey123456')
      .replaceAll(RIF_FEED, 'nobodysfeed12345')
      .replaceAll('-of-rif', '-of-nobody')
      .replaceAll(RIF_SESSION, 'session-of-nobody')
      .replaceAll('/customers/rif/', '/customers/nobody/')
      .replace(new RegExp(SECRET, 'gi'), 'nothing');
  };
  const saidOf = ({ statusCode, body }: LightMyRequestResponse): string =>
    `${statusCode} ${nobodys(body).replace(/"request_id":"[^"]*"/, '')}`;

  /** What the call before has left: it is what the next one finds. */
  let rows: string[];
  beforeAll(async () => {
    rows = await rowsOfRif();
  });
  test.each(CALLS)('$key reaches none of them', async ({ key, method, url, call }) => {
    const before = rows;
    const browser = await signedIn('nadia@atlas.example');
    const reach = async (
      attempt: Attempt,
      path: string,
      headers: Record<string, string>,
      answers: readonly number[],
    ) => {
      const { body } = attempt;
      const answer = await browser.send(method, path, {
        ...(body === undefined ? {} : { body }),
        // A GET that changes something carries the token like everything else that does.
        headers: { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '', ...headers },
      });
      const is = { attempt, path, status: answer.statusCode };
      expect({ ...is, isExpected: answers.includes(is.status) }).toEqual({ ...is, isExpected: true });
      expect(answer.body).not.toMatch(new RegExp(SECRET, 'i'));
      errorOf(answer, call.errors);
      return answer;
    };
    for (const attempt of FOREIGN[key]()) {
      const { url: path = url, headers = {}, answers = [404] } = attempt;
      // Who says to be of the other company is not obeyed, but told.
      const named = `${path}${path.includes('?') ? '&' : '?'}tenant=rif`;
      await reach(attempt, named, headers, [412]);
      await reach(attempt, path, { ...headers, 'x-tenant': 'rif' }, [412]);
      const answer = await reach(attempt, path, headers, answers);
      if (answer.statusCode !== 404) continue;
      // Who is answered otherwise than about what nobody ever had knows that there is such a thing.
      const nothing: { path: string; attempt: Attempt } = JSON.parse(
        nobodys(JSON.stringify({ path, attempt })),
      );
      const ofNobody = await reach(nothing.attempt, nothing.path, headers, answers);
      expect(saidOf(answer)).toBe(saidOf(ofNobody));
    }
    rows = await rowsOfRif();
    expect(rows).toEqual(before);
  });

  test('are there to be found by their own: the attempts above could have', async () => {
    const give = { tenant: 'rif', user: rifUser, profiles: [], time: 1, by: null };
    await server.control.asSystem((tx) =>
      tx.updateTable('users').set({ is_admin: true }).where('id', '=', rifUser).execute(),
    );
    await server.control.inTenant('rif', (tx) => setProfilesOf(tx, give));
    const rim = await signedIn(`${SECRET}@rif.example`);
    for (const url of [
      source(),
      `/admin/loads/${RIF_LOAD}`,
      `/audit/users/${SECRET}-user`,
      '/history/entries',
    ])
      expect((await rim.get(url)).body).toMatch(new RegExp(SECRET, 'i'));
  });
});

test('a session that has ended opens nothing', async () => {
  const late = await signedIn('nadia@atlas.example');
  const open = await late.get('/admin/heartbeat');
  expect(open.statusCode).toBe(200);
  server.clock.now += IDLE_LIMIT;
  for (const one of CLOSED) {
    // Each with the cookies of before: an answer takes away what is worth nothing any more.
    const copy = new Browser(server.app, '10.1.0.2');
    for (const [name, value] of late.cookies) copy.cookies.set(name, value);
    expect([one.key, await make(copy, one)]).toEqual([one.key, 'UNAUTHORIZED']);
  }
});
