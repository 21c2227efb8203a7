import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import { listAudit } from '@casbah/stores/control/history/audit-trail';
import type { LinkPurpose } from '@casbah/stores/control/links/link-purpose';
import { makeLink } from '@casbah/stores/control/links/one-time-links';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Settings } from '../settings.ts';
import {
  addPerson,
  Browser,
  openTestServer,
  PASSWORD,
  PUBLIC_ORIGIN,
  type TestServer,
} from '../test-compose.ts';
import { recordStatements } from '../test-statements.ts';
import { ASKED_BY_ADDRESS, MAILS_TO_DOMAIN, MAILS_TO_EMAIL } from './service.ts';

type Letter = Awaited<ReturnType<TestServer['letters']>>[number];
const OPERATOR = 'operations@host.example';
let open: TestServer;
let approving: TestServer;
let closed: TestServer;
const servers: TestServer[] = [];
async function start(signUp?: Settings['signUp']): Promise<TestServer> {
  const server = await openTestServer(signUp === undefined ? {} : { settings: { signUp } });
  servers.push(server);
  return server;
}
beforeAll(async () => {
  open = await start({ mode: 'open', operatorEmail: undefined });
  approving = await start({ mode: 'approval', operatorEmail: OPERATOR });
  closed = await start();
});
afterAll(async () => {
  for (const server of servers) await server.close();
});

let count = 0;
/** Each test signs up a separate company. */
let domain = '';
let email = '';
beforeEach(() => {
  count += 1;
  domain = `company-${count}.example`;
  email = `amina@${domain}`;
});
const began = new Map<TestServer, number>();
beforeEach(() => {
  for (const server of servers) began.set(server, server.clock.now);
});
/** Resets the clock after tests that move it: hourly counts must not depend on the order of tests. */
afterEach(() => {
  for (const server of servers) server.clock.now = (began.get(server) ?? 0) + 2 * HOUR_MS;
});

let visitors = 0;
async function visitor(server = open): Promise<Browser> {
  visitors += 1;
  const made = new Browser(server.app, `10.${visitors >> 8}.${visitors & 255}.1`);
  await made.get('/user/setup');
  return made;
}
const asked = (more: object = {}) => ({
  company: `Company ${count}`,
  email,
  fname: 'Amina',
  lname: 'Berrada',
  domain,
  ...more,
});
const signUp = async (more: object = {}, server = open) =>
  (await visitor(server)).post('/user/signupapi', asked(more));
const lettersTo = async (to: string, server = open): Promise<Letter[]> =>
  (await server.letters()).filter((letter) => letter.to === to);
const subjectsTo = async (to: string, server = open): Promise<string[]> =>
  (await lettersTo(to, server)).map(({ subject }) => subject);

function linkOf(letter: Letter | undefined): { address: string; query: Record<string, string> } {
  const address = /https?:\/\/\S+\/#\/\S*/.exec(letter?.text ?? '')?.[0] ?? '';
  const query = new URLSearchParams(address.slice(address.indexOf('?')));
  return { address, query: Object.fromEntries(query) };
}
/** Signs up, and returns the parameters of the emailed link. */
async function mailedContext(more: object = {}, server = open): Promise<string> {
  await signUp(more, server);
  const letters = await lettersTo(email, server);
  return linkOf(letters.at(-1)).query.c ?? '';
}
const finish = (ctx: string, more: object = {}, from?: Browser) =>
  post(from, '/user/signupfinishapi', {
    signup_context: ctx,
    admin_email: email,
    admin_password: PASSWORD,
    resource_uri: '/ui/',
    ...more,
  });
async function post(from: Browser | undefined, path: string, body: object) {
  return (from ?? (await visitor())).post(path, body);
}
const companiesOf = (one: string, server = open) =>
  server.control.asSystem((tx) =>
    tx.selectFrom('tenants').selectAll().where('primary_domain', '=', one).execute(),
  );

