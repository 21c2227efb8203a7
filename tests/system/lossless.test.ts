import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { appendFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isoTime } from '@casbah/domain/iso-time';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Casbah, COMPANY, MAIN, Person } from './casbah.ts';

const START = Date.UTC(2026, 9, 1) / 1000;
const RANGE = {
  from: isoTime(START * 1000),
  to: isoTime((START + 1_000_000) * 1000),
};
const isSoak = process.env.CASBAH_SOAK === '1';
/** How often each of them is killed; `bench/lossless.ts` asks for more. */
const ROUNDS = Number(process.env.CASBAH_KILL_ROUNDS ?? (isSoak ? 4 : 1));
/** Lines written at a time, and the pause between. */
const LINES_AT_ONCE = 200;
const PAUSE_MS = 20;

/** A line has bytes of its own, so that one lost or doubled shows in the sum. */
const squid = (line: number) =>
  `${START + (line % 900_000)}.000 5 10.0.${line % 9}.1 TCP_MISS/200 ${line} GET http://h${line % 13}.example/${line} u${line % 40} HIER_DIRECT/192.0.2.1 text/html`;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return address instanceof Object ? address.port : 0;
}

let casbah: Casbah;
let person: Person;
let agent: ChildProcess | undefined;
let syslogPort: number;

beforeAll(async () => {
  syslogPort = await freePort();
  casbah = await Casbah.start({
    // Agents and devices use one address, whichever server was killed.
    CASBAH_PORT: String(await freePort()),
    CASBAH_SYSLOG: `tcp://127.0.0.1:${syslogPort}`,
  });
  person = await Person.first(casbah);
});
afterAll(async () => {
  agent?.kill('SIGKILL');
  await casbah?.dispose();
});

async function killServer(): Promise<void> {
  await casbah.end('SIGKILL');
  await casbah.begin();
  await person.signIn(COMPANY.email, COMPANY.password);
}

/** The server's child, which it starts again itself. */
function killEngine(): void {
  const { pid } = casbah;
  for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' '))
    if (child !== '') process.kill(Number(child), 'SIGKILL');
}

const countOf = async (source: string) => {
  const filter = `source = "${source}"`;
  const { requests, bytes_down } = await person.client.call('GET /audit/summary', {
    query: { ...RANGE, filter },
  });
  return { requests, bytes_down };
};
const sumTo = (lines: number) => (lines * (lines + 1)) / 2;

test(
  'agent, server and engine are killed in turn under load: every line is counted once',
  async () => {
    const source = await person.source('Agent');
    const { token } = await person.client.call('POST /admin/datasources/{id}/tokens', {
      params: { id: source },
    });
    const logs = join(casbah.folder, 'logs');
    const path = join(logs, 'access.log');
    await mkdir(logs);
    await writeFile(path, '');
    const startAgent = () => {
      const options = [
        '--source',
        source,
        '--server',
        casbah.origin,
        '--state',
        join(casbah.folder, 'spool'),
      ];
      agent = spawn(process.execPath, [MAIN, 'collect', path, ...options], {
        env: { ...process.env, CASBAH_SOURCE_TOKEN: token },
        stdio: 'ignore',
      });
    };
    const killAgent = async () => {
      const ended = new Promise((resolve) => agent?.once('exit', resolve));
      agent?.kill('SIGKILL');
      await ended;
      startAgent();
    };

    let lines = 0;
    let over = false;
    const writing = (async () => {
      while (!over) {
        const text = Array.from({ length: LINES_AT_ONCE }, (_, index) => `${squid(lines + index + 1)}\n`);
        lines += LINES_AT_ONCE;
        await appendFile(path, text.join(''));
        await sleep(PAUSE_MS);
      }
    })();
    startAgent();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const kill of [killAgent, killServer, killEngine]) {
        await sleep(300 + Math.random() * 900);
        await kill();
      }
    over = true;
    await writing;
    // What was rotated away while the agent was dead is found by it.
    agent?.kill('SIGKILL');
    await rename(path, `${path}.1`);
    await writeFile(path, `${squid(lines + 1)}\n`);
    lines += 1;
    startAgent();

    await vi.waitFor(
      async () => {
        const found = await person.client.call('GET /admin/datasources/{id}', { params: { id: source } });
        expect(found).toMatchObject({ events: lines, rejects: 0 });
      },
      { timeout: 90_000, interval: 200 },
    );
    expect(await countOf('Agent')).toEqual({ requests: lines, bytes_down: sumTo(lines) });
  },
  120_000 + ROUNDS * 30_000,
);

test('syslog over TCP while the server is killed: what it said it had is there, nothing twice, no half line', async () => {
  const source = await person.source('Syslog');
  await person.client.call('PUT /admin/datasources/{id}/syslog', {
    params: { id: source },
    body: { senders: [{ port: null, network: '127.0.0.0/8', host: null, tag: null }] },
  });
  const state = () => person.client.call('GET /admin/datasources/{id}/syslog', { params: { id: source } });
  const dial = () =>
    vi.waitFor(
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect({ host: '127.0.0.1', port: syslogPort }, () => resolve(socket));
          socket.once('error', reject);
        }),
      { timeout: 20_000, interval: 100 },
    );

  let sent = 0;
  const safe = new Set<number>();
  const send = (socket: Socket, count: number): number[] => {
    const numbers = Array.from({ length: count }, (_, index) => sent + index + 1);
    sent += count;
    socket.write(numbers.map((number) => `<134>Oct  1 00:00:00 proxy squid: ${squid(number)}\n`).join(''));
    return numbers;
  };
  for (const round of isSoak ? [1, 2] : [1]) {
    const socket = await dial();
    socket.on('error', () => {});
    const numbers = send(socket, 5_000);
    await vi.waitFor(
      async () =>
        expect((await state()).received).toMatchObject({ lines: numbers.length, waiting: 0, problem: null }),
      { timeout: 20_000, interval: 100 },
    );
    for (const number of numbers) safe.add(number);
    // Some thousand are on their way when it dies: no one has said anything about these.
    send(socket, 10_000 * round);
    await sleep(20);
    await killServer();
    socket.destroy();
  }

  await vi.waitFor(
    async () => {
      const { datasources } = await person.client.call('GET /admin/datasources', { query: {} });
      expect(datasources.find(({ id }) => id === source)).toMatchObject({ status: 16, rejects: 0 });
      expect((await countOf('Syslog')).requests).toBeGreaterThanOrEqual(safe.size);
    },
    { timeout: 60_000, interval: 200 },
  );
  const seen = await numbersOf('Syslog');
  const once = new Set(seen);
  expect(once.size).toBe(seen.length);
  expect([...safe].filter((number) => !once.has(number))).toEqual([]);
  expect((await countOf('Syslog')).requests).toBe(seen.length);
}, 120_000);

/** The lines of a source that are events, by their numbers. */
async function numbersOf(source: string): Promise<number[]> {
  const query = new URLSearchParams({ ...RANGE, filter: `source = "${source}"`, limit: '100000' });
  const answer = await person.fetch(`/audit/events?${query}`);
  const numbers: number[] = [];
  for (const line of (await answer.text()).split('\n')) {
    const number = /"url":"[^"]*\/(\d+)"/.exec(line)?.[1];
    if (number !== undefined) numbers.push(Number(number));
  }
  return numbers;
}
