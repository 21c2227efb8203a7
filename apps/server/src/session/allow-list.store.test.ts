import type { ConfigValue } from '@casbah/domain/tenant-config';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

let server: TestServer;
let people = 0;
let email = '';

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  email = `person-${people}@atlas.example`;
  await addPerson(server.control, { tenant: 'atlas', email, role: 'sysadmin' });
  await allow([]);
});

const allow = (param_value: ConfigValue, tenant = 'atlas'): Promise<void> =>
  server.control.asSystem(async (tx) => {
    const misc = { misc: {}, time: 1, by: null };
    await setTenantConfig(tx, {
      tenant,
      app_name: 'security',
      param_name: 'ip_allow_list',
      param_value,
      ...misc,
    });
  });
const at = (address: string): Browser => new Browser(server.app, address);
const errorOf = (answer: { json(): { error?: unknown } }): unknown => answer.json().error;

test.each([
  ['198.51.100.0/24', '198.51.100.7', true],
  ['198.51.100.0/24', '198.51.101.7', false],
  ['198.51.100.7', '198.51.100.7', true],
  ['198.51.100.7', '198.51.100.8', false],
  ['198.51.100.0/24', '::ffff:198.51.100.7', true],
  ['2001:db8::/32', '2001:db8:1::7', true],
  ['2001:db8::/32', '2001:db9::7', false],
  ['2001:db8::7', '2001:0db8:0::7', true],
  ['0.0.0.0/0', '2001:db8::7', false],
  ['::/0', '198.51.100.7', true],
])('an allowlist of %s admits %s: %s [PL-X008] [SH-X036]', async (network, address, isIn) => {
  await allow([network]);
  const answer = await at(address).signIn(email);
  if (isIn) expect(answer.statusCode).toBe(200);
  else {
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({
      api_response: 705,
      error: 'OUT_OF_ALLOWED_IP_RANGE',
      details: { address },
    });
    expect(answer.cookies.some(({ name }) => name === 'casbah_session')).toBe(false);
  }
});

test("doesn't reveal the list without the right password", async () => {
  await allow(['198.51.100.0/24']);
  expect(errorOf(await at('203.0.113.1').signIn(email, 'wrong'))).toBe('INVALID_CREDENTIALS');
});

test('an existing session is refused from outside at once, and works from inside', async () => {
  const inside = at('198.51.100.7');
  await inside.signIn(email);
  const outside = at('203.0.113.2');
  for (const [name, value] of inside.cookies) outside.cookies.set(name, value);
  expect((await outside.get('/admin/heartbeat')).statusCode).toBe(200);
  await allow(['198.51.100.0/24']);
  expect((await outside.get('/admin/heartbeat')).json()).toMatchObject({
    api_response: 705,
    error: 'OUT_OF_ALLOWED_IP_RANGE',
  });
  expect((await inside.get('/admin/heartbeat')).statusCode).toBe(200);
});

test('each company has its own list', async () => {
  await addPerson(server.control, { tenant: 'rif', email: `rim-${people}@rif.example`, role: 'admin' });
  await allow(['198.51.100.0/24']);
  expect((await at('203.0.113.3').signIn(`rim-${people}@rif.example`)).statusCode).toBe(200);
});

test("refuses a list without the caller's own address, in both ways to set it", async () => {
  const visitor = at('198.51.100.7');
  await visitor.signIn(email);
  const update = (param_value: ConfigValue) =>
    visitor.post('/admin/config/update', { app_name: 'security', param_name: 'ip_allow_list', param_value });
  const refused = await update(['203.0.113.0/24']);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    error: 'UNPROCESSABLE',
    details: { field: 'security.ip_allow_list', problem: expect.stringContaining('198.51.100.7') },
  });
  expect((await update(['203.0.113.0/24', '198.51.100.0/24'])).statusCode).toBe(200);
  expect((await visitor.get('/admin/heartbeat')).statusCode).toBe(200);
  expect((await update(['not an address'])).statusCode).toBe(422);
  expect((await update(['198.51.100.0/33'])).statusCode).toBe(422);
  expect((await update([])).statusCode).toBe(200);
});
