import { generateKeyPairSync } from 'node:crypto';
import type { AssertionRequest, AttestationRequest } from '@casbah/contract/mfa';
import { MINUTE_MS } from '@casbah/domain/time-units';
import {
  addProvider,
  removeSsoDomain,
  setExempt,
  setSsoDomain,
} from '@casbah/stores/control/sso/identity-providers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, openTestServer, PASSWORD, PUBLIC_ORIGIN, type TestServer } from '../test-compose.ts';
import { type Misbehaviour, TestAuthenticator } from './test-authenticator.ts';
import { TestPerson } from './test-person.ts';

/** The host of `PUBLIC_ORIGIN`: requests of these tests have another one. */
const RP_ID = 'casbah.atlas.example';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now += 61 * MINUTE_MS;
});

async function withPasskey(): Promise<{ person: TestPerson; id: string; authenticator: TestAuthenticator }> {
  const person = await TestPerson.add(server);
  await person.signIn();
  return { person, ...(await person.addPasskey()) };
}

/** Completes the second step with a passkey; returns its error. */
async function second(
  person: TestPerson,
  authenticator: TestAuthenticator,
  wrong: Misbehaviour = {},
): Promise<string | undefined> {
  const asked = await person.ask<AssertionRequest>('/user/mfa/passkey/options');
  const answer = await person.post('/user/mfa/passkey', { credential: authenticator.sign(asked, wrong) });
  return answer.json().error;
}

async function visitor(person: TestPerson): Promise<Browser> {
  const browser = person.another();
  await browser.get('/user/setup');
  return browser;
}
async function questionTo(browser: Browser): Promise<AssertionRequest> {
  return (await browser.post('/user/passkey/options')).json();
}

/** Authenticator responses that must be refused. */
const WRONG: readonly [string, () => Misbehaviour][] = [
  ['on a page of another origin', () => ({ origin: 'https://evil.example' })],
  ['on a page that only begins like ours', () => ({ origin: `${PUBLIC_ORIGIN}.evil.example` })],
  ['on a page of the host that the request names', () => ({ origin: 'http://localhost:80' })],
  ['for another site', () => ({ rpId: 'evil.example' })],
  ['for the host that the request names', () => ({ rpId: 'localhost' })],
  ['by whoever holds the device, without finger or PIN', () => ({ isVerified: false })],
  ['to a question that nobody asked', () => ({ challenge: Buffer.alloc(32, 7).toString('base64url') })],
  ['with another key', () => ({ key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey })],
];