describe('sign-up', () => {
  test('is reported as open or closed [PL-C010]', async () => {
    for (const [server, expected] of [
      ...([[open, 'success']] as const),
      ...([[approving, 'success']] as const),
      ...([[closed, 'closed']] as const),
    ])
      expect((await new Browser(server.app).get('/user/signupcheck')).json()).toEqual({
        api_response: expected,
      });
  });

  test('creates a company: verifies the email, creates it, and signs in its sysadmin [PL-C011] [PL-C014] [PL-C016] [PL-S006] [PL-S007] [PL-E002] [PL-E003]', async () => {
    const answer = await signUp({ email: email.toUpperCase(), domain: domain.toUpperCase() });
    expect([answer.statusCode, answer.json()]).toEqual([200, { api_response: 'success' }]);
    const [letter] = await lettersTo(email);
    expect(letter?.subject).toBe('Finish signing up for Casbah');
    const { address, query } = linkOf(letter);
    expect(address.startsWith(`${PUBLIC_ORIGIN}/#/finishsignup?`)).toBe(true);
    expect(query.e).toBe(email);
    expect(await companiesOf(domain)).toEqual([]);

    const person = await visitor();
    const info = await person.get(
      `/user/signupfinishinfo?${new URLSearchParams({ email, ctx: query.c ?? '' })}`,
    );
    expect(info.json()).toEqual({
      api_response: 'success',
      first_name: 'Amina',
      last_name: 'Berrada',
      resource_uri: '/ui/',
      tenant_name: `Company ${count}`,
      admin_email: email,
    });
    const finished = await finish(query.c ?? '', {}, person);
    expect([finished.statusCode, finished.json()]).toEqual([
      200,
      { api_response: 'success', api_response_redirect: '/ui/', tenant_landing_page: '/ui/' },
    ]);
    const session = (await person.get('/admin/user/sessions')).json();
    expect(session).toMatchObject({
      user_email: email,
      userName: 'Amina Berrada',
      role: 'sysadmin',
      tenantName: `Company ${count}`,
      primary_domain: domain,
    });
    expect((await (await visitor()).signIn(email)).statusCode).toBe(200);
    const entries = await open.control.inTenant(session.tenantId, (tx) => listAudit(tx, { limit: 5 }));
    expect(entries.map(({ action, outcome }) => [action, outcome])).toContainEqual([
      ...['POST /user/signupfinishapi', 'success'],
    ]);
  });

  test('is recorded before the company exists, each step with its email', async () => {
    await signUp({}, approving);
    const context = linkOf((await lettersTo(email, approving)).at(-1)).query.ctx;
    await post(await visitor(approving), '/user/emailapproval', { context });
    const entries = await approving.control.asSystem((tx) =>
      tx
        .selectFrom('audit_trail')
        .selectAll()
        .orderBy('tenant_id', 'desc')
        .orderBy('sequence', 'desc')
        .execute(),
    );
    expect(
      entries
        .filter(({ details }) => details.domain === domain)
        .map(({ tenant_id, action, user_email, details: { mail } }) => [tenant_id, action, user_email, mail]),
    ).toEqual([
      ['', 'POST /user/emailapproval', email, 'approve-sign-up'],
      ['', 'POST /user/signupapi', email, 'verify-email'],
    ]);
  });

  test("sends a stranger's mailbox nothing that someone else typed", async () => {
    await signUp({ fname: 'Win a prize', lname: 'at evil', company: 'Click here now' });
    const [letter] = await lettersTo(email);
    expect(`${letter?.subject}${letter?.text}${letter?.html}`).not.toMatch(/prize|evil|Click here/);
  });

  test('takes the same work for known and unknown emails; only the email differs', async () => {
    await addPerson(open.control, { tenant: `known-${count}`, email: `known@${domain}`, role: 'sysadmin' });
    await open.control.asSystem((tx) =>
      tx.updateTable('tenants').set({ primary_domain: domain }).where('id', '=', `known-${count}`).execute(),
    );
    const asking = (more: object) => recordStatements(open.control, () => signUp(more));
    const known = await asking({ email: `known@${domain}` });
    const ofKnownCompany = await asking({ email: `new@${domain}` });
    const unknown = await asking({ email: `a@un${domain}`, domain: `un${domain}` });
    expect(unknown.statements.length).toBeGreaterThan(0);
    for (const { answer, statements } of [known, ofKnownCompany, unknown]) {
      expect([answer.statusCode, answer.json()]).toEqual([200, { api_response: 'success' }]);
      expect(statements).toEqual(unknown.statements);
    }
    for (const one of [`known@${domain}`, `new@${domain}`]) {
      const letters = await lettersTo(one);
      expect(letters.map(({ subject }) => subject)).toEqual(['Your sign-up for Casbah']);
      // Only members learn which company it is.
      expect(letters[0]?.text).not.toContain(`Company known-${count}`);
    }
    expect(await subjectsTo(`a@un${domain}`)).toEqual(['Finish signing up for Casbah']);
  });

  test("links to the public URL, whatever the request's host", async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
    };
    const browser = await visitor();
    await browser.get('/user/setup', { headers: { host: 'evil.example' } });
    await browser.send('POST', '/user/signupapi', { body: asked(), headers });
    const [letter] = await lettersTo(email);
    expect(linkOf(letter).address.startsWith(`${PUBLIC_ORIGIN}/#/`)).toBe(true);
    expect(`${letter?.text}${letter?.html}`).not.toContain('evil.example');
  });

  test('uses the language of the page or browser', async () => {
    await signUp({ lang: 'de' });
    const french = { 'accept-language': 'fr-CH, fr;q=0.9, en;q=0.8' };
    await (await visitor()).send('POST', '/user/signupapi', {
      body: asked({ email: `b@fr${domain}`, domain: `fr${domain}` }),
      headers: french,
    });
    expect(await subjectsTo(email)).toEqual(['Schließen Sie Ihre Registrierung bei Casbah ab']);
    expect(await subjectsTo(`b@fr${domain}`)).toEqual(['Terminez votre inscription à Casbah']);
  });

  test.each([
    ['the domain is another than the address’s', { domain: 'other.example' }, 'domain'],
    ['the address is of a public mail service', { email: 'amina@gmail.com', domain: 'gmail.com' }, 'email'],
    [
      'the address is a support account’s',
      { email: 'casbah-support@a.example', domain: 'a.example' },
      'email',
    ],
    ['the app is none', { app: 'evil' }, 'app'],
  ])('is refused if %s', async (_what, more, field) => {
    const answer = await signUp(more);
    expect(answer.json()).toMatchObject({ error: 'UNPROCESSABLE', details: { field } });
  });

  test.each([
    ...[
      { email: 'amina' },
      { email: 'amina@company.example\r\nBcc: eve@evil.example' },
      { domain: 'not a domain' },
    ],
    ...[
      { company: '' },
      { fname: '<b>Amina' },
      { lname: 'x'.repeat(65) },
      { company: 'See https://evil.example' },
    ],
    ...[{ company: 'a\r\nBcc: eve@evil.example' }, { fname: undefined }],
  ])('is invalid with %j [PL-C011]', async (more) => {
    const answer = await signUp(more);
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'BAD_REQUEST']);
  });

  test('is closed unless the operator opens it: no email is sent, no link works', async () => {
    const answer = await signUp({}, closed);
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'SIGN_UP_CLOSED']);
    expect(await closed.letters()).toEqual([]);
    const approval = await (await visitor(closed)).post('/user/emailapproval', { context: 'x' });
    expect(approval.json().error).toBe('SIGN_UP_CLOSED');
  });

  test("can't flood a mailbox, and is limited per IP address and hour", async () => {
    for (let times = 0; times < MAILS_TO_EMAIL + 2; times += 1) expect((await signUp()).statusCode).toBe(200);
    expect(await lettersTo(email)).toHaveLength(MAILS_TO_EMAIL);
    for (let times = 0; times < MAILS_TO_DOMAIN; times += 1)
      await signUp({ email: `other-${times}@${domain}` });
    const toDomain = (await open.letters()).filter(({ to }) => to.endsWith(`@${domain}`));
    expect(toDomain.length).toBeLessThanOrEqual(MAILS_TO_DOMAIN);
    const one = await visitor();
    const answers = [];
    for (let times = 0; times <= ASKED_BY_ADDRESS; times += 1)
      answers.push(
        await one.post(
          '/user/signupapi',
          asked({ email: `x@a${times}.example`, domain: `a${times}.example` }),
        ),
      );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(ASKED_BY_ADDRESS).fill(200), 429]);
  });

  test('can be requested only from our own page', async () => {
    const answer = await (await visitor()).send('POST', '/user/signupapi', { body: asked(), csrf: null });
    expect(answer.json().error).toBe('CSRF_REJECTED');
  });
});

