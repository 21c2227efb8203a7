import { isoTime } from '@casbah/domain/iso-time';
import { MINUTE_MS } from '@casbah/domain/time-units';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPerson, openTestServer, PASSWORD, type TestServer } from '../test-compose.ts';
import { otherThan, setSecurity, TestPerson } from './test-person.ts';
import { FACTOR_ATTEMPTS } from './tries.ts';

const PROOF = { proof: { password: PASSWORD } };

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now += 61 * MINUTE_MS;
});

async function signedIn(tenant?: string): Promise<TestPerson> {
  const person = await TestPerson.add(server, tenant === undefined ? {} : { tenant });
  await person.signIn();
  return person;
}
const mine = async (person: TestPerson) => (await person.browser.get('/admin/user/mfa')).json();

describe('a stolen session without the password', () => {
  test.each([
    ['sets up no app', '/admin/user/mfa/app'],
    ['takes the app not away', '/admin/user/mfa/app/remove'],
    ['gets no recovery codes', '/admin/user/mfa/recovery_codes'],
    ['adds no passkey', '/admin/user/mfa/passkeys/options'],
    ['takes no passkey away', 'passkey'],
  ])('%s', async (_what, path) => {
    const person = await signedIn();
    const { recoveryCodes } = await person.addApp();
    const { id } = await person.addPasskey();
    const before = await mine(person);
    const url = path === 'passkey' ? `/admin/user/mfa/passkeys/${id}/remove` : path;
    for (const [proof, error] of [
      [undefined, 'BAD_REQUEST'],
      [{}, 'BAD_REQUEST'],
      [{ password: '' }, 'BAD_REQUEST'],
      [{ password: `${PASSWORD}x` }, 'PASSWORD_INCORRECT'],
      [{ code: '000000' }, 'INVALID_MFA_CODE'],
      [{ code: 'aaaa-bbbb-cccc-dddd' }, 'INVALID_MFA_CODE'],
      // One valid proof doesn't make up for an invalid one.
      [{ password: 'wrong', code: recoveryCodes[0] }, 'BAD_REQUEST'],
    ] as const)
      expect([proof, (await person.post(url, { proof })).json().error]).toEqual([proof, error]);
    expect(await mine(person)).toEqual(before);
  });

  test("can't guess a password either: attempts are counted, however many are concurrent", async () => {
    const person = await signedIn();
    const { id } = await person.addPasskey();
    const url = `/admin/user/mfa/passkeys/${id}/remove`;
    const guesses = Array.from({ length: 20 }, (_, guess) =>
      person.post(url, { proof: { password: `guess ${guess}` } }),
    );
    const errors = (await Promise.all(guesses)).map((answer) => answer.json().error);
    expect(errors.filter((error) => error === 'PASSWORD_INCORRECT').length).toBeLessThan(FACTOR_ATTEMPTS);
    expect((await person.post(url, PROOF)).json()).toMatchObject({ error: 'LOCKED_OUT' });
    server.clock.now += 16 * MINUTE_MS;
    expect((await person.post(url, PROOF)).statusCode).toBe(200);
  }, 30_000);

  test("can't complete what another session began, or without its code", async () => {
    const person = await signedIn();
    expect((await person.post('/admin/user/mfa/app/confirm', { code: '123456' })).json()).toMatchObject({
      error: 'MFA_SETUP_ENDED',
    });
    const { secret } = await person.ask<{ secret: string }>('/admin/user/mfa/app', PROOF);
    const wrong = await person.post('/admin/user/mfa/app/confirm', {
      code: otherThan(person.codeOf(secret)),
    });
    expect(wrong.json()).toMatchObject({ error: 'INVALID_MFA_CODE' });
    server.clock.now += 10 * MINUTE_MS;
    const late = await person.post('/admin/user/mfa/app/confirm', { code: person.codeOf(secret) });
    expect(late.json()).toMatchObject({ error: 'MFA_SETUP_ENDED' });
    expect(await mine(person)).toMatchObject({ app: null, is_required: false });
  });
});

