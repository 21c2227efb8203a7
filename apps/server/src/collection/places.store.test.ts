import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Collection, CollectionSecret, CollectionTest } from '@casbah/contract/collection';
import { SETTLED_MS } from '@casbah/domain/collection';
import { addDatasource } from '@casbah/stores/control/datasources';
import {
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '@casbah/stores/control/postgres/temporary-postgres';
import type { FileStore } from '@casbah/stores/files/file-store';
import { openFolderFileStore } from '@casbah/stores/files/folder/folder-file-store';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeSeal } from '../seal.ts';
import { TEST_SEAL } from '../test-areas.ts';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { Collector } from './collector.ts';
import { makeOpenPlace, storedPlace } from './places.ts';
import { Push } from './push.ts';
import { collectionRoutes } from './routes.ts';
import { Collections } from './service.ts';
import { openFtpsServer } from './test-ftps-server.ts';
import { freePort, openTestLine, type TestLine } from './test-line.ts';
import { openS3Server, S3_ACCOUNT } from './test-s3-server.ts';
import { openSftpServer, type TestSftpServer } from './test-sftp-server.ts';
import { SourceTokens } from './tokens.ts';

const HOST = 'logs.example';
const MINUTES = 15;
const SECRET = 'right';
const DATABASE_PASSWORD = 'opens the database';

let folder: string;
let files: FileStore;
let server: TestServer;
let collector: Collector;
let browser: Browser;
let source: string;
let made = 0;
let faults: unknown[] = [];
/** Whether the server is killed after the next bytes are safe: before anybody knows of them. */
let isKilled = false;
let postgres: TemporaryPostgres | undefined;
let sftp: TestSftpServer;
const closing: (() => Promise<unknown>)[] = [];

/** What is tested the same for each kind. */
interface TestedPlace {
  /** Lines of logs, an hour old. */
  put(name: string, lines: readonly string[]): Promise<void>;
  place(): object;
  secret: CollectionSecret;
  /** Somewhere that is not there. */
  elsewhere(): object;
  line(): TestLine;
  identity(): Promise<string | null>;
}
const lines: TestLine[] = [];
const SQUID = (at: number): string =>
  `${1_729_418_400 + at}.123 45 10.1.2.7 TCP_MISS/200 1042 GET http://box.com/${at} u${at} HIER_DIRECT/192.0.2.1 text/html`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-places-'));
  files = await openFolderFileStore(join(folder, 'files'));
  const outgoing = {
    allowedHosts: [HOST, `http://${HOST}`],
    resolveName: async () => [{ address: '127.0.0.1', family: 4 }],
  };
  const open = makeOpenPlace({ openFolders: [], outgoing });
  const seal = makeSeal(TEST_SEAL);
  server = await openTestServer({
    areas: (app, control) => {
      const clock = () => server.clock.now;
      collector = new Collector({
        ...{ clock, control, server: 'one', fileOf: ({ id }: { id: string }) => id, received() {} },
        files: {
          remove: (name) => files.remove(name),
          freeSpace: () => files.freeSpace(),
          async append(name, offset, bytes) {
            await files.append(name, offset, bytes);
            if (!isKilled) return;
            isKilled = false;
            throw new Error('The server is killed');
          },
        },
        open: async (row, signal) => open({ ...storedPlace(row, seal), pinned: row.pinned }, signal),
        onFault: (_what, error) => faults.push(error),
      });
      collectionRoutes(app, {
        tokens: new SourceTokens({ control, clock }),
        push: new Push({ segments: { keep: async () => ({ isRepeated: false }) }, patienceMs: 1000 }),
        hidesPeople: async () => false,
        testsAMinute: 1000,
        wantsTokens: async () => false,
        collections: new Collections({ control, clock, seal, open, openFolders: [], wake() {} }),
      });
    },
  });
  await addPerson(server.control, { tenant: 'atlas', email: 'amina@atlas.example', role: 'sysadmin' });
  closing.push(() => server.close());
  const lineTo = async (port: number): Promise<TestLine> => {
    const line = await openTestLine(port);
    lines.push(line);
    closing.unshift(() => line.close());
    return line;
  };
  sftp = await openSftpServer(join(folder, 'sftp'));
  const s3 = await openS3Server(join(folder, 's3'));
  ftps = await openFtpsServer(join(folder, 'ftps'), { host: HOST });
  postgres = await startTemporaryPostgres();
  closing.push(sftp.close, s3.close, ftps.close, async () => postgres?.remove());
  sftpLine = await lineTo(sftp.port);
  s3Line = await lineTo(s3.port);
  ftpsLine = await lineTo(ftps.port);
  if (postgres === undefined) return;
  postgresLine = await lineTo(Number(new URL(postgres.url).port));
  database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  const { username } = new URL(postgres.url);
  await database.query(`alter role "${username}" password '${DATABASE_PASSWORD}'`);
  closing.unshift(() => database.end());
});
let ftps: Awaited<ReturnType<typeof openFtpsServer>>;
let sftpLine: TestLine;
let s3Line: TestLine;
let ftpsLine: TestLine;
let postgresLine: TestLine;
let database: pg.Client;
afterAll(async () => {
  await collector.stop();
  for (const close of closing) await close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  browser = new Browser(server.app);
  await browser.signIn('amina@atlas.example');
  made += 1;
  faults = [];
  for (const line of lines) line.mend();
  // Nobody goes to the places of the tests before.
  await server.control.asSystem((tx) => tx.deleteFrom('collections').execute());
  source = crypto.randomUUID();
  for (const kind of ['sftp', 's3', 'ftps'])
    await mkdir(join(folder, kind, String(made)), { recursive: true });
  await server.control.inTenant('atlas', (tx) =>
    addDatasource(tx, {
      ...{ id: source, tenant_id: 'atlas', name: `Source ${made}`, format: 'auto', timezone: 'UTC' },
      ...{ created_on: made, created_by: null },
    }),
  );
  await database?.query(`create table logs${made} (id bigint, message text)`);
});

