import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Collection, CollectionSecret, CollectionTest } from '@casbah/contract/collection';
import { SETTLED_MS } from '@casbah/domain/collection';
import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import { addDatasource } from '@casbah/stores/control/datasources/datasources';
import {
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '@casbah/stores/control/postgres/temporary-postgres';
import type { FileStore } from '@casbah/stores/files/file-store';
import { openFolderFileStore } from '@casbah/stores/files/folder/folder-file-store';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { area } from '../areas/define.ts';
import type { JobRunner } from '../jobs/runner.ts';
import { testRunner } from '../jobs/test-runner.ts';
import { makeSeal } from '../seal.ts';
import { certificateOf } from '../test-certificate.ts';
import { addPerson, Browser, openTestServer, TEST_SEAL, type TestServer } from '../test-compose.ts';
import { Collector } from './collector.ts';
import { openMysql } from './mysql-rows.ts';
import { makeOpenPlace, storedPlace } from './places.ts';
import { Push } from './push.ts';
import { collectionHandlers } from './routes.ts';
import { Collections } from './service.ts';
import { openFtpsServer } from './test-ftps-server.ts';
import { openTestApi, type TestApi } from './test-http-api.ts';
import { freePort, openTestLine, type TestLine } from './test-line.ts';
import { openMariadbServer, type TestMariadbServer } from './test-mariadb-server.ts';
import { openS3Server, S3_ACCOUNT } from './test-s3-server.ts';
import { openSftpServer, type TestSftpServer } from './test-sftp-server.ts';
import { SourceTokens } from './tokens.ts';

const HOST = 'logs.example';
/** Another name for the same servers. */
const ALIAS = 'alias.example';
const MINUTES = 15;
const SECRET = 'right';
const DATABASE_PASSWORD = 'opens the database';

let folder: string;
let files: FileStore;
let server: TestServer;
let runner: JobRunner;
let browser: Browser;
let source: string;
let made = 0;
let faults: unknown[] = [];
/** Whether to kill the server once the next bytes are durable, before they are recorded. */
let isKilled = false;
let postgres: TemporaryPostgres | undefined;
let mariadb: TestMariadbServer | undefined;
/** Certificate of the databases. */
let certificate: { cert: string; key: string };
let sftp: TestSftpServer;
const closing: (() => Promise<unknown>)[] = [];

/** A kind of remote source, for the tests that all kinds share. */
interface TestedPlace {
  /** Writes log lines with a time one hour ago. */
  put(name: string, lines: readonly string[]): Promise<void>;
  place(): object;
  secret: CollectionSecret;
  /** A remote source that doesn't exist. */
  elsewhere(): object;
  /** Another account, if its user has another name than `user`. */
  other?(): object;
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
    allowedHosts: [HOST, ALIAS, `http://${HOST}`],
    resolveName: async () => [{ address: '127.0.0.1', family: 4 }],
    pauseMs: 10,
  };
  const open = makeOpenPlace({ openFolders: [], outgoing, clock: () => server.clock.now });
  const seal = makeSeal(TEST_SEAL);
  server = await openTestServer({
    areas: [
      area({
        name: 'collection',
        needs: ['control', 'clock'],
        gives: ['wantsTokens', 'followPushed'],
        build({ control, clock }) {
          const collector = new Collector({
            clock,
            control,
            fileOf: ({ id }: { id: string }) => id,
            received() {},
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
          runner = testRunner({
            control,
            clock,
            jobs: [collector.job],
            onFault: (_what, error) => faults.push(error),
          });
          return {
            handlers: collectionHandlers({
              tokens: new SourceTokens({ control, clock }),
              push: new Push({ segments: { keep: async () => ({ isRepeated: false }) }, patienceMs: 1000 }),
              hidesPeople: async () => false,
              testsAMinute: 1000,
              wantsTokens: async () => false,
              collections: new Collections({ control, clock, seal, open, openFolders: [] }),
            }),
            provides: { wantsTokens: async () => false, followPushed() {} },
          };
        },
      }),
    ],
  });
  await addPerson(server.control, { tenant: 'atlas', email: 'amina@atlas.example', role: 'sysadmin' });
  await signIn();
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
  certificate = await certificateOf(HOST);
  [postgres, mariadb] = await Promise.all([
    startTemporaryPostgres(certificate),
    openMariadbServer(certificate),
  ]);
  api = await openTestApi();
  apiLine = await lineTo(api.port);
  closing.push(sftp.close, s3.close, ftps.close, api.close);
  closing.push(
    async () => postgres?.remove(),
    async () => mariadb?.close(),
  );
  sftpLine = await lineTo(sftp.port);
  s3Line = await lineTo(s3.port);
  ftpsLine = await lineTo(ftps.port);
  if (mariadb !== undefined) mariadbLine = await lineTo(mariadb.port);
  if (postgres === undefined) return;
  postgresLine = await lineTo(Number(new URL(postgres.url).port));
  database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  const { username } = new URL(postgres.url);
  await database.query(`alter role "${username}" password '${DATABASE_PASSWORD}'`);
  closing.unshift(() => database.end());
});
let ftps: Awaited<ReturnType<typeof openFtpsServer>>;
let api: TestApi;
let apiLine: TestLine;
let sftpLine: TestLine;
let s3Line: TestLine;
let ftpsLine: TestLine;
let postgresLine: TestLine;
let mariadbLine: TestLine;
let database: pg.Client;
afterAll(async () => {
  for (const close of closing) await close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  made += 1;
  faults = [];
  api.reset();
  for (const line of lines) line.mend();
  // Removes the remote sources of earlier tests, so no run connects to them.
  await server.control.asSystem((tx) => tx.deleteFrom('collections').execute());
  source = crypto.randomUUID();
  for (const kind of ['sftp', 's3', 'ftps'])
    await mkdir(join(folder, kind, String(made)), { recursive: true });
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
  await database?.query(`create table logs${made} (id bigint, message text)`);
  await mariadb?.run(`create table logs.logs${made} (id bigint, message text)`);
  written = 0;
});

/** Adds a log file last modified an hour ago. */
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
let written = 0;
const putMariadbRows = async (_name: string, content: readonly string[]) => {
  const rows = content.map((line, nr) => [String(9007199254740994n + BigInt(written + nr)), line]);
  written += rows.length;
  await mariadb?.run(`insert into logs.logs${made} values ?`, [rows]);
};
const query = () =>
  `select id, split_part(message, ' ', 1) as time, '10.1.2.7' as src_ip, 'GET' as method, split_part(message, ' ', 7) as url from logs${made} -- all`;
const mariadbQuery = () =>
  `select id, substring_index(message, ' ', 1) as time, '10.1.2.7' as src_ip, 'GET' as method,
    substring_index(substring_index(message, ' ', 7), ' ', -1) as url from logs${made} # all`;
const putRecords = async (_name: string, content: readonly string[]) => {
  const at = server.clock.now - HOUR_MS;
  for (const line of content) {
    const [time = '', , , , , , url] = line.split(' ');
    const id = `r${api.records.length}`;
    api.records.push({ id, at, visibleFrom: 0, time, src_ip: '10.1.2.7', method: 'GET', url });
  }
};
const password = { password: SECRET };
const noIdentity = async () => null;

const places: [string, TestedPlace][] = [
  [
    'SFTP',
    {
      put: putFile('sftp'),
      secret: password,
      line: () => sftpLine,
      place: () => ({ kind: 'sftp', host: HOST, port: sftpLine.port, user: 'logs', path: `/${made}` }),
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
      put: putFile('s3'),
      secret: password,
      line: () => s3Line,
      identity: noIdentity,
      place: () => ({
        kind: 's3',
        address: `http://${HOST}:${s3Line.port}`,
        bucket: S3_ACCOUNT.bucket,
        user: S3_ACCOUNT.user,
        path: `${made}/`,
      }),
      elsewhere: () => ({ ...places[1]?.[1].place(), bucket: 'none' }),
    },
  ],
  [
    'FTPS',
    {
      put: putFile('ftps'),
      secret: password,
      line: () => ftpsLine,
      identity: noIdentity,
      place: () => ({
        kind: 'ftps',
        host: HOST,
        port: ftpsLine.port,
        user: 'logs',
        path: `/${made}`,
        certificate: ftps.certificate.trim(),
      }),
      elsewhere: () => ({ ...places[2]?.[1].place(), path: '/none' }),
    },
  ],
  [
    'PostgreSQL',
    {
      put: putRows,
      identity: noIdentity,
      line: () => postgresLine,
      get secret() {
        return { password: DATABASE_PASSWORD };
      },
      place: () => {
        const { username, pathname } = new URL(postgres?.url ?? '');
        return {
          kind: 'sql',
          engine: 'postgresql',
          host: HOST,
          port: postgresLine.port,
          user: username,
          database: pathname.slice(1),
          query: query(),
          column: 'id',
          is_encrypted: false,
        };
      },
      elsewhere: () => ({ ...places[3]?.[1].place(), query: 'select id from none' }),
    },
  ],
  [
    'MySQL',
    {
      put: putMariadbRows,
      identity: noIdentity,
      line: () => mariadbLine,
      get secret() {
        return { password: mariadb?.account.password ?? '' };
      },
      place: () => ({
        kind: 'sql',
        engine: 'mysql',
        host: HOST,
        port: mariadbLine.port,
        user: mariadb?.account.user,
        database: mariadb?.account.database,
        query: mariadbQuery(),
        column: 'id',
        is_encrypted: false,
      }),
      elsewhere: () => ({ ...places[4]?.[1].place(), query: 'select id from none' }),
    },
  ],
  [
    'HTTP',
    {
      put: putRecords,
      identity: noIdentity,
      line: () => apiLine,
      secret: { token: SECRET },
      place: () => ({
        kind: 'http',
        url: `http://${HOST}:${apiLine.port}/logs?from={from:ms}&until={until:ms}&size=2000`,
        time: 'at',
        record_id: 'id',
        next_page: { by: 'link' },
      }),
      elsewhere: () => ({ ...places[5]?.[1].place(), url: `http://${HOST}:${apiLine.port}/none` }),
      other: () => ({ ...places[5]?.[1].place(), url: `http://${ALIAS}:${apiLine.port}/logs` }),
    },
  ],
];
const isAbsent = (kind: string): boolean =>
  (kind === 'PostgreSQL' && postgres === undefined) || (kind === 'MySQL' && mariadb === undefined);
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
async function signIn(): Promise<void> {
  browser = new Browser(server.app);
  await browser.signIn('amina@atlas.example');
}
/** Runs now, and again when growing files are considered complete. */
async function twoRuns(): Promise<void> {
  await runner.settled();
  server.clock.now += SETTLED_MS + 6000;
  await runner.settled();
}
async function later(): Promise<void> {
  server.clock.now += MINUTES * MINUTE_MS;
  await signIn();
  await twoRuns();
}
/** Numbers of the collected lines, in order of arrival. */
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
  const isSkipped = () => isAbsent(kind);

  test('a test shows the content and its beginning, and changes nothing', async ({ skip }) => {
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

  test('collects everything once, and later what is new', async ({ skip }) => {
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

  test('counts each line once if killed after bytes are durable but not recorded', async ({ skip }) => {
    if (isSkipped()) skip();
    await of.put('a.log', linesOf(0, 900));
    await save(of);
    isKilled = true;
    await twoRuns();
    expect(faults).toHaveLength(1);
    await later();
    expect(await collected()).toEqual(numbers(0, 900));
  });

  test('stores nothing partial if the connection breaks midway', async ({ skip }) => {
    // FTPS transfers files over separate connections.
    if (isSkipped() || kind === 'FTPS') skip();
    await of.put('a.log', linesOf(0, 3000));
    await save(of);
    await runner.settled();
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

  test('reports a wrong password and a missing path as such', async ({ skip }) => {
    if (isSkipped()) skip();
    const identity = await of.identity();
    const secret = { [kind === 'HTTP' ? 'token' : 'password']: 'wrong' };
    const wrong = await tried({ place: of.place(), secret, identity });
    expect(wrong).toMatchObject({ ok: false, problem: 'sign_in_refused' });
    const gone = await tried({ place: of.elsewhere(), secret: of.secret, identity });
    expect(gone).toMatchObject({ ok: false, problem: 'not_found' });
    const nobody = await freePort();
    const url = `http://${HOST}:${nobody}`;
    const place = { ...of.place(), port: nobody, address: url, url };
    const fields = Object.entries(place).filter(([name]) => name in of.place());
    const silent = await tried({ place: Object.fromEntries(fields), secret: of.secret, identity });
    expect(silent).toMatchObject({ ok: false, problem: 'unreachable' });
  });

  test("doesn't connect to private hosts unless the operator allows them", async ({ skip }) => {
    if (isSkipped()) skip();
    const before = of.line().connections();
    for (const host of ['other.example', '127.0.0.1']) {
      const url = `https://${host}:${of.line().port}`;
      const place = { ...of.place(), host, address: url, url };
      const fields = Object.entries(place).filter(([name]) => name in of.place());
      const answer = await tried({ place: Object.fromEntries(fields), secret: of.secret });
      expect([host, answer.problem]).toEqual([host, 'not_allowed']);
    }
    expect(of.line().connections()).toBe(before);
  });

  test('keeps the secret sealed, never returns it, and sends it to no other account', async ({ skip }) => {
    if (isSkipped()) skip();
    await of.put('a.log', linesOf(0, 1));
    await save(of);
    const told = of.secret.password ?? of.secret.token;
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
    const other = of.other?.() ?? { ...of.place(), user: 'somebody' };
    const refused = await browser.send('PUT', collection(), { body: { place: other, identity } });
    expect([refused.statusCode, refused.json().details]).toMatchObject([422, { field: 'secret' }]);
  });
});

describe('SFTP only', () => {
  const place = () => places[0]?.[1].place();

  test('sends no secret before someone trusts the server’s key, nor after it has changed', async () => {
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

  test('a key works like a password; an invalid key is rejected', async () => {
    const { identity } = await tried({ place: place(), secret: password });
    const secret = { private_key: sftp.privateKey };
    expect(await tried({ place: place(), secret, identity })).toMatchObject({ ok: true });
    const none = await tried({ place: place(), secret: { private_key: 'no key' }, identity });
    expect(none).toMatchObject({ ok: false, problem: 'sign_in_refused' });
  });
});

describe('S3 only', () => {
  test('reads the folders of CloudTrail: every small file once, no digests', async () => {
    const record = (region: string, nr: number) => ({
      eventVersion: '1.11',
      userIdentity: { type: 'IAMUser', userName: 'amina', accountId: '123456789012' },
      eventTime: '2026-11-21T18:00:00Z',
      eventSource: 's3.amazonaws.com',
      eventName: 'GetObject',
      awsRegion: region,
      sourceIPAddress: '192.0.2.1',
      eventID: `${region}-${nr}`,
      eventType: 'AwsApiCall',
    });
    const put = async (trail: string, region: string, nr: number, content: object) => {
      const day = `AWSLogs/123456789012/${trail}/${region}/2026/11/21`;
      const name = `123456789012_${trail}_${region}_20261121T18${10 + nr}Z_${nr}abc.json.gz`;
      const path = join(folder, 's3', String(made), day, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, gzipSync(JSON.stringify(content)));
      const time = (server.clock.now - HOUR_MS) / 1000;
      await utimes(path, time, time);
    };
    for (const region of ['eu-central-1', 'us-east-1']) {
      for (const nr of numbers(0, 20))
        await put('CloudTrail', region, nr, {
          Records: [record(region, 2 * nr), record(region, 2 * nr + 1)],
        });
      await put('CloudTrail-Digest', region, 0, { awsAccountId: '123456789012', logFiles: [] });
    }
    const place = { ...places[1]?.[1].place(), path: `${made}/AWSLogs/`, pattern: '*_CloudTrail_*.json.gz' };
    const answer = await tried({ place, secret: password });
    expect(answer).toMatchObject({ ok: true, total: 40, preview: { rejects: 0 } });
    expect(answer.preview?.format).toMatch(/cloudtrail/);
    await browser.send('PUT', collection(), {
      body: { place, secret: password, identity: null, every_minutes: MINUTES },
    });
    for (let looks = 0; looks < 2; looks += 1) await later();
    const loads = await server.control.asSystem((tx) =>
      tx.selectFrom('loads').select('id').where('datasource_id', '=', source).execute(),
    );
    const texts = loads.map(({ id }) => readFile(join(folder, 'files', id)));
    const ids = (await Promise.all(texts)).flatMap((bytes) =>
      [
        ...gunzipSync(bytes)
          .toString()
          .matchAll(/"eventID":"([^"]*)"/g),
      ].map(([, id]) => id),
    );
    expect([loads.length, ids.length, new Set(ids).size]).toEqual([40, 80, 80]);
  });
});

describe('FTPS only', () => {
  test('refuses an untrusted or mismatched certificate before anything is sent', async () => {
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

  test('starts TLS with the first byte if the server wants implicit TLS, for data connections, too', async () => {
    const implicit = await openFtpsServer(join(folder, 'ftps'), { host: HOST, implicit: true });
    closing.push(implicit.close);
    const [, of] = places[2] ?? [];
    await of?.put('a.log', linesOf(0, 5));
    const line = await openTestLine(implicit.port);
    closing.unshift(() => line.close());
    const place = {
      ...of?.place(),
      certificate: implicit.certificate.trim(),
      port: line.port,
      mode: 'implicit',
    };
    const answer = await tried({ place, secret: password });
    expect(answer).toMatchObject({ ok: true, total: 1, preview: { events: 5 } });
    // A TLS ClientHello, not a command.
    expect(line.heard().charCodeAt(0)).toBe(0x16);
    const { certificate: _, ...unvouched } = place;
    const before = implicit.signedIn.length;
    expect(await tried({ place: unvouched, secret: password })).toMatchObject({
      problem: 'certificate_refused',
    });
    expect(implicit.signedIn.length).toBe(before);
  });
});

describe.for(places.slice(3, 5))('%s only', ([kind, of]) => {
  const inDatabase = (name: string) => (kind === 'MySQL' ? `logs.${name}` : name);
  const run = async (sql: string): Promise<unknown> =>
    kind === 'MySQL' ? mariadb?.run(sql) : database.query(sql);

  test('accepts only a single SELECT [PF-V044]', async ({ skip }) => {
    if (isAbsent(kind)) skip();
    const place = { ...of.place(), query: 'delete from logs' };
    const answer = await browser.post('/admin/collection/test', { place, secret: password });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('only SELECT query is allowed for SQL client datasource');
  });

  test('the transaction refuses a query that writes through a function', async ({ skip }) => {
    if (isAbsent(kind)) skip();
    const sequence = `numbers${made}`;
    await run(`create sequence ${inDatabase(sequence)}`);
    if (mariadb !== undefined && kind === 'MySQL')
      await run(`grant insert on logs.${sequence} to ${mariadb.account.user}@'127.0.0.1'`);
    const place = {
      ...of.place(),
      query: `select nextval(${kind === 'MySQL' ? sequence : `'${sequence}'`}) as id`,
    };
    const answer = await tried({ place, secret: of.secret });
    expect(answer).toMatchObject({ ok: false, problem: 'query_refused' });
    expect(answer.detail).toMatch(/read.only/i);
  });

  test('rows with the newest cursor value wait until no more are added', async ({ skip }) => {
    if (isAbsent(kind)) skip();
    await of.put('', linesOf(0, 3));
    await save(of);
    await runner.settled();
    expect(await collected()).toEqual([0, 1]);
    // Another row with the same timestamp, inserted late.
    const table = inDatabase(`logs${made}`);
    await run(`insert into ${table} select max(id), '${SQUID(3)}' from ${table}`);
    server.clock.now += SETTLED_MS + 6000;
    await runner.settled();
    expect((await collected()).sort((one, other) => one - other)).toEqual([0, 1, 2, 3]);
  });

  test('reports a missing cursor column', async ({ skip }) => {
    if (isAbsent(kind)) skip();
    const answer = await tried({ place: { ...of.place(), column: 'none' }, secret: of.secret });
    expect(answer).toMatchObject({ ok: false, problem: 'column_missing' });
  });

  test('over TLS, sends no user name or password before the certificate is verified', async ({ skip }) => {
    if (isAbsent(kind)) skip();
    await of.put('', linesOf(0, 1));
    const { cert: another } = await certificateOf(HOST);
    const trusted = { ...of.place(), is_encrypted: true, certificate: certificate.cert.trim() };
    const { certificate: _, ...unvouched } = trusted;
    const name = `${Object(trusted).user}`;
    of.line().heard();
    for (const place of [
      unvouched,
      { ...trusted, certificate: another.trim() },
      { ...trusted, host: ALIAS },
    ]) {
      const answer = await tried({ place, secret: of.secret });
      expect(answer).toMatchObject({ ok: false, problem: 'certificate_refused' });
      expect(of.line().heard()).not.toContain(name);
    }
    expect(await tried({ place: trusted, secret: of.secret })).toMatchObject({ ok: true, total: 1 });
    expect(of.line().heard()).not.toContain(name);
    // Without TLS, the name is readable.
    expect(await tried({ place: of.place(), secret: of.secret })).toMatchObject({ ok: true });
    expect(of.line().heard()).toContain(name);
  });
});

describe('MySQL rows', () => {
  const of = () => Object.assign({}, places[4]?.[1]);
  const lineOfRow = async (part: object): Promise<unknown> => {
    const answer = await tried({ place: { ...of().place(), ...part }, secret: of().secret });
    expect(answer).toMatchObject({ ok: true });
    return JSON.parse(answer.preview?.lines[0] ?? 'null');
  };

  test('numbers keep every digit, times are in UTC, bytes are marked as such', async ({ skip }) => {
    if (mariadb === undefined) skip();
    await mariadb?.run(
      `create table logs.kinds${made} (id bigint unsigned, price decimal(40, 3), at timestamp(3) null, local datetime(6),
        day date, bytes varbinary(4), flags bit(5), ip inet6, words text, details json, nothing int)`,
    );
    await mariadb?.run(`set time_zone = '+02:00'`);
    await mariadb?.run(
      `insert into logs.kinds${made} values (18446744073709551615, 1234567890123456789012345678901.125, '2026-11-22 09:00:00.25',
        '2026-11-22 09:00:00.25', '2026-11-22', x'00ff', 5, '2001:db8::1', 'größe', '{"a": 12345678901234567890}', null)`,
    );
    const row = await lineOfRow({ query: `select * from kinds${made}` });
    expect(row).toEqual({
      id: '18446744073709551615',
      price: '1234567890123456789012345678901.125',
      at: '2026-11-22T07:00:00.250Z',
      local: '2026-11-22 09:00:00.250000',
      day: '2026-11-22',
      bytes: '0x00ff',
      flags: '0x05',
      ip: '2001:db8::1',
      words: 'größe',
      details: '{"a": 12345678901234567890}',
      nothing: null,
    });
    for (const column of ['id', 'price', 'at', 'local', 'day', 'ip'])
      expect(await lineOfRow({ query: `select * from kinds${made}`, column })).toEqual(row);
    for (const column of ['bytes', 'flags', 'words', 'details'])
      expect(
        await tried({
          place: { ...of().place(), query: `select * from kinds${made}`, column },
          secret: of().secret,
        }),
      ).toMatchObject({ ok: false, problem: 'query_refused' });
  });

  test('texts that a collation treats as equal stay distinct', async ({ skip }) => {
    if (mariadb === undefined) skip();
    await mariadb?.run(`create table logs.names${made} (name varchar(20), url varchar(40))`);
    const add = (from: number, names: string[]) =>
      mariadb?.run(`insert into logs.names${made} values ?`, [
        names.map((name, nr) => [name, `http://box.com/${from + nr}`]),
      ]);
    await add(0, ['b', 'A', 'a ', 'a', 'á']);
    const place = { ...of().place(), query: `select name, url from names${made}`, column: 'name' };
    await save({ ...of(), place: () => place, identity: noIdentity });
    await twoRuns();
    await add(5, ['Á', 'ñ\'"\\']);
    await later();
    // Ordered by bytes: a row added after `á` isn't new, though a person would sort it there.
    expect(await collected()).toEqual([1, 3, 2, 0, 4, 6]);
  });

  test("an abandoned query doesn't continue", async ({ skip }) => {
    if (mariadb === undefined) skip();
    await of().put?.('', linesOf(0, 1));
    const { host, port, user, database: name } = Object(of().place());
    const stop = new AbortController();
    const opened = await openMysql(
      {
        host,
        port,
        user,
        database: name,
        is_encrypted: false,
        password: of().secret.password,
        query: `select id + sleep(20) as id from logs${made}`,
        column: 'id',
      },
      '127.0.0.1',
      stop.signal,
    );
    const asked = opened.newestMark().catch((error: unknown) => error);
    const asleep = async (): Promise<unknown> =>
      mariadb?.run(
        "select id from information_schema.processlist where info like '%sleep(20)%' and user = ?",
        [user],
      );
    await expect.poll(asleep).toHaveLength(1);
    stop.abort(new Error('Nobody waits'));
    expect(await asked).toMatchObject({ message: 'Nobody waits' });
    await expect.poll(asleep).toEqual([]);
    await opened.close();
  });
});
