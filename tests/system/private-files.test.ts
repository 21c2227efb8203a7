import { chmodSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Casbah, COMPANY, Person } from './casbah.ts';

const OTHERS = 0o077;
const MODES = 0o777;
let casbah: Casbah;

/** All that is in the data folder, and the folder itself. Links have no rights of their own. */
function found(): { path: string; mode: number; isFolder: boolean }[] {
  const paths = ['', ...readdirSync(casbah.dataFolder, { recursive: true, encoding: 'utf8' })];
  return paths.flatMap((path) => {
    const stat = lstatSync(join(casbah.dataFolder, path), { throwIfNoEntry: false });
    if (stat === undefined || stat.isSymbolicLink()) return [];
    return [{ path, mode: stat.mode & MODES, isFolder: stat.isDirectory() }];
  });
}

const openToOthers = (): string[] =>
  found()
    .filter(({ mode }) => (mode & OTHERS) !== 0)
    .map(({ path, mode }) => `${mode.toString(8)} ${path}`);

/** Programs that were started by a process, and by those. */
function childrenOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
        return [{ pid: Number(name), parent }];
      } catch {
        return [];
      }
    });
  const below = (of: number): number[] =>
    parents.filter(({ parent }) => parent === of).flatMap((child) => [child.pid, ...below(child.pid)]);
  return below(pid);
}

const LISTENING = '0A';

/** TCP ports on which a process listens, with the address. */
function listeningOf(pid: number): { address: string; port: number }[] {
  const sockets = new Set(
    readdirSync(`/proc/${pid}/fd`).map((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? '';
      } catch {
        return '';
      }
    }),
  );
  return ['tcp', 'tcp6'].flatMap((kind) =>
    readFileSync(`/proc/${pid}/net/${kind}`, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode]) => state === LISTENING && sockets.has(inode ?? ''))
      .map(([, local = '']) => {
        const [address = '', port = ''] = local.split(':');
        return { address, port: Number.parseInt(port, 16) };
      }),
  );
}

beforeAll(async () => {
  // Nothing may depend on what the operator's shell says.
  const before = process.umask(0);
  casbah = await Casbah.start();
  process.umask(before);
  const person = await Person.first(casbah);
  const source = await person.source('Proxy Rabat');
  const line =
    '1732190400.123 45 10.0.0.7 TCP_MISS/200 512 GET http://drive.google.com/ nadia HIER_DIRECT/1.1.1.1 -';
  await person.upload(source, 'access.log', Buffer.from(`${line}\n`.repeat(50)));
  // Received in part: it stays in the folder of files.
  const { id } = await person.client.call('POST /admin/datasources/{id}/loads', {
    params: { id: source },
    body: { file_name: 'half.log', size: 1000 },
  });
  await person.send(id, 0, new Uint8Array(100));
  await person.client.call('POST /user/forgotpasswordapi', { body: { email: COMPANY.email } });
});
afterAll(() => casbah.dispose());

test('no file or folder of a running Casbah is open to other users of the machine', async () => {
  // The code that sends mail loads with the first mail.
  await expect
    .poll(() => found().some(({ path }) => path.startsWith('mail/')), { timeout: 20_000 })
    .toBe(true);
  const all = found();
  // The walk has seen every part that keeps something.
  for (const part of [
    'keys.json',
    'casbah.lock',
    'control/pglite/pg_wal',
    'events/store',
    'events/spool',
    'files',
  ])
    expect(all.some(({ path }) => path.startsWith(part))).toBe(true);
  expect(all.length).toBeGreaterThan(1000);
  expect(openToOthers()).toEqual([]);
});

test('a folder that an earlier version or a backup left open is closed at the next start', async () => {
  await casbah.end();
  for (const { path, mode, isFolder } of found())
    chmodSync(join(casbah.dataFolder, path), mode | (isFolder ? 0o777 : 0o666));
  expect(openToOthers().length).toBeGreaterThan(1000);
  await casbah.begin();
  await new Person(casbah).signIn();
  expect(openToOthers()).toEqual([]);
});

test('the event engine listens on loopback alone, with no socket in a file, and answers nobody without its password', async () => {
  const engines = childrenOf(casbah.pid).flatMap((pid) => listeningOf(pid));
  expect(engines).toMatchObject([{ address: '0100007F' }]);
  const origin = `http://127.0.0.1:${engines[0]?.port}/`;
  const ask = (headers: Record<string, string>, query = 'SELECT 1') =>
    fetch(`${origin}?query=${encodeURIComponent(query)}`, { headers });
  const basic = (pair: string) => ({ authorization: `Basic ${Buffer.from(pair).toString('base64')}` });
  for (const headers of [
    {},
    { 'x-clickhouse-user': 'casbah' },
    { 'x-clickhouse-user': 'casbah', 'x-clickhouse-key': '' },
    { 'x-clickhouse-user': 'default', 'x-clickhouse-key': '' },
    basic('default:'),
    basic('casbah:casbah'),
  ]) {
    const answer = await ask(headers);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('AUTHENTICATION_FAILED');
  }
  expect((await fetch(`${origin}?query=SELECT+1&user=casbah&password=`)).status).toBe(403);
  const sockets = readFileSync('/proc/net/unix', 'utf8').split('\n');
  expect(sockets.filter((line) => line.includes(casbah.dataFolder))).toEqual([]);
});
