import { type Api, api } from '@casbah/contract/api';
import type { Call } from '@casbah/contract/call';
import { errorAnswer } from '@casbah/contract/error';
import { SCIM_ERROR_DETAIL, scimError } from '@casbah/contract/scim';
import { may, rightsOf } from '@casbah/domain/access-profile';
import { ROLES } from '@casbah/domain/permission';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callUrl } from '../test-call-url.ts';
import { addPerson, Browser, openTestServer, READER, type TestServer } from '../test-compose.ts';
import { SCIM_MEDIA_TYPE } from './scim-form.ts';

/** Every call of the contract, including planned areas. */
const CALLS = (Object.keys(api) as (keyof Api)[]).map((key) => {
  const call: Call = api[key];
  const [method = '', template = ''] = key.split(' ');
  return { key, call, method: method as 'GET' | 'POST' | 'PATCH' | 'DELETE', url: callUrl(template) };
});
/** Log senders have no cookie that another site could abuse: they need a source token instead. */
const CHANGING = CALLS.filter(
  ({ method, call }) =>
    (method !== 'GET' || call.changesState === true) && call.permission !== 'source-token',
);
/** Calls closed to people: log senders have separate ones. */
const CLOSED = CALLS.flatMap(({ call, ...rest }) =>
  call.permission === 'public' || call.permission === 'source-token'
    ? []
    : [{ ...rest, call: { ...call, permission: call.permission } }],
);
const FROM_ELSEWHERE = '192.0.2.7';
const RIGHTS = {
  sysadmin: rightsOf({ isAdmin: true, profiles: [] }),
  admin: rightsOf({
    isAdmin: false,
    profiles: [{ id: 'p', name: 'Reader', notes: '', grants: READER, information_level: 'full' }],
  }),
  enduser: rightsOf({ isAdmin: false, profiles: [] }),
};

let server: TestServer;
const people = Object.fromEntries(ROLES.map((role) => [role, `${role}@atlas.example`]));

beforeAll(async () => {
  server = await openTestServer();
  for (const role of ROLES)
    await addPerson(server.control, { tenant: 'atlas', email: `${role}@atlas.example`, role });
});
afterAll(() => server.close());

const signedIn = async (role: string): Promise<Browser> => {
  const browser = new Browser(server.app, FROM_ELSEWHERE);
  await browser.signIn(people[role] ?? '');
  return browser;
};
const expectError = (answer: LightMyRequestResponse, status: number, error: string): void => {
  if (String(answer.headers['content-type']).startsWith(SCIM_MEDIA_TYPE)) {
    const { error: code, request_id } = scimError.strict().parse(answer.json())[SCIM_ERROR_DETAIL];
    expect({ status: answer.statusCode, error: code }).toEqual({ status, error });
    expect(request_id).toBe(answer.headers['x-request-id']);
    return;
  }
  const body = errorAnswer.strict().parse(answer.json());
  expect({ status: answer.statusCode, error: body.error }).toEqual({ status, error });
  // The codes of these two are the statuses themselves.
  if (status === 401 || status === 403) expect(body.api_response).toBe(status);
  expect(body.request_id).toBe(answer.headers['x-request-id']);
};

