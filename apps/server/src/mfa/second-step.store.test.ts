import { MINUTE_MS } from '@casbah/domain/time-units';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, PASSWORD, type TestServer } from '../test-compose.ts';
import { otherThan, setSecurity, TestPerson } from './test-person.ts';
import { FACTOR_ATTEMPTS } from './tries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  // MFA rules: sale for everyone, atlas only for people with a factor, rif for admins.
  await TestPerson.add(server);
  for (const [tenant, rule] of [
    ['sale', 'everyone'],
    ['rif', 'admins'],
  ] as const) {
    await TestPerson.add(server, { tenant });
    await setSecurity(server, tenant, 'mfa', rule);
  }
});
afterAll(() => server.close());

/** Resets hourly counts and locks between tests. */
beforeEach(() => {
  server.clock.now += 61 * MINUTE_MS;
});

async function owing(tenant = 'sale'): Promise<TestPerson> {
  const person = await TestPerson.add(server, { tenant });
  expect(await person.signIn()).toEqual({ status: 401, error: 'MFA_REQUIRED' });
  return person;
}
const verify = async (person: TestPerson, mfa_code: string): Promise<number> => {
  const answer = await person.post('/user/verifymfaapi', { mfa_code });
  return answer.statusCode === 200 ? 0 : answer.json().api_response;
};

describe('who needs a second factor', () => {
  test('a correct password returns 707 if a second factor is required [SH-X037]', async () => {
    const person = await TestPerson.add(server, { tenant: 'sale' });
    const browser = person.another();
    await browser.get('/user/setup');
    const answer = await browser.post('/user/loginapi', { email: person.email, password: PASSWORD });
    expect(answer.json()).toMatchObject({ api_response: 707, error: 'MFA_REQUIRED' });
  });

  test('depends on the company’s rule: everyone, admins, or no one', async () => {
    for (const [tenant, role, error] of [
      ['sale', 'enduser', 'MFA_REQUIRED'],
      ['sale', 'sysadmin', 'MFA_REQUIRED'],
      ['rif', 'enduser', undefined],
      ['rif', 'admin', 'MFA_REQUIRED'],
      ['rif', 'sysadmin', 'MFA_REQUIRED'],
      ['atlas', 'sysadmin', undefined],
    ] as const) {
      const person = await TestPerson.add(server, { tenant, role });
      expect([tenant, role, (await person.signIn()).error]).toEqual([tenant, role, error]);
    }
  });

  test('and includes everyone with their own factor, whatever the rule', async () => {
    const person = await TestPerson.add(server);
    await person.signIn();
    await person.addApp();
    expect(await person.signIn()).toEqual({ status: 401, error: 'MFA_REQUIRED' });
  });

  test("GET /user/isMfaRequired has no payload, and shows who needs one, who doesn't and who isn't signed in [PL-C009]", async () => {
    const person = await owing();
    const asked = await person.browser.get('/user/isMfaRequired');
    expect(asked.json()).toEqual({
      api_response: 'success',
      mfa_required: true,
      factors: ['mail'],
      email_hint: `${person.email[0]}•••@sale.example`,
    });
    const free = await TestPerson.add(server);
    await free.signIn();
    expect((await free.browser.get('/user/isMfaRequired')).json()).toMatchObject({ mfa_required: false });
    expect((await free.another().get('/user/isMfaRequired')).json()).toMatchObject({ error: 'UNAUTHORIZED' });
  });
});