describe('an app', () => {
  test('is set up with its secret and URI, and reported by email', async () => {
    const person = await signedIn();
    const { secret, uri } = await person.ask<{ secret: string; uri: string }>('/admin/user/mfa/app', PROOF);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
      ...['otpauth:', 'totp', `/Casbah Company atlas:${person.email}`],
    ]);
    expect(address.searchParams.get('secret')).toBe(secret);
    // It doesn't count until its first code was confirmed.
    expect(await mine(person)).toMatchObject({ app: null });
    await person.ask('/admin/user/mfa/app/confirm', { code: person.codeOf(secret) });
    expect(await mine(person)).toMatchObject({
      is_required: true,
      recovery_codes_left: 10,
      app: { added_on: isoTime(server.clock.now) },
    });
    expect(await person.subjects()).toEqual(['An authenticator app was added to your account']);
  });

  test('ends other sessions opened by password alone', async () => {
    const person = await signedIn();
    const elsewhere = person.browser;
    await person.signIn();
    await person.addApp();
    expect(await person.isIn(elsewhere)).toBe(false);
    expect(await person.isIn()).toBe(true);
  });

  test('replaces the previous one only once its own code was confirmed', async () => {
    const person = await signedIn();
    const first = await person.addApp();
    const begun = await person.ask<{ secret: string }>('/admin/user/mfa/app', PROOF);
    server.clock.now += 30_000;
    const signIn = async (secret: string) =>
      (await person.signIn({ two_factor_auth_key: person.codeOf(secret) })).error;
    expect(await signIn(begun.secret)).toBe('INVALID_MFA_CODE');
    server.clock.now += 30_000;
    expect(await signIn(first.secret)).toBeUndefined();
    const { recovery_codes } = await person.ask<{ recovery_codes: string[] }>('/admin/user/mfa/app/confirm', {
      code: person.codeOf(begun.secret),
    });
    expect(recovery_codes).toEqual([]);
    server.clock.now += 60_000;
    expect(await signIn(first.secret)).toBe('INVALID_MFA_CODE');
    server.clock.now += 30_000;
    expect(await signIn(begun.secret)).toBeUndefined();
  });

  test("is removed with a password or code, together with the last factor's recovery codes", async () => {
    const person = await signedIn();
    const { recoveryCodes } = await person.addApp();
    await person.ask('/admin/user/mfa/app/remove', { proof: { code: recoveryCodes[3] } });
    expect(await mine(person)).toMatchObject({ app: null, recovery_codes_left: 0, is_required: false });
    expect(await person.subjects()).toContain('The authenticator app was removed from your account');
    expect((await person.post('/admin/user/mfa/app/remove', PROOF)).statusCode).toBe(404);
    expect(await person.signIn()).toMatchObject({ status: 200 });
  });
});

describe('recovery codes', () => {
  test('are replaced, and the old ones stop working', async () => {
    const person = await signedIn();
    const { recoveryCodes: old } = await person.addApp();
    const { recovery_codes: fresh } = await person.ask<{ recovery_codes: string[] }>(
      '/admin/user/mfa/recovery_codes',
      PROOF,
    );
    expect(fresh).toHaveLength(10);
    expect(fresh.filter((code) => old.includes(code))).toEqual([]);
    expect((await person.signIn({ two_factor_auth_key: old[0] })).error).toBe('INVALID_MFA_CODE');
    expect((await person.signIn({ two_factor_auth_key: fresh[0] })).error).toBeUndefined();
  });

  test("aren't available without another factor", async () => {
    const person = await signedIn();
    const answer = await person.post('/admin/user/mfa/recovery_codes', PROOF);
    expect(answer.json()).toMatchObject({ error: 'MFA_FACTOR_CLOSED' });
  });
});

describe('people without app and passkey', () => {
  test('prove themselves with an emailed code, valid for this session only', async () => {
    const person = await signedIn();
    const other = person.browser;
    await person.signIn();
    await person.ask('/admin/user/mfa/code');
    const proof = { code: await person.mailedCode() };
    const elsewhere = await other.post('/admin/user/mfa/app', { proof });
    expect(elsewhere.json()).toMatchObject({ error: 'INVALID_MFA_CODE' });
    expect((await person.post('/admin/user/mfa/app', { proof })).statusCode).toBe(200);
    expect((await person.post('/admin/user/mfa/app', { proof })).json()).toMatchObject({
      error: 'INVALID_MFA_CODE',
    });
  });
});