describe('without a session', () => {
  let nobody: Browser;
  beforeAll(async () => {
    nobody = new Browser(server.app, FROM_ELSEWHERE);
    await nobody.get('/user/setup');
  });
  test.each(CLOSED)('$key is refused [SH-X020]', async ({ method, url }) => {
    expectError(await nobody.send(method, url, { body: '{}' }), 401, 'UNAUTHORIZED');
  });

  test('these calls are public, and no others', () => {
    const open = CALLS.filter(({ call }) => call.permission === 'public').map(({ key }) => key);
    const known = [
      // Sign-in itself.
      ...['POST /user/loginapi', 'POST /user/logout', 'GET /user/setup', 'POST /user/setup'],
      ...['GET /user/isMfaRequired', 'POST /user/passkey/options', 'POST /user/passkey/loginapi'],
      ...['POST /user/check_sso_status', 'GET /admin/user/get_sso_provider_list'],
      // For blocked people, who have no session.
      'POST /admin/user/suggestedapps',
      // Links in emails.
      ...['POST /user/forgotpasswordapi', 'POST /user/resetpasswordapi', 'POST /user/expiredpasswordapi'],
      ...['GET /user/signupcheck', 'POST /user/signupapi', 'GET /admin/application/signupapps'],
      ...['GET /user/signupfinishinfo', 'POST /user/signupfinishapi'],
      ...['GET /user/connector-signupfinishinfo', 'POST /user/connector-signupfinishapi'],
      ...['GET /user/emailapproval', 'POST /user/emailapproval'],
      'GET /admin/get_general_config',
      // Products fetch lists with the token in the URL.
      'GET /feeds/{token}',
      // For the operator's browser only.
      ...['GET /user/mails', 'GET /user/mails/{name}'],
      ...['GET /healthz', 'GET /readyz', 'GET /api/openapi.json'],
      // Takes the operator's one-time code.
      'POST /user/operator',
      // Public maintenance is visible before sign-in, too.
      'GET /admin/application/list/get_maintenance_periods',
    ];
    expect(open.toSorted()).toEqual(known.toSorted());
  });
});

describe('a call that changes something', () => {
  const forged: ((browser: Browser) => string | null)[] = [
    () => null,
    () => '',
    () => 'abcdefgh-tokenmadeup',
    (browser) => (browser.cookies.get('csrftoken') ?? '').slice(0, -2),
  ];
  let sysadmin: Browser;
  let nobody: Browser;
  beforeAll(async () => {
    sysadmin = await signedIn('sysadmin');
    nobody = new Browser(server.app, FROM_ELSEWHERE);
    await nobody.get('/user/setup');
  });
  test.each(CHANGING)(
    '$key is refused without its token [SH-C044] [SH-X021]',
    async ({ method, url, call }) => {
      const browser = call.permission === 'public' ? nobody : sysadmin;
      expectError(await browser.send(method, url, { body: '{}', csrf: null }), 403, 'CSRF_REJECTED');
    },
  );

  test('is refused with no token, an empty, invented or truncated one', async () => {
    for (const browser of [sysadmin, nobody])
      for (const token of forged) {
        const answer = await browser.send('POST', '/user/logout', { body: '{}', csrf: token(browser) });
        expectError(answer, 403, 'CSRF_REJECTED');
      }
  });

  test("is refused with another person's token", async () => {
    const own = await signedIn('sysadmin');
    const other = await signedIn('admin');
    const token = other.cookies.get('csrftoken') ?? '';
    const body = { user_prefs: {} };
    expectError(await own.send('POST', '/admin/user/saveprefs', { body, csrf: token }), 403, 'CSRF_REJECTED');
    // Even if the attacker could plant the readable cookie: it is bound to the session.
    own.cookies.set('csrftoken', token);
    expectError(await own.send('POST', '/admin/user/saveprefs', { body }), 403, 'CSRF_REJECTED');
  });

  test('is refused with the token from before sign-in, and the response has a new one', async () => {
    const browser = new Browser(server.app, FROM_ELSEWHERE);
    await browser.get('/user/setup');
    const before = browser.cookies.get('csrftoken') ?? '';
    await browser.signIn(people.admin ?? '');
    browser.cookies.set('csrftoken', before);
    const body = { user_prefs: {} };
    expectError(await browser.send('POST', '/admin/user/saveprefs', { body }), 403, 'CSRF_REJECTED');
    expect((await browser.send('POST', '/admin/user/saveprefs', { body })).statusCode).toBe(200);
  });
});

