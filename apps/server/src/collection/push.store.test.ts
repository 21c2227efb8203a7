import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { addDatasource } from '@casbah/stores/control/datasources/datasources';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import type { FileStore } from '@casbah/stores/files/file-store';
import { openFolderFileStore } from '@casbah/stores/files/folder/folder-file-store';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { area } from '../areas/define.ts';
import { makeSeal } from '../seal.ts';
import { addPerson, Browser, openTestServer, TEST_SEAL, type TestServer } from '../test-compose.ts';
import { makeOpenPlace } from './places.ts';
import { Push } from './push.ts';
import { collectionHandlers } from './routes.ts';
import { type SegmentLimits, Segments } from './segments.ts';
import { Collections } from './service.ts';
import { SourceTokens } from './tokens.ts';
import { wantsTokens } from './wants-tokens.ts';

const SOURCE = crypto.randomUUID();
const OTHER = crypto.randomUUID();
let folder: string;
let files: FileStore;
let server: TestServer;
let segments: Segments;
let token: string;
let woken = 0;
const faults: unknown[] = [];

function segmentsOf(limits: SegmentLimits): Segments {
  return new Segments({
    control: server.control,
    files,
    clock: () => server.clock.now,
    server: 'one',
    limits,
    fileOf: ({ id }) => id,
    wake: () => {
      woken += 1;
    },
    onFault: (_what, error) => faults.push(error),
  });
}
const LIMITS = { bytes: 4096, age: 30_000, ageIfFollowed: 1, waiting: 10_000 };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-push-'));
  files = await openFolderFileStore(folder);
  server = await openTestServer({
    areas: [
      area({
        name: 'collection',
        needs: ['control', 'clock'],
        gives: ['wantsTokens', 'followPushed'],
        build({ control, clock }) {
          return {
            handlers: collectionHandlers({
              tokens: new SourceTokens({ control, clock }),
              hidesPeople: async () => false,
              wantsTokens: (tenant) => wantsTokens(control, tenant),
              collections: new Collections({
                control,
                clock,
                seal: makeSeal(TEST_SEAL),
                openFolders: [],
                open: makeOpenPlace({ openFolders: [], outgoing: { allowedHosts: [] }, clock }),
              }),
              push: new Push({ segments: { keep: (...piece) => segments.keep(...piece) }, patienceMs: 1000 }),
            }),
            provides: { wantsTokens: async () => false, followPushed() {} },
          };
        },
      }),
    ],
  });
  await addPerson(server.control, { tenant: 'atlas', email: 'amina@atlas.example', role: 'sysadmin' });
  await server.control.inTenant('atlas', async (tx) => {
    for (const id of [SOURCE, OTHER])
      await addDatasource(tx, {
        id,
        tenant_id: 'atlas',
        name: id.slice(0, 20),
        format: 'auto',
        timezone: 'UTC',
        created_on: 1,
        created_by: null,
      });
  });
  const browser = new Browser(server.app);
  await browser.signIn('amina@atlas.example');
  token = (await browser.post(`/admin/datasources/${SOURCE}/tokens`)).json().token;
});
beforeEach(async () => {
  segments = segmentsOf(LIMITS);
  faults.length = 0;
  await server.control.asSystem(async (tx) => {
    await tx.deleteFrom('loads').execute();
    await tx.deleteFrom('open_segments').execute();
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const push = (
  body: string | Buffer,
  { source = SOURCE, headers = {} }: { source?: string; headers?: Record<string, string> } = {},
) =>
  server.app.inject({
    method: 'POST',
    url: `/ingest/${source}`,
    payload: body,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain', ...headers },
  });
const loads = () =>
  server.control.asSystem((tx) => tx.selectFrom('loads').selectAll().orderBy('created_on').execute());
const contentOf = (load: string): Promise<string> => readFile(join(folder, load), 'utf8');
/** Turns pushed bytes into an ingest job. */
async function closed(): Promise<string[]> {
  server.clock.now += LIMITS.age;
  await segments.closeDue();
  return Promise.all((await loads()).map(({ id }) => contentOf(id)));
}

test('collects plain and packed chunks, and turns them into an ingest job after half a minute', async () => {
  const answer = await push('one\ntwo\n');
  expect([answer.statusCode, answer.json()]).toEqual([202, { bytes: 8, lines: 2, is_repeated: false }]);
  await push(gzipSync('three'), { headers: { 'content-encoding': 'gzip' } });
  expect(await loads()).toEqual([]);
  expect(await closed()).toEqual(['one\ntwo\nthree\n']);
  const [load] = await loads();
  expect(load).toMatchObject({ status: 'queued', size: 14, bytes_received: 14, datasource_id: SOURCE });
  expect(woken).toBeGreaterThan(0);
});

test('while the log is followed live, creates the job after a moment', async () => {
  segments.follow('atlas');
  await push('one\n');
  await expect.poll(async () => (await loads()).length).toBe(1);
  // Nobody has asked for it for a while.
  server.clock.now += LIMITS.age;
  await push('two\n');
  await segments.stop();
  expect(await loads()).toHaveLength(1);
});

test('creates the job at once if there are enough bytes', async () => {
  await push('x'.repeat(LIMITS.bytes));
  expect((await loads()).map(({ size }) => size)).toEqual([LIMITS.bytes + 1]);
});

test('stores a repeated chunk once: also among others, concurrently and after a restart', async () => {
  const chunk = { headers: { 'casbah-chunk': 'lyon:1' } };
  const answers = await Promise.all([push('one\n', chunk), push('one\n', chunk), push('two\n')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
  expect(answers.map((answer) => answer.json().is_repeated).sort()).toEqual([false, false, true]);
  segments = segmentsOf(LIMITS);
  expect((await push('one\n', chunk)).json().is_repeated).toBe(true);
  const [content = ''] = await closed();
  expect(content.split('\n').sort()).toEqual(['', 'one', 'two']);
});

test('overwrites bytes that a crash left unrecorded', async () => {
  await push('one\n');
  const [segment] = await server.control.asSystem((tx) =>
    tx.selectFrom('open_segments').selectAll().execute(),
  );
  // Written, but the process ended before it was recorded: the sender got no response and retries.
  await files.append(segment?.load_id ?? '', 4, Buffer.from('half of a pie'));
  segments = segmentsOf(LIMITS);
  await push('two\n');
  expect(await closed()).toEqual(['one\ntwo\n']);
});

test('makes senders wait while too much is unread', async () => {
  for (let load = 0; load < 3; load += 1) await push('x'.repeat(LIMITS.bytes));
  const answer = await push('one more\n');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '30']);
  expect(answer.json().error).toBe('TOO_MANY_REQUESTS');
});

test('reports a full disk, and stores nothing', async () => {
  segments = new Segments({
    control: server.control,
    clock: () => server.clock.now,
    server: 'one',
    limits: LIMITS,
    files: { append: files.append, freeSpace: async () => 1024 },
    fileOf: ({ id }) => id,
    wake() {},
    onFault: (_what, error) => faults.push(error),
  });
  expect((await push('one\n')).json().error).toBe('NO_SPACE');
  expect(await closed()).toEqual([]);
});

test('a token works for its own source only, and not once revoked', async () => {
  const refused = { statusCode: 401, error: 'SOURCE_TOKEN_INVALID' };
  const outcome = async (answer: ReturnType<typeof push>) => {
    const answered = await answer;
    return { statusCode: answered.statusCode, error: answered.json().error };
  };
  expect(await outcome(push('one\n', { source: OTHER }))).toEqual(refused);
  expect(await outcome(push('one\n', { source: crypto.randomUUID() }))).toEqual(refused);
  for (const authorization of ['', `Bearer ${token.slice(0, -1)}x`, token])
    expect(await outcome(push('one\n', { headers: { authorization } }))).toEqual(refused);
  // The token gives access to nothing else.
  const elsewhere = await server.app.inject({
    method: 'GET',
    url: `/admin/datasources/${SOURCE}/tokens`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(elsewhere.statusCode).toBe(401);

  const browser = new Browser(server.app);
  await browser.signIn('amina@atlas.example');
  const path = `/admin/datasources/${SOURCE}/tokens`;
  const made = (await browser.post(path)).json();
  const listed = (await browser.get(path)).json();
  expect(JSON.stringify(listed)).not.toContain(made.token);
  expect(listed.tokens.map(({ id }: { id: string }) => id)).toContain(made.id);
  const headers = { authorization: `Bearer ${made.token}` };
  expect((await push('one\n', { headers })).statusCode).toBe(202);
  await browser.send('DELETE', `${path}/${made.id}`);
  expect(await outcome(push('two\n', { headers }))).toEqual(refused);
  expect(await closed()).toEqual(['one\n']);
});

test('limits the tokens of a source', async () => {
  const browser = new Browser(server.app);
  await browser.signIn('amina@atlas.example');
  const path = `/admin/datasources/${OTHER}/tokens`;
  const answers = [];
  for (let made = 0; made < 6; made += 1) answers.push((await browser.post(path)).statusCode);
  expect(answers).toEqual([201, 201, 201, 201, 201, 409]);
});

test('a company can refuse pushed lines with real names [PF-K050]', async () => {
  const says = (param_value: boolean) =>
    server.control.inTenant('atlas', (tx) =>
      setTenantConfig(tx, {
        tenant: 'atlas',
        app_name: 'audit',
        param_name: 'spanva_anonymization',
        param_value,
        misc: {},
        by: null,
        time: 1,
      }),
    );
  await says(true);
  const refused = await push('one\n');
  expect([refused.statusCode, refused.json().error]).toEqual([403, 'USERS_MUST_BE_TOKENS']);
  expect((await push('two\n', { headers: { 'casbah-users': 'tokens' } })).statusCode).toBe(202);
  expect((await push('three\n', { headers: { 'casbah-users': 'pseudonyms' } })).statusCode).toBe(400);
  await says(false);
  expect((await push('four\n')).statusCode).toBe(202);
  expect(await closed()).toEqual(['two\nfour\n']);
});
