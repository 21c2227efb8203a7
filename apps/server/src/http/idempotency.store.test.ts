import { api } from '@casbah/contract/api';
import type { Call } from '@casbah/contract/call';
import { HOUR_MS } from '@casbah/domain/time-units';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { ApiFailure } from './failure.ts';
import type { Handler } from './guard.ts';
import { KEY_LIFETIME, removeOldAnswers } from './idempotency.ts';

type Create = Handler<'POST /admin/datasources/{id}/loads'>;
const CALL = 'POST /admin/datasources/{id}/loads';
const URL = `/admin/datasources/${crypto.randomUUID()}/loads`;

let server: TestServer;
let browser: Browser;
/** What a creation does; tests can replace it. */
let create: Create;
let created: number;

const load = (id: string, file_name: string) => ({
  id,
  datasource_id: 'd',
  file_name,
  size: 1,
  status: 1 as const,
  bytes_received: 0,
  progress: 0,
  signs: 0,
  users_by_address: 0,
  signs_left_out: false,
  lines: 0,
  events: 0,
  rejects: 0,
  formats: [],
  error: null,
  duplicate_of: null,
  first_event: null,
  last_event: null,
  created_on: '2026-11-21T00:00:00.000Z',
  finished_on: null,
});

beforeAll(async () => {
  server = await openTestServer({
    handlers: { [CALL]: (request, exchange) => create(request, exchange) },
  });
  await addPerson(server.control, { tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  await addPerson(server.control, { tenant: 'atlas', email: 'omar@atlas.example', role: 'sysadmin' });
  await addPerson(server.control, { tenant: 'rif', email: 'rim@rif.example', role: 'sysadmin' });
});
afterAll(() => server.close());
beforeEach(async () => {
  created = 0;
  create = async ({ body }) => {
    created += 1;
    return load(String(created), body.file_name);
  };
  browser = await signedIn('nadia@atlas.example');
});

async function signedIn(email: string): Promise<Browser> {
  const made = new Browser(server.app);
  await made.signIn(email);
  return made;
}
const send = (
  key: string | undefined,
  body: object = { file_name: 'a.log', size: 1 },
  by = browser,
): Promise<LightMyRequestResponse> =>
  by.send('POST', URL, { body, ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }) });
const errorIn = (answer: LightMyRequestResponse): unknown[] => [answer.statusCode, answer.json().error];

