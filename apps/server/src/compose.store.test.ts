import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, type StartOptions, startServer } from './compose.ts';
import { readSettings } from './settings.ts';
import { PASSWORD } from './test-compose.ts';

/** One for the whole file: opening stores takes seconds, and each test continues from the state of those before it. */
const folder = mkdtempSync(join(tmpdir(), 'casbah-whole-'));
let running: RunningServer | undefined;

const start = async (
  env: Record<string, string> = {},
  more: Partial<StartOptions> = {},
): Promise<RunningServer> => {
  const settings = readSettings({ CASBAH_DATA: folder, CASBAH_PORT: '0', ...env });
  return startServer({ settings, log: { write() {} }, ...more });
};
const stop = async (): Promise<void> => {
  await running?.stop();
  running = undefined;
};
/** Stops the running server, and starts the next one on its data. */
const startAgain = async (...how: Parameters<typeof start>): Promise<RunningServer> => {
  await stop();
  running = await start(...how);
  return running;
};
const refusal = async (env: Record<string, string> = {}): Promise<string> => {
  try {
    await (await start(env)).stop();
    return 'it started';
  } catch (error) {
    expect(error).toMatchObject({ name: 'StartError' });
    return error instanceof Error ? error.message : '';
  }
};
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Stores that don't respond. Refusals before any query don't start the event engine. */
const NO_POSTGRESQL = { CASBAH_CONTROL_URL: 'postgres://casbah:secret@127.0.0.1:9/casbah' };
const NO_CLICKHOUSE = { CASBAH_EVENTS_URL: 'http://casbah:secret@127.0.0.1:9/casbah' };

/** A separate process that starts a server and prints its address, or the error. */
const startingCode = `
  const { startServer } = await import(${JSON.stringify(new URL('./compose.ts', import.meta.url).href)});
  const { readSettings } = await import(${JSON.stringify(new URL('./settings.ts', import.meta.url).href)});
  try {
    const server = await startServer({ settings: readSettings(process.env), log: { write() {} } });
    console.log(server.origin);
  } catch (error) {
    console.log(error.message);
  }`;

