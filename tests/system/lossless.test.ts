import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { appendFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Load } from '@casbah/contract/datasources';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { isoTime } from '@casbah/domain/iso-time';
import { MINUTE_MS } from '@casbah/domain/time-units';
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
/** More than two batches. */
const UPLOADED = 540_000;
/** Pieces of an upload. */
const PIECES = 40;

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
let syslogPort: number;
let agent: Agent | undefined;
let device: Device;

beforeAll(async () => {
  syslogPort = await freePort();
  casbah = await Casbah.start({
    // Agents and devices use one address, whichever server was killed.
    CASBAH_PORT: String(await freePort()),
    CASBAH_SYSLOG: `tcp://127.0.0.1:${syslogPort}`,
  });
  person = await Person.first(casbah);
  device = await Device.start('Syslog');
});
afterAll(async () => {
  await agent?.kill();
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

const countOf = async (source: string, more = '') => {
  const filter = `source = "${source}"${more}`;
  const { requests, bytes_down, users } = await person.client.call('GET /audit/summary', {
    query: { ...RANGE, filter },
  });
  return { requests, bytes_down, users };
};
const sumTo = (lines: number) => (lines * (lines + 1)) / 2;

/** An agent that follows a file, and whatever writes to it all the time. */
class Agent {
  readonly #source: string;
  readonly #token: string;
  readonly #path: string;
  #child: ChildProcess | undefined;
  #isWriting = true;
  #written: Promise<void> = Promise.resolve();
  lines = 0;

  private constructor(source: string, token: string) {
    this.#source = source;
    this.#token = token;
    this.#path = join(casbah.folder, source, 'access.log');
  }

  static async start(source: string): Promise<Agent> {
    const { token } = await person.client.call('POST /admin/datasources/{id}/tokens', {
      params: { id: source },
    });
    const agent = new Agent(source, token);
    await mkdir(join(casbah.folder, source));
    await writeFile(agent.#path, '');
    agent.#written = agent.#write();
    agent.begin();
    return agent;
  }

  async #write(): Promise<void> {
    while (this.#isWriting) {
      const text = Array.from({ length: LINES_AT_ONCE }, (_, index) => `${squid(this.lines + index + 1)}\n`);
      this.lines += LINES_AT_ONCE;
      await appendFile(this.#path, text.join(''));
      await sleep(PAUSE_MS);
    }
  }

  begin(): void {
    const options = ['--source', this.#source, '--server', casbah.origin];
    const state = ['--state', join(casbah.folder, this.#source, 'spool')];
    this.#child = spawn(process.execPath, [MAIN, 'collect', this.#path, ...options, ...state], {
      env: { ...process.env, CASBAH_SOURCE_TOKEN: this.#token },
      stdio: 'ignore',
    });
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** What is rotated away while the agent is dead is found by it. */
  async rotate(): Promise<void> {
    this.#isWriting = false;
    await this.#written;
    await this.kill();
    await rename(this.#path, `${this.#path}.1`);
    this.lines += 1;
    await writeFile(this.#path, `${squid(this.lines)}\n`);
    this.begin();
  }
}

/** A client as people have them: it sends what is missing, asks again when no one answers, and continues. */
async function upload(source: string, bytes: Uint8Array<ArrayBuffer>): Promise<Load> {
  const { id } = await person.client.call('POST /admin/datasources/{id}/loads', {
    params: { id: source },
    body: { file_name: 'access.log', size: bytes.length },
  });
  const piece = Math.ceil(bytes.length / PIECES);
  for (;;) {
    try {
      const load = await person.client.call('GET /admin/loads/{id}', { params: { id } });
      if (load.status === LOAD_STATUS.completed || load.status === LOAD_STATUS.failed) return load;
      const from = load.bytes_received;
      if (load.status === LOAD_STATUS.pending) await person.send(id, from, bytes.slice(from, from + piece));
      else await sleep(20);
    } catch {
      await sleep(50);
    }
  }
}

/** Lines with distinct byte counts; every 97th is invalid in every format. */
function uploadedLog(lines: number): { text: string; events: number; bytes: number } {
  const text: string[] = [];
  let events = 0;
  let bytes = 0;
  for (let line = 1; line <= lines; line++) {
    const isInvalid = line % 97 === 0;
    text.push(isInvalid ? `line ${line} says nothing` : squid(line));
    if (isInvalid) continue;
    events += 1;
    bytes += line;
  }
  return { text: `${text.join('\n')}\n`, events, bytes };
}

/** A device that sends lines by syslog, and remembers which of them Casbah said it had. */
class Device {
  readonly #source: string;
  readonly #name: string;
  #socket: Socket | undefined;
  #sent = 0;
  readonly #safe = new Set<number>();

  private constructor(source: string, name: string) {
    this.#source = source;
    this.#name = name;
  }

  static async start(name: string): Promise<Device> {
    const source = await person.source(name);
    await person.client.call('PUT /admin/datasources/{id}/syslog', {
      params: { id: source },
      body: { senders: [{ port: null, network: '127.0.0.0/8', host: null, tag: null }] },
    });
    return new Device(source, name);
  }

  async #dial(): Promise<Socket> {
    const socket = await vi.waitFor(
      () =>
        new Promise<Socket>((resolve, reject) => {
          const dialed = connect({ host: '127.0.0.1', port: syslogPort }, () => resolve(dialed));
          dialed.once('error', reject);
        }),
      { timeout: MINUTE_MS, interval: 100 },
    );
    return socket.on('error', () => {});
  }

  #send(count: number): number[] {
    const numbers = Array.from({ length: count }, (_, index) => this.#sent + index + 1);
    this.#sent += count;
    const lines = numbers.map((number) => `<134>Oct  1 00:00:00 proxy squid: ${squid(number)}\n`);
    this.#socket?.write(lines.join(''));
    return numbers;
  }

  /** Some thousand that are safe, and more that are on their way: no one has said anything about these. */
  async send(): Promise<void> {
    this.#socket?.destroy();
    this.#socket = await this.#dial();
    const numbers = this.#send(5_000);
    await vi.waitFor(
      async () => {
        const state = await person.client.call('GET /admin/datasources/{id}/syslog', {
          params: { id: this.#source },
        });
        expect(state.received).toMatchObject({ lines: numbers.length, waiting: 0, problem: null });
      },
      { timeout: MINUTE_MS, interval: 100 },
    );
    for (const number of numbers) this.#safe.add(number);
    this.#send(10_000);
    await sleep(20);
  }

  /** What it was told is safe is there, nothing is there twice, no line is half. */
  async check(): Promise<void> {
    this.#socket?.destroy();
    await vi.waitFor(
      async () => {
        const { datasources } = await person.client.call('GET /admin/datasources', { query: {} });
        const found = datasources.find(({ id }) => id === this.#source);
        expect(found).toMatchObject({ status: LOAD_STATUS.completed, rejects: 0 });
        expect((await countOf(this.#name)).requests).toBeGreaterThanOrEqual(this.#safe.size);
      },
      { timeout: MINUTE_MS, interval: 200 },
    );
    const seen = await numbersOf(this.#name);
    const once = new Set(seen);
    expect(once.size).toBe(seen.length);
    expect([...this.#safe].filter((number) => !once.has(number))).toEqual([]);
    expect((await countOf(this.#name)).requests).toBe(seen.length);
  }
}

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

test.each(isSoak ? ['plain', 'gzip'] : ['plain'])(
  'agent, server and engine are killed in turn, under the load of an agent, of syslog over TCP and of the upload of a %s file: every line is counted once',
  async (kind) => {
    const names = { agent: `Agent ${kind}`, upload: `Upload ${kind}` };
    const [followed, sent] = [await person.source(names.agent), await person.source(names.upload)];
    const log = uploadedLog(UPLOADED);
    const rejects = UPLOADED - log.events;
    const bytes = kind === 'gzip' ? gzipSync(log.text, { level: 1 }) : Buffer.from(log.text);
    agent = await Agent.start(followed);
    const uploading = upload(sent, new Uint8Array(bytes));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const kill of [
        // While the file comes in, and while it is read.
        killServer,
        async () => {
          await agent?.kill();
          agent?.begin();
        },
        killEngine,
        async () => {
          await device.send();
          await killServer();
        },
      ]) {
        await sleep(100 + Math.random() * 900);
        await kill();
      }
    await agent.rotate();

    const { lines } = agent;
    expect(await uploading).toMatchObject({
      status: LOAD_STATUS.completed,
      lines: UPLOADED,
      events: log.events,
      rejects,
    });
    await vi.waitFor(
      async () => {
        const found = await person.client.call('GET /admin/datasources/{id}', { params: { id: followed } });
        expect(found).toMatchObject({ events: lines, rejects: 0 });
      },
      { timeout: 90_000, interval: 200 },
    );
    expect(await countOf(names.agent)).toMatchObject({ requests: lines, bytes_down: sumTo(lines) });
    const uploaded = { requests: log.events, bytes_down: log.bytes, users: 40 };
    expect(await countOf(names.upload)).toEqual(uploaded);
    // The roll-ups say the same as the events do.
    expect(await countOf(names.upload, ' and exists url')).toEqual(uploaded);
    const found = await person.client.call('GET /admin/datasources/{id}', { params: { id: sent } });
    expect(found).toMatchObject({ events: log.events, rejects });
    await device.check();
    await agent.kill();
  },
  (10 + ROUNDS) * MINUTE_MS,
);
