import type { ConfigValue } from '@casbah/domain/tenant-config';
import { DAY_MS } from '@casbah/domain/time-units';
import { listAudit } from '@casbah/stores/control/history/audit-trail';
import { readLink } from '@casbah/stores/control/links/one-time-links';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeAsSystem, change as recorded } from '../http/change.ts';
import { addPerson, Browser, openTestServer, PASSWORD, type TestServer } from '../test-compose.ts';

let server: TestServer;
let people = 0;
/** Each test has a separate address, so failures of one don't lock another. */
let address = '';
let email = '';
let person: { id: string };

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  address = `10.0.0.${people}`;
  email = `person-${people}@atlas.example`;
  person = await addPerson(server.control, { tenant: 'atlas', email, role: 'admin' });
});

const browser = (): Browser => new Browser(server.app, address);
const changing = () => ({ control: server.control, clock: () => server.clock.now });
const errorOf = (answer: { json(): unknown }): unknown => {
  const body = answer.json();
  return body instanceof Object && 'error' in body ? body.error : undefined;
};
const set = (param_name: string, param_value: ConfigValue, tenant = 'atlas'): Promise<void> =>
  server.control.inTenant(tenant, (tx) =>
    setTenantConfig(tx, {
      tenant,
      app_name: 'security',
      param_name,
      param_value,
      misc: {},
      time: 1,
      by: null,
    }),
  );

const TRACE = { call: 'POST /test', requestId: 'r', address: '10.0.0.1' };
const change = async (password: string, more: { mustChange?: boolean; exceptSession?: string } = {}) => {
  // Timestamps decide the order.
  server.clock.now += 1;
  const checked = await server.provided.newPasswords.check(
    { tenant: 'atlas', user: person.id, email },
    password,
  );
  await recorded(changing(), { ...TRACE, tenant: 'atlas' }, (tx, context) =>
    server.provided.newPasswords.store(tx, context, checked, { trace: TRACE, ...more }),
  );
};
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'stored',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
const linkOf = (answer: { json(): { details?: { api_response_redirect?: string } } }): URLSearchParams =>
  new URLSearchParams((answer.json().details?.api_response_redirect ?? '').split('?')[1]);

describe('a password', () => {
  beforeEach(() => set('password_expiry_days', 90));

  test('below the age limit signs in; an older one must be changed [PL-X003] [PL-S044] [SH-X032]', async () => {
    await change('First-password-1!');
    server.clock.now += 90 * DAY_MS - 1;
    expect((await browser().signIn(email, 'First-password-1!')).statusCode).toBe(200);
    server.clock.now += 1;
    const visitor = browser();
    const answer = await visitor.signIn(email, 'First-password-1!');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ api_response: 602, error: 'PASSWORD_EXPIRED' });
    expect(answer.json().details.api_response_redirect).toMatch(/^\/#\/resetpassword\?ctx=/);
    const query = linkOf(answer);
    expect([query.get('email'), query.get('set')]).toEqual([email, '2']);
    const link = await server.control.asSystem((tx) =>
      readLink(tx, 'expired-password', query.get('ctx') ?? '', server.clock.now),
    );
    expect(link).toMatchObject({ tenant: 'atlas', user: person.id, email });
    // No session was created.
    expect((await visitor.get('/admin/user/sessions')).statusCode).toBe(401);
  });

  test("that is wrong isn't reported as expired", async () => {
    await change('First-password-1!');
    server.clock.now += 91 * DAY_MS;
    expect(errorOf(await browser().signIn(email, 'wrong'))).toBe('INVALID_CREDENTIALS');
  });

  test('never expires unless the company sets a limit', async () => {
    await set('password_expiry_days', 0);
    await change('First-password-1!');
    server.clock.now += 4000 * DAY_MS;
    expect((await browser().signIn(email, 'First-password-1!')).statusCode).toBe(200);
  });

  test('that someone else set must be changed first, whatever its age', async () => {
    await set('password_expiry_days', 0);
    await change('Given-password-1!', { mustChange: true });
    const answer = await browser().signIn(email, 'Given-password-1!');
    expect(errorOf(answer)).toBe('PASSWORD_EXPIRED');
    expect(linkOf(answer).get('set')).toBe('5');
    await change('Own-password-1!!');
    expect((await browser().signIn(email, 'Own-password-1!!')).statusCode).toBe(200);
  });
});