/** Puts a log there as if it had been written an hour ago. */
const putFile = (kind: string) => async (name: string, content: readonly string[]) => {
  const path = join(folder, kind, String(made), name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${content.join('\n')}\n`);
  const time = server.clock.now / 1000 - 3600;
  await utimes(path, time, time);
};
const putRows = async (_name: string, content: readonly string[]) => {
  await database.query(
    `insert into logs${made} select coalesce((select max(id) from logs${made}), 9007199254740993) + nr, line
      from unnest($1::text[]) with ordinality as lines (line, nr)`,
    [content],
  );
};
const query = () =>
  `select id, split_part(message, ' ', 1) as time, '10.1.2.7' as src_ip, 'GET' as method, split_part(message, ' ', 7) as url from logs${made} -- all`;
const password = { password: SECRET };
const noIdentity = async () => null;

const places: [string, TestedPlace][] = [
  [
    'SFTP',
    {
      ...{ put: putFile('sftp'), secret: password, line: () => sftpLine },
      place: () => ({ ...{ kind: 'sftp', host: HOST, port: sftpLine.port, user: 'logs' }, path: `/${made}` }),
      elsewhere: () => ({ ...places[0]?.[1].place(), path: '/none' }),
      identity: async () =>
        (
          await browser.post('/admin/collection/test', { place: places[0]?.[1].place(), secret: password })
        ).json().identity,
    },
  ],
  [
    'S3',
    {
      ...{ put: putFile('s3'), secret: password, line: () => s3Line, identity: noIdentity },
      place: () => ({
        ...{ kind: 's3', address: `http://${HOST}:${s3Line.port}`, bucket: S3_ACCOUNT.bucket },
        ...{ user: S3_ACCOUNT.user, path: `${made}/` },
      }),
      elsewhere: () => ({ ...places[1]?.[1].place(), bucket: 'none' }),
    },
  ],
  [
    'FTPS',
    {
      ...{ put: putFile('ftps'), secret: password, line: () => ftpsLine, identity: noIdentity },
      place: () => ({
        ...{ kind: 'ftps', host: HOST, port: ftpsLine.port, user: 'logs', path: `/${made}` },
        certificate: ftps.certificate.trim(),
      }),
      elsewhere: () => ({ ...places[2]?.[1].place(), path: '/none' }),
    },
  ],
  [
    'PostgreSQL',
    {
      ...{ put: putRows, identity: noIdentity, line: () => postgresLine },
      get secret() {
        return { password: DATABASE_PASSWORD };
      },
      place: () => {
        const { username, pathname } = new URL(postgres?.url ?? '');
        return {
          ...{ kind: 'sql', engine: 'postgresql', host: HOST, port: postgresLine.port, user: username },
          ...{ database: pathname.slice(1), query: query(), column: 'id', is_encrypted: false },
        };
      },
      elsewhere: () => ({ ...places[3]?.[1].place(), query: 'select id from none' }),
    },
  ],
];
const needsPostgres = (kind: string): boolean => kind === 'PostgreSQL';

