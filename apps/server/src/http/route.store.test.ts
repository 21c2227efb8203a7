import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { ApiFailure } from './failure.ts';
import type { Handler } from './guard.ts';

/** A few calls of the contract with handlers that each test sets. */
const USED = [
  'GET /admin/loads/{id}',
  'PATCH /admin/loads/{id}/content',
  'GET /audit/{list}/export',
  'GET /audit/services/{id}',
  'GET /admin/formats',
] as const;
type Used = (typeof USED)[number];
const handlers: { [Key in Used]?: Handler<Key> } = {};

function set<Handler>(handler: Handler | undefined): Handler {
  if (handler === undefined) throw new Error('the test set no handler for this call');
  return handler;
}

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await openTestServer({
    handlers: {
      'GET /admin/loads/{id}': (request, exchange) =>
        set(handlers['GET /admin/loads/{id}'])(request, exchange),
      'PATCH /admin/loads/{id}/content': (request, exchange) =>
        set(handlers['PATCH /admin/loads/{id}/content'])(request, exchange),
      'GET /audit/{list}/export': (request, exchange) => {
        // A limited call responds only if its handler read the scope.
        expect(request.reach.scopes).toBe('everything');
        return set(handlers['GET /audit/{list}/export'])(request, exchange);
      },
      'GET /audit/services/{id}': (request, exchange) =>
        set(handlers['GET /audit/services/{id}'])(request, exchange),
      'GET /admin/formats': (request, exchange) => set(handlers['GET /admin/formats'])(request, exchange),
    },
  });
  await addPerson(server.control, { tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  browser = new Browser(server.app);
  await browser.signIn('nadia@atlas.example');
});
afterAll(() => server.close());
beforeEach(() => {
  for (const key of USED) delete handlers[key];
  server.log.length = 0;
});

const load = {
  id: '1',
  datasource_id: '2',
  file_name: 'proxy.log',
  size: 1,
  status: 1 as const,
  bytes_received: 0,
  progress: 0,
  lines: 0,
  events: 0,
  rejects: 0,
  signs: 0,
  users_by_address: 0,
  signs_left_out: false,
  formats: [],
  error: null,
  duplicate_of: null,
  first_event: null,
  last_event: null,
  created_on: '2026-11-21T00:00:00.000Z',
  finished_on: null,
};

test('a handler gets the parsed request, and the signed-in person', async () => {
  const seen = vi.fn<Handler<'GET /admin/loads/{id}'>>(async () => load);
  handlers['GET /admin/loads/{id}'] = seen;
  const id = crypto.randomUUID();
  expect((await browser.get(`/admin/loads/${id}?unknown=1`)).json()).toEqual(load);
  expect(seen.mock.calls[0]?.[0]).toMatchObject({
    params: { id },
    query: undefined,
    body: undefined,
    session: { tenant: 'atlas', email: 'nadia@atlas.example', rights: { role: 'sysadmin' } },
    address: '127.0.0.1',
    call: 'GET /admin/loads/{id}',
  });
});

test('fields outside the contract are never sent', async () => {
  const withSecret = { ...load, content_hash: 'secret-hash', tenant_id: 'atlas' };
  handlers['GET /admin/loads/{id}'] = async () => withSecret;
  expect((await browser.get(`/admin/loads/${crypto.randomUUID()}`)).json()).toEqual(load);
});

test("a response that doesn't match is an internal error: logged, not sent [SH-X027]", async () => {
  const wrong = JSON.parse(JSON.stringify({ ...load, size: 'secret-size' }));
  handlers['GET /admin/loads/{id}'] = async () => wrong;
  const answer = await browser.get(`/admin/loads/${crypto.randomUUID()}`);
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ api_response: 500, error: 'INTERNAL' });
  expect(answer.body).not.toContain('secret-size');
  expect(JSON.stringify(server.log)).toContain('does not fit the contract');
});

test('an unknown error shows only the request ID, under which the log has it', async () => {
  handlers['GET /admin/formats'] = async () => {
    throw new Error('relation "secret_table" does not exist');
  };
  const answer = await browser.get('/admin/formats');
  expect(answer.json()).toEqual({
    api_response: 500,
    error: 'INTERNAL',
    api_message: expect.any(String),
    request_id: answer.headers['x-request-id'],
  });
  expect(server.log).toContainEqual(
    expect.objectContaining({
      request_id: answer.headers['x-request-id'],
      err: expect.objectContaining({ message: 'relation "secret_table" does not exist' }),
    }),
  );
});

test('a failure returns its code, message and values', async () => {
  handlers['GET /admin/formats'] = async () => {
    throw new ApiFailure('DATASOURCE_LIMIT', { limit: 20 });
  };
  expect((await browser.get('/admin/formats')).json()).toMatchObject({
    api_response: 10,
    error: 'DATASOURCE_LIMIT',
    api_message: expect.stringContaining('20 sources'),
    details: { limit: 20 },
  });
});

test('a full disk has its own error', async () => {
  handlers['GET /admin/formats'] = async () => {
    throw Object.assign(new Error('write'), { code: 'ENOSPC' });
  };
  const answer = await browser.get('/admin/formats');
  expect(answer.statusCode).toBe(507);
  expect(answer.json().error).toBe('NO_SPACE');
});