describe('passkeys', () => {
  test('have names, and can be renamed and removed by the person', async () => {
    const person = await signedIn();
    const { id } = await person.addPasskey('Laptop');
    const rename = (browser: TestPerson, name: string) =>
      browser.browser.send('PATCH', `/admin/user/mfa/passkeys/${id}`, { body: { name } });
    expect((await rename(person, 'Work laptop')).statusCode).toBe(200);
    expect((await rename(person, ' ')).statusCode).toBe(400);
    const other = await signedIn();
    expect((await rename(other, 'Mine')).statusCode).toBe(404);
    expect((await other.post(`/admin/user/mfa/passkeys/${id}/remove`, PROOF)).statusCode).toBe(404);
    expect((await mine(person)).passkeys).toMatchObject([{ id, name: 'Work laptop', last_used_on: null }]);
    await person.ask(`/admin/user/mfa/passkeys/${id}/remove`, PROOF);
    expect((await mine(person)).passkeys).toEqual([]);
    expect(await person.subjects()).toEqual([
      ...['A passkey was added to your account', 'A passkey was removed from your account'],
    ]);
  });
});

describe('an admin', () => {
  const manager = async (tenant = 'atlas'): Promise<TestPerson> => {
    const email = `${crypto.randomUUID()}@${tenant}.example`;
    const grants = [{ area: 'account', actions: ['view', 'modify'] }] as const;
    const person = new TestPerson(
      server,
      await addPerson(server.control, { tenant, email, role: 'admin', grants }),
    );
    await person.signIn();
    return person;
  };

  test('removes all factors of a person, ends their sessions and notifies them', async () => {
    const person = await TestPerson.add(server, { role: 'enduser' });
    await person.signIn();
    await person.addApp();
    await person.addPasskey();
    const admin = await manager();
    await admin.ask(`/admin/users/${person.id}/mfa/reset`);
    expect(await person.isIn()).toBe(false);
    expect(await person.subjects()).toContain('MFA was reset on your account');
    expect(await person.signIn()).toMatchObject({ status: 200 });
    expect(await mine(person)).toMatchObject({ app: null, passkeys: [], recovery_codes_left: 0 });
    const entries = await server.control.asSystem((tx) =>
      tx
        .selectFrom('audit_trail')
        .selectAll()
        .where('action', '=', 'POST /admin/users/{id}/mfa/reset')
        .execute(),
    );
    expect(entries).toMatchObject([
      { user_id: admin.id, object: person.id, details: { app: true, passkeys: 1 } },
    ]);
  });

  test("can require one of a person, even if the company doesn't", async () => {
    const person = await TestPerson.add(server, { role: 'enduser' });
    const admin = await manager();
    const ask = (is_required: boolean) =>
      admin.browser.send('PATCH', `/admin/users/${person.id}/mfa`, { body: { is_required } });
    expect((await ask(true)).statusCode).toBe(200);
    expect(await person.signIn()).toMatchObject({ error: 'MFA_REQUIRED' });
    expect((await ask(false)).statusCode).toBe(200);
    expect(await person.signIn()).toMatchObject({ status: 200 });
  });

  test("can't reset a sysadmin, their own account without proof, or another company's", async () => {
    const sysadmin = await signedIn();
    await sysadmin.addApp();
    const foreign = await signedIn('rif');
    await foreign.addApp();
    const admin = await manager();
    await admin.addApp();
    for (const [target, status] of [
      [sysadmin.id, 403],
      [admin.id, 403],
      [foreign.id, 404],
      ['nobody', 404],
    ] as const) {
      expect((await admin.post(`/admin/users/${target}/mfa/reset`)).statusCode).toBe(status);
      const asked = await admin.browser.send('PATCH', `/admin/users/${target}/mfa`, {
        body: { is_required: false },
      });
      expect(asked.statusCode).toBe(status);
    }
    for (const person of [sysadmin, foreign, admin]) expect((await mine(person)).app).not.toBeNull();
    const reader = await TestPerson.add(server, { role: 'enduser' });
    await reader.signIn();
    expect((await reader.post(`/admin/users/${admin.id}/mfa/reset`)).statusCode).toBe(403);
  });
});

test('shows whether one is required, also if the company requires one of people without any', async () => {
  const person = await signedIn('fez');
  expect(await mine(person)).toMatchObject({ is_required: false, has_password: true });
  await setSecurity(server, 'fez', 'mfa', 'everyone');
  expect(await mine(person)).toMatchObject({ is_required: true, app: null });
});
