import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Browser } from '../test-compose.ts';
import { type Atlas, openAtlas, unknownActions } from './test-atlas.ts';
import { type Claims, TestOpenId } from './test-openid.ts';

let openid: TestOpenId;
let other: TestOpenId;
let atlas: Atlas;
let id: string;
beforeAll(async () => {
  openid = await TestOpenId.start();
  other = await TestOpenId.start();
  atlas = await openAtlas({ settings: { privateHosts: [openid.host, other.host] } });
  id = await setUpOpenId(atlas.admin, openid);
});
afterEach(() => {
  openid.signing = 'own key';
});
afterAll(async () => {
  await atlas.close();
  await openid.close();
  await other.close();
});

async function setUpOpenId(admin: Browser, provider: TestOpenId, more = {}): Promise<string> {
  const service = (await admin.get('/admin/sso/service')).json<{ id: string }>();
  const made = await admin.post('/admin/sso/providers', {
    id: service.id,
    kind: 'oidc',
    name: `OpenID ${service.id.slice(0, 4)}`,
    issuer: provider.issuer,
    client_id: 'casbah',
    client_secret: 'a secret',
    ...more,
  });
  if (made.statusCode !== 201) throw new Error(made.body);
  return service.id;
}

async function begin(browser: Browser, provider = id, query = ''): Promise<URL> {
  const response = await browser.get(`/oidc/auth/?provider=${provider}${query}`);
  return new URL(String(response.headers.location));
}

async function back(browser: Browser, query: string, provider = id) {
  const response = await browser.get(`/oidc/callback/${provider}?${query}`);
  const session = await browser.get('/admin/user/sessions');
  return {
    location: String(response.headers.location),
    email: session.statusCode === 200 ? session.json<{ user_email: string }>().user_email : undefined,
  };
}

async function tried(claims: Claims) {
  const browser = new Browser(atlas.server.app);
  return back(browser, openid.agree(await begin(browser), claims));
}

test('a person signs in through OpenID Connect and continues to the requested page [PL-S005] [SH-R235] [PF-R032]', async () => {
  const browser = new Browser(atlas.server.app);
  const asked = await begin(browser, id, '&redirecturl=%2Fui%2FappAudit%2Fusers');
  expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
  expect(asked.searchParams.get('response_type')).toBe('code');
  expect(await back(browser, openid.agree(asked))).toEqual({
    location: '/ui/appAudit/users',
    email: 'amal@atlas.example',
  });
});

test('each sign-in has its own state, nonce and verifier, none of which is stored', async () => {
  const browser = new Browser(atlas.server.app);
  const [first, second] = [await begin(browser), await begin(browser)];
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name));
  await back(browser, openid.agree(first));
  const rows = JSON.stringify(
    await atlas.server.control.asSystem((tx) => tx.selectFrom('sso_sign_ins').selectAll().execute()),
  );
  for (const secret of [
    second.searchParams.get('state') ?? '?',
    second.searchParams.get('nonce') ?? '?',
    openid.verifiers.at(-1) ?? '?',
    browser.cookies.get('casbah_sso') ?? '?',
  ])
    expect(rows).not.toContain(secret);
});

const BAD = { location: '/#/ssoerror?code=13', email: undefined };
const LOST = { location: '/#/ssoerror?code=14', email: undefined };

test('refuses a token that is unsigned, signed by another key, or about someone else', async () => {
  openid.signing = 'none';
  expect(await tried({})).toEqual(BAD);
  openid.signing = 'another key';
  expect(await tried({})).toEqual(BAD);
  openid.signing = 'own key';
  expect((await tried({})).email).toBe('amal@atlas.example');
  expect(await tried({ nonce: 'another' })).toEqual(BAD);
  expect(await tried({ nonce: undefined })).toEqual(BAD);
  expect(await tried({ aud: 'another' })).toEqual(BAD);
  expect(await tried({ iss: 'https://another.example' })).toEqual(BAD);
  expect(await tried({ exp: Math.floor(Date.now() / 1000) - 120 })).toEqual(BAD);
});