test('streams a body of bytes, whatever its media type', async () => {
  const received: string[] = [];
  handlers['PATCH /admin/loads/{id}/content'] = async ({ body, headers }) => {
    for await (const piece of body) received.push(String(piece));
    return { ...load, bytes_received: headers['upload-offset'] };
  };
  const url = `/admin/loads/${crypto.randomUUID()}/content`;
  for (const type of ['application/json', 'application/octet-stream', 'text/plain', '']) {
    const headers = { 'upload-offset': '7', ...(type === '' ? {} : { 'content-type': type }) };
    const answer = await browser.send('PATCH', url, { body: '{"not json', headers });
    expect(answer.json()).toMatchObject({ bytes_received: 7 });
  }
  expect(received).toEqual(Array(4).fill('{"not json'));
});

test("routes a list's export separately from its rows", async () => {
  handlers['GET /audit/{list}/export'] = async ({ params }) => ({ content: [params.list] });
  expect((await browser.get('/audit/services/export')).body).toBe('services');
  expect((await browser.get('/audit/users/export')).body).toBe('users');
  expect((await browser.get('/audit/else/export')).statusCode).toBe(404);
});

test('a streamed response has its media type and a safe file name', async () => {
  handlers['GET /audit/{list}/export'] = async () => ({
    content: ['a,b\n', '1,2\n'],
    fileName: 'ser"vices\r\nX: y.csv',
  });
  const answer = await browser.get('/audit/services/export');
  expect(answer.body).toBe('a,b\n1,2\n');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="ser_vices__X__y.csv"');
});

test('a stream that fails before its first chunk is an ordinary error', async () => {
  handlers['GET /audit/{list}/export'] = async () => ({
    // biome-ignore lint/correctness/useYield: it fails before it yields.
    content: (async function* (): AsyncGenerator<string> {
      throw new ApiFailure('QUERY_TIMED_OUT');
    })(),
  });
  const answer = await browser.get('/audit/services/export');
  expect(answer.statusCode).toBe(503);
  expect(answer.json().error).toBe('QUERY_TIMED_OUT');
});

test('compresses JSON if the client supports it', async () => {
  handlers['GET /admin/formats'] = async () => ({
    formats: Array.from({ length: 100 }, (_, index) => ({
      name: `format-${index}`,
      title: 'A format',
      vendor: 'A vendor',
      fields: [],
      signs: false,
      activities: false,
    })),
  });
  const packed = await browser.get('/admin/formats', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString()).formats).toHaveLength(100);
  expect((await browser.get('/admin/formats')).headers['content-encoding']).toBeUndefined();
});

test('logs who called what with which status, and nothing private', async () => {
  handlers['GET /audit/services/{id}'] = async () => {
    throw new ApiFailure('NOT_FOUND');
  };
  await browser.get('/audit/services/box?filter=user%20%3D%20private-person');
  expect(server.log).toContainEqual(
    expect.objectContaining({
      msg: 'answered',
      method: 'GET',
      route: '/audit/services/:id',
      status: 404,
      tenant: 'atlas',
    }),
  );
  const text = JSON.stringify(server.log);
  expect(text).not.toContain('private-person');
  for (const cookie of browser.cookies.values()) expect(text).not.toContain(cookie);
});

test("responses aren't cached on the way", async () => {
  handlers['GET /admin/formats'] = async () => ({ formats: [] });
  expect((await browser.get('/admin/formats')).headers['cache-control']).toBe('no-store');
});

/** Over a real socket: what happens when one side leaves. */
async function overSocket(
  url: string,
): Promise<{ answer: import('node:http').IncomingMessage; leave: () => void }> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path: url, headers: { cookie } }, (answer) =>
      resolve({ answer, leave: () => sent.destroy() }),
    );
    sent.on('error', reject);
    sent.end();
  });
}

test("a broken stream closes the connection, so a part isn't mistaken for the whole", async () => {
  handlers['GET /audit/{list}/export'] = async () => ({
    content: (async function* () {
      yield 'first\n';
      throw new Error('the engine ended');
    })(),
  });
  const { answer } = await overSocket('/audit/services/export');
  expect(answer.statusCode).toBe(200);
  await expect(answer.toArray()).rejects.toThrow(/aborted/);
  expect(JSON.stringify(server.log)).toContain('the engine ended');
});

test('pulls a stream as fast as it is read, and ends it when the client leaves', async () => {
  let pulled = 0;
  let ended = false;
  let aborted: AbortSignal | undefined;
  handlers['GET /audit/{list}/export'] = async ({ signal }) => {
    aborted = signal;
    return {
      content: (async function* () {
        try {
          for (;;) {
            pulled += 1;
            yield 'x'.repeat(64 * 1024);
          }
        } finally {
          ended = true;
        }
      })(),
    };
  };
  const { answer, leave } = await overSocket('/audit/services/export');
  answer.on('error', () => {});
  // Without a reader, buffered data must not grow.
  let before = -1;
  while (before !== pulled) {
    before = pulled;
    await wait(200);
  }
  expect(pulled * 64).toBeLessThan(20 * 1024);
  expect(ended).toBe(false);
  leave();
  await vi.waitFor(() => expect(ended).toBe(true));
  expect(aborted?.aborted).toBe(true);
});

test('a running handler is notified when the client leaves', async () => {
  const left = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  handlers['GET /admin/formats'] = async ({ signal }) => {
    signal.addEventListener('abort', () => left.resolve());
    reached.resolve();
    await left.promise;
    throw signal.reason;
  };
  const { port } = server.app.server.address() as AddressInfo;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sent = httpRequest({ host: '127.0.0.1', port, path: '/admin/formats', headers: { cookie } });
  sent.on('error', () => {});
  sent.end();
  await reached.promise;
  sent.destroy();
  await left.promise;
});
