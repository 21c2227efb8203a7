import { MINUTE_MS } from '@casbah/domain/time-units';
import { LOCKOUT_MINUTES } from '@casbah/domain/user-account';
import { listAudit } from '@casbah/stores/control/history/audit-trail';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Browser, openTestServer, PASSWORD, type TestServer } from '../test-compose.ts';
import { ADDRESS_ATTEMPTS } from './lockout.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const first = {
  company: ' Atlas Foods ',
  name: 'Nadia Berrada',
  email: 'Nadia@Atlas.example',
  password: PASSWORD,
};

test('the first run creates a tenant with its sysadmin and signs in, once [SH-X015]', async () => {
  const visitor = new Browser(server.app);
  expect((await visitor.get('/user/setup')).json()).toEqual({
    needs_setup: true,
    needs_setup_token: true,
    is_operator: false,
    demo: null,
    version: '0.0.0',
  });
  const answer = await visitor.post('/user/setup', { ...first, setup_token: server.provided.firstRun.token });
  expect(answer.statusCode).toBe(201);
  expect((await visitor.get('/admin/user/sessions')).json()).toMatchObject({
    tenantName: 'Atlas Foods',
    primary_domain: 'atlas.example',
    user_email: 'nadia@atlas.example',
    role: 'sysadmin',
  });
  expect((await visitor.get('/user/setup')).json().needs_setup).toBe(false);

  const second = new Browser(server.app);
  await second.get('/user/setup');
  const refused = await second.post('/user/setup', { ...first, email: 'else@atlas.example' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ api_response: 10, error: 'ALREADY_SET_UP' });

  const again = new Browser(server.app);
  expect((await again.signIn('nadia@atlas.example')).statusCode).toBe(200);
  const tenant = (await again.get('/admin/user/sessions')).json().tenantId;
  const trail = await server.control.inTenant(tenant, (tx) => listAudit(tx, { limit: 10 }));
  expect(trail.map(({ action }) => action)).toEqual(['POST /user/loginapi', 'POST /user/setup']);
});

test('of many concurrent first runs, one creates a tenant', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const visitor = new Browser(server.app);
      await visitor.get('/user/setup');
      const { token: setup_token } = server.provided.firstRun;
      return visitor.post('/user/setup', { ...first, setup_token, email: `person-${index}@atlas.example` });
    }),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  const tenants = await server.control.asSystem((tx) => tx.selectFrom('tenants').select('id').execute());
  expect(tenants).toHaveLength(1);
});

test('a weak password creates nothing [SH-K010] [SH-X031] [PL-V009]', async () => {
  const visitor = new Browser(server.app);
  await visitor.get('/user/setup');
  const weak = {
    'too short': 'Short-1-pas',
    'no capital letter': 'correct-horse-9',
    'no small letter': 'CORRECT-HORSE-9',
    'no digit': 'Correct-horse-battery',
    'no symbol': 'Correcthorse9battery',
  };
  for (const [why, password] of Object.entries(weak)) {
    const answer = await visitor.post('/user/setup', {
      ...first,
      password,
      setup_token: server.provided.firstRun.token,
    });
    expect(answer.statusCode, why).toBe(422);
    expect(answer.json(), why).toMatchObject({
      api_response: 601,
      error: 'PASSWORD_TOO_WEAK',
      details: { minimum: 12 },
    });
  }
  expect((await visitor.get('/user/setup')).json().needs_setup).toBe(true);
});

describe('the token of the first run', () => {
  async function visitorFrom(address: string): Promise<Browser> {
    const visitor = new Browser(server.app, address);
    expect((await visitor.get('/user/setup')).json()).toMatchObject({
      needs_setup: true,
      needs_setup_token: true,
      is_operator: false,
    });
    return visitor;
  }

  test('is required from every address, including this machine', async () => {
    for (const address of ['203.0.113.7', '127.0.0.1']) {
      const stranger = await visitorFrom(address);
      for (const setup_token of [undefined, '', 'guess']) {
        const refused = await stranger.post('/user/setup', { ...first, setup_token });
        expect(refused.statusCode).toBe(403);
        expect(refused.json()).toMatchObject({ api_response: 403, error: 'SETUP_TOKEN_WRONG' });
        expect(refused.json().api_message).toContain('Setup token');
      }
      expect((await stranger.get('/admin/user/sessions')).statusCode).toBe(401);
    }
    const tenants = await server.control.asSystem((tx) => tx.selectFrom('tenants').select('id').execute());
    expect(tenants).toEqual([]);

    const operator = await visitorFrom('198.51.100.4');
    const made = await operator.post('/user/setup', {
      ...first,
      setup_token: ` ${server.provided.firstRun.token.toUpperCase()} `,
    });
    expect(made.statusCode).toBe(201);
    expect((await operator.get('/user/setup')).json()).toMatchObject({
      needs_setup: false,
      needs_setup_token: false,
      is_operator: false,
    });
    const again = await operator.post('/user/setup', {
      ...first,
      setup_token: server.provided.firstRun.token,
    });
    expect(again.json()).toMatchObject({ error: 'ALREADY_SET_UP' });
  });

  test('is locked for an IP address after wrong guesses, not for others', async () => {
    const guesser = await visitorFrom('203.0.113.7');
    const guess = async (setup_token: string): Promise<string> =>
      (await guesser.post('/user/setup', { ...first, setup_token })).json().error;
    for (let count = 1; count < ADDRESS_ATTEMPTS; count += 1)
      expect(await guess(`guess ${count}`)).toBe('SETUP_TOKEN_WRONG');
    expect(await guess('one too many')).toBe('LOCKED_OUT');
    expect(await guess(server.provided.firstRun.token)).toBe('LOCKED_OUT');
    const trail = await server.control.asSystem((tx) =>
      tx.selectFrom('audit_trail').select(['action', 'tenant_id']).execute(),
    );
    expect(trail).toHaveLength(ADDRESS_ATTEMPTS);

    server.clock.now += LOCKOUT_MINUTES * MINUTE_MS + 1;
    expect(await guess('again')).toBe('SETUP_TOKEN_WRONG');
    const operator = await visitorFrom('198.51.100.4');
    expect(
      (await operator.post('/user/setup', { ...first, setup_token: server.provided.firstRun.token }))
        .statusCode,
    ).toBe(201);
  });

  test('the token appears neither in the log nor in the audit trail', async () => {
    const operator = await visitorFrom('198.51.100.4');
    await operator.post('/user/setup', { ...first, setup_token: server.provided.firstRun.token.slice(1) });
    await operator.post('/user/setup', { ...first, setup_token: server.provided.firstRun.token });
    const trail = await server.control.asSystem((tx) => tx.selectFrom('audit_trail').selectAll().execute());
    expect(trail).not.toEqual([]);
    expect(JSON.stringify([server.log, trail])).not.toContain(server.provided.firstRun.token.slice(1));
  });
});