const collection = () => `/admin/datasources/${source}/collection`;
const tried = async (body: object): Promise<CollectionTest> =>
  (await browser.post('/admin/collection/test', body)).json();
async function save(of: TestedPlace): Promise<void> {
  const identity = await of.identity();
  const body = { place: of.place(), secret: of.secret, identity, every_minutes: MINUTES };
  const answer = await browser.send('PUT', collection(), { body });
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
}
const found = async (): Promise<{ collection: Collection; runs: { problem: string | null }[] }> =>
  (await browser.get(collection())).json();
/** A run now, and one after what may still grow is believed to be whole. */
async function twoRuns(): Promise<void> {
  await collector.settled();
  server.clock.now += SETTLED_MS + 6000;
  await collector.settled();
}
async function later(): Promise<void> {
  server.clock.now += MINUTES * 60_000;
  browser = new Browser(server.app);
  await browser.signIn('amina@atlas.example');
  await twoRuns();
}
/** The numbers of the lines that are loads, in the order they came. */
async function collected(): Promise<number[]> {
  const loads = await server.control.asSystem((tx) =>
    tx
      .selectFrom('loads')
      .select('id')
      .where('datasource_id', '=', source)
      .orderBy('created_on')
      .orderBy('file_name')
      .execute(),
  );
  const texts = await Promise.all(loads.map(({ id }) => readFile(join(folder, 'files', id), 'utf8')));
  return texts.flatMap((text) => [...text.matchAll(/box\.com\/(\d+)/g)].map(([, number]) => Number(number)));
}
const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);
const linesOf = (from: number, to: number): string[] => numbers(from, to).map(SQUID);

