import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Casbah, COMPANY, Person } from './casbah.ts';

const BIN = fileURLToPath(new URL('../../apps/cli/bin/casbah.mjs', import.meta.url));
const START = Date.UTC(2026, 9, 1) / 1000;

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

function begin(
  args: readonly string[],
  env: Record<string, string> = {},
): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [BIN, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    said.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.stderr += chunk;
  });
  return {
    child,
    ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, ...said }))),
  };
}

const run = (args: readonly string[], env?: Record<string, string>): Promise<Ended> => begin(args, env).ended;

function jsonLines(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

function squidLog(lines: number, host: string): string {
  let text = '';
  for (let line = 1; line <= lines; line++)
    text += `${START + line}.000 5 10.0.0.1 TCP_MISS/200 ${line} GET https://${host}/${line} amy HIER_DIRECT/192.0.2.1 text/html\n`;
  return text;
}

describe('casbah', () => {
  test.each(['start', 'parse', 'formats', 'ingest', 'query', 'services', 'audit', 'operator-link'])(
    '%s explains itself',
    async (verb) => {
      const { code, stdout, stderr } = await run([verb, '--help']);
      expect(code).toBe(0);
      expect(stdout).toContain(`casbah ${verb}`);
      expect(stdout).toContain('Exit codes');
      expect(stderr).toBe('');
    },
  );

  test('without a verb, and with one it does not know, it lists its verbs and fails', async () => {
    expect(await run([])).toMatchObject({ code: 2, stdout: expect.stringContaining('ingest') });
    expect(await run(['fly'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("Unknown command 'fly'"),
    });
  });

  test('without a server, what needs one says so', async () => {
    const nowhere = { CASBAH_URL: 'http://127.0.0.1:9' };
    expect(await run(['query', 'risk = high'], nowhere)).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('Is Casbah running?'),
    });
  });
});

describe('casbah ingest and casbah query', () => {
  let casbah: Casbah;
  let folder: string;
  let env: Record<string, string>;
  let admin: Person;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'casbah-cli-'));
    casbah = await Casbah.start();
    admin = await Person.first(casbah);
    env = { CASBAH_URL: casbah.origin, CASBAH_EMAIL: COMPANY.email, CASBAH_PASSWORD: COMPANY.password };
  });
  afterAll(async () => {
    await casbah?.dispose();
    await rm(folder, { recursive: true, force: true });
  });

  const file = async (name: string, content: string | Buffer): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };

  test('files go into a source made on the way; the same again adds nothing; questions find them', async () => {
    const plain = await file('plain.log', squidLog(300, 'www.dropbox.com'));
    const packed = await file('packed.log.gz', gzipSync(squidLog(200, 'wetransfer.com')));
    const first = await run(['ingest', plain, packed, '--source', 'Lyon'], env);
    expect(first.code).toBe(0);
    expect(jsonLines(first.stdout)).toMatchObject([
      { events: 300, rejects: 0 },
      { events: 200, rejects: 0 },
    ]);

    const again = await run(['ingest', plain, '--source', 'Lyon'], env);
    expect(again).toMatchObject({ code: 0, stderr: expect.stringContaining('nothing added') });

    const services = await run(['query', 'user = amy', '--list', 'services', '--sort=-requests'], env);
    expect(services.code).toBe(0);
    expect(jsonLines(services.stdout).map(({ id, requests }) => ({ id, requests }))).toEqual([
      { id: 'dropbox', requests: 300 },
      { id: 'wetransfer', requests: 200 },
    ]);
    const events = await run(['query', 'service = wetransfer', '--limit', '7'], env);
    expect(jsonLines(events.stdout)).toHaveLength(7);
    expect(jsonLines(events.stdout)[0]).toMatchObject({ host: 'wetransfer.com', source: 'Lyon' });
  });

  test('a question that finds nothing ends with 1, one that cannot be read with 2 and its place', async () => {
    expect(await run(['query', 'user = nobody'], env)).toMatchObject({ code: 1, stdout: '' });
    const wrong = await run(['query', 'colour = red'], env);
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('^');
  });

  test('a wrong password is refused', async () => {
    expect(await run(['query', ''], { ...env, CASBAH_PASSWORD: 'Wrong-horse-9-battery' })).toMatchObject({
      code: 3,
    });
  });

  test('a file that is not a log exits with 1; so does a missing file', async () => {
    const picture = await file('picture.log', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
    expect(await run(['ingest', picture, '--source', 'Lyon'], env)).toMatchObject({ code: 1 });
    expect(await run(['ingest', join(folder, 'absent.log'), '--source', 'Lyon'], env)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('absent.log'),
    });
  });

  test('stopped in the middle, the same command goes on: no line lost, none twice', async () => {
    const lines = 400_000;
    const large = await file('large.log', squidLog(lines, 'drive.google.com'));
    const source = await admin.source('Frankfurt');
    const { child, ended } = begin(['ingest', large, '--source', 'Frankfurt'], env);
    for (;;) {
      const { loads } = await admin.client.call('GET /admin/datasources/{id}/loads', {
        params: { id: source },
        query: {},
      });
      if ((loads[0]?.bytes_received ?? 0) > 0) break;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    child.kill('SIGKILL');
    await ended;

    const second = await run(['ingest', large, '--source', 'Frankfurt'], env);
    expect(second.code).toBe(0);
    const { datasources } = await admin.client.call('GET /admin/datasources', { query: {} });
    expect(datasources.find(({ name }) => name === 'Frankfurt')).toMatchObject({
      events: lines,
      rejects: 0,
      status: LOAD_STATUS.completed,
    });
  });
});

