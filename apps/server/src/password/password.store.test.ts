import { createHash, randomBytes } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import { listAudit } from '@casbah/stores/control/history/audit-trail';
import type { LinkPurpose } from '@casbah/stores/control/links/link-purpose';
import { makeLink } from '@casbah/stores/control/links/one-time-links';
import { addProvider, setSsoDomain } from '@casbah/stores/control/sso/identity-providers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addPerson,
  Browser,
  openTestServer,
  PASSWORD,
  PUBLIC_ORIGIN,
  type TestServer,
} from '../test-compose.ts';
import { recordStatements } from '../test-statements.ts';
import { ASKED_BY_ADDRESS, MAILS_TO_ACCOUNT } from './service.ts';

const NEW = 'Another-horse-7-battery';
type Letter = Awaited<ReturnType<TestServer['letters']>>[number];
let server: TestServer;
let people = 0;
let email = '';
let person: { id: string };
let visitor: Browser;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
/** Each test has a separate person and address. */
beforeEach(async () => {
  people += 1;
  email = `person-${people}@atlas.example`;
  person = await addPerson(server.control, { tenant: 'atlas', email, role: 'sysadmin' });
  visitor = await newVisitor();
});

async function newVisitor(): Promise<Browser> {
  people += 1;
  const made = new Browser(server.app, `10.${people >> 8}.${people & 255}.1`);
  await made.get('/user/setup');
  return made;
}
const lettersTo = async (to: string): Promise<Letter[]> =>
  (await server.letters()).filter((letter) => letter.to === to);
const forgot = (asked: object, from = visitor) => from.post('/user/forgotpasswordapi', asked);
const reset = (given: object, from = visitor) =>
  from.post('/user/resetpasswordapi', { action: 'update', email, password: NEW, ...given });
const change = (given: object, from = visitor) =>
  from.post('/user/expiredpasswordapi', {
    action: 'change',
    email,
    password: NEW,
    old_password: PASSWORD,
    ...given,
  });
const link = (purpose: LinkPurpose = 'reset-password', more: object = {}): Promise<string> =>
  server.control.asSystem((tx) =>
    makeLink(tx, {
      purpose,
      tenant: 'atlas',
      user: person.id,
      email,
      createdOn: server.clock.now,
      expiresOn: server.clock.now + HOUR_MS,
      ...more,
    }),
  );
const canSignIn = async (password: string, as = email): Promise<boolean> =>
  (await (await newVisitor()).signIn(as, password)).statusCode === 200;

/** Parameters of the link in an email. */
function linkOf(letter: Letter | undefined): { address: string; query: URLSearchParams } {
  const address = /https?:\/\/\S+\/#\/\S*/.exec(letter?.text ?? '')?.[0] ?? '';
  return { address, query: new URLSearchParams(address.slice(address.indexOf('?'))) };
}