describe('finishing a sign-up', () => {
  test('works once, even when done twice concurrently', async () => {
    const ctx = await mailedContext();
    const answers = await Promise.all([finish(ctx), finish(ctx), finish(ctx)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
    expect(await companiesOf(domain)).toHaveLength(1);
    expect((await finish(ctx)).json().error).toBe('LINK_INVALID');
  });

  test('creates one company for two sign-ups of a domain', async () => {
    const first = await mailedContext();
    const second = await mailedContext({ company: 'The other one' });
    const answers = await Promise.all([finish(first), finish(second)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect(await companiesOf(domain)).toHaveLength(1);
  });

  test("is refused with another sign-up's link", async () => {
    const ctx = await mailedContext();
    expect((await finish(ctx, { admin_email: 'eve@evil.example' })).statusCode).toBe(410);
    expect((await finish(`${ctx}x`)).statusCode).toBe(410);
    expect((await finish('')).statusCode).toBe(410);
    const from = await visitor();
    for (const query of [
      { email: 'eve@evil.example', ctx },
      { email, ctx: 'x' },
    ])
      expect((await from.get(`/user/signupfinishinfo?${new URLSearchParams(query)}`)).json().error).toBe(
        'LINK_INVALID',
      );
    const connector = await from.post('/user/connector-signupfinishapi', {
      signup_context: ctx,
      admin_email: email,
      admin_password: PASSWORD,
      company_name: 'A',
    });
    expect(connector.statusCode).toBe(410);
    for (const purpose of ['reset-password', 'verify-email', 'approve-sign-up'] as const)
      expect((await finish(await otherLink(purpose))).statusCode).toBe(410);
    open.clock.now += 7 * DAY_MS;
    expect((await finish(ctx)).statusCode).toBe(410);
    expect(await companiesOf(domain)).toEqual([]);
  });

  test('must follow the password rules, and the link stays valid', async () => {
    const ctx = await mailedContext();
    const weak = await finish(ctx, { admin_password: 'weak' });
    expect(weak.json()).toMatchObject({ error: 'PASSWORD_TOO_WEAK', api_response: 601 });
    expect((await finish(ctx)).statusCode).toBe(200);
  });

  test('redirects only to a path of this server', async () => {
    const evil = await finish(await mailedContext(), { resource_uri: 'https://evil.example/' });
    expect(evil.json().api_response_redirect).toBe('/ui/');
  });

  test('creates what was signed up, whatever else is sent', async () => {
    const ctx = await mailedContext();
    const person = await visitor();
    const more = {
      tenant: 'atlas',
      tenant_id: 'atlas',
      company: 'Other',
      company_name: 'Other',
      domain: 'atlas.example',
    };
    await finish(ctx, { ...more, email: 'eve@evil.example', is_admin: false }, person);
    expect((await person.get('/admin/user/sessions')).json()).toMatchObject({
      tenantName: `Company ${count}`,
      primary_domain: domain,
      user_email: email,
      role: 'sysadmin',
    });
  });

  const otherLink = (purpose: LinkPurpose): Promise<string> =>
    open.control.asSystem((tx) =>
      makeLink(tx, {
        purpose,
        tenant: null,
        email,
        data: { company: 'A', email, domain, fname: 'A', lname: 'B' },
        createdOn: open.clock.now,
        expiresOn: open.clock.now + DAY_MS,
      }),
    );
});

describe('a sign-up that began in an app', () => {
  test('can begin in a cloud platform, without any connector [PL-C012] [PL-S061]', async () => {
    const answer = await new Browser(open.app).get('/admin/application/signupapps');
    expect(answer.json()).toEqual({
      api_response: 'success',
      application_list: [
        { id: 'amazonwebservices', name: 'Amazon Web Services', category: 'Cloud platform' },
      ],
    });
  });

  test('names its company at the end [PL-C015] [PL-C017] [PL-S008]', async () => {
    await signUp({ app: 'amazonwebservices' });
    const [letter] = await lettersTo(email);
    expect(letter?.text).toContain('Amazon Web Services');
    const { address, query } = linkOf(letter);
    expect(address.startsWith(`${PUBLIC_ORIGIN}/#/connectorfinishsignup?`)).toBe(true);
    const ctx = query.c ?? '';
    const person = await visitor();
    const info = await person.get(`/user/connector-signupfinishinfo?${new URLSearchParams({ email, ctx })}`);
    expect(info.json()).toMatchObject({ first_name: 'Amina', last_name: 'Berrada', admin_email: email });
    expect((await finish(ctx)).statusCode).toBe(410);
    const body = { signup_context: ctx, admin_email: email, admin_password: PASSWORD, resource_uri: '/ui/' };
    const unnamed = await person.post('/user/connector-signupfinishapi', body);
    expect(unnamed.statusCode).toBe(400);
    const named = await person.post('/user/connector-signupfinishapi', {
      ...body,
      company_name: 'Atlas Cloud',
    });
    expect(named.json()).toMatchObject({ api_response: 'success', api_response_redirect: '/ui/' });
    expect((await person.get('/admin/user/sessions')).json().tenantName).toBe('Atlas Cloud');
  });
});

describe('approval by the operator', () => {
  const contextFor = async (to: string): Promise<string> =>
    linkOf((await lettersTo(to, approving)).at(-1)).query.ctx ?? '';
  const approve = async (context: string) =>
    (await visitor(approving)).post('/user/emailapproval', { context });

  test('comes after the email is verified, and before the company is created [PL-C018]', async () => {
    const lettersBefore = (await lettersTo(OPERATOR, approving)).length;
    await signUp({ company: 'Atlas & Sons' }, approving);
    expect(await subjectsTo(email, approving)).toEqual(['Confirm your email address']);
    expect(await lettersTo(OPERATOR, approving)).toHaveLength(lettersBefore);

    const shown = await approve(await contextFor(email));
    expect(shown.json()).toEqual({ api_response: 'success', approved: 'address' });
    const letter = (await lettersTo(OPERATOR, approving)).at(-1);
    expect(letter?.subject).toBe('Sign-up request from Atlas & Sons');
    for (const said of [email, domain, 'Amina Berrada']) expect(letter?.text).toContain(said);
    expect(letter?.html).toContain('Atlas &amp; Sons');
    expect(await lettersTo(email, approving)).toHaveLength(1);

    const approved = await approve(await contextFor(OPERATOR));
    expect(approved.json()).toEqual({ api_response: 'success', approved: 'company' });
    const last = (await lettersTo(email, approving)).at(-1);
    expect(last?.subject).toBe('Your sign-up for Casbah is approved');
    expect(await companiesOf(domain, approving)).toEqual([]);
    const ctx = linkOf(last).query.c ?? '';
    expect((await finish(ctx, {}, await visitor(approving))).statusCode).toBe(200);
    expect(await companiesOf(domain, approving)).toHaveLength(1);
  });

  test("works once, for the email's recipient, and from our own page", async () => {
    await signUp({}, approving);
    const context = await contextFor(email);
    const other = await visitor(approving);
    const foreign = await other.send('POST', '/user/emailapproval', { body: { context }, csrf: null });
    expect(foreign.json().error).toBe('CSRF_REJECTED');
    // Link scanners of email programs must not approve anything.
    const looked = await other.get(`/user/emailapproval?${new URLSearchParams({ context })}`);
    expect(looked.json().error).toBe('CSRF_REJECTED');
    const token = other.cookies.get('csrftoken') ?? '';
    const asked = { headers: { 'x-csrftoken': token } };
    const got = await other.get(`/user/emailapproval?${new URLSearchParams({ context })}`, asked);
    expect(got.json()).toEqual({ api_response: 'success', approved: 'address' });
    expect((await approve(context)).json().error).toBe('LINK_INVALID');
    // The applicant's own link doesn't count as the operator's approval.
    const operator = await contextFor(OPERATOR);
    expect(operator).not.toBe(context);
    const twice = await Promise.all([approve(operator), approve(operator)]);
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect(
      (await lettersTo(email, approving)).filter(({ subject }) => subject.includes('approved')),
    ).toHaveLength(1);
  });

  test('is refused with a link of another kind', async () => {
    await signUp({}, approving);
    await approve(await contextFor(email));
    await approve(await contextFor(OPERATOR));
    const ctx = linkOf((await lettersTo(email, approving)).at(-1)).query.c ?? '';
    expect((await approve(ctx)).statusCode).toBe(410);
    expect((await approve('')).statusCode).toBe(410);
  });
});

describe('people of a company that invites its own', () => {
  let tenant = '';
  beforeEach(async () => {
    tenant = `inviting-${count}`;
    await addPerson(open.control, { tenant, email: `owner@${domain}`, role: 'sysadmin' });
    await open.control.asSystem((tx) =>
      tx.updateTable('tenants').set({ primary_domain: domain }).where('id', '=', tenant).execute(),
    );
    await invite(true);
  });
  const invite = (isOn: boolean): Promise<void> =>
    open.control.inTenant(tenant, (tx) =>
      setTenantConfig(tx, {
        tenant,
        app_name: 'security',
        param_name: 'auto_invite',
        param_value: isOn,
        misc: {},
        time: 1,
        by: null,
      }),
    );

  test('become its end users once their email is verified', async () => {
    const answer = await signUp({ company: 'Some other name' });
    expect(answer.json()).toEqual({ api_response: 'success' });
    const [letter] = await lettersTo(email);
    expect(letter?.subject).toBe('Your invitation to Casbah');
    expect(`${letter?.text}${letter?.html}`).not.toContain(`Company ${tenant}`);
    const ctx = linkOf(letter).query.c ?? '';
    const person = await visitor();
    const info = await person.get(`/user/signupfinishinfo?${new URLSearchParams({ email, ctx })}`);
    expect(info.json()).toMatchObject({ tenant_name: `Company ${tenant}`, admin_email: email });
    expect((await finish(ctx, {}, person)).statusCode).toBe(200);
    expect((await person.get('/admin/user/sessions')).json()).toMatchObject({
      tenantId: tenant,
      role: 'enduser',
      user_email: email,
      permissions: ['session.use'],
    });
    expect(await companiesOf(domain)).toHaveLength(1);
  });

  test('are no longer invited once the company has disabled it', async () => {
    const ctx = await mailedContext();
    await invite(false);
    expect((await finish(ctx)).json().error).toBe('LINK_INVALID');
    await signUp({ email: `late@${domain}` });
    expect(await subjectsTo(`late@${domain}`)).toEqual(['Your sign-up for Casbah']);
  });

  test('if already members, get a hint by email; other companies’ domains don’t invite', async () => {
    await signUp({ email: `owner@${domain}` });
    expect(await subjectsTo(`owner@${domain}`)).toEqual(['Your sign-up for Casbah']);
    const sub = `branch.${domain}`;
    await signUp({ email: `a@${sub}`, domain: sub });
    expect(await subjectsTo(`a@${sub}`)).toEqual(['Finish signing up for Casbah']);
  });

  test('enter a second factor first if the company requires one', async () => {
    await open.control.inTenant(tenant, (tx) =>
      setTenantConfig(tx, {
        tenant,
        app_name: 'security',
        param_name: 'mfa',
        param_value: 'everyone',
        misc: {},
        time: 1,
        by: null,
      }),
    );
    const person = await visitor();
    const answer = await finish(await mailedContext(), {}, person);
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'MFA_REQUIRED']);
    expect((await person.get('/admin/heartbeat')).statusCode).toBe(401);
  });
});