describe.each(ROLES)('%s', (role) => {
  const forbidden = CLOSED.filter(
    ({ call: { permission } }) => permission === 'second-factor' || !may(RIGHTS[role], permission),
  );
  const allowed = CLOSED.filter((call) => !forbidden.includes(call));

  test(`is refused what the role doesn't allow: ${forbidden.length} calls [SH-X021]`, async () => {
    const browser = await signedIn(role);
    for (const { method, url } of forbidden)
      expectError(await browser.send(method, url, { body: '{}' }), 403, 'DENIED');
  });

  test(`gets past the guard with the rest: ${allowed.length} calls`, async () => {
    const browser = await signedIn(role);
    for (const { method, url, key } of allowed) {
      const answer = await browser.send(method, url, { body: '{}', headers: { 'upload-offset': '0' } });
      expect([key, answer.statusCode]).not.toEqual([key, 401]);
      expect([key, answer.statusCode]).not.toEqual([key, 403]);
    }
  });
});

describe('a request', () => {
  test("that doesn't match the call is refused with the field [SH-X019]", async () => {
    const browser = await signedIn('sysadmin');
    const cases = [
      ['POST', '/admin/datasources', { name: 7 }, 'body.name'],
      ['GET', '/admin/datasources/not-an-id', undefined, 'path.id'],
      ['GET', '/audit/services?limit=0', undefined, 'query.limit'],
      ['GET', '/audit/services?limit=1&limit=2', undefined, 'query.limit'],
      ['PATCH', `/admin/loads/${crypto.randomUUID()}/content`, 'x', 'header.upload-offset'],
    ] as const;
    for (const [method, url, body, field] of cases) {
      const answer = await browser.send(method, url, body === undefined ? {} : { body });
      expectError(answer, 400, 'BAD_REQUEST');
      expect(answer.json()).toMatchObject({ api_response: 400, details: { field } });
      expect(answer.json().api_message).not.toContain('{');
    }
  });

  test('with broken JSON, another media type or too many bytes is refused in the same format', async () => {
    const browser = await signedIn('sysadmin');
    const send = (body: string, type: string): Promise<LightMyRequestResponse> =>
      browser.send('POST', '/admin/datasources', { body, headers: { 'content-type': type } });
    expectError(await send('{"name":', 'application/json'), 400, 'BAD_REQUEST');
    expectError(await send('name=x', 'application/x-www-form-urlencoded'), 400, 'BAD_REQUEST');
    expectError(await send(`{"name":"${'x'.repeat(1024 * 1024)}"}`, 'application/json'), 413, 'TOO_LARGE');
    expectError(await send('{"__proto__":{"name":"x"},"name":"x"}', 'application/json'), 400, 'BAD_REQUEST');
  });

  test('to an unknown URL is not found', async () => {
    const browser = await signedIn('sysadmin');
    expectError(await browser.get('/admin/no_such_call'), 404, 'NOT_FOUND');
    const broken = await browser.get('/admin/%zz');
    expect(broken.statusCode).toBe(400);
    expect(errorAnswer.parse(broken.json()).error).toBe('BAD_REQUEST');
  });

  test('for someone other than the signed-in person is refused [SH-C045] [SH-X022]', async () => {
    await addPerson(server.control, { tenant: 'other', email: 'someone@other.example', role: 'sysadmin' });
    const browser = await signedIn('admin');
    const { user_id } = (await browser.get('/admin/user/sessions')).json();
    const ask = (query: string, headers: Record<string, string> = {}) =>
      browser.get(`/admin/user/sessions${query}`, { headers });
    const own = await ask('?tenant=atlas', { 'x-tenant': 'atlas', 'x-user': user_id, 'x-session': 'x' });
    expect(own.json().tenantId).toBe('atlas');
    for (const answer of [
      await ask('?tenant=other'),
      await ask('?tenant=atlas&tenant=other'),
      await ask('', { 'x-tenant': 'other' }),
      await ask('', { 'x-user': 'someone' }),
    ])
      expectError(answer, 412, 'SESSION_CHANGED');
  });
});
