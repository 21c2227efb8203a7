import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { isoTime } from '@casbah/domain/iso-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Casbah, Person } from './casbah.ts';

const BIN = fileURLToPath(new URL('../../apps/cli/bin/casbah.mjs', import.meta.url));
const START = Date.UTC(2026, 9, 1) / 1000;
/** More than two pieces of an upload. */
const LINES = 200_000;
const SOURCE = 'Frankfurt';

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** One Casbah with the demo company for all tests. What a command prints and refuses: `verbs.store.test.ts`. */
let casbah: Casbah;
let person: Person;
let env: Record<string, string>;
beforeAll(async () => {
  casbah = await Casbah.start({ CASBAH_DEMO: '1' });
  person = new Person(casbah);
});
afterAll(() => casbah?.dispose());

function begin(args: readonly string[]): { child: ChildProcess; ended: Promise<Ended> } {
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

const run = (...args: string[]): Promise<Ended> => begin(args).ended;

async function loadedInto(source: string) {
  const { datasources } = await person.client.call('GET /admin/datasources', { query: {} });
  return datasources.find(({ name }) => name === source);
}

test('the demo company loads automatically, and its incidents are visible', async () => {
  expect((await person.client.call('GET /user/setup', {})).demo).toBeNull();
  const code = casbah.demoLink?.split('code=')[1] ?? '';
  await person.client.call('POST /user/operator', { body: { code } });
  const { demo } = await person.client.call('GET /user/setup', {});
  const { email = '', password = '' } = demo ?? {};
  env = {
    CASBAH_DATA: casbah.dataFolder,
    CASBAH_URL: casbah.origin,
    CASBAH_EMAIL: email,
    CASBAH_PASSWORD: password,
  };
  await person.signIn(email, password);
  const range = await person.client.call('GET /audit/range', {});
  // Some 600,000 over 30 days, fewer where they begin and end with a weekend.
  expect(range.events).toBeGreaterThan(450_000);
  const summary = await person.client.call('GET /audit/summary', { query: {} });
  expect(summary.users).toBe(400);
  expect(summary.services).toBeGreaterThan(100);
  // The leaver: one person, some 30 GB to one risky service.
  expect(summary.top_uploaders[0]?.bytes_up).toBeGreaterThan(25 * 1024 ** 3);
  const leaver = await person.client.call('GET /audit/users/{user}', {
    params: { user: summary.top_uploaders[0]?.user ?? '' },
    query: {},
  });
  const transfer = leaver.services.find(({ id }) => id === 'wetransfer');
  expect(transfer?.level).toBe('high');
  expect(transfer?.bytes_up).toBeGreaterThan(25 * 1024 ** 3);
  // The service that spreads: new, risky, in many hands.
  expect(summary.new_services.map(({ id }) => id)).toContain('gofile');
  expect(summary.riskiest.map(({ level }) => level)).not.toContain('low');
});

test('a command explains itself; an unknown one lists those there are, and fails', async () => {
  const help = await run('ingest', '--help');
  expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('Exit codes'), stderr: '' });
  const unknown = await run('fly');
  expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining("Unknown command 'fly'") });
  expect(unknown.stderr).toMatch(/^ {2}ingest /m);
});

test('casbah ingest, stopped in the middle, goes on with the same command: no line lost, none twice', async () => {
  const large = join(casbah.folder, 'large.log');
  let text = '';
  for (let line = 1; line <= LINES; line++)
    text += `${START + line}.000 5 10.0.0.1 TCP_MISS/200 ${line} GET https://drive.google.com/${line} amy HIER_DIRECT/192.0.2.1 text/html\n`;
  await writeFile(large, text);
  const id = await person.source(SOURCE);
  const { child, ended } = begin(['ingest', large, '--source', SOURCE]);
  for (;;) {
    const { loads } = await person.client.call('GET /admin/datasources/{id}/loads', {
      params: { id },
      query: {},
    });
    if ((loads[0]?.bytes_received ?? 0) > 0) break;
    await sleep(5);
  }
  child.kill('SIGKILL');
  await ended;

  expect(await run('ingest', large, '--source', SOURCE)).toMatchObject({ code: 0 });
  expect(await loadedInto(SOURCE)).toMatchObject({
    events: LINES,
    rejects: 0,
    status: LOAD_STATUS.completed,
  });
});

test('casbah audit verify looks at a running and at a stopped Casbah; SIGTERM ends it cleanly, and a second start has everything again', async () => {
  const running = await run('audit', 'verify');
  expect(running).toMatchObject({ code: 0, stdout: expect.stringContaining('Atlas Foods: intact') });
  expect(await casbah.end('SIGTERM')).toBe(0);
  const stopped = await run('audit', 'verify');
  expect(stopped).toMatchObject({ code: 0, stdout: expect.stringContaining('Atlas Foods: intact') });
  await casbah.begin();
  await person.signIn(env.CASBAH_EMAIL, env.CASBAH_PASSWORD);
  expect(await loadedInto(SOURCE)).toMatchObject({ events: LINES, rejects: 0 });
  const query = {
    from: isoTime(START * 1000),
    to: isoTime((START + LINES + 1) * 1000),
    filter: `source = ${SOURCE}`,
  };
  const { rows } = await person.client.call('GET /audit/services', { query });
  expect(rows).toMatchObject([{ requests: LINES, users: 1 }]);
});