describe('a creation with a key', () => {
  test('runs once: a repetition returns the same response', async () => {
    const first = await send('k-1');
    // The order of its parts doesn't matter.
    const again = await send('k-1', { size: 1, file_name: 'a.log' });
    expect([first.statusCode, again.statusCode, created]).toEqual([201, 201, 1]);
    expect(again.json()).toEqual(first.json());
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([
      ...[undefined, 'true'],
    ]);
  });

  test('is refused if the key came with another request [SH-X025]', async () => {
    await send('k-2');
    expect((await send('k-2', { file_name: 'b.log', size: 1 })).json().api_response).toBe(422);
    expect(errorIn(await send('k-2', { file_name: 'b.log', size: 1 }))).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
    ]);
    const elsewhere = await browser.send('POST', URL.replace(/[0-9a-f]{8}/, '00000000'), {
      body: { file_name: 'a.log', size: 1 },
      headers: { 'idempotency-key': 'k-2' },
    });
    expect(errorIn(elsewhere)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(created).toBe(1);
  });

  test("belongs to one person: another person's equal key is separate", async () => {
    await send('k-3');
    await send('k-3', undefined, await signedIn('omar@atlas.example'));
    await send('k-3', undefined, await signedIn('rim@rif.example'));
    expect(created).toBe(3);
  });

  test('sent twice concurrently runs once', async () => {
    const reached = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const plain = create;
    create = async (request, exchange) => {
      reached.resolve();
      await goOn.promise;
      return plain(request, exchange);
    };
    const first = send('k-4');
    await reached.promise;
    expect(errorIn(await send('k-4'))).toEqual([409, 'STILL_UNDER_WAY']);
    goOn.resolve();
    expect((await first).statusCode).toBe(201);
    expect((await send('k-4')).json()).toEqual((await first).json());
    expect(created).toBe(1);
  });

  test('can be retried after a failure', async () => {
    const plain = create;
    create = async () => {
      throw new ApiFailure('NO_SPACE');
    };
    expect(errorIn(await send('k-5'))).toEqual([507, 'NO_SPACE']);
    create = plain;
    expect((await send('k-5')).statusCode).toBe(201);
    expect(created).toBe(1);
  });

  test("isn't repeated if its server stopped midway, because the outcome is unknown", async () => {
    const never = new Promise<never>(() => {});
    create = () => never;
    send('k-6').catch(() => {});
    await expect.poll(() => send('k-6').then(errorIn)).toEqual([409, 'STILL_UNDER_WAY']);
    server.clock.now += HOUR_MS / 4;
    expect(errorIn(await send('k-6'))).toEqual([409, 'CONFLICT']);
  });

  test('is remembered for a day', async () => {
    await send('k-7');
    server.clock.now += KEY_LIFETIME - 1;
    expect((await send('k-7', undefined, await signedIn('nadia@atlas.example'))).statusCode).toBe(201);
    expect(created).toBe(1);
    server.clock.now += 1;
    expect((await send('k-7', undefined, await signedIn('nadia@atlas.example'))).statusCode).toBe(201);
    expect(created).toBe(2);
  });

  test('leaves nothing after that day, and until then only the response', async () => {
    create = async ({ body }) => Object.assign(load('1', body.file_name), { secret: 'not of the contract' });
    await send('k-8', { file_name: 'name-of-a-file.log', size: 1 });
    const rows = () =>
      server.control.asSystem((tx) => tx.selectFrom('idempotency_keys').selectAll().execute());
    const text = JSON.stringify(await rows());
    expect(text).toContain('name-of-a-file.log');
    expect(text).not.toContain('not of the contract');
    await server.control.asSystem((tx) => removeOldAnswers(tx, server.clock.now + KEY_LIFETIME));
    expect(await rows()).toEqual([]);
  });

  test("isn't replayed to someone who lost the permission", async () => {
    const grants = [{ area: 'datasources', actions: ['modify'] }] as const;
    const admin = { tenant: 'atlas', email: 'said@atlas.example', role: 'admin', grants } as const;
    const { id } = await addPerson(server.control, admin);
    const by = await signedIn(admin.email);
    expect((await send('k-9', undefined, by)).statusCode).toBe(201);
    await server.control.asSystem((tx) =>
      tx.deleteFrom('user_access_profiles').where('user_id', '=', id).execute(),
    );
    expect(errorIn(await send('k-9', undefined, by))).toEqual([403, 'DENIED']);
  });

  test.each(['', 'x'.repeat(129), 'two words', 'ö'])('is refused with a key like %j', async (key) => {
    const answer = await send(key);
    expect(errorIn(answer)).toEqual([400, 'BAD_REQUEST']);
    expect(answer.json().details.field).toBe('header.idempotency-key');
    expect(created).toBe(0);
  });
});

test('without a key, each creation is separate', async () => {
  await send(undefined);
  await send(undefined);
  expect(created).toBe(2);
});

describe('the calls that support a key', () => {
  const marked = Object.entries<Call>(api).filter(([, { idempotent }]) => idempotent === true);

  test('create objects, and return JSON', () => {
    expect(marked.length).toBeGreaterThan(0);
    for (const [key, { answer, permission }] of marked) {
      expect([key, typeof answer]).toEqual([key, 'object']);
      expect(key).toMatch(/^POST /);
      // Before sign-in there are no keys, and requests contain secrets.
      expect(permission).not.toBe('public');
    }
  });

  test('are marked in the API description', async () => {
    const { paths } = (await browser.get('/api/openapi.json')).json();
    const { parameters } = paths['/admin/datasources'].post;
    expect(parameters).toMatchObject([{ name: 'idempotency-key', in: 'header', required: false }]);
  });
});

test('the generic proxy supports it for creations', async () => {
  const whole = await openTestServer();
  try {
    await addPerson(whole.control, { tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
    const by = new Browser(whole.app);
    await by.signIn('nadia@atlas.example');
    const post = (data: object, key = 'k-1'): Promise<LightMyRequestResponse> =>
      by.send('POST', '/controls/make_api_request?resource=accessprofiles', {
        body: { action: 'post', data },
        headers: { 'idempotency-key': key },
      });
    const first = await post({ name: 'Idempotency' });
    const again = await post({ name: 'Idempotency' });
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(errorIn(await post({ name: 'Twice' }))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(errorIn(await post({ name: 'Idempotency' }, 'k-2'))).toEqual([409, 'NAME_TAKEN']);
  } finally {
    await whole.close();
  }
});
