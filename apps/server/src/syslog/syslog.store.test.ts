import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDatasource, markDatasourceDeleted } from '@casbah/stores/control/datasources/datasources';
import { openSpool } from '@casbah/stores/control/syslog/syslog';
import type { FileStore } from '@casbah/stores/files/file-store';
import { openFolderFileStore } from '@casbah/stores/files/folder/folder-file-store';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildAreas } from '../areas/build.ts';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { syslogReceiverArea } from './area.ts';
import type { SyslogReceiver } from './receiver.ts';
import { syslogHandlers } from './routes.ts';
import { SyslogService } from './service.ts';

let server: TestServer;
let folder: string;
let files: FileStore;
let receiver: SyslogReceiver | undefined;
let nadia: Browser;
let wakes = 0;
const faults: string[] = [];
let source: string;

beforeAll(async () => {
  const listeners = [{ protocol: 'tcp', host: '127.0.0.1', port: 0, company: 'company.example' } as const];
  server = await openTestServer({
    settings: { syslog: { listeners: [...listeners], tls: undefined } },
    // The receiver of the current test: handlers are created once.
    handlers: syslogHandlers(
      new SyslogService({
        listeners,
        clock: () => server.clock.now,
        get control() {
          return server.control;
        },
        receiver: {
          get state() {
            return receiver?.state ?? { listeners: [], sources: [], unclaimed: [] };
          },
          companyOf: (listener: number) => receiver?.companyOf(listener),
        },
      }),
    ),
  });
  await addPerson(server.control, { tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  nadia = new Browser(server.app);
  await nadia.signIn('nadia@atlas.example');
  folder = await mkdtemp(join(tmpdir(), 'casbah-syslog-'));
  files = await openFolderFileStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(async () => {
  // Removes assignments of other tests' sources.
  await server.control.asSystem((tx) => tx.deleteFrom('syslog_senders').execute());
  source = await newSource('atlas');
});
afterEach(async () => {
  await receiver?.stop();
  receiver = undefined;
});

async function newSource(tenant: string): Promise<string> {
  const id = crypto.randomUUID();
  await server.control.inTenant(tenant, (tx) =>
    addDatasource(tx, {
      id,
      tenant_id: tenant,
      name: id,
      format: 'auto',
      timezone: 'UTC',
      created_on: 1,
      created_by: null,
    }),
  );
  return id;
}

/** A receiver and its port. */
async function listening(domain = 'company.example'): Promise<number> {
  const company = domain === '' ? undefined : domain;
  const { syslogReceiver: _, ...provided } = server.provided;
  const built = await buildAreas([syslogReceiverArea], {
    ...provided,
    files,
    filesFolder: folder,
    fileOfLoad: (load) => `loads/${load.tenant_id}/${load.datasource_id}/${load.id}`,
    settings: {
      ...server.provided.settings,
      syslog: { listeners: [{ protocol: 'tcp', host: '127.0.0.1', port: 0, company }], tls: undefined },
    },
    server: 'this',
    ingest: {
      ...server.provided.ingest,
      wake() {
        wakes += 1;
      },
    },
    onFault: (what, error) => {
      if (String(error).includes('belongs to no company')) return void faults.push(String(error));
      throw new Error(what, { cause: error });
    },
  });
  const started = built.provided.syslogReceiver;
  receiver = started;
  await started.start();
  return vi.waitFor(
    () => {
      const port = started.state.listeners[0]?.port ?? 0;
      expect(port).toBeGreaterThan(0);
      return port;
    },
    { timeout: 5_000 },
  );
}

const loadsOf = (id: string) =>
  server.control.inTenant('atlas', (tx) =>
    tx.selectFrom('loads').selectAll().where('datasource_id', '=', id).orderBy('created_on').execute(),
  );
const senders = (...list: object[]) => ({
  body: { senders: list.map((sender) => ({ port: null, network: null, host: null, tag: null, ...sender })) },
});

async function contentOf(load: { tenant_id: string; datasource_id: string; id: string }): Promise<string> {
  const name = `loads/${load.tenant_id}/${load.datasource_id}/${load.id}`;
  return Buffer.from(await files.readAt(name, 0, 1_000_000)).toString();
}

test("a sender's lines become a job of its source that waits to be read, never a duplicate", async () => {
  await nadia.send('PUT', `/admin/datasources/${source}/syslog`, senders({ network: '127.0.0.0/8' }));
  for (const round of [1, 2]) {
    const port = await listening();
    const socket = connect({ host: '127.0.0.1', port });
    socket.end('<14>the same line\n');
    await vi.waitFor(async () => expect(await loadsOf(source)).toHaveLength(round), { timeout: 10_000 });
    await receiver?.stop();
  }
  const loads = await loadsOf(source);
  expect(loads).toMatchObject([
    { status: 'queued', size: 18, bytes_received: 18 },
    { status: 'queued', size: 18 },
  ]);
  expect(new Set(loads.map(({ content_hash }) => content_hash)).size).toBe(2);
  for (const load of loads) expect(await contentOf(load)).toBe('<14>the same line\n');
  expect(wakes).toBeGreaterThan(1);
});

test('bytes being written at a kill become a job at the next start, once', async () => {
  const load = crypto.randomUUID();
  const spool = { load_id: load, tenant_id: 'atlas', datasource_id: source, server: 'this', opened_on: 1 };
  await server.control.inTenant('atlas', (tx) => openSpool(tx, spool));
  const empty = { ...spool, load_id: crypto.randomUUID() };
  await server.control.inTenant('atlas', (tx) => openSpool(tx, empty));
  await files.append(`loads/atlas/${source}/${load}`, 0, Buffer.from('<14>safe\n<14>half of a li'));
  await listening();
  const [made] = await loadsOf(source);
  expect(made).toMatchObject({ id: load, size: 9, status: 'queued' });
  // A partial line is dropped, or it would be read as one that no one sent.
  expect(made === undefined ? '' : await contentOf(made)).toBe('<14>safe\n');
  await receiver?.stop();
  await listening();
  expect(await loadsOf(source)).toHaveLength(1);
});

test('bytes of a deleted source are deleted', async () => {
  const load = crypto.randomUUID();
  const spool = { load_id: load, tenant_id: 'atlas', datasource_id: source, server: 'this', opened_on: 1 };
  await server.control.inTenant('atlas', (tx) => openSpool(tx, spool));
  const file = `loads/atlas/${source}/${load}`;
  await files.append(file, 0, Buffer.from('<14>late\n'));
  await server.control.inTenant('atlas', (tx) => markDatasourceDeleted(tx, source, 2));
  await listening();
  expect(await files.size(file)).toBeUndefined();
});

test("two sources can't have the same sender, ignoring case", async () => {
  const other = await newSource('atlas');
  const first = await nadia.send(
    'PUT',
    `/admin/datasources/${source}/syslog`,
    senders({ tag: 'squid', port: 9 }),
  );
  expect(first.statusCode).toBe(200);
  const taken = await nadia.send(
    'PUT',
    `/admin/datasources/${other}/syslog`,
    senders({ tag: 'SQUID', port: 9 }),
  );
  expect([taken.statusCode, taken.json().error]).toEqual([409, 'SYSLOG_SENDER_TAKEN']);
  const twice = await nadia.send(
    'PUT',
    `/admin/datasources/${other}/syslog`,
    senders({ host: 'a' }, { host: 'A' }),
  );
  expect(twice.statusCode).toBe(409);
});

test('returns listening addresses, received counts and unknown senders', async () => {
  const port = await listening();
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('close', resolve));
  await vi.waitFor(
    async () => {
      const answer = await nadia.send('GET', `/admin/datasources/${source}/syslog`);
      expect(answer.json()).toMatchObject({
        senders: [],
        received: null,
        listeners: [{ protocol: 'tcp', port, problem: null }],
        unclaimed: [{ address: '127.0.0.1', port }],
      });
    },
    { timeout: 5_000 },
  );
});

test('a listener without a company stays with the one it served first, whatever companies come later', async () => {
  await listeningUnnamed();
  const belongsTo = async (): Promise<string | undefined> => {
    await vi.waitFor(() => expect(receiver?.companyOf(0)).toBeDefined(), { timeout: 5_000 });
    return receiver?.companyOf(0);
  };
  expect(await belongsTo()).toBe('atlas');
  await addPerson(server.control, { tenant: 'rif', email: 'salma@rif.example', role: 'sysadmin' });
  await stopped();
  await listeningUnnamed();
  expect(await belongsTo()).toBe('atlas');
  await stopped();
  // Never assigned and ambiguous: it belongs to no one, and the operator gets a warning.
  await server.control.asSystem((tx) => tx.deleteFrom('syslog_listeners').execute());
  await listeningUnnamed();
  await vi.waitFor(() => expect(faults).toEqual([expect.stringContaining('belongs to no company')]));
  expect(receiver?.companyOf(0)).toBeUndefined();
});

const stopped = async (): Promise<void> => receiver?.stop();
const listeningUnnamed = (): Promise<number> => listening('');
