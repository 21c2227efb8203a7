import { MINUTE_MS } from '@casbah/domain/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { ACCESS_MINUTES } from './operator-access.ts';

const demo = { email: 'nadia@atlas.example', password: 'Demo-password-1!' };
let server: TestServer;
let reachable: TestServer;
beforeAll(async () => {
  server = await openTestServer({ given: { demo } });
  reachable = await openTestServer({ given: { demo, isLocalOnly: false } });
});
afterAll(async () => {
  await server.close();
  await reachable.close();
});

const shownTo = async (browser: Browser, headers = {}): Promise<unknown> =>
  (await browser.get('/user/setup', { headers })).json().demo;

test('shows the demo account to the browser that presented a code, for an hour, and to no one else', async () => {
  const [operator, other] = [new Browser(server.app), new Browser(server.app)];
  expect([await shownTo(operator), await shownTo(other)]).toEqual([null, null]);
  const answer = await operator.present(server.provided.operator.newCode());
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { api_response: 'success', minutes: ACCESS_MINUTES },
  ]);
  expect(answer.headers['set-cookie']?.toString()).toMatch(
    /casbah_operator=[\w-]{43}; Max-Age=3600; Path=\/user; HttpOnly; SameSite=Strict/,
  );
  expect([await shownTo(operator), await shownTo(other)]).toEqual([demo, null]);
  // Requests forwarded by a proxy don't count as local, whatever cookie they carry.
  for (const headers of [{ 'x-real-ip': '10.0.0.7' }, { via: '1.1 proxy' }, { host: 'casbah.example' }])
    expect(await shownTo(operator, headers)).toBeNull();

  server.clock.now += ACCESS_MINUTES * MINUTE_MS;
  expect(await shownTo(operator)).toBeNull();
});

test('a code works once, and only one that this server issued within the hour', async () => {
  const code = server.provided.operator.newCode();
  expect((await new Browser(server.app).present(code)).statusCode).toBe(200);
  const old = server.provided.operator.newCode();
  server.clock.now += ACCESS_MINUTES * MINUTE_MS;
  for (const wrong of [code, old, '', 'guess', reachable.provided.operator.newCode().replace(/^./, '_')]) {
    const visitor = new Browser(server.app);
    const answer = await visitor.present(wrong);
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'OPERATOR_CODE_INVALID']);
    expect(await shownTo(visitor)).toBeNull();
  }
});

test('codes can be tried ten times a minute', async () => {
  const guesser = new Browser(server.app, '127.0.0.9');
  const answers: number[] = [];
  for (let count = 0; count < 11; count += 1) answers.push((await guesser.present('guess')).statusCode);
  expect(answers).toEqual([...Array<number>(10).fill(403), 429]);
});

test("from elsewhere, and on a server that others can reach, codes don't work", async () => {
  for (const [app, address] of [
    [server, '10.0.0.7'],
    [reachable, '127.0.0.1'],
  ] as const) {
    const visitor = new Browser(app.app, address);
    expect((await visitor.present(app.provided.operator.newCode())).json().error).toBe('NOT_FOUND');
    expect(await shownTo(visitor)).toBeNull();
  }
});