describe('an emailed code', () => {
  test.each([
    ['/user/verifymfaapi', 'mfa_code'],
    ['/user/verifycodeapi', 'two_factor_auth_key'],
  ])(
    'is sent, and completes the session when %s gets it as %s [PL-S010] [PL-C006] [PL-C007] [PL-C008]',
    async (path, field) => {
      const person = await owing();
      expect(await person.isIn()).toBe(false);
      const sent = await person.ask('/user/verificationcodeapi', { email: person.email });
      expect(sent).toEqual({
        api_response: 'success',
        minutes: 10,
        email_hint: `${person.email[0]}•••@sale.example`,
      });
      const code = await person.mailedCode();
      expect(code).toMatch(/^\d{6}$/);
      expect(await person.ask(path, { [field]: code })).toEqual({
        api_response: 'success',
        api_response_redirect: '/ui/',
        tenant_landing_page: '/ui/',
      });
      expect(await person.isIn()).toBe(true);
    },
  );

  test("goes to the account's email, whatever the request says", async () => {
    const person = await owing();
    const before = (await server.letters()).length;
    await person.ask('/user/verificationcodeapi', { email: 'thief@elsewhere.example' });
    const letters = (await server.letters()).slice(before);
    expect(letters.map(({ to }) => to)).toEqual([person.email]);
  });

  test('that is wrong returns 750 [SH-X039]', async () => {
    const person = await owing();
    await person.ask('/user/verificationcodeapi', {});
    const wrong = await person.post('/user/verifymfaapi', { mfa_code: otherThan(await person.mailedCode()) });
    expect(wrong.json()).toMatchObject({ api_response: 750, error: 'INVALID_MFA_CODE' });
    expect(await person.isIn()).toBe(false);
  });

  test.each(['12345', '1234567', '12345a', '', 'abcd-efgh', '１２３４５６', '12345６'])(
    "has exactly six digits: %j is refused and doesn't count as a guess [PF-V042]",
    async (typed) => {
      const person = await owing();
      await person.ask('/user/verificationcodeapi', {});
      for (let times = 0; times <= FACTOR_ATTEMPTS; times += 1) expect(await verify(person, typed)).toBe(750);
      expect(await verify(person, await person.mailedCode())).toBe(0);
    },
  );

  test('works once', async () => {
    const person = await owing();
    await person.ask('/user/verificationcodeapi', {});
    const code = await person.mailedCode();
    expect(await verify(person, code)).toBe(0);
    await person.signIn();
    expect(await verify(person, code)).toBe(750);
  });

  test('expires after ten minutes, and when the next one is sent', async () => {
    const person = await owing();
    await person.ask('/user/verificationcodeapi', {});
    const first = await person.mailedCode();
    await person.ask('/user/verificationcodeapi', {});
    const second = await person.mailedCode();
    if (first !== second) expect(await verify(person, first)).toBe(750);
    server.clock.now += 10 * MINUTE_MS;
    expect(await verify(person, second)).toBe(750);
  });

  test('allows five attempts: then it is invalid, and a new one works', async () => {
    const person = await owing();
    await person.ask('/user/verificationcodeapi', {});
    const code = await person.mailedCode();
    for (let by = 1; by <= 5; by += 1) expect(await verify(person, otherThan(code, by))).toBe(750);
    expect(await verify(person, code)).toBe(750);
    await person.ask('/user/verificationcodeapi', {});
    expect(await verify(person, await person.mailedCode())).toBe(0);
  });

  test("belongs to its session: another session of the same person can't use it", async () => {
    const person = await owing();
    const first = person.browser;
    await person.ask('/user/verificationcodeapi', {});
    const code = await person.mailedCode();
    await person.signIn();
    expect(await verify(person, code)).toBe(750);
    person.browser = first;
    expect(await verify(person, code)).toBe(0);
  });

  test('belongs to one person: no one else’s session can use it, in any company', async () => {
    const victim = await owing();
    await victim.ask('/user/verificationcodeapi', {});
    const code = await victim.mailedCode();
    for (const tenant of ['sale', 'rif']) {
      const thief = await owing(tenant);
      await thief.ask('/user/verificationcodeapi', { email: victim.email });
      if ((await thief.mailedCode()) !== code) expect(await verify(thief, code)).toBe(750);
    }
    expect(await verify(victim, code)).toBe(0);
  });

  test("is sent at most a dozen times an hour, so someone who knows the password can't flood a mailbox", async () => {
    const person = await owing();
    for (let times = 0; times < 12; times += 1) await person.ask('/user/verificationcodeapi', {});
    await person.signIn();
    expect((await person.post('/user/verificationcodeapi', {})).json()).toMatchObject({
      error: 'TOO_MANY_REQUESTS',
    });
  });
});

describe('guessing', () => {
  test('a hundred concurrent guesses count one by one; after the limit, even the right code is refused', async () => {
    const person = await owing();
    await person.ask('/user/verificationcodeapi', {});
    const code = await person.mailedCode();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, by) => verify(person, otherThan(code, by + 1))),
    );
    expect(answers.filter((answer) => answer === 750)).toHaveLength(FACTOR_ATTEMPTS - 1);
    expect(answers.filter((answer) => answer === 70)).toHaveLength(40 - FACTOR_ATTEMPTS + 1);
    expect(await verify(person, code)).toBe(70);
    // A correct password doesn't reset the count; the person gets an email.
    await person.signIn();
    const again = await person.post('/user/verificationcodeapi', {});
    expect(again.json()).toMatchObject({ error: 'LOCKED_OUT', details: { wait: 15 } });
    const told = (await person.subjects()).filter(
      (subject) => subject === 'Too many wrong codes on your account',
    );
    expect(told).toHaveLength(1);
    server.clock.now += 16 * MINUTE_MS;
    await person.signIn();
    await person.ask('/user/verificationcodeapi', {});
    expect(await verify(person, await person.mailedCode())).toBe(0);
  });

  test("a correct password between guesses doesn't reset the count", async () => {
    const person = await TestPerson.add(server);
    await person.signIn();
    const { secret } = await person.addApp();
    const answers: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      await person.signIn();
      for (let by = 1; by <= 3; by += 1)
        answers.push(await verify(person, otherThan(person.codeOf(secret), by + 100 * round)));
    }
    expect(answers.filter((answer) => answer === 750)).toHaveLength(FACTOR_ATTEMPTS - 1);
    expect(answers.at(-1)).toBe(70);
  });

  test('a code sent along with a password counts, too', async () => {
    const person = await TestPerson.add(server);
    await person.signIn();
    const { secret } = await person.addApp();
    for (let times = 0; times < FACTOR_ATTEMPTS; times += 1) {
      // The right password resets the account's own count each time.
      await person.signIn();
      await person.signIn({ two_factor_auth_key: otherThan(person.codeOf(secret), times + 1) });
    }
    server.clock.now += 30_000;
    const right = { two_factor_auth_key: person.codeOf(secret) };
    expect(await person.signIn(right)).toMatchObject({ error: 'INVALID_MFA_CODE' });
  });
});