describe('a forgotten password', () => {
  test('is requested by email, and reset by its link [PL-C019] [PL-C020] [PL-S009]', async () => {
    const answer = await forgot({ email: ` ${email.toUpperCase()}`, tenant_db: '' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { api_response: 'success' }]);
    const [letter] = await lettersTo(email);
    expect(letter?.subject).toBe('Reset your Casbah password');
    const { address, query } = linkOf(letter);
    expect(address.startsWith(`${PUBLIC_ORIGIN}/#/resetpassword?`)).toBe(true);
    expect(query.get('email')).toBe(email);
    const set = await reset({ ctx: query.get('ctx'), tenant_db: 'atlas' });
    expect([set.statusCode, set.json()]).toEqual([200, { api_response: 'success' }]);
    expect([await canSignIn(NEW), await canSignIn(PASSWORD)]).toEqual([true, false]);
  });

  test('sends an email for each company with an account, or for the named one', async () => {
    await addPerson(server.control, { tenant: 'rif', email, role: 'sysadmin' });
    await forgot({ email });
    const both = await lettersTo(email);
    expect(both.map(({ text }) => /Company \w+/.exec(text)?.[0]).sort()).toEqual([
      'Company atlas',
      'Company rif',
    ]);
    await forgot({ email, tenant_db: 'Company RIF' });
    expect((await lettersTo(email)).slice(2).map(({ text }) => /Company \w+/.exec(text)?.[0])).toEqual([
      'Company rif',
    ]);
    // Each link belongs to its own company.
    const ofRif = both.find(({ text }) => text.includes('Company rif'));
    expect((await reset({ ctx: linkOf(ofRif).query.get('ctx') })).statusCode).toBe(200);
    const signIn = (password: string) =>
      visitor.post('/user/loginapi', { email, password, custdomain: 'atlas' });
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
    expect((await signIn(NEW)).statusCode).toBe(401);
  });

  test('takes the same work and gives the same response for an unknown email', async () => {
    const recorded = async (asked: string) => {
      const shapes = await recordStatements(server.control, () => forgot({ email: asked }));
      await server.letters();
      return shapes;
    };
    const known = await recorded(email);
    const unknown = await recorded(`nobody-${people}@atlas.example`);
    expect(known.statements.length).toBeGreaterThan(0);
    expect(unknown.statements).toEqual(known.statements);
    expect([unknown.answer.statusCode, unknown.answer.body]).toEqual([
      known.answer.statusCode,
      known.answer.body,
    ]);
    expect(await lettersTo(`nobody-${people}@atlas.example`)).toEqual([]);
    expect(await lettersTo(email)).toHaveLength(1);
  });

  test("links to the public URL, whatever the request's host", async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      'x-forwarded-proto': 'https',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
    };
    await visitor.get('/user/setup', { headers: { host: 'evil.example' } });
    await visitor.send('POST', '/user/forgotpasswordapi', { body: { email }, headers });
    const [letter] = await lettersTo(email);
    expect(linkOf(letter).address.startsWith(`${PUBLIC_ORIGIN}/#/`)).toBe(true);
    expect(`${letter?.text}${letter?.html}`).not.toContain('evil.example');
  });

  test.each(['casbah-support@atlas.example', ' Casbah-Support+amina@atlas.example'])(
    'is refused for the support account %s [PF-P018]',
    async (support) => {
      const answer = await forgot({ email: support });
      expect([answer.statusCode, answer.json().error]).toEqual([401, 'INVALID_USER_EMAIL']);
      expect(await lettersTo(support.trim().toLowerCase())).toEqual([]);
    },
  );

  test('never floods a mailbox, even for several requesters', async () => {
    for (let asked = 0; asked < MAILS_TO_ACCOUNT + 3; asked += 1)
      expect((await forgot({ email }, await newVisitor())).statusCode).toBe(200);
    expect(await lettersTo(email)).toHaveLength(MAILS_TO_ACCOUNT);
    server.clock.now += HOUR_MS;
    await forgot({ email });
    expect(await lettersTo(email)).toHaveLength(MAILS_TO_ACCOUNT + 1);
  });

  test('is limited per IP address and hour', async () => {
    const answers = [];
    for (let asked = 0; asked <= ASKED_BY_ADDRESS; asked += 1)
      answers.push(await forgot({ email: `somebody-${asked}@atlas.example` }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(ASKED_BY_ADDRESS).fill(200), 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test("isn't available to people who must sign in with their provider", async () => {
    const domain = `forced-${people}.example`;
    const forced = { tenant: 'atlas', email: `amina@${domain}`, role: 'sysadmin' } as const;
    await addPerson(server.control, forced);
    await server.control.asSystem(async (tx) => {
      await addProvider(tx, {
        id: domain,
        tenant_id: 'atlas',
        kind: 'saml',
        name: domain,
        service_origin: PUBLIC_ORIGIN,
        entity_id: domain,
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
      await setSsoDomain(tx, { domain, tenant_id: 'atlas', provider_id: domain, is_forced: true });
      // This person came through a provider and has no password to forget.
      await tx
        .updateTable('users')
        .set({ password_hash: null, is_db_login_allowed: false })
        .where('id', '=', person.id)
        .execute();
    });
    for (const one of [forced.email, email]) {
      const answer = await forgot({ email: one });
      expect(answer.json()).toEqual({ api_response: 'success' });
      const letters = await lettersTo(one);
      expect(letters.map(({ subject }) => subject)).toEqual(['Sign in to Casbah with single sign-on']);
      expect(linkOf(letters[0]).query.get('ctx')).toBeNull();
    }
  });

  test("of a deactivated account sends no email, and the response doesn't reveal it", async () => {
    await server.control.asSystem((tx) =>
      tx.updateTable('users').set({ is_active: false }).where('id', '=', person.id).execute(),
    );
    expect((await forgot({ email })).json()).toEqual({ api_response: 'success' });
    expect(await lettersTo(email)).toEqual([]);
  });

  test('is recorded for its company, with the email that was sent', async () => {
    await forgot({ email });
    await server.letters();
    const [entry] = await server.control.inTenant('atlas', (tx) => listAudit(tx, { limit: 1 }));
    expect(entry).toMatchObject({
      action: 'POST /user/forgotpasswordapi',
      user_email: email,
      object: person.id,
      outcome: 'success',
      details: { mail: 'reset-password' },
    });
  });

  test('can be requested only from our own page', async () => {
    const answer = await visitor.send('POST', '/user/forgotpasswordapi', { body: { email }, csrf: null });
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'CSRF_REJECTED']);
    expect(await lettersTo(email)).toEqual([]);
  });
});

describe('a password link', () => {
  test('works once, ends every session and every other link, and sends an email [PL-C020]', async () => {
    const open = await newVisitor();
    await open.signIn(email);
    const [ctx, other] = [await link(), await link('set-password')];
    expect((await reset({ ctx })).statusCode).toBe(200);
    expect((await open.get('/admin/heartbeat')).statusCode).toBe(401);
    expect((await reset({ ctx, password: 'A-third-horse-5-battery' })).json().error).toBe('LINK_INVALID');
    expect((await reset({ ctx: other, password: 'A-third-horse-5-battery' })).json().error).toBe(
      'LINK_INVALID',
    );
    expect(await canSignIn(NEW)).toBe(true);
    const [letter] = await lettersTo(email);
    expect(letter?.subject).toBe('Your password was changed');
    expect(letter?.text).toContain('Company atlas');
    expect(letter?.text).not.toContain(NEW);
    const entries = await server.control.inTenant('atlas', (tx) => listAudit(tx, { limit: 5 }));
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'POST /user/resetpasswordapi',
        object: person.id,
        outcome: 'success',
      }),
    );
  });

  test('used twice at once sets one password', async () => {
    const ctx = await link();
    const passwords = ['First-horse-1-battery', 'Second-horse-2-battery', 'Third-horse-3-battery'];
    const answers = await Promise.all(passwords.map((password) => reset({ ctx, password })));
    const won = answers.map(({ statusCode }) => statusCode);
    expect(won.filter((status) => status === 200)).toHaveLength(1);
    expect(won.filter((status) => status === 410)).toHaveLength(2);
    const opens = [];
    for (const password of passwords) opens.push(await canSignIn(password));
    expect(opens).toEqual(won.map((status) => status === 200));
  });

  test.each([
    ['too weak', 'weak', 'PASSWORD_TOO_WEAK', 601],
    ['one of the last', PASSWORD, 'PASSWORD_REUSED', 600],
  ])('stays valid if the password is %s [SH-X030] [SH-X031]', async (_what, password, error, code) => {
    const ctx = await link();
    const refused = await reset({ ctx, password });
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { error, api_response: code }]);
    expect(await canSignIn(PASSWORD)).toBe(true);
    expect((await reset({ ctx })).statusCode).toBe(200);
  });

  test('is bound to its person, company, purpose and time', async () => {
    const ctx = await link();
    const other = await addPerson(server.control, {
      tenant: 'atlas',
      email: `other-${people}@atlas.example`,
      role: 'sysadmin',
    });
    const expectRefused = async (answer: Promise<{ statusCode: number; json(): { error: string } }>) => {
      const { statusCode, json } = await answer;
      expect([statusCode, json().error]).toEqual([410, 'LINK_INVALID']);
    };
    await expectRefused(reset({ ctx, email: other.email }));
    await expectRefused(reset({ ctx, tenant_db: 'rif' }));
    await expectRefused(change({ ctx }));
    for (const purpose of [
      ...(['expired-password', 'finish-sign-up', 'connector-finish-sign-up'] as const),
      ...(['approve-sign-up', 'verify-email'] as const),
    ])
      await expectRefused(reset({ ctx: await link(purpose) }));
    server.clock.now += HOUR_MS;
    await expectRefused(reset({ ctx }));
    expect(await canSignIn(PASSWORD)).toBe(true);
  });

  test("of a person deactivated in the meantime doesn't work", async () => {
    const ctx = await link();
    await server.control.asSystem((tx) =>
      tx.updateTable('users').set({ is_active: false }).where('id', '=', person.id).execute(),
    );
    expect((await reset({ ctx })).statusCode).toBe(410);
  });

  test("can't be guessed: nothing stored works, and attempts per IP address are limited", async () => {
    const ctx = await link();
    const guesses = [
      createHash('sha256').update(ctx).digest('hex'),
      ctx.slice(0, -1),
      `${ctx}x`,
      '',
      person.id,
    ];
    for (const guess of guesses) expect((await reset({ ctx: guess })).statusCode).toBe(410);
    const answers = [];
    for (let tries = 0; tries < 30; tries += 1)
      answers.push(await reset({ ctx: randomBytes(32).toString('base64url') }));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
  });

  test('sets nothing but the password, whatever else is sent', async () => {
    const enduser = await addPerson(server.control, {
      tenant: 'atlas',
      email: `end-${people}@atlas.example`,
      role: 'enduser',
    });
    const row = () =>
      server.control.asSystem((tx) =>
        tx.selectFrom('users').selectAll().where('id', '=', enduser.id).executeTakeFirstOrThrow(),
      );
    const before = await row();
    const ctx = await link('set-password', { user: enduser.id, email: enduser.email });
    const more = {
      is_admin: true,
      tenant_id: 'rif',
      id: person.id,
      user: person.id,
      user_id: person.id,
      name: 'Eve',
      is_active: false,
      role: 'sysadmin',
      set: 5,
      hash: 'x',
      must_change_password: true,
    };
    expect((await reset({ ctx, email: enduser.email, ...more })).statusCode).toBe(200);
    const { password_hash: _, password_changed_on: __, ...rest } = await row();
    const { password_hash: ___, password_changed_on: ____, ...same } = before;
    expect(rest).toEqual(same);
  });

  test('unlocks an account locked by failed sign-ins', async () => {
    const thief = await newVisitor();
    for (let tries = 0; tries < 5; tries += 1) await thief.signIn(email, 'wrong');
    expect(await canSignIn(PASSWORD)).toBe(false);
    expect((await reset({ ctx: await link() })).statusCode).toBe(200);
    expect(await canSignIn(NEW)).toBe(true);
  });
});

