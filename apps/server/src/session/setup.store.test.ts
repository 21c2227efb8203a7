import { listAudit } from '@casbah/stores/control/audit-trail';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Browser, openTestServer, PASSWORD, type TestServer } from '../test-compose.ts';

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

test('the first run makes a tenant with its sysadmin and signs in, once [SH-X015]', async () => {
  const visitor = new Browser(server.app);
  expect((await visitor.get('/user/setup')).json()).toEqual({
    needs_setup: true,
    demo: null,
    version: '0.0.0',
  });
  const answer = await visitor.post('/user/setup', first);
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

test('of many first runs at once one makes a tenant', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const visitor = new Browser(server.app);
      await visitor.get('/user/setup');
      return visitor.post('/user/setup', { ...first, email: `person-${index}@atlas.example` });
    }),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  const tenants = await server.control.asSystem((tx) => tx.selectFrom('tenants').select('id').execute());
  expect(tenants).toHaveLength(1);
});

test('a password that is too weak makes nothing [SH-K010] [SH-X031] [PL-V009]', async () => {
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
    const answer = await visitor.post('/user/setup', { ...first, password });
    expect(answer.statusCode, why).toBe(422);
    expect(answer.json(), why).toMatchObject({
      api_response: 601,
      error: 'PASSWORD_TOO_WEAK',
      details: { minimum: 12 },
    });
  }
  expect((await visitor.get('/user/setup')).json().needs_setup).toBe(true);
});