describe('a new passkey', () => {
  test("uses the operator's origin, whatever the request's host", async () => {
    const person = await TestPerson.add(server);
    await person.signIn();
    const asked = await person.ask<AttestationRequest>('/admin/user/mfa/passkeys/options', {
      proof: { password: PASSWORD },
    });
    expect(asked).toMatchObject({
      rp: { id: RP_ID },
      user: { name: person.email, id: Buffer.from(person.id).toString('base64url') },
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
    });
    const named = await person.browser.send('POST', '/admin/user/mfa/passkeys/options', {
      body: { proof: { password: PASSWORD } },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    if (named.statusCode === 200) expect(named.json().rp.id).toBe(RP_ID);
  });

  test('adds recovery codes if it is the first factor, but not the next time', async () => {
    const person = await TestPerson.add(server);
    await person.signIn();
    expect((await person.addPasskey('Laptop')).recoveryCodes).toHaveLength(10);
    expect((await person.addPasskey('Key')).recoveryCodes).toEqual([]);
    const { passkeys } = (await person.browser.get('/admin/user/mfa')).json();
    expect(passkeys.map(({ name }: { name: string }) => name).sort()).toEqual(['Key', 'Laptop']);
  });

  test.each(WRONG.filter(([what]) => what !== 'with another key'))(
    'made %s is refused',
    async (_what, wrong) => {
      const person = await TestPerson.add(server);
      await person.signIn();
      const proof = { password: PASSWORD };
      const asked = await person.ask<AttestationRequest>('/admin/user/mfa/passkeys/options', { proof });
      const credential = new TestAuthenticator(PUBLIC_ORIGIN).make(asked, wrong());
      const answer = await person.post('/admin/user/mfa/passkeys', { name: 'Key', credential });
      expect(answer.json()).toMatchObject({ error: 'PASSKEY_REFUSED' });
      expect((await person.browser.get('/admin/user/mfa')).json().passkeys).toEqual([]);
    },
  );

  test('is created once per challenge, in time, and in the session that proved a password', async () => {
    const person = await TestPerson.add(server);
    await person.signIn();
    const proof = { password: PASSWORD };
    const ask = () => person.ask<AttestationRequest>('/admin/user/mfa/passkeys/options', { proof });
    const add = async (asked: AttestationRequest): Promise<unknown> => {
      const credential = new TestAuthenticator(PUBLIC_ORIGIN).make(asked);
      return (await person.post('/admin/user/mfa/passkeys', { name: 'Key', credential })).json().error;
    };
    const asked = await ask();
    expect(await add(asked)).toBeUndefined();
    expect(await add(asked)).toBe('PASSKEY_REFUSED');
    const late = await ask();
    server.clock.now += 5 * MINUTE_MS;
    expect(await add(late)).toBe('PASSKEY_REFUSED');

    const stolen = await ask();
    const other = await TestPerson.add(server);
    await other.signIn();
    const credential = new TestAuthenticator(PUBLIC_ORIGIN).make(stolen);
    const foreign = await other.post('/admin/user/mfa/passkeys', { name: 'Key', credential });
    expect(foreign.json()).toMatchObject({ error: 'PASSKEY_REFUSED' });
  });

  test('that someone has already is refused', async () => {
    const { authenticator } = await withPasskey();
    const other = await TestPerson.add(server);
    await other.signIn();
    const asked = await other.ask<AttestationRequest>('/admin/user/mfa/passkeys/options', {
      proof: { password: PASSWORD },
    });
    const answer = await other.post('/admin/user/mfa/passkeys', {
      name: 'Key',
      credential: authenticator.make(asked),
    });
    expect(answer.json()).toMatchObject({ error: 'PASSKEY_REFUSED' });
  });
});

describe('a passkey as the second factor', () => {
  test('completes the session, which gets a new ID', async () => {
    const { person, authenticator } = await withPasskey();
    expect(await person.signIn()).toMatchObject({ error: 'MFA_REQUIRED' });
    expect((await person.browser.get('/user/isMfaRequired')).json().factors).toEqual(['passkey', 'recovery']);
    const before = person.browser.cookies.get('casbah_session');
    expect(await second(person, authenticator)).toBeUndefined();
    expect(await person.isIn()).toBe(true);
    expect(person.browser.cookies.get('casbah_session')).not.toBe(before);
  });

  test.each(WRONG)('with %s is refused', async (_what, wrong) => {
    const { person, authenticator } = await withPasskey();
    await person.signIn();
    expect(await second(person, authenticator, wrong())).toBe('PASSKEY_REFUSED');
    expect(await person.isIn()).toBe(false);
  });

  test('that was cloned and is behind the original is refused', async () => {
    const { person, authenticator } = await withPasskey();
    await person.signIn();
    expect(await second(person, authenticator, { counter: 50 })).toBeUndefined();
    await person.signIn();
    expect(await second(person, authenticator, { counter: 50 })).toBe('PASSKEY_REFUSED');
    expect(await second(person, authenticator, { counter: 51 })).toBeUndefined();
  });

  test('of another person is refused, even with a valid signature', async () => {
    const { person } = await withPasskey();
    const thief = await withPasskey();
    await person.signIn();
    expect(await second(person, thief.authenticator)).toBe('PASSKEY_REFUSED');
    expect(await person.isIn()).toBe(false);
  });

  test('signs each challenge once, in time, and in the same session', async () => {
    const { person, authenticator } = await withPasskey();
    const ask = () => person.ask<AssertionRequest>('/user/mfa/passkey/options');
    const show = async (credential: object): Promise<unknown> =>
      (await person.post('/user/mfa/passkey', { credential })).json().error;
    await person.signIn();
    const asked = await ask();
    await person.signIn();
    expect(await show(authenticator.sign(asked))).toBe('PASSKEY_REFUSED');
    const late = await ask();
    server.clock.now += 5 * MINUTE_MS;
    expect(await show(authenticator.sign(late))).toBe('PASSKEY_REFUSED');
    const credential = authenticator.sign(await ask());
    expect(await show(credential)).toBeUndefined();
    await person.signIn();
    expect(await show(credential)).toBe('PASSKEY_REFUSED');
  });

  test("isn't requested of people without one, nor accepted for a sign-in challenge", async () => {
    const none = await TestPerson.add(server);
    await none.signIn();
    await none.addApp();
    await none.signIn();
    expect((await none.post('/user/mfa/passkey/options')).json()).toMatchObject({
      error: 'MFA_FACTOR_CLOSED',
    });

    const { person, authenticator } = await withPasskey();
    await person.signIn();
    const asked = await questionTo(person.browser);
    const answer = await person.post('/user/mfa/passkey', { credential: authenticator.sign(asked) });
    expect(answer.json()).toMatchObject({ error: 'PASSKEY_REFUSED' });
  });

  test('works while codes are locked, so guessing codes locks no one out', async () => {
    const { person, authenticator } = await withPasskey();
    await person.signIn();
    for (let times = 0; times < 12; times += 1)
      await person.post('/user/verifymfaapi', { mfa_code: String(times).padStart(6, '0') });
    expect(await second(person, authenticator)).toBeUndefined();
  });
});

describe('a passkey alone', () => {
  test('signs in its owner with both factors at once, and redirects', async () => {
    const { person, authenticator } = await withPasskey();
    const browser = await visitor(person);
    const asked = await questionTo(browser);
    expect(asked).not.toHaveProperty('allowCredentials');
    const answer = await browser.post('/user/passkey/loginapi', {
      credential: authenticator.sign(asked),
      redirect: '/ui/appAudit/services',
    });
    expect(answer.json()).toMatchObject({ api_response_redirect: '/ui/appAudit/services' });
    expect((await browser.get('/admin/user/sessions')).json().user_id).toBe(person.id);
  });

  test.each([
    ...WRONG,
    ['for another person', () => ({ userHandle: Buffer.from('somebody').toString('base64url') })],
  ] as const)('that answers %s signs nobody in', async (_what, wrong) => {
    const { person, authenticator } = await withPasskey();
    const browser = await visitor(person);
    const credential = authenticator.sign(await questionTo(browser), wrong());
    const answer = await browser.post('/user/passkey/loginapi', { credential });
    expect(answer.json()).toMatchObject({ error: 'PASSKEY_REFUSED' });
    expect(await person.isIn(browser)).toBe(false);
  });

  test('is refused under enforced single sign-on, unless the person is exempt', async () => {
    const { person, authenticator } = await withPasskey();
    const other = await withPasskey();
    const domain = 'atlas.example';
    await server.control.asSystem(async (tx) => {
      await addProvider(tx, {
        id: 'must',
        tenant_id: 'atlas',
        kind: 'saml',
        name: 'Must',
        service_origin: PUBLIC_ORIGIN,
        entity_id: 'must',
        sign_in_url: '',
        logout_url: '',
        metadata_url: '',
        certificates: '[]',
        client_id: '',
        client_secret: null,
        mapping: '{}',
        group_profiles: '[]',
        default_profile: null,
        creates_people: false,
        takes_unasked: false,
        trusts_email: false,
        is_enabled: true,
        is_listed: false,
        last_test: null,
        created_on: 1,
        created_by: null,
        modified_on: 1,
        modified_by: null,
      });
      await setSsoDomain(tx, { domain, tenant_id: 'atlas', provider_id: 'must', is_forced: true });
      await setExempt(tx, { tenant: 'atlas', user: other.person.id, isExempt: true });
    });
    try {
      const enter = async (who: TestPerson, key: TestAuthenticator) => {
        const browser = await visitor(who);
        const credential = key.sign(await questionTo(browser));
        const answer = await browser.post('/user/passkey/loginapi', { credential });
        return [answer.json().error, await who.isIn(browser)];
      };
      expect(await enter(person, authenticator)).toEqual(['INVALID_DB_LOGIN', false]);
      expect(await enter(other.person, other.authenticator)).toEqual([undefined, true]);
    } finally {
      await server.control.asSystem((tx) => removeSsoDomain(tx, { tenant: 'atlas', domain }));
    }
  });

  test('opens an account locked by wrong passwords', async () => {
    const { person, authenticator } = await withPasskey();
    for (let guess = 0; guess < 5; guess += 1) await person.another().signIn(person.email, 'wrong');
    expect((await person.another().signIn(person.email)).json().error).toBe('LOCKED_OUT');
    const browser = await visitor(person);
    const credential = authenticator.sign(await questionTo(browser));
    expect((await browser.post('/user/passkey/loginapi', { credential })).statusCode).toBe(200);
  });

  test('that is unknown gets the same response as a wrong one', async () => {
    const { person, authenticator } = await withPasskey();
    const browser = await visitor(person);
    const answers = [];
    for (const credential of [
      new TestAuthenticator(PUBLIC_ORIGIN).sign(await questionTo(browser)),
      authenticator.sign(await questionTo(browser), { isVerified: false }),
    ]) {
      const { request_id: _id, ...answer } = (
        await browser.post('/user/passkey/loginapi', { credential })
      ).json();
      answers.push(answer);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test('works once, and only in the browser that requested the challenge', async () => {
    const { person, authenticator } = await withPasskey();
    const browser = await visitor(person);
    const credential = authenticator.sign(await questionTo(browser));
    const thief = await visitor(person);
    const planted = await thief.post('/user/passkey/loginapi', { credential });
    expect(planted.json()).toMatchObject({ error: 'PASSKEY_REFUSED' });
    expect((await browser.post('/user/passkey/loginapi', { credential })).statusCode).toBe(200);
    expect((await browser.post('/user/passkey/loginapi', { credential })).json().error).toBe(
      'PASSKEY_REFUSED',
    );
  });

  test('of a deactivated person, or removed, signs no one in', async () => {
    const { person, authenticator, id } = await withPasskey();
    const browser = await visitor(person);
    const credential = authenticator.sign(await questionTo(browser));
    await person.ask(`/admin/user/mfa/passkeys/${id}/remove`, { proof: { password: PASSWORD } });
    const removed = await browser.post('/user/passkey/loginapi', { credential });
    expect(removed.json()).toMatchObject({ error: 'PASSKEY_REFUSED' });

    const gone = await withPasskey();
    await server.control.asSystem((tx) =>
      tx.updateTable('users').set({ is_active: false }).where('id', '=', gone.person.id).execute(),
    );
    const signed = gone.authenticator.sign(await questionTo(browser));
    const refused = await browser.post('/user/passkey/loginapi', { credential: signed });
    expect(refused.json()).toMatchObject({ error: 'PROFILE_DEACTIVATED' });
  });

  test('requires the CSRF token, so no one is signed in as someone else unawares', async () => {
    const { person, authenticator } = await withPasskey();
    const browser = await visitor(person);
    const credential = authenticator.sign(await questionTo(browser));
    const forged = await browser.send('POST', '/user/passkey/loginapi', { body: { credential }, csrf: null });
    expect(forged.json()).toMatchObject({ error: 'CSRF_REJECTED' });
  });
});