test('SIGTERM ends Casbah cleanly, and a second start has everything again', async () => {
  const casbah = await Casbah.start();
  try {
    const admin = await Person.first(casbah);
    const source = await admin.source('Lyon');
    await admin.upload(source, 'a.log', squidLog(100, 'github.com'));
    expect(await casbah.end('SIGTERM')).toBe(0);
    await casbah.begin();
    const later = new Person(casbah);
    await later.signIn();
    const { rows } = await later.client.call('GET /audit/services', { query: {} });
    expect(rows).toMatchObject([{ id: 'github', requests: 100, users: 1 }]);
  } finally {
    await casbah.dispose();
  }
});

test('the demo company loads automatically, and its incidents are visible', async () => {
  const casbah = await Casbah.start({ CASBAH_DEMO: '1' });
  try {
    const visitor = new Person(casbah);
    expect((await visitor.client.call('GET /user/setup', {})).demo).toBeNull();
    const code = casbah.demoLink?.split('code=')[1] ?? '';
    await visitor.client.call('POST /user/operator', { body: { code } });
    const { demo } = await visitor.client.call('GET /user/setup', {});
    await visitor.signIn(demo?.email, demo?.password);
    const range = await visitor.client.call('GET /audit/range', {});
    // Some 600,000 over 30 days, fewer where they begin and end with a weekend.
    expect(range.events).toBeGreaterThan(450_000);
    const summary = await visitor.client.call('GET /audit/summary', { query: {} });
    expect(summary.users).toBe(400);
    expect(summary.services).toBeGreaterThan(100);
    // The leaver: one person, some 30 GB to one risky service.
    expect(summary.top_uploaders[0]?.bytes_up).toBeGreaterThan(25 * 1024 ** 3);
    const leaver = await visitor.client.call('GET /audit/users/{user}', {
      params: { user: summary.top_uploaders[0]?.user ?? '' },
      query: {},
    });
    const transfer = leaver.services.find(({ id }) => id === 'wetransfer');
    expect(transfer?.level).toBe('high');
    expect(transfer?.bytes_up).toBeGreaterThan(25 * 1024 ** 3);
    // The service that spreads: new, risky, in many hands.
    expect(summary.new_services.map(({ id }) => id)).toContain('gofile');
    expect(summary.riskiest.map(({ level }) => level)).not.toContain('low');
  } finally {
    await casbah.dispose();
  }
});