describe('a new password', () => {
  beforeAll(() => set('password_expiry_days', 0));

  test('must differ from the last ones, the current one included, as many as the company sets [SH-X030]', async () => {
    await set('password_history', 3);
    for (const word of ['First', 'Second', 'Third', 'Fourth']) await change(`${word}-password-1!`);
    for (const [word, code] of [
      ['Fourth', 'PASSWORD_REUSED'],
      ['Third', 'PASSWORD_REUSED'],
      ['Second', 'PASSWORD_REUSED'],
      ['First', 'stored'],
    ])
      expect([word, await codeOf(change(`${word}-password-1!`))]).toEqual([word, code]);
    await set('password_history', 0);
    expect(await codeOf(change('First-password-1!'))).toBe('stored');
    const kept = await server.control.asSystem((tx) =>
      tx.selectFrom('password_history').select('user_id').where('user_id', '=', person.id).execute(),
    );
    expect(kept).toEqual([]);
    await set('password_history', 5);
  });

  test("has the company's minimum length, and is strong [SH-X031] [SH-K010]", async () => {
    await set('password_length', 16);
    for (const weak of ['Short-1!', 'Fifteen-chars-1', 'all-lower-case-password-1', 'x'.repeat(129)])
      expect([weak, await codeOf(change(weak))]).toEqual([weak, 'PASSWORD_TOO_WEAK']);
    expect(await codeOf(change('Sixteen-chars-1!'))).toBe('stored');
    await set('password_length', 12);
    expect(await codeOf(change('Eleven-ch1!'))).toBe('PASSWORD_TOO_WEAK');
    expect(await codeOf(change('Twelve-cha1!'))).toBe('stored');
  });

  test('ends all other sessions, and is recorded in the audit trail without itself', async () => {
    const [here, there] = [browser(), browser()];
    await here.signIn(email);
    await there.signIn(email);
    const { apiHeaderInfo } = (await here.get('/admin/user/sessions')).json();
    await change('Changed-password-1!', { exceptSession: apiHeaderInfo.session });
    expect((await here.get('/admin/user/sessions')).statusCode).toBe(200);
    expect((await there.get('/admin/user/sessions')).statusCode).toBe(401);
    const [entry] = await server.control.inTenant('atlas', (tx) => listAudit(tx, { limit: 1 }));
    expect(entry).toMatchObject({ action: 'POST /test', object: person.id, details: { sessions_ended: 1 } });
    expect(JSON.stringify(entry)).not.toMatch(/Changed-password|argon2/);
    expect(errorOf(await browser().signIn(email, PASSWORD))).toBe('INVALID_CREDENTIALS');
  });

  test('set while the old one is being checked is the only one that works', async () => {
    const { passwords } = server.provided;
    const check = passwords.areRight.bind(passwords);
    const slow = vi.spyOn(passwords, 'areRight').mockImplementationOnce(async (...asked) => {
      const matches = await check(...asked);
      await change('Meanwhile-password-1!');
      return matches;
    });
    const visitor = browser();
    expect(errorOf(await visitor.signIn(email))).toBe('INVALID_CREDENTIALS');
    slow.mockRestore();
    expect((await visitor.get('/admin/user/sessions')).statusCode).toBe(401);
    expect((await visitor.signIn(email, 'Meanwhile-password-1!')).statusCode).toBe(200);
  });

  test("for an account of another company isn't stored", async () => {
    const checked = await server.provided.newPasswords.check(
      { tenant: 'rif', user: person.id, email },
      'Foreign-password-1!',
    );
    const storing = changeAsSystem(changing(), (tx, context) =>
      server.provided.newPasswords.store(tx, context, checked, { trace: TRACE }),
    );
    expect(await codeOf(storing)).toBe('NOT_FOUND');
    expect((await browser().signIn(email)).statusCode).toBe(200);
  });
});
