import { appendFile, mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Collection, collectionPlace } from '@casbah/contract/collection';
import { SETTLED_MS } from '@casbah/domain/collection';
import { MINUTE_MS } from '@casbah/domain/time-units';
import { addDatasource } from '@casbah/stores/control/datasources/datasources';
import type { FileStore } from '@casbah/stores/files/file-store';
import { openFolderFileStore } from '@casbah/stores/files/folder/folder-file-store';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { area } from '../areas/define.ts';
import type { JobRunner } from '../jobs/runner.ts';
import { testRunner } from '../jobs/test-runner.ts';
import { makeSeal } from '../seal.ts';
import { addPerson, Browser, openTestServer, TEST_SEAL, type TestServer } from '../test-compose.ts';
import { Collector } from './collector.ts';
import { CollectionFailed } from './place.ts';
import { makeOpenPlace } from './places.ts';
import { Push } from './push.ts';
import { collectionHandlers } from './routes.ts';
import { Collections } from './service.ts';
import { SourceTokens } from './tokens.ts';

const MINUTES = 15;
let folder: string;
let logs: string;
let files: FileStore;
let server: TestServer;
let runner: JobRunner;
let browser: Browser;
let source: string;
let made = 0;
/** Thrown once, when the remote source is next opened. */
let fault: Error | undefined;
let faults: unknown[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-collect-'));
  files = await openFolderFileStore(join(folder, 'files'));
  const open = makeOpenPlace({
    openFolders: [join(folder, 'open')],
    outgoing: { allowedHosts: [] },
    clock: Date.now,
  });
  server = await openTestServer({
    areas: [
      area({
        name: 'collection',
        needs: ['control', 'clock'],
        gives: ['wantsTokens', 'followPushed'],
        build({ control, clock }) {
          runner = testRunner({
            control,
            clock,
            jobs: [collector().job],
            onFault: (_what, error) => faults.push(error),
          });
          return {
            handlers: collectionHandlers({
              tokens: new SourceTokens({ control, clock }),
              push: new Push({ segments: { keep: async () => ({ isRepeated: false }) }, patienceMs: 1000 }),
              hidesPeople: async () => false,
              wantsTokens: async () => false,
              collections: new Collections({
                control,
                clock,
                seal: makeSeal(TEST_SEAL),
                open,
                openFolders: [join(folder, 'open')],
              }),
            }),
            provides: { wantsTokens: async () => false, followPushed() {} },
          };
        },
      }),
    ],
  });
  function collector(): Collector {
    return new Collector({
      // Getters, because the server is still being created.
      files,
      clock: () => server.clock.now,
      fileOf: ({ id }) => id,
      received() {},
      get control() {
        return server.control;
      },
      open: async (row, signal) => {
        if (fault !== undefined && row.datasource_id === source) {
          const thrown = fault;
          fault = undefined;
          throw thrown;
        }
        return open({ place: collectionPlace.parse(row.place), secret: undefined, pinned: null }, signal);
      },
      onFault: (_what, error) => faults.push(error),
    });
  }
  await addPerson(server.control, { tenant: 'atlas', email: 'amina@atlas.example', role: 'sysadmin' });
});
beforeEach(async () => {
  // The clock advances by hours, so the previous session has expired.
  browser = new Browser(server.app);
  await browser.signIn('amina@atlas.example');
  made += 1;
  faults = [];
  logs = join(folder, 'open', String(made));
  await mkdir(logs, { recursive: true });
  source = crypto.randomUUID();
  await server.control.inTenant('atlas', (tx) =>
    addDatasource(tx, {
      id: source,
      tenant_id: 'atlas',
      name: `Source ${made}`,
      format: 'auto',
      timezone: 'UTC',
      created_on: made,
      created_by: null,
    }),
  );
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const collection = () => `/admin/datasources/${source}/collection`;
const put = (place: object = {}) =>
  browser.send('PUT', collection(), {
    body: { place: { kind: 'folder', path: logs, ...place }, identity: null, every_minutes: MINUTES },
  });
const found = async (): Promise<{
  collection: Collection;
  runs: { files: number; waiting: number; problem: string | null }[];
}> => (await browser.get(collection())).json();
/** Adds a log file last modified an hour ago. */
async function old(name: string, content: string | Buffer, secondsAgo = 3600): Promise<void> {
  await writeFile(join(logs, name), content);
  const time = server.clock.now / 1000 - secondsAgo;
  await utimes(join(logs, name), time, time);
}
const loads = () =>
  server.control.asSystem((tx) =>
    tx.selectFrom('loads').selectAll().where('datasource_id', '=', source).orderBy('file_name').execute(),
  );
const contents = async (): Promise<string[]> =>
  Promise.all((await loads()).map(({ id }) => readFile(join(folder, 'files', id), 'utf8')));
async function later(milliseconds = MINUTES * MINUTE_MS): Promise<void> {
  server.clock.now += milliseconds;
  await runner.settled();
}

test('collects complete files once, including subfolders, and no others', async () => {
  await old('a.log', 'one\n');
  await old('b.txt', 'no log\n');
  await mkdir(join(logs, 'below'));
  await old('below/c.log', 'three\n');
  await put({ pattern: '*.log' });
  await runner.settled();
  expect((await loads()).map(({ file_name, status, size }) => [file_name, status, size])).toEqual([
    ['a.log', 'queued', 4],
    ['below/c.log', 'queued', 6],
  ]);
  expect(await contents()).toEqual(['one\n', 'three\n']);
  await later();
  expect(await loads()).toHaveLength(2);
  const { runs } = await found();
  expect(runs.map(({ files: many }) => many)).toEqual([0, 2]);
  expect(faults).toEqual([]);
});

test('waits with a growing file until it has been unchanged for a minute', async () => {
  await old('a.log', 'one\n', 1);
  await put();
  await runner.settled();
  expect(await loads()).toEqual([]);
  expect((await found()).runs).toMatchObject([{ files: 0, waiting: 1 }]);
  await appendFile(join(logs, 'a.log'), 'two\n');
  const now = server.clock.now / 1000;
  await utimes(join(logs, 'a.log'), now, now);
  await later(SETTLED_MS + 5000);
  expect(await loads()).toEqual([]);
  await later(SETTLED_MS + 5000);
  expect(await contents()).toEqual(['one\ntwo\n']);
});

test('continues a file that grew; one with another beginning is new', async () => {
  await old('a.log', 'one\n');
  await put();
  await runner.settled();
  await old('a.log', 'one\ntwo\n', 1800);
  await later();
  expect((await contents()).sort()).toEqual(['one\n', 'two\n']);
  await old('a.log', 'rotated, and longer than before\n', 1000);
  await later();
  expect((await contents()).sort()).toEqual(['one\n', 'rotated, and longer than before\n', 'two\n']);
});

test('reads a rewritten compressed file completely', async () => {
  await old('a.gz', gzipSync('one\n'));
  await put();
  await runner.settled();
  await old('a.gz', gzipSync(`one\n${crypto.randomUUID().repeat(20)}\n`), 1800);
  await later();
  const sizes = (await loads()).map(({ size }) => size);
  expect(sizes).toHaveLength(2);
  for (const { id } of await loads())
    expect([...(await readFile(join(folder, 'files', id))).subarray(0, 2)]).toEqual([0x1f, 0x8b]);
});

test("follows no links, and reads no folder that the operator hasn't allowed", async () => {
  const secret = join(folder, 'secret');
  await mkdir(secret, { recursive: true });
  await writeFile(join(secret, 'a.log'), 'secret\n');
  await symlink(join(secret, 'a.log'), join(logs, 'link.log'));
  await symlink(secret, join(logs, 'linked'));
  await put();
  await later();
  expect(await loads()).toEqual([]);
  for (const path of [
    secret,
    join(logs, 'linked'),
    join(logs, '..', '..', 'secret'),
    '/etc',
    '/none',
    'etc',
  ]) {
    const answer = await browser.post('/admin/collection/test', { place: { kind: 'folder', path } });
    expect([path, answer.json().problem]).toEqual([path, 'not_allowed']);
  }
});

test('a test shows the files and changes nothing', async () => {
  await old('old.log', 'not a log of anything\n', 7200);
  await old(
    'new.log',
    '1729418400.123 45 10.1.2.7 TCP_MISS/200 1042 GET http://box.com/ u HIER_DIRECT/192.0.2.1 text/html\n',
  );
  const answer = (
    await browser.post('/admin/collection/test', { place: { kind: 'folder', path: logs, pattern: '*.log' } })
  ).json();
  expect(answer).toMatchObject({ ok: true, total: 2, problem: null });
  expect(answer.files.map(({ path }: { path: string }) => path)).toEqual(['new.log', 'old.log']);
  expect(answer.preview).toMatchObject({ path: 'new.log', events: 1, rejects: 0 });
  expect(answer.preview.format).toContain('squid');
  const gone = await browser.post('/admin/collection/test', {
    place: { kind: 'folder', path: join(logs, 'none') },
  });
  expect(gone.json()).toMatchObject({ ok: false, problem: 'not_found' });
  expect(await loads()).toEqual([]);
});

test('retries failures less and less often, with the reason, until it works again', async () => {
  await put();
  fault = new CollectionFailed('unreachable', 'ESTALE');
  await runner.settled();
  const failed = await found();
  expect(failed.collection).toMatchObject({ failures: 1, problem: 'unreachable', detail: 'ESTALE' });
  fault = new CollectionFailed('unreachable', 'ESTALE');
  await later();
  expect((await found()).collection).toMatchObject({ failures: 2, problem: 'unreachable' });
  await later();
  expect((await found()).runs).toHaveLength(2);
  await later();
  expect((await found()).collection).toMatchObject({ failures: 0, problem: null });
});

test('can be run on demand, but not while paused', async () => {
  await put();
  await runner.settled();
  await old('a.log', 'one\n');
  expect((await browser.post(`${collection()}/run`)).statusCode).toBe(202);
  await runner.settled();
  expect(await loads()).toHaveLength(1);
  await browser.send('PUT', collection(), {
    body: { place: { kind: 'folder', path: logs, pattern: '' }, identity: null, is_enabled: false },
  });
  await old('b.log', 'two\n');
  expect((await browser.post(`${collection()}/run`)).statusCode).toBe(404);
  await later();
  expect(await loads()).toHaveLength(1);
  await browser.send('DELETE', collection());
  expect((await browser.get(collection())).json()).toMatchObject({ collection: null });
});

test('removes what a crash left of a file, and collects the file completely', async () => {
  await old('a.log', 'one\n');
  await put();
  await files.append('half', 0, Buffer.from('on'));
  await server.control.asSystem((tx) =>
    tx
      .updateTable('collections')
      .set({ arriving: 'half', next_run_on: null })
      .where('datasource_id', '=', source)
      .execute(),
  );
  await server.control.asSystem((tx) =>
    tx
      .updateTable('jobs')
      .set({ holder: 'another', attempts: 1, run_at: server.clock.now + 60_000 })
      .where('key', '=', source)
      .execute(),
  );
  // Claimed by a server that stopped: the claim must expire first.
  await runner.settled();
  expect(await loads()).toEqual([]);
  await later(60_000);
  expect(await contents()).toEqual(['one\n']);
  expect(await files.size('half')).toBe(undefined);
});
