import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Client } from '@casbah/contract/client';
import { type RunningServer, startServer } from '@casbah/server/compose';
import { readSettings } from '@casbah/server/settings';
import { PgliteWorker } from '@casbah/stores/control/pglite/worker-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { verb as audit } from './audit.ts';
import { verb as collect } from './collect.ts';
import { connect } from './connection.ts';
import { verb as exportVerb } from './export.ts';
import { verb as formats } from './formats.ts';
import { verb as ingest } from './ingest.ts';
import { verb as link } from './operator-link.ts';
import { verb as parse } from './parse.ts';
import { verb as policies } from './policies.ts';
import { verb as query } from './query.ts';
import { verb as services } from './services.ts';
import { verb as start } from './start.ts';
import { runVerb as run } from './test-run-verb.ts';
import { verb as tokens } from './tokens.ts';

const START = Date.UTC(2026, 9, 1) / 1000;
const PERSON = { email: 'nadia@atlasfoods.example', password: 'Correct-horse-9-battery' };

let folder: string;
let dataFolder: string;
let server: RunningServer;
let client: Client;

/** One server for all tests, stopped before the tests that verify a stopped server's audit trail. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-verbs-'));
  dataFolder = join(folder, 'data');
  const settings = readSettings({ CASBAH_DATA: dataFolder, CASBAH_PORT: '0' });
  server = await startServer({ settings, log: { write() {} } });
  client = connect(server.origin).client;
  await client.call('GET /user/setup', {});
  await client.call('POST /user/setup', {
    body: { company: 'Atlas Foods', name: 'Nadia Berrada', ...PERSON, setup_token: server.setup?.token },
  });
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  vi.stubEnv('CASBAH_DATA', dataFolder);
  vi.stubEnv('CASBAH_URL', server.origin);
  vi.stubEnv('CASBAH_EMAIL', PERSON.email);
  vi.stubEnv('CASBAH_PASSWORD', PERSON.password);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const jsonLines = (said: string): Record<string, unknown>[] =>
  said
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const squidLog = (lines: number, host: string): string =>
  Array.from(
    { length: lines },
    (_, line) =>
      `${START + line}.000 5 10.0.0.1 TCP_MISS/200 ${line} GET https://${host}/${line} amy HIER_DIRECT/192.0.2.1 text/html\n`,
  ).join('');

test.each([
  start,
  parse,
  formats,
  ingest,
  collect,
  tokens,
  query,
  exportVerb,
  services,
  audit,
  link,
  policies,
])('$name has a help text', ({ name, help }) => {
  expect(help).toContain(`casbah ${name}`);
  expect(help).toContain('Exit codes');
});

describe('casbah ingest and casbah query', () => {
  test('creates the source, ingests files once, and queries find their events', async () => {
    const plain = await file('plain.log', squidLog(300, 'www.dropbox.com'));
    const packed = await file('packed.log.gz', gzipSync(squidLog(200, 'wetransfer.com')));
    const first = await run(ingest, plain, packed, '--source', 'Lyon');
    expect(first.code).toBe(0);
    expect(jsonLines(first.stdout)).toMatchObject([
      { events: 300, rejects: 0 },
      { events: 200, rejects: 0 },
    ]);

    const again = await run(ingest, plain, '--source', 'Lyon');
    expect(again).toMatchObject({ code: 0, stderr: expect.stringContaining('nothing added') });

    const found = await run(query, 'user = amy', '--list', 'services', '--sort=-requests');
    expect(found.code).toBe(0);
    expect(jsonLines(found.stdout).map(({ id, requests }) => ({ id, requests }))).toEqual([
      { id: 'dropbox', requests: 300 },
      { id: 'wetransfer', requests: 200 },
    ]);
    const events = await run(query, 'service = wetransfer', '--limit', '7');
    expect(jsonLines(events.stdout)).toHaveLength(7);
    expect(jsonLines(events.stdout)[0]).toMatchObject({ host: 'wetransfer.com', source: 'Lyon' });
  });

  test('activities are exported to a file, at once or by a job, with their time and person', async () => {
    const records = ['amy', 'bo'].map((name, index) =>
      JSON.stringify({
        uuid: `56YE2TYN2VFYRLNSHKPW5NVT5${index}`,
        timestamp: `2026-11-20T0${8 + index}:00:00Z`,
        category: 'success',
        type: 'credentials_ok',
        target_user: { uuid: `U${index}`, name, email: `${name}@atlasfoods.example` },
        client: { app_name: '1Password Browser', ip_address: '203.0.113.9' },
      }),
    );
    const log = await file('1password.jsonl', `${records.join('\n')}\n`);
    expect(await run(ingest, log, '--source', 'Vault')).toMatchObject({ code: 0 });
    const span = ['--from', '2026-11-20T00:00:00Z', '--to', '2026-11-21T00:00:00Z'];
    const said = await run(
      exportVerb,
      'user contains amy',
      '--format',
      'ndjson',
      '--columns',
      'time,user',
      ...span,
    );
    expect(jsonLines(said.stdout)).toEqual([
      { time: '2026-11-20T08:00:00.000Z', user: 'amy@atlasfoods.example' },
    ]);
    const output = join(folder, 'activities.csv.gz');
    expect(
      await run(exportVerb, '--job', '--gzip', '--columns', 'user', '--output', output, ...span),
    ).toMatchObject({
      code: 0,
    });
    expect(gunzipSync(await readFile(output)).toString()).toBe(
      '\ufeff"user"\r\n"bo@atlasfoods.example"\r\n"amy@atlasfoods.example"\r\n',
    );
    expect(await run(exportVerb, 'colour = red')).toMatchObject({ code: 2 });
  });

  test('a query without results exits with 1, an invalid one with 2 and the position', async () => {
    expect(await run(query, 'user = nobody')).toMatchObject({ code: 1, stdout: '' });
    const wrong = await run(query, 'colour = red');
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('^');
  });

  test('refuses a wrong password, and reports a missing server', async () => {
    vi.stubEnv('CASBAH_PASSWORD', 'Wrong-horse-9-battery');
    expect(await run(query, '')).toMatchObject({ code: 3 });
    vi.stubEnv('CASBAH_URL', 'http://127.0.0.1:9');
    const nowhere = await run(query, 'risk = high');
    expect(nowhere).toMatchObject({ code: 3, stderr: expect.stringContaining('Is Casbah running?') });
  });

  test("exits with 1 for a file that isn't a log, and for a missing file", async () => {
    const picture = await file('picture.log', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
    expect(await run(ingest, picture, '--source', 'Lyon')).toMatchObject({ code: 1 });
    const absent = await run(ingest, join(folder, 'absent.log'), '--source', 'Lyon');
    expect(absent).toMatchObject({ code: 1, stderr: expect.stringContaining('absent.log') });
  });
});

test('casbah policies applies a file, finds what differs and tests cases by what is in force', async () => {
  const yaml = 'policies:\n  - type: filexfer\n    name: Uploads\n    severity: low\n';
  const given = await file(
    'policies.yaml',
    `${yaml}    condition: activity = upload\n    responses: [{ kind: block }]\n`,
  );
  const cases = await file(
    'cases.yaml',
    'cases: [{ name: Upload, type: filexfer, facts: { activity: upload }, outcome: block, policies: [Uploads] }]',
  );
  expect(await run(policies, 'test', cases)).toMatchObject({ code: 1, stderr: '0 of 1 cases as expected\n' });
  const applied = await run(policies, 'apply', given, '--activate', '--note', 'Agreed');
  expect(applied).toMatchObject({ code: 0, stderr: '' });
  expect(jsonLines(applied.stdout)).toEqual([
    { change: 'added', type: 'filexfer', name: 'Uploads', changes: [] },
  ]);
  expect(await run(policies, 'test', cases)).toMatchObject({ code: 0, stderr: '1 of 1 cases as expected\n' });
  expect(await run(policies, 'diff', given)).toEqual({ code: 0, stdout: '', stderr: '' });
  expect((await run(policies, 'export', '--filter', 'severity = low')).stdout).toContain(yaml);
  const other = await file('other.yaml', `${yaml}    condition: activity = download\n`);
  const differs = await run(policies, 'diff', other);
  expect([differs.code, jsonLines(differs.stdout)]).toMatchObject([
    1,
    [{ change: 'changed', changes: [{ part: 'condition' }, { part: 'responses' }] }],
  ]);
  const wrong = await file('wrong.yaml', `${yaml}    condition: detector = x\n`);
  expect(await run(policies, 'apply', wrong)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('(policies.0.condition)'),
  });
});

describe('casbah audit verify', () => {
  const verify = (...args: string[]) => run(audit, 'verify', ...args);

  /** Simulates someone with access to the files of a stopped Casbah. */
  async function tamper(statement: string): Promise<void> {
    const database = await PgliteWorker.open(join(dataFolder, 'control', 'pglite'));
    try {
      await database.query(`set session_replication_role = replica; ${statement}`, []);
    } finally {
      await database.close();
    }
  }

  test.each([
    ['anchor', ['verify', '--anchor', 'short'], {}, 2, 'Set --anchor to an entry hash'],
    ['word', ['more'], {}, 2, 'Usage: casbah audit verify'],
    ['option', ['verify', '--bogus'], {}, 2, 'casbah audit verify'],
    ['folder', ['verify'], { CASBAH_DATA: '/nonexistent/data' }, 3, 'No keys in /nonexistent/data'],
    ['address', ['verify'], { CASBAH_CONTROL_URL: 'mysql://x' }, 2, 'CASBAH_CONTROL_URL isn’t a valid URL'],
    [
      'database',
      ['verify'],
      { CASBAH_CONTROL_URL: 'postgres://a:b@127.0.0.1:9/x' },
      3,
      "The control store doesn't respond",
    ],
  ] as const)('of a wrong %s says why', async (_, args, env, code, words) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const ended = await run(audit, ...args);
    expect(ended.stderr).toContain(words);
    expect(ended.stdout).toBe('');
    expect(ended.code).toBe(code);
  });

  test("doesn't change a folder without a control store", async () => {
    const empty = await mkdtemp(join(tmpdir(), 'casbah-empty-'));
    vi.stubEnv('CASBAH_DATA', empty);
    expect((await verify()).code).toBe(3);
    expect(await readdir(empty)).toEqual([]);
    await rm(empty, { recursive: true });
  });

  test('has a running Casbah verify for signed-in people, and tells others what to do', async () => {
    const { code, stdout } = await verify();
    expect(stdout).toContain('Atlas Foods: intact');
    expect(stdout).toMatch(/All \d+ entries of 1 chain are intact\./);
    expect(code).toBe(0);

    vi.stubEnv('CASBAH_PASSWORD', 'wrong');
    const refused = await verify();
    expect(refused.code).toBe(3);
    expect(refused.stdout).toBe('');
    expect(refused.stderr).toContain(`Casbah (process ${process.pid}) is running and has locked the store`);
    expect(refused.stderr).toContain('stop Casbah and run this again');
  });

  test('verifies every chain of a stopped Casbah, and names a changed or removed entry', async () => {
    const { entries } = await client.call('GET /history/entries', { query: { limit: 500 } });
    await server.stop();
    const { code, stdout } = await verify('--json');
    expect(code).toBe(0);
    const [none, company] = jsonLines(stdout);
    expect(none).toMatchObject({ tenant: '', state: 'intact', entries: 0 });
    expect(company).toMatchObject({
      name: 'Atlas Foods',
      state: 'intact',
      fault: null,
      unproven_up_to: null,
      entries: entries.length,
    });
    // Hash of the last entry, as written down after an earlier verification.
    expect((await verify('--anchor', String(company?.hash))).stdout).toContain('The anchor was found.');
    const other = await verify('--anchor', 'f'.repeat(64));
    expect(other.code).toBe(1);
    expect(other.stdout).toContain('The anchor was not found');

    await tamper(`update audit_trail set object = 'else' where sequence = 2`);
    const changed = await verify();
    expect(changed.code).toBe(1);
    expect(changed.stdout).toContain('Atlas Foods: BROKEN at entry 2. The entry was changed');
    expect(changed.stdout).toMatch(/1 entry before it, \S+ to \S+/);
    expect(jsonLines((await verify('--json')).stdout)).toContainEqual(
      expect.objectContaining({ state: 'broken', fault: { sequence: 2, reason: 'entry_changed' } }),
    );

    await tamper('delete from audit_trail; delete from audit_chains');
    const removed = await verify();
    expect(removed.code).toBe(1);
    expect(removed.stdout).toContain('Atlas Foods: BROKEN at entry 1. All entries are missing');
  });
});