/** An HTTP client of a server. */
class Client {
  readonly #origin: string;
  readonly #jar = new Map<string, string>();
  constructor(server: Pick<RunningServer, 'origin'>) {
    this.#origin = server.origin;
  }
  async send(method: string, path: string, init: { body?: unknown; headers?: Record<string, string> } = {}) {
    const { body, headers } = init;
    const response = await fetch(this.#origin + path, {
      method,
      headers: {
        cookie: [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method === 'GET' ? {} : { 'x-csrftoken': this.#jar.get('csrftoken') ?? '' }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      this.#jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  }
  /** Sends a request's headers and the beginning of its body, then stops. Returns everything that comes back. */
  async beginAndStop(method: string, path: string, length: number, beginning: string): Promise<string> {
    const { hostname, port, host } = new URL(this.#origin);
    const line = connect(Number(port), hostname);
    const head = [
      `${method} ${path} HTTP/1.1`,
      `Host: ${host}`,
      `Cookie: ${[...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ')}`,
      `X-CSRFToken: ${this.#jar.get('csrftoken') ?? ''}`,
      `Content-Type: ${method === 'PATCH' ? 'application/octet-stream' : 'application/json'}`,
      'Upload-Offset: 0',
      `Content-Length: ${length}`,
    ];
    line.write(`${head.join('\r\n')}\r\n\r\n${beginning}`);
    let said = '';
    for await (const chunk of line) said += chunk;
    return said;
  }
  async signIn(email: string) {
    await this.send('GET', '/user/setup');
    return this.send('POST', '/user/loginapi', { body: { email, password: PASSWORD } });
  }
  async setUp(email: string, setup_token?: string) {
    await this.send('GET', '/user/setup');
    const company = { company: 'Atlas', name: 'Nadia', email, password: PASSWORD, setup_token };
    return this.send('POST', '/user/setup', { body: company });
  }
}

describe('several starts on one folder', () => {
  const EMAIL = 'nadia@atlas.example';
  const make = async (client: Client, path: string, body: unknown): Promise<string> => {
    const answer = await client.send('POST', path, { body });
    expect(answer.status).toBe(201);
    return JSON.parse(await answer.text()).id;
  };
  const sourcesOf = async (client: Client): Promise<unknown> =>
    JSON.parse(await (await client.send('GET', '/admin/datasources')).text()).datasources;
  const signedIn = async (server: Pick<RunningServer, 'origin'>): Promise<Client> => {
    const client = new Client(server);
    expect((await client.signIn(EMAIL)).status).toBe(200);
    return client;
  };
  /** Local address of a server that listens on all addresses. */
  const here = ({ origin }: RunningServer) => ({ origin: origin.replace('0.0.0.0', '127.0.0.1') });

  test('a start that fails because of a port in use names the port, and unlocks the folder', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = address instanceof Object ? String(address.port) : '';
    expect(await refusal({ CASBAH_PORT: port })).toBe(
      `Port ${port} is in use on 127.0.0.1. Stop the program that listens there, or set CASBAH_PORT to another port.`,
    );
    other.close();
    expect(existsSync(join(folder, 'casbah.lock'))).toBe(false);
  });

  const server = (): RunningServer => {
    if (running === undefined) throw new Error('The test before starts it');
    return running;
  };
  let before: RunningServer['setup'];
  test("when listening on every address, the first run requires this start's token", async () => {
    const server = await startAgain({ CASBAH_HOST: '0.0.0.0' });
    expect(await (await fetch(`${here(server).origin}/readyz`)).json()).toMatchObject({ status: 'ready' });
    expect(server.operatorLink).toBeUndefined();
    expect((await new Client(here(server)).setUp('eve@atlas.example')).status).toBe(403);
    before = server.setup;
  });

  test("with a proxy, too; an earlier start's token doesn't work", async () => {
    const server = await startAgain({ CASBAH_PROXIES: '192.0.2.1' });
    expect(server.operatorLink).toBeUndefined();
    for (const token of [undefined, before?.token])
      expect((await new Client(server).setUp('eve@atlas.example', token)).status).toBe(403);
    const nadia = new Client(server);
    expect((await nadia.setUp(EMAIL, server.setup?.token)).status).toBe(201);
    await make(nadia, '/admin/datasources', { name: 'Proxy' });
    before = server.setup;
  });

  test('keeps everything across a restart, and needs no token once set up', async () => {
    const { origin } = running ?? { origin: '' };
    await stop();
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
    const demo = { email: EMAIL, password: 'x' };
    const server = await startAgain({}, { bodyPatienceMs: 200, demo });
    expect(server.setup).toBeUndefined();
    expect((await new Client(server).setUp('eve@atlas.example', before?.token)).status).not.toBe(201);
    expect(await sourcesOf(await signedIn(server))).toMatchObject([{ name: 'Proxy' }]);
  });

  test('shows the demo account once, only to the browser that presents the printed code', async () => {
    const demo = { email: EMAIL, password: 'x' };
    const shownTo = async (client: Client) =>
      JSON.parse(await (await client.send('GET', '/user/setup')).text()).demo;
    const [operator, other] = [new Client(server()), new Client(server())];
    expect([await shownTo(operator), await shownTo(other)]).toEqual([null, null]);

    const code = /#\/operator\?code=(\S+)$/.exec(server().operatorLink ?? '')?.[1];
    expect((await operator.send('POST', '/user/operator', { body: { code } })).status).toBe(200);
    expect(await shownTo(operator)).toEqual(demo);
    expect((await other.send('POST', '/user/operator', { body: { code } })).status).toBe(403);
    expect(await shownTo(other)).toBeNull();
  });

  test("metrics require the data folder's token, even on this machine", async () => {
    const token = readFileSync(join(folder, 'metrics-token'), 'utf8').trim();
    expect(statSync(join(folder, 'metrics-token')).mode & 0o777).toBe(0o600);
    const scrape = (headers: Record<string, string>) => fetch(`${server().origin}/metrics`, { headers });
    expect((await scrape({})).status).toBe(401);
    expect((await scrape({ authorization: `Bearer ${token}` })).status).toBe(200);
  });

  test('keeps keys and data from other users of the machine', () => {
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
  });

  test('a stalled upload ends with a clear error, keeps its bytes, and can resume', async () => {
    const nadia = await signedIn(server());
    const source = await make(nadia, '/admin/datasources', { name: 'Firewall' });
    const file = { file_name: 'access.log', size: 30 };
    const id = await make(nadia, `/admin/datasources/${source}/loads`, file);

    const said = await nadia.beginAndStop('PATCH', `/admin/loads/${id}/content`, 30, 'a'.repeat(10));
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(said).toMatch(/^connection: close\r$/im);
    expect(said).toContain('"error":"BODY_STALLED"');

    const load = JSON.parse(await (await nadia.send('GET', `/admin/loads/${id}`)).text());
    expect(load).toMatchObject({ status: LOAD_STATUS.pending, bytes_received: 10 });
    const rest = await nadia.send('PATCH', `/admin/loads/${id}/content`, {
      body: 'a'.repeat(20),
      headers: { 'content-type': 'application/octet-stream', 'upload-offset': '10' },
    });
    expect(await rest.json()).toMatchObject({ bytes_received: 30 });
  });

  test('an incomplete body ends with a clear error', async () => {
    const visitor = new Client(server());
    await visitor.send('GET', '/user/setup');
    const said = await visitor.beginAndStop('POST', '/user/loginapi', 100, '{"email":');
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(said).toContain('"error":"BODY_STALLED"');
  });

  test('disconnects a client that keeps sending after a refusal', async () => {
    const said = await new Client(server()).beginAndStop('POST', '/user/loginapi', 100, '{"email":');
    expect(said).toContain('"error":"CSRF_REJECTED"');
  });

  test("refuses a second process on the folder, naming the first one's ID", async () => {
    expect(await refusal()).toBe(
      `Another Casbah (process ${process.pid}) uses the folder ${folder}. Stop it, or set CASBAH_DATA to another folder.`,
    );
    expect((await fetch(`${server().origin}/readyz`)).status).toBe(200);
  });

  test('leaves nothing running after a stop', async () => {
    await stop();
    expect(execFileSync('ps', ['-eo', 'args']).toString()).not.toContain(folder);
    expect(existsSync(join(folder, 'casbah.lock'))).toBe(false);
  });

  test('can restart at once after a kill, with everything it acknowledged', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', startingCode], {
      env: { ...process.env, CASBAH_DATA: folder, CASBAH_PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [origin] = await once(child.stdout, 'data');
    const nadia = await signedIn({ origin: String(origin).trim() });
    await make(nadia, '/admin/datasources', { name: 'Said to be there' });
    child.kill('SIGKILL');
    await once(child, 'exit');
    const sources = await sourcesOf(await signedIn(await startAgain()));
    expect(sources).toContainEqual(expect.objectContaining({ name: 'Said to be there' }));
  });

  test("names a listening address that isn't on this machine", async () => {
    await stop();
    expect(await refusal({ CASBAH_HOST: '192.0.2.1' })).toContain(
      '192.0.2.1 isn’t an address of this machine',
    );
  });

  test('names the address of an unreachable ClickHouse, without the password', async () => {
    const message = await refusal(NO_CLICKHOUSE);
    expect(message).toMatch(
      /^ClickHouse at 127\.0\.0\.1:9 doesn’t respond \(.*\). Start it, or correct CASBAH_EVENTS_URL\.$/,
    );
    expect(message).not.toContain('secret');
  });

  test('reports a broken database, and what to do', async () => {
    writeFileSync(join(folder, 'control', 'pglite', 'global', 'pg_control'), 'broken');
    expect(await refusal(NO_CLICKHOUSE)).toContain(`Couldn’t open the control store in ${folder}`);
  });
});

describe('a failed start', () => {
  let empty: string;
  beforeAll(() => {
    empty = mkdtempSync(join(tmpdir(), 'casbah-cannot-'));
  });
  afterAll(() => rmSync(empty, { recursive: true, force: true }));

  test('reports a file in place of the folder', async () => {
    writeFileSync(join(empty, 'file'), '');
    expect(await refusal({ CASBAH_DATA: join(empty, 'file') })).toContain('isn’t a folder');
    expect(await refusal({ CASBAH_DATA: join(empty, 'file', 'below') })).toContain('isn’t a folder');
  });

  test('reports a read-only folder', async () => {
    const closed = join(empty, 'closed');
    mkdirSync(closed, { mode: 0o555 });
    chmodSync(empty, 0o755);
    // Root can write anywhere, so the test runs as another user.
    const other =
      process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
    const [command = '', ...args] = [...other, process.execPath, '--input-type=module', '-e', startingCode];
    const env = { ...process.env, CASBAH_DATA: closed, CASBAH_PORT: '0' };
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const said = (await child.stdout.toArray()).join('');
    expect(said).toContain(`Casbah can’t write to the folder ${closed}`);
    expect(said).toContain('CASBAH_DATA');
  });

  test("reports a folder with someone else's files, and leaves its permissions alone", async () => {
    const shared = join(empty, 'shared');
    mkdirSync(shared);
    writeFileSync(join(shared, 'notes.txt'), 'theirs', { mode: 0o644 });
    expect(await refusal({ CASBAH_DATA: shared })).toContain(
      `${shared} contains other files, such as notes.txt`,
    );
    expect(statSync(shared).mode & 0o777).toBe(0o755);
    expect(readdirSync(shared)).toEqual(['notes.txt']);
  });

  test('reports broken keys, and keeps them', async () => {
    const data = join(empty, 'broken-keys');
    mkdirSync(data);
    writeFileSync(join(data, 'keys.json'), 'broken');
    expect(await refusal({ CASBAH_DATA: data })).toContain(
      `The keys in ${join(data, 'keys.json')} cannot be read`,
    );
    expect(readFileSync(join(data, 'keys.json'), 'utf8')).toBe('broken');
  });

  test('names the address of an unreachable PostgreSQL, without the password', async () => {
    const message = await refusal({ CASBAH_DATA: join(empty, 'data'), ...NO_POSTGRESQL, ...NO_CLICKHOUSE });
    expect(message).toMatch(
      /^PostgreSQL at 127\.0\.0\.1:9 doesn’t respond \(.*\). Start it, or correct CASBAH_CONTROL_URL\.$/,
    );
    expect(message).not.toContain('secret');
  });

  /** A disk of 20 MB, if this machine allows mounting one. */
  const smallDisk = (() => {
    const place = mkdtempSync(join(tmpdir(), 'casbah-small-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', place], { stdio: 'ignore' });
      return place;
    } catch {
      rmSync(place, { recursive: true });
      return undefined;
    }
  })();
  afterAll(() => {
    if (smallDisk === undefined) return;
    execFileSync('umount', [smallDisk]);
    rmSync(smallDisk, { recursive: true });
  });
  test.skipIf(smallDisk === undefined)('reports a full disk', async () => {
    const message = await refusal({ CASBAH_DATA: join(smallDisk ?? '', 'data') });
    expect(message).toContain('is full. Free up space and restart: no stored data is lost.');
    expect(readdirSync(join(smallDisk ?? '', 'data'))).toEqual(['keys.json']);
  });
});