test('an unverified email opens no account', async () => {
  const root = { sub: 'new', email: 'root@atlas.example' };
  expect(await tried({ ...root, email_verified: false })).toEqual(BAD);
  expect(await tried({ ...root, email_verified: undefined })).toEqual(BAD);
  const trusting = await setUpOpenId(atlas.admin, openid, { trusts_email: true });
  const browser = new Browser(atlas.server.app);
  const asked = await begin(browser, trusting);
  expect((await back(browser, openid.agree(asked, { email_verified: undefined }), trusting)).email).toBe(
    'amal@atlas.example',
  );
});

test('an email in another company’s domain is refused [PL-X028]', async () => {
  expect(await tried({ sub: 'guest', email: 'root@boreal.example' })).toEqual({
    location: '/#/ssoerror?code=11',
    email: undefined,
  });
});

test('someone else with a reassigned email doesn’t get its first owner’s account', async () => {
  await tried({});
  expect(await tried({ sub: 'somebody else', email: 'amal@atlas.example' })).toEqual(BAD);
});

test('refuses an unknown, a used and a missing state', async () => {
  const browser = new Browser(atlas.server.app);
  const asked = await begin(browser);
  expect(await back(browser, openid.agree(asked).replace(/state=[^&]+/, 'state=another'))).toEqual(LOST);
  expect(await back(browser, 'code=1')).toEqual(LOST);
  expect((await back(browser, openid.agree(asked))).email).toBe('amal@atlas.example');
  const again = new Browser(atlas.server.app);
  again.cookies.set('casbah_sso', browser.cookies.get('casbah_sso') ?? '');
  expect(await back(again, openid.agree(asked))).toEqual(LOST);
});

test('a response in another browser signs no one in as someone else', async () => {
  const attacker = new Browser(atlas.server.app);
  const query = openid.agree(await begin(attacker));
  expect(await back(new Browser(atlas.server.app), query)).toEqual(LOST);
  const victim = new Browser(atlas.server.app);
  const second = openid.agree(await begin(attacker));
  await begin(victim);
  expect(await back(victim, second)).toEqual(LOST);
});

test('a code works only in its own sign-in', async () => {
  const [mine, theirs] = [new Browser(atlas.server.app), new Browser(atlas.server.app)];
  const own = new URLSearchParams(openid.agree(await begin(mine)));
  const stolen = new URLSearchParams(
    openid.agree(await begin(theirs), { sub: 'root', email: 'root@atlas.example' }),
  );
  own.set('code', stolen.get('code') ?? '');
  expect(await back(mine, own.toString())).toEqual(BAD);
});

test("a response of one provider isn't accepted for another", async () => {
  const otherId = await setUpOpenId(atlas.admin, other);
  const browser = new Browser(atlas.server.app);
  const query = openid.agree(await begin(browser));
  expect(await back(browser, query, otherId)).toEqual(LOST);
  // The response names another issuer than the one asked.
  const asked = await begin(browser);
  const mixed = openid.agree(asked).replace(/iss=[^&]+/, `iss=${encodeURIComponent(other.issuer)}`);
  expect(await back(browser, mixed)).toEqual(BAD);
});

test('refuses a redirect to another site, as after any sign-in', async () => {
  const browser = new Browser(atlas.server.app);
  const asked = await begin(browser, id, `&redirecturl=${encodeURIComponent('https://evil.example')}`);
  expect((await back(browser, openid.agree(asked))).location).toBe('/ui/');
});

test("doesn't call an internal provider unless the operator allows it", async () => {
  const { id: service } = (await atlas.admin.get('/admin/sso/service')).json<{ id: string }>();
  for (const issuer of ['https://127.0.0.1:1', 'https://10.0.0.1', 'https://169.254.169.254'])
    expect(
      (
        await atlas.admin.post('/admin/sso/providers', {
          id: service,
          kind: 'oidc',
          name: 'Inside',
          issuer,
          client_id: 'a',
        })
      ).json(),
      issuer,
    ).toMatchObject({ error: 'SSO_ADDRESS_REFUSED' });
});

test('all of this is in the history, with event names it knows', async () => {
  expect(await unknownActions(atlas.server)).toEqual([]);
});
