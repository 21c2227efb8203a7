import { api } from '@casbah/contract/api';
import type { Call } from '@casbah/contract/call';
import { ERRORS } from '@casbah/contract/error';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPerson,
  Browser,
  METRICS_TOKEN,
  memoryEvents,
  openTestServer,
  type TestServer,
} from '../test-compose.ts';

let server: TestServer;
const events = { isUp: true };

beforeAll(async () => {
  server = await openTestServer({
    given: {
      events: {
        ...memoryEvents(),
        ping: async () => {
          if (!events.isUp) throw new Error('connect ECONNREFUSED secret-host:8123');
        },
      },
    },
  });
  for (const role of ['sysadmin', 'admin'] as const)
    await addPerson(server.control, { tenant: 'atlas', email: `${role}@atlas.example`, role });
});
afterAll(() => server.close());

test('the process responds', async () => {
  expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
});

test("is ready while both stores respond, and doesn't reveal their addresses [SH-X029]", async () => {
  expect((await server.app.inject('/readyz')).json()).toEqual({
    status: 'ready',
    control_store: 'ok',
    event_store: 'ok',
  });
  events.isUp = false;
  const answer = await server.app.inject('/readyz');
  events.isUp = true;
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({
    api_response: 503,
    error: 'UNAVAILABLE',
    details: { control_store: 'ok', event_store: 'unavailable' },
  });
  expect(answer.body).not.toContain('secret-host');
});

describe('metrics', () => {
  const scraper = { authorization: `Bearer ${METRICS_TOKEN}` };

  test('are open with the scraper token, and count responses by call and status', async () => {
    await server.app.inject('/healthz');
    for (const remoteAddress of ['127.0.0.1', '192.0.2.1']) {
      const answer = await server.app.inject({ url: '/metrics', headers: scraper, remoteAddress });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toContain('text/plain');
      expect(answer.body).toMatch(
        /casbah_http_request_duration_seconds_count\{call="GET \/healthz",status="200"\} \d+/,
      );
      expect(answer.body).toContain('process_resident_memory_bytes');
    }
  });

  const others = [
    ['this machine', '127.0.0.1', {}],
    ['an address elsewhere', '192.0.2.1', {}],
    ['another token', '127.0.0.1', { authorization: `Bearer ${METRICS_TOKEN}x` }],
    ['the token in another form', '127.0.0.1', { authorization: METRICS_TOKEN }],
  ] as const;
  test.each(others)('are closed to %s', async (_who, remoteAddress, headers) => {
    const answer = await server.app.inject({ url: '/metrics', remoteAddress, headers });
    expect(answer.statusCode).toBe(401);
  });

  test('are open elsewhere with the permission', async () => {
    const ask = async (role: string) => {
      const browser = new Browser(server.app, '192.0.2.9');
      await browser.signIn(`${role}@atlas.example`);
      return (await browser.get('/metrics')).statusCode;
    };
    expect(await ask('sysadmin')).toBe(200);
    expect(await ask('admin')).toBe(403);
  });
});

describe('the API description', () => {
  const described = async () => (await server.app.inject('/api/openapi.json')).json();

  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(await described());
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  test('has every call of the contract, with permission, errors and authentication', async () => {
    const { paths } = await described();
    for (const [key, call] of Object.entries<Call>(api)) {
      const [method = '', path = ''] = key.split(' ');
      const operation = paths[path]?.[method.toLowerCase()];
      expect(operation, key).toMatchObject({ summary: call.summary, 'x-permission': call.permission });
      for (const code of call.errors)
        expect(operation.responses, key).toHaveProperty(String(ERRORS[code].status));
      const ways = Object.keys(operation.security[0] ?? {});
      const isOfSenders = call.permission === 'source-token';
      expect(ways.includes('source'), key).toBe(isOfSenders);
      expect(ways.includes('session'), key).toBe(call.permission !== 'public' && !isOfSenders);
      expect(ways.includes('csrf'), key).toBe(
        (method !== 'GET' || call.changesState === true) && !isOfSenders,
      );
      expect(
        operation.security.some((way: object) => 'apiKey' in way),
        key,
      ).toBe(
        !['public', 'source-token', 'session.use'].includes(call.permission) || call.forApiKeys === true,
      );
      for (const [, name] of path.matchAll(/\{(\w+)\}/g))
        expect(operation.parameters, key).toContainEqual(
          expect.objectContaining({ name, in: 'path', required: true }),
        );
    }
    expect(Object.values(paths).flatMap((path) => Object.keys(path as object))).toHaveLength(
      Object.keys(api).length,
    );
  });

  test('is readable as a page without scripts', async () => {
    const answer = await server.app.inject('/api');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const key of Object.keys(api)) expect(answer.body).toContain(`<code>${key.split(' ')[1]}</code>`);
    expect(answer.body).not.toMatch(/<script| style=| on\w+="/);
    const [, sheet = ''] = /href="([^"]+\.css)"/.exec(answer.body) ?? [];
    expect((await server.app.inject(sheet)).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  test('marks optional query parameters', async () => {
    const { paths } = await described();
    const parameters = paths['/audit/services'].get.parameters;
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: 'limit', in: 'query', required: false }),
    );
    expect(parameters.find((one: { name: string }) => one.name === 'limit').schema).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 1000,
      default: 100,
    });
  });
});