describe.for(places)('%s', ([kind, of]) => {
  const isSkipped = () => needsPostgres(kind) && postgres === undefined;

  test('a test shows what is there and what it begins with, and changes nothing', async ({ skip }) => {
    if (isSkipped()) skip();
    await of.put('a.log', linesOf(0, 5));
    const answer = await tried({ place: of.place(), secret: of.secret, identity: await of.identity() });
    expect(answer).toMatchObject({ ok: true, problem: null });
    expect(answer.total).toBeGreaterThan(0);
    expect(answer.preview?.lines[0]).toContain('box.com/0');
    expect(answer.preview).toMatchObject({ events: 5, rejects: 0 });
    expect((await found()).collection).toBe(null);
    expect(await collected()).toEqual([]);
  });

  test('everything is collected once, and later what is new', async ({ skip }) => {
    if (isSkipped()) skip();
    await of.put('a.log', linesOf(0, 700));
    await of.put('below/b.log', linesOf(700, 1300));
    await of.put('c.log', linesOf(1300, 1301));
    await save(of);
    await twoRuns();
    expect((await collected()).sort((one, other) => one - other)).toEqual(numbers(0, 1301));
    await later();
    expect(await collected()).toHaveLength(1301);
    await of.put('d.log', linesOf(1301, 1310));
    await later();
    expect((await collected()).sort((one, other) => one - other)).toEqual(numbers(0, 1310));
    expect(faults).toEqual([]);
  });

  test('killed when bytes are safe and nobody knows of them yet: each line counts once', async ({ skip }) => {
    if (isSkipped()) skip();
    await of.put('a.log', linesOf(0, 900));
    await save(of);
    isKilled = true;
    await twoRuns();
    expect(faults).toHaveLength(1);
    await later();
    expect(await collected()).toEqual(numbers(0, 900));
  });

  test('a line that breaks in the middle gives nothing half', async ({ skip }) => {
    // Files come over lines of their own there.
    if (isSkipped() || kind === 'FTPS') skip();
    await of.put('a.log', linesOf(0, 3000));
    await save(of);
    await collector.settled();
    for (const line of lines) line.cutAfter(150_000);
    server.clock.now += SETTLED_MS + 6000;
    await of.put('b.log', linesOf(3000, 6000));
    await later();
    const before = await collected();
    expect(new Set(before).size).toBe(before.length);
    expect((await found()).collection.problem).toBe('unreachable');
    for (const line of lines) line.mend();
    for (let looks = 0; looks < 2; looks += 1) await later();
    expect((await collected()).sort((one, other) => one - other)).toEqual(numbers(0, 6000));
    expect((await found()).collection.problem).toBe(null);
  });

  test('a wrong password, and what is not there, say what they are', async ({ skip }) => {
    if (isSkipped()) skip();
    const identity = await of.identity();
    const wrong = await tried({ place: of.place(), secret: { password: 'wrong' }, identity });
    expect(wrong).toMatchObject({ ok: false, problem: 'sign_in_refused' });
    const gone = await tried({ place: of.elsewhere(), secret: of.secret, identity });
    expect(gone).toMatchObject({ ok: false, problem: 'not_found' });
    const nobody = await freePort();
    const place = { ...of.place(), port: nobody, address: `http://${HOST}:${nobody}` };
    const fields = Object.entries(place).filter(([name]) => name in of.place());
    const silent = await tried({ place: Object.fromEntries(fields), secret: of.secret, identity });
    expect(silent).toMatchObject({ ok: false, problem: 'unreachable' });
  });

  test('private hosts that the operator did not name are not called', async ({ skip }) => {
    if (isSkipped()) skip();
    const before = of.line().connections();
    for (const host of ['other.example', '127.0.0.1']) {
      const place = { ...of.place(), host, address: `https://${host}:${of.line().port}` };
      const fields = Object.entries(place).filter(([name]) => name in of.place());
      const answer = await tried({ place: Object.fromEntries(fields), secret: of.secret });
      expect([host, answer.problem]).toEqual([host, 'not_allowed']);
    }
    expect(of.line().connections()).toBe(before);
  });

  test('what opens it is sealed, told to nobody, and goes to no other account', async ({ skip }) => {
    if (isSkipped()) skip();
    await of.put('a.log', linesOf(0, 1));
    await save(of);
    const { password: told = '' } = of.secret;
    const row = await server.control.asSystem((tx) =>
      tx.selectFrom('collections').selectAll().where('datasource_id', '=', source).executeTakeFirstOrThrow(),
    );
    expect(JSON.stringify(row)).not.toContain(`"${told}"`);
    expect((await browser.get(collection())).body).not.toContain(`"${told}"`);
    const trail = await server.control.asSystem((tx) => tx.selectFrom('audit_trail').selectAll().execute());
    expect(JSON.stringify(trail)).not.toContain(`"${told}"`);
    const identity = await of.identity();
    const again = await tried({ place: of.place(), datasource_id: source, identity });
    expect(again).toMatchObject({ ok: true });
    const other = { ...of.place(), user: 'somebody' };
    const refused = await browser.send('PUT', collection(), { body: { place: other, identity } });
    expect([refused.statusCode, refused.json().details]).toMatchObject([422, { field: 'secret' }]);
  });
});