describe('an app', () => {
  async function withApp(): Promise<{ person: TestPerson; secret: string; recoveryCodes: string[] }> {
    const person = await TestPerson.add(server);
    await person.signIn();
    const made = await person.addApp();
    server.clock.now += 30_000;
    return { person, ...made };
  }

  test('shows codes that complete the session, each once, and no earlier ones', async () => {
    const { person, secret } = await withApp();
    const earlier = person.codeOf(secret);
    server.clock.now += 30_000;
    await person.signIn();
    expect((await person.browser.get('/user/isMfaRequired')).json().factors).toEqual(['app', 'recovery']);
    const code = person.codeOf(secret);
    expect(await verify(person, code)).toBe(0);
    await person.signIn();
    expect(await verify(person, code)).toBe(750);
    // Within the clock tolerance, but its time step is before the last used one.
    expect(await verify(person, earlier)).toBe(750);
    server.clock.now += 30_000;
    expect(await verify(person, person.codeOf(secret))).toBe(0);
  });

  test('the code that confirmed its setup is used up', async () => {
    const person = await TestPerson.add(server);
    await person.signIn();
    const { secret } = await person.addApp();
    await person.signIn();
    expect(await verify(person, person.codeOf(secret))).toBe(750);
  });

  test('one code sent many times at once opens one session', async () => {
    const { person, secret } = await withApp();
    const browsers = [];
    for (let times = 0; times < 6; times += 1) {
      await person.signIn();
      browsers.push(person.browser);
    }
    const code = person.codeOf(secret);
    const answers = await Promise.all(
      browsers.map((browser) => browser.post('/user/verifymfaapi', { mfa_code: code })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('may be off by half a minute at most', async () => {
    const { person, secret } = await withApp();
    server.clock.now += 300_000;
    await person.signIn();
    expect(await verify(person, person.codeOf(secret, -90))).toBe(750);
    expect(await verify(person, person.codeOf(secret, 90))).toBe(750);
    expect(await verify(person, person.codeOf(secret, -30))).toBe(0);
  });

  test("disables email codes: a mailbox doesn't bypass the stronger factor unless the company allows it", async () => {
    const { person } = await withApp();
    await person.signIn();
    const before = (await server.letters()).length;
    expect((await person.post('/user/verificationcodeapi', {})).json()).toMatchObject({
      error: 'MFA_FACTOR_CLOSED',
    });
    expect((await server.letters()).length).toBe(before);
    await setSecurity(server, 'atlas', 'mfa_mail', 'always');
    await person.ask('/user/verificationcodeapi', {});
    const code = await person.mailedCode();
    // Disabled in the meantime: the code that was sent no longer works.
    await setSecurity(server, 'atlas', 'mfa_mail', 'without_own');
    expect(await verify(person, code)).toBe(750);
    await setSecurity(server, 'atlas', 'mfa_mail', 'always');
    expect(await verify(person, code)).toBe(0);
    await setSecurity(server, 'atlas', 'mfa_mail', 'without_own');
  });

  test('its code can be sent with the password, as two_factor_auth_key', async () => {
    const { person, secret } = await withApp();
    const code = person.codeOf(secret);
    expect(await person.signIn({ two_factor_auth_key: otherThan(code) })).toMatchObject({
      error: 'INVALID_MFA_CODE',
    });
    expect(await person.isIn()).toBe(false);
    expect(await person.signIn({ two_factor_auth_key: code })).toMatchObject({ status: 200 });
    expect(await person.isIn()).toBe(true);
    expect(await person.signIn({ two_factor_auth_key: code })).toMatchObject({ error: 'INVALID_MFA_CODE' });
  });

  test('of another person is refused', async () => {
    const { person } = await withApp();
    const other = await withApp();
    await person.signIn();
    expect(await verify(person, other.person.codeOf(other.secret))).toBe(750);
    expect(await verify(person, other.recoveryCodes[0] ?? '')).toBe(750);
  });

  test('a recovery code replaces it once, however it is typed', async () => {
    const { person, recoveryCodes } = await withApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){3}$/);
    await person.signIn();
    expect(await verify(person, first.toUpperCase().replaceAll('-', ' '))).toBe(0);
    expect((await person.browser.get('/admin/user/mfa')).json().recovery_codes_left).toBe(9);
    await person.signIn();
    expect(await verify(person, first)).toBe(750);
    expect(await verify(person, second)).toBe(0);
  });
});

describe('a session awaiting its second factor', () => {
  test('gets a new ID and CSRF token with the second factor, against session fixation', async () => {
    const person = await owing();
    const planted = new Map(person.browser.cookies);
    await person.ask('/user/verificationcodeapi', {});
    expect(await verify(person, await person.mailedCode())).toBe(0);
    expect(person.browser.cookies.get('casbah_session')).not.toBe(planted.get('casbah_session'));
    expect(person.browser.cookies.get('csrftoken')).not.toBe(planted.get('csrftoken'));
    const thief = person.another();
    for (const [name, value] of planted) thief.cookies.set(name, value);
    expect(await person.isIn(thief)).toBe(false);
    expect((await thief.get('/user/isMfaRequired')).statusCode).toBe(401);
    expect(await person.isIn()).toBe(true);
  });

  test('lasts a quarter of an hour', async () => {
    const person = await owing();
    server.clock.now += 15 * MINUTE_MS;
    expect((await person.post('/user/verificationcodeapi', {})).statusCode).toBe(401);
  });

  test('requires the CSRF token', async () => {
    const person = await owing();
    await person.ask('/user/verificationcodeapi', {});
    const body = { mfa_code: await person.mailedCode() };
    const forged = await person.browser.send('POST', '/user/verifymfaapi', { body, csrf: null });
    expect(forged.json()).toMatchObject({ error: 'CSRF_REJECTED' });
  });

  test('of a person deactivated in the meantime gives no access', async () => {
    const person = await owing();
    await person.ask('/user/verificationcodeapi', {});
    const code = await person.mailedCode();
    await server.control.asSystem((tx) =>
      tx.updateTable('users').set({ is_active: false }).where('id', '=', person.id).execute(),
    );
    expect((await person.post('/user/verifymfaapi', { mfa_code: code })).statusCode).toBe(401);
    expect(await person.isIn()).toBe(false);
  });

  test('continues to the requested page', async () => {
    const person = await TestPerson.add(server, { tenant: 'sale' });
    await person.signIn({ redirect: '/ui/appAudit/services' });
    await person.ask('/user/verificationcodeapi', {});
    const mfa_code = await person.mailedCode();
    expect(await person.ask('/user/verifymfaapi', { mfa_code })).toMatchObject({
      api_response_redirect: '/ui/appAudit/services',
    });
  });

  test('the outcome is recorded, without the code', async () => {
    const person = await owing();
    await person.ask('/user/verificationcodeapi', {});
    const code = await person.mailedCode();
    await verify(person, otherThan(code));
    await verify(person, code);
    const entries = await server.control.asSystem((tx) =>
      tx.selectFrom('audit_trail').selectAll().where('user_id', '=', person.id).orderBy('sequence').execute(),
    );
    expect(entries.map(({ action, outcome, details }) => [action, outcome, details])).toEqual([
      ['POST /user/loginapi', 'MFA_REQUIRED', {}],
      ['POST /user/verifymfaapi', 'INVALID_MFA_CODE', {}],
      ['POST /user/verifymfaapi', 'success', { factor: 'mail' }],
    ]);
    expect(JSON.stringify(entries)).not.toContain(code);
  });

  test("codes, secrets and recovery codes aren't stored in plain text", async () => {
    const person = await owing();
    await person.ask('/user/verificationcodeapi', {});
    const code = await person.mailedCode();
    await verify(person, code);
    const { secret, recoveryCodes } = await person.addApp();
    await person.post('/admin/user/mfa/app', { proof: { password: PASSWORD } });
    const rows: unknown[] = await server.control.asSystem(async (tx) => [
      ...(await tx.selectFrom('totp_secrets').selectAll().execute()),
      ...(await tx.selectFrom('recovery_codes').selectAll().execute()),
      ...(await tx.selectFrom('verification_codes').selectAll().execute()),
      ...(await tx.selectFrom('audit_trail').selectAll().execute()),
    ]);
    const stored = JSON.stringify(rows);
    for (const kept of [secret, ...recoveryCodes, ...recoveryCodes.map((one) => one.replaceAll('-', ''))])
      expect(stored).not.toContain(kept);
  });
});