describe('a password that must be changed', () => {
  test('is changed with the current one, by the link that sign-in returns [PL-C021]', async () => {
    const ctx = await link('expired-password');
    const answer = await change({ ctx, tenant_db: 'atlas' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { api_response: 'success' }]);
    expect([await canSignIn(NEW), await canSignIn(PASSWORD)]).toEqual([true, false]);
    expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual(['Your password was changed']);
    expect((await change({ ctx })).statusCode).toBe(410);
  });

  test('is required by sign-in, which returns the link, and allows sign-in once changed', async () => {
    await server.control.asSystem((tx) =>
      tx.updateTable('users').set({ must_change_password: true }).where('id', '=', person.id).execute(),
    );
    const refused = (await visitor.signIn(email)).json();
    expect(refused).toMatchObject({ error: 'PASSWORD_EXPIRED', api_response: 602 });
    const page: string = refused.details.api_response_redirect;
    const query = new URLSearchParams(page.slice(page.indexOf('?')));
    const changed = await change({ ctx: query.get('ctx'), email: query.get('email') });
    expect(changed.statusCode).toBe(200);
    expect(await canSignIn(NEW)).toBe(true);
  });

  test("isn't changed if the current one is wrong: that counts as a failed sign-in [SH-X033]", async () => {
    const ctx = await link('expired-password');
    const answers = [];
    for (let tries = 0; tries < 5; tries += 1) answers.push(await change({ ctx, old_password: 'wrong' }));
    expect(answers[0]?.json()).toMatchObject({ error: 'PASSWORD_INCORRECT', api_response: 603 });
    expect(answers[0]?.json().details).toMatchObject({ failed_attempts: 1, remaining: 4 });
    expect(answers.at(-1)?.json().error).toBe('LOCKED_OUT');
    // Even the right one is refused until the lock ends, here and at sign-in.
    expect((await change({ ctx })).json().error).toBe('LOCKED_OUT');
    expect(await canSignIn(PASSWORD)).toBe(false);
    server.clock.now += 15 * MINUTE_MS;
    expect((await change({ ctx })).statusCode).toBe(200);
  });

  test("can't be guessed by many concurrent attempts", async () => {
    const ctx = await link('expired-password');
    const looked = vi.spyOn(server.provided.newPasswords, 'isPresent');
    const tries = Array.from({ length: 12 }, (_, index) => change({ ctx, old_password: `wrong ${index}` }));
    const errors = (await Promise.all(tries)).map((answer) => answer.json().error);
    expect(errors.filter((error) => error === 'PASSWORD_INCORRECT')).toHaveLength(4);
    expect(errors.filter((error) => error === 'LOCKED_OUT')).toHaveLength(8);
    // Attempts after the lock weren't evaluated.
    expect(looked).toHaveBeenCalledTimes(5);
    looked.mockRestore();
  });

  test('must follow the password rules, and the link stays valid', async () => {
    const ctx = await link('expired-password');
    expect((await change({ ctx, password: 'weak' })).json().api_response).toBe(601);
    expect((await change({ ctx, password: PASSWORD })).json().api_response).toBe(600);
    expect((await change({ ctx })).statusCode).toBe(200);
  });
});