describe('SFTP alone', () => {
  const place = () => places[0]?.[1].place();

  test('nothing secret is sent before somebody agreed to the server’s key, nor when it has changed', async () => {
    const before = sftp.tried.length;
    const first = await tried({ place: place(), secret: password });
    expect(first).toMatchObject({ ok: false, problem: 'identity_unknown' });
    expect(first.identity).toMatch(/^SHA256:[\w+/]{43}$/);
    const another = await tried({ place: place(), secret: password, identity: `SHA256:${'a'.repeat(43)}` });
    expect(another).toMatchObject({ ok: false, problem: 'identity_changed', identity: first.identity });
    expect(sftp.tried.length).toBe(before);
    const unsaid = await browser.send('PUT', collection(), {
      body: { place: place(), secret: password, identity: null },
    });
    expect(unsaid.statusCode).toBe(422);
  });

  test('a key opens it as a password does; one that is none says so', async () => {
    const { identity } = await tried({ place: place(), secret: password });
    const secret = { private_key: sftp.privateKey };
    expect(await tried({ place: place(), secret, identity })).toMatchObject({ ok: true });
    const none = await tried({ place: place(), secret: { private_key: 'no key' }, identity });
    expect(none).toMatchObject({ ok: false, problem: 'sign_in_refused' });
  });
});

describe('FTPS alone', () => {
  test('a certificate that nobody trusted has signed, or of another name, is refused before anything is sent', async () => {
    const { certificate, ...bare } = { certificate: '', ...places[2]?.[1].place() };
    const before = ftps.signedIn.length;
    for (const place of [bare, { ...bare, certificate, host: '127.0.0.1' }]) {
      const answer = await tried({ place, secret: password });
      expect(answer.problem).toBe(
        'host' in place && place.host === HOST ? 'certificate_refused' : 'not_allowed',
      );
    }
    expect(ftps.signedIn.length).toBe(before);
  });
});

describe('rows alone', () => {
  test('nothing but one SELECT is taken [PF-V044]', async () => {
    const place = { ...places[3]?.[1].place(), query: 'delete from logs' };
    const answer = await browser.post('/admin/collection/test', { place, secret: password });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('only SELECT query is allowed for SQL client datasource');
  });

  test('a query that writes by a function is refused by the transaction', async ({ skip }) => {
    if (postgres === undefined) skip();
    await database.query(`create sequence numbers${made}`);
    const place = {
      ...places[3]?.[1].place(),
      query: `select nextval('numbers${made}') as id`,
    };
    const answer = await tried({ place, secret: places[3]?.[1].secret });
    expect(answer).toMatchObject({ ok: false, problem: 'query_refused' });
  });

  test('rows of the newest mark wait until nobody adds more to it', async ({ skip }) => {
    if (postgres === undefined) skip();
    const [, of] = places[3] ?? [];
    if (of === undefined) return;
    await of.put('', linesOf(0, 3));
    await save(of);
    await collector.settled();
    expect(await collected()).toEqual([0, 1]);
    // Another row of the same moment, which was written late.
    await database.query(`insert into logs${made} select max(id), $1 from logs${made}`, [SQUID(3)]);
    server.clock.now += SETTLED_MS + 6000;
    await collector.settled();
    expect((await collected()).sort((one, other) => one - other)).toEqual([0, 1, 2, 3]);
  });

  test('a column that the rows have not says so', async ({ skip }) => {
    if (postgres === undefined) skip();
    for (const [, of] of places.slice(3)) {
      const answer = await tried({ place: { ...of.place(), column: 'none' }, secret: of.secret });
      expect(answer).toMatchObject({ ok: false, problem: 'column_missing' });
    }
  });
});
