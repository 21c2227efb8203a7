import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@casbah/contract/api';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { assertComplete, refuseUndeclaredRoutes, route } from './guard.ts';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-console-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Sign in</title>');
  await writeFile(join(folder, 'ui.html'), '<!doctype html><title>Console</title>');
  await writeFile(join(folder, 'casbah.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'assets', 'ui-4f3a.js'), `console.log(${'1'.repeat(4000)})`);
  await writeFile(join(folder, 'assets', '.hidden'), 'hidden');
  await writeFile(join(folder, '..', 'outside.txt'), 'outside');
  server = await openTestServer({
    consoleFolder: folder,
    perMinute: { person: 50, visitor: 10 },
    settings: { proxies: ['10.8.0.0/16'] },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
  await rm(join(folder, '..', 'outside.txt'), { force: true });
});

describe('every response', () => {
  test.each(['/', '/ui/audit', '/healthz', '/assets/ui-4f3a.js', '/no/such/thing'])(
    'to %s has the headers that protect the page',
    async (url) => {
      const { headers } = await server.app.inject({ url, remoteAddress: '10.9.0.1' });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("style-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*|http:|https:/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['permissions-policy']).toMatch(/camera=\(\).*publickey-credentials-get=\(self\)/);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server).toBeUndefined();
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test('has its own request ID, whatever the client sends', async () => {
    const ask = () =>
      server.app.inject({ url: '/healthz', headers: { 'x-request-id': 'mine' }, remoteAddress: '10.9.0.2' });
    const [first, second] = [await ask(), await ask()];
    expect(first.headers['x-request-id']).not.toBe('mine');
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  });

  test('requires TLS except on loopback', async () => {
    const ask = async (host: string) => (await server.app.inject({ url: '/', headers: { host } })).headers;
    expect((await ask('casbah.atlas.example'))['strict-transport-security']).toBe('max-age=31536000');
    for (const host of ['127.0.0.1:8080', 'localhost', '[::1]:8080'])
      expect((await ask(host))['strict-transport-security']).toBeUndefined();
  });
});

describe('the console', () => {
  test('/ is the sign-in page [PL-R010]', async () => {
    const answer = await server.app.inject('/');
    expect(answer.body).toContain('Sign in');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test.each(['/ui', '/ui/', '/ui/audit/services?x=1', '/ui/appLogins'])('%s is the console', async (url) => {
    expect((await server.app.inject(url)).body).toContain('Console');
  });

  test('caches files with a hash in their name forever, and revalidates others', async () => {
    const hashed = await server.app.inject('/assets/ui-4f3a.js');
    expect(hashed.statusCode).toBe(200);
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const icon = await server.app.inject('/casbah.svg');
    expect(icon.headers['content-type']).toBe('image/svg+xml');
    expect(icon.headers['cache-control']).toBe('no-cache');
    const packed = await server.app.inject({
      url: '/assets/ui-4f3a.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(packed.headers['content-encoding']).toBe('br');
  });

  test.each([
    '/assets/../../outside.txt',
    '/assets/%2e%2e/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/.hidden',
    '/assets/',
    '/assets/none.js',
  ])('%s is not found', async (url) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toMatch(/outside|hidden/);
  });

  test("that isn't built says what to do", async () => {
    const bare = await openTestServer();
    try {
      const answer = await bare.app.inject('/ui/audit');
      expect(answer.statusCode).toBe(503);
      expect(answer.body).toContain('npm start');
      expect((await bare.app.inject('/healthz')).statusCode).toBe(200);
    } finally {
      await bare.close();
    }
  });
});

describe('too many requests', () => {
  test('from one address are throttled, others are not [SH-X024]', async () => {
    const crowd = new Browser(server.app, '10.9.1.1');
    const answers = [];
    for (let index = 0; index < 12; index += 1) answers.push(await crowd.get('/user/setup'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(200), 429, 429]);
    const refused = answers.at(-1);
    expect(refused?.json()).toMatchObject({
      api_response: 420,
      error: 'TOO_MANY_REQUESTS',
      details: { seconds: expect.any(Number) },
    });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await new Browser(server.app, '10.9.1.2').get('/user/setup')).statusCode).toBe(200);
  });

  test('are counted per person once signed in', async () => {
    await addPerson(server.control, { tenant: 'atlas', email: 'busy@atlas.example', role: 'admin' });
    const busy = new Browser(server.app, '10.9.1.3');
    await busy.signIn('busy@atlas.example');
    for (let index = 0; index < 20; index += 1)
      expect((await busy.get('/admin/heartbeat')).statusCode).toBe(200);
  });

  test('a forwarded address is trusted from local proxies, and from configured ones', async () => {
    const from = (peer: string, claimed: string) =>
      server.app.inject({ url: '/user/setup', remoteAddress: peer, headers: { 'x-forwarded-for': claimed } });
    for (let index = 0; index < 12; index += 1) await from('10.9.1.4', `10.9.2.${index}`);
    expect((await from('10.9.1.4', '10.9.2.99')).statusCode).toBe(429);
    for (const proxy of ['127.0.0.1', '10.8.0.7'])
      for (let index = 0; index < 12; index += 1)
        expect((await from(proxy, `10.9.3.${index}`)).statusCode).toBe(200);
  });
});

describe('an application does not start', () => {
  const bare = () => {
    const app = Fastify();
    refuseUndeclaredRoutes(app);
    return app;
  };

  test('with a route that declares neither a call nor a page', () => {
    expect(() => bare().get('/open', async () => 'secret')).toThrow(/declares neither a call nor a page/);
  });

  test('with a call that has no handler', () => {
    const app = bare();
    route(app, 'GET /healthz', async () => ({ status: 'ok' }));
    expect(() => assertComplete(app)).toThrow('POST /user/loginapi');
    expect(() => assertComplete(app)).not.toThrow('GET /healthz');
  });

  test('with two handlers for one call', () => {
    const app = bare();
    route(app, 'GET /healthz', async () => ({ status: 'ok' }));
    expect(() => route(app, 'GET /healthz', async () => ({ status: 'ok' }))).toThrow();
  });

  test('with a handler for a call that the contract does not know', () => {
    const unknown: keyof typeof api = JSON.parse('"GET /backdoor"');
    expect(() =>
      route(bare(), unknown, async () => {
        throw new Error('never called');
      }),
    ).toThrow("'GET /backdoor'");
  });

  test("with a call without a permission: the contract's type requires one for every call", () => {
    for (const [key, call] of Object.entries(api))
      expect([key, call.permission]).not.toEqual([key, undefined]);
  });
});

test('an unsupported expectation is refused in the same form [SH-X023]', async () => {
  const listening = await openTestServer();
  const origin = await listening.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = Promise.withResolvers<{ status: number | undefined; text: string }>();
  request(`${origin}/healthz`, { headers: { expect: '200-maybe' } }, (response) => {
    let text = '';
    response.on('data', (piece) => {
      text += piece;
    });
    response.on('end', () => answer.resolve({ status: response.statusCode, text }));
  })
    .on('error', answer.reject)
    .end();
  const { status, text } = await answer.promise;
  expect(status).toBe(417);
  expect(JSON.parse(text)).toMatchObject({ api_response: 417, error: 'EXPECTATION_FAILED' });
  await listening.close();
});