describe('a signed-in person', () => {
  test('changes their password with the current one: other sessions end, theirs continues', async () => {
    const [here, elsewhere] = [await newVisitor(), await newVisitor()];
    await here.signIn(email);
    await elsewhere.signIn(email);
    expect((await change({ old_password: 'wrong' }, here)).json().error).toBe('PASSWORD_INCORRECT');
    expect((await change({}, here)).statusCode).toBe(200);
    expect((await here.get('/admin/heartbeat')).statusCode).toBe(200);
    expect((await elsewhere.get('/admin/heartbeat')).statusCode).toBe(401);
    expect([await canSignIn(NEW), await canSignIn(PASSWORD)]).toEqual([true, false]);
  });

  test("can't change anyone else’s, and no one can without a session or link", async () => {
    const here = await newVisitor();
    await here.signIn(email);
    const other = await addPerson(server.control, {
      tenant: 'atlas',
      email: `victim-${people}@atlas.example`,
      role: 'enduser',
    });
    expect((await change({ email: other.email }, here)).statusCode).toBe(410);
    expect((await change({}, await newVisitor())).statusCode).toBe(410);
    expect((await change({ ctx: '' }, await newVisitor())).statusCode).toBe(410);
    expect(await canSignIn(PASSWORD, other.email)).toBe(true);
  });
});
