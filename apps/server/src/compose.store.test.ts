import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, api } from '@casbah/contract/api';
import type { Call } from '@casbah/contract/call';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { addDestination } from '@casbah/stores/control/destinations';
import { addDrmServer } from '@casbah/stores/control/drm-servers';
import { addProvider } from '@casbah/stores/control/identity-providers';
import { addPeriod } from '@casbah/stores/control/maintenance-periods';
import { addPasskey } from '@casbah/stores/control/passkeys';
import { openPgliteControlStore } from '@casbah/stores/control/pglite/pglite-control-store';
import { addReveal } from '@casbah/stores/control/reveals';
import { addSshKey } from '@casbah/stores/control/ssh-keys';
import { addAccount } from '@casbah/stores/control/subscriptions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningServer, type StartOptions, startServer } from './compose.ts';
import { readSettings } from './settings.ts';
import { addPerson, PASSWORD, putEmptyControlStore } from './test-compose.ts';

let folder: string;
let servers: RunningServer[] = [];

const newFolder = async (): Promise<string> => {
  const made = mkdtempSync(join(tmpdir(), 'casbah-whole-'));
  await putEmptyControlStore(join(made, 'control'));
  return made;
};
const start = async (
  env: Record<string, string> = {},
  more: Partial<StartOptions> = {},
): Promise<RunningServer> => {
  const settings = readSettings({ CASBAH_DATA: folder, CASBAH_PORT: '0', ...env });
  const server = await startServer({ settings, log: { write() {} }, ...more });
  servers.push(server);
  return server;
};
const stopAll = async (): Promise<void> => {
  for (const server of servers) await server.stop();
  servers = [];
};
const refusal = async (env: Record<string, string> = {}): Promise<string> =>
  start(env).then(
    () => 'it started',
    (error: unknown) => {
      expect(error).toMatchObject({ name: 'StartError' });
      return error instanceof Error ? error.message : '';
    },
  );

/** A process of its own that starts a server and says where it answers, or why not. */
const startingCode = `
  const { startServer } = await import(${JSON.stringify(new URL('./compose.ts', import.meta.url).href)});
  const { readSettings } = await import(${JSON.stringify(new URL('./settings.ts', import.meta.url).href)});
  try {
    const server = await startServer({ settings: readSettings(process.env), log: { write() {} } });
    console.log(server.origin);
  } catch (error) {
    console.log(error.message);
  }`;

/** A person at a server, over the wire. */
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
  /** Sends the head of a request and the beginning of its body, then nothing more. Answers all that comes back. */
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

describe('a whole server', () => {
  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(async () => {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  });

  test('starts on an empty folder, is ready, and keeps everything over a stop and a start', async () => {
    rmSync(folder, { recursive: true });
    const first = await start();
    expect(await (await fetch(`${first.origin}/readyz`)).json()).toMatchObject({ status: 'ready' });
    const nadia = new Client(first);
    expect((await nadia.setUp('nadia@atlas.example')).status).toBe(201);
    expect((await nadia.send('POST', '/admin/datasources', { body: { name: 'Proxy' } })).status).toBe(201);
    await stopAll();
    await expect(fetch(`${first.origin}/healthz`)).rejects.toThrow();

    const second = await start();
    const again = new Client(second);
    expect((await again.signIn('nadia@atlas.example')).status).toBe(200);
    const { datasources } = JSON.parse(await (await again.send('GET', '/admin/datasources')).text());
    expect(datasources).toMatchObject([{ name: 'Proxy' }]);
  });

  test('an upload that stands still is ended with a clear error, keeps what came, and goes on from there', async () => {
    const server = await start({}, { bodyPatienceMs: 200 });
    const nadia = new Client(server);
    await nadia.setUp('nadia@atlas.example');
    const make = async (path: string, body: unknown): Promise<string> =>
      JSON.parse(await (await nadia.send('POST', path, { body })).text()).id;
    const source = await make('/admin/datasources', { name: 'Proxy' });
    const id = await make(`/admin/datasources/${source}/loads`, { file_name: 'access.log', size: 30 });

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

  test('a body of which the rest does not come is ended with a clear error', async () => {
    const visitor = new Client(await start({}, { bodyPatienceMs: 200 }));
    await visitor.send('GET', '/user/setup');
    const said = await visitor.beginAndStop('POST', '/user/loginapi', 100, '{"email":');
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(said).toContain('"error":"BODY_STALLED"');
  });

  test('who is refused and goes on holding the line is cut off', async () => {
    const visitor = new Client(await start({}, { bodyPatienceMs: 200 }));
    const said = await visitor.beginAndStop('POST', '/user/loginapi', 100, '{"email":');
    expect(said).toContain('"error":"CSRF_REJECTED"');
  });

  test('keeps keys and data from other users of the machine', async () => {
    await start();
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
  });

  test.each([
    ['it listens on every address', { CASBAH_HOST: '0.0.0.0' }],
    ['a proxy is named', { CASBAH_PROXIES: '192.0.2.1' }],
  ])(
    'the first run asks for the token of this start where %s',
    async (_where, env: Record<string, string>) => {
      const before = await start(env);
      await stopAll();
      const server = await start(env);
      expect(server.setup).toMatchObject({ isOpenToThisMachine: false });
      expect(server.setup?.token).not.toBe(before.setup?.token);
      const here = { origin: server.origin.replace('0.0.0.0', '127.0.0.1') };
      for (const token of [undefined, before.setup?.token])
        expect((await new Client(here).setUp('eve@atlas.example', token)).status).toBe(403);
      expect((await new Client(here).setUp('nadia@atlas.example', server.setup?.token)).status).toBe(201);
      await stopAll();
      expect((await start(env)).setup).toBeUndefined();
    },
  );

  test('tells how to sign in to the demo where there is one', async () => {
    const demo = { email: 'nadia@atlas.example', password: 'x' };
    const server = await start({}, { demo });
    expect(await (await fetch(`${server.origin}/user/setup`)).json()).toMatchObject({ demo });
  });

  test('leaves nothing running when it stops', async () => {
    const server = await start();
    await server.stop();
    servers = [];
    const left = execFileSync('ps', ['-eo', 'args']).toString();
    expect(left).not.toContain(folder);
    expect(existsSync(join(folder, 'casbah.lock'))).toBe(false);
  });
});

describe('a start that cannot be', () => {
  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(async () => {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  });

  test('because the folder is in use names the folder and the process, and leaves the first alone', async () => {
    const first = await start();
    expect(await refusal()).toBe(
      `Another Casbah (process ${process.pid}) uses the folder ${folder}. Stop it, or set CASBAH_DATA to another folder.`,
    );
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  });

  test('because the port is in use names the port, and gives the folder back', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = address instanceof Object ? String(address.port) : '';
    expect(await refusal({ CASBAH_PORT: port })).toBe(
      `Port ${port} is in use on 127.0.0.1. Stop the program that listens there, or set CASBAH_PORT to another port.`,
    );
    other.close();
    await start({ CASBAH_PORT: port });
  });

  test('because the address is not of this machine names it', async () => {
    expect(await refusal({ CASBAH_HOST: '192.0.2.1' })).toContain(
      '192.0.2.1 is not an address of this machine',
    );
  });

  test('because a file stands where the folder should be says so', async () => {
    writeFileSync(join(folder, 'file'), '');
    expect(await refusal({ CASBAH_DATA: join(folder, 'file') })).toContain('is not a folder');
    expect(await refusal({ CASBAH_DATA: join(folder, 'file', 'below') })).toContain('is not a folder');
  });

  test('because the folder may not be written says so', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o555 });
    chmodSync(folder, 0o755);
    // Root may write anywhere: then somebody else tries.
    const other =
      process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
    const [command = '', ...args] = [...other, process.execPath, '--input-type=module', '-e', startingCode];
    const env = { ...process.env, CASBAH_DATA: closed, CASBAH_PORT: '0' };
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const said = (await child.stdout.toArray()).join('');
    expect(said).toContain(`The folder ${closed} cannot be written`);
    expect(said).toContain('CASBAH_DATA');
  });

  test('because the keys are broken says so and keeps them', async () => {
    writeFileSync(join(folder, 'keys.json'), 'broken');
    expect(await refusal()).toContain(`The keys in ${join(folder, 'keys.json')} cannot be read`);
  });

  test('because the database is broken says so', async () => {
    await start();
    await stopAll();
    writeFileSync(join(folder, 'control', 'pglite', 'global', 'pg_control'), 'broken');
    expect(await refusal()).toContain(`The control store in ${folder} does not open`);
  });

  test('because PostgreSQL does not answer names its address, without the password', async () => {
    const message = await refusal({ CASBAH_CONTROL_URL: 'postgres://casbah:secret@127.0.0.1:9/casbah' });
    expect(message).toMatch(
      /^PostgreSQL at 127\.0\.0\.1:9 does not answer \(.*\). Start it, or correct CASBAH_CONTROL_URL\.$/,
    );
    expect(message).not.toContain('secret');
  });

  test('because ClickHouse does not answer names its address, without the password', async () => {
    const message = await refusal({ CASBAH_EVENTS_URL: 'http://casbah:secret@127.0.0.1:9/casbah' });
    expect(message).toMatch(
      /^ClickHouse at 127\.0\.0\.1:9 does not answer \(.*\). Start it, or correct CASBAH_EVENTS_URL\.$/,
    );
    expect(message).not.toContain('secret');
  });

  /** A disk of 20 MB, where this machine lets us have one. */
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
  test.skipIf(smallDisk === undefined)('because the disk is full says so', async () => {
    const message = await refusal({ CASBAH_DATA: join(smallDisk ?? '', 'data') });
    expect(message).toContain('is full. Make room and start again: nothing that was stored is lost.');
    expect(readdirSync(join(smallDisk ?? '', 'data'))).toEqual(['keys.json']);
  });
});

describe('tenants', () => {
  let server: RunningServer;
  /** By the beginning of the calls' paths: the thing of the first company that they name. */
  const ids: Record<string, string> = {};
  const newId = (prefix: string): string => {
    const id = crypto.randomUUID();
    ids[prefix] = id;
    return id;
  };
  let stranger: Client;
  let owner: Client;

  beforeAll(async () => {
    folder = await newFolder();
    // People of two companies, put into the store before the server has it.
    const control = await openPgliteControlStore(join(folder, 'control'));
    await addPerson(control, { tenant: 'atlas', email: 'owner@atlas.example', role: 'sysadmin' });
    // Whoever has a passkey is asked for it: not the owner, who signs in below.
    const { id: user } = await addPerson(control, {
      ...{ tenant: 'atlas', email: 'guard@atlas.example', role: 'admin' },
    });
    await addPerson(control, { tenant: 'rif', email: 'stranger@rif.example', role: 'sysadmin' });
    await control.inTenant('atlas', async (tx) => {
      const times = { created_on: 1, modified_on: 1 };
      const named = { tenant_id: 'atlas', name: 'Of Atlas' };
      await addPasskey(tx, {
        ...{ ...named, id: newId('/admin/user/mfa/passkeys/'), user_id: user, created_on: 1 },
        ...{ credential_id: 'laptop', public_key: 'key', counter: 0, transports: [] },
      });
      await addProvider(tx, {
        ...{ ...named, ...times, id: newId('/admin/sso/providers/'), kind: 'saml' },
        ...{ entity_id: 'https://idp.example', client_id: '' },
        ...{ service_origin: '', sign_in_url: '', logout_url: '', metadata_url: '' },
        ...{ certificates: '[]', mapping: '{}', group_profiles: '[]', is_enabled: true, is_listed: false },
        ...{ creates_people: true, takes_unasked: false, trusts_email: true },
      });
      await addReveal(tx, {
        ...{ id: newId('/admin/anonymisation/requests/'), tenant: 'atlas', kind: 'people' },
        ...{ people: ['amina'], reason: 'A leak', askedBy: user, time: 1, lapsesOn: 9e12 },
      });
      await addPeriod(tx, {
        ...{ ...named, ...times, id: newId('/admin/maintenance/periods/'), description: '' },
        ...{ start_time: 1, end_time: 9e12, is_public: true, has_details: false, is_announcement: false },
        ...{ created_by: null, modified_by: null },
      });
      await addDestination(tx, {
        ...{ ...named, id: newId('/admin/destinations/'), kind: 'mail', address: 'guard@atlas.example' },
        ...{ language: 'en-us', told_up_to: 0, next_attempt: 9e12, created_on: 1 },
      });
      await addSshKey(tx, {
        ...{ ...named, id: newId('/admin/ssh_keys/'), algorithm: 'ssh-ed25519', bits: 256, created_on: 1 },
        ...{ public_key: 'key', fingerprint: 'fingerprint' },
      });
      await addDrmServer(tx, {
        ...{ ...named, ...times, id: newId('/admin/drm_servers/'), url: 'https://drm.example', notes: '' },
      });
      await addAccount(tx, {
        ...{ ...times, id: newId('/admin/app/accounts/'), tenant_id: 'atlas', instance: 'Of Atlas' },
        ...{ app: 'amazon_web_services', category: 'API', params: '{}', secrets: '{}' },
      });
    });
    await control.close();
    server = await start();
    owner = new Client(server);
    await owner.signIn('owner@atlas.example');
    stranger = new Client(server);
    await stranger.signIn('stranger@rif.example');
    const make = async (path: string, body: unknown): Promise<string> => {
      const answer = await owner.send('POST', path, { body });
      return JSON.parse(await answer.text()).id;
    };
    ids['/admin/datasources/'] = await make('/admin/datasources', { name: 'Proxy' });
    ids['/admin/loads/'] = await make(`/admin/datasources/${ids['/admin/datasources/']}/loads`, {
      file_name: 'access.log',
      size: 10,
    });
  });
  afterAll(async () => {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Bodies that a call's schema lets pass, so that it is the id that is judged. */
  const BODIES: Partial<Record<keyof Api, unknown>> = {
    'PATCH /admin/datasources/{id}': { name: 'Taken over' },
    'POST /admin/datasources/{id}/loads': { file_name: 'x.log', size: 1 },
    'PATCH /admin/user/mfa/passkeys/{id}': { name: 'Taken over' },
    'POST /admin/user/mfa/passkeys/{id}/remove': { proof: { password: PASSWORD } },
    'PATCH /admin/sso/providers/{id}': { name: 'Taken over' },
    'PATCH /admin/maintenance/periods/{id}': { name: 'Taken over' },
    'PATCH /admin/destinations/{id}': { name: 'Taken over' },
    'PATCH /admin/app/accounts/{id}': { instance: 'Taken over' },
  };
  /** Calls whose id names a row of a tenant. What is the same for all (a service of the catalogue) is not among them. */
  const CALLS = (Object.keys(api) as (keyof Api)[]).filter((key) => {
    const call: Call = api[key];
    return Object.values(call.params?.shape ?? {}).some(
      (schema) => 'format' in schema && schema.format === 'uuid',
    );
  });

  test('there are calls to try', () => {
    expect(CALLS.length).toBeGreaterThan(8);
  });

  test.each(CALLS)("%s: another tenant's id is one that does not exist", async (key) => {
    const [method = '', template = ''] = key.split(' ');
    const prefix = Object.keys(ids).find((start) => template.startsWith(start));
    if (prefix === undefined) throw new Error(`Make a row for ${key} above`);
    const ask = async (client: Client, id: string) => {
      const response = await client.send(method, template.replace('{id}', id), {
        ...(BODIES[key] === undefined ? {} : { body: BODIES[key] }),
        headers: { 'upload-offset': '0' },
      });
      const { request_id: _, ...answer } = JSON.parse((await response.text()) || '{}');
      return { status: response.status, answer };
    };
    const theirs = await ask(stranger, ids[prefix] ?? '');
    expect(theirs).toMatchObject({ status: 404, answer: { error: 'NOT_FOUND' } });
    expect(theirs).toEqual(await ask(stranger, crypto.randomUUID()));
  });

  test.each([
    '/admin/sso/providers',
    '/admin/anonymisation/requests',
    '/admin/maintenance/periods',
    '/admin/destinations',
    '/admin/ssh_keys',
  ])('after all these attempts what %s lists is there for its own, and not taken over', async (path) => {
    const said = await (await owner.send('GET', path)).text();
    expect(said).toContain(ids[`${path}/`]);
    expect(said).not.toContain('Taken over');
  });

  test('after all these attempts everything of the first one is as it was', async () => {
    const answer = await owner.send('GET', `/admin/datasources/${ids['/admin/datasources/']}`);
    expect(JSON.parse(await answer.text())).toMatchObject({ name: 'Proxy', loads: 1 });
    expect(JSON.parse(await (await stranger.send('GET', '/admin/datasources')).text()).datasources).toEqual(
      [],
    );
  });
});

test('a process that is killed can be started again at once', async () => {
  folder = await newFolder();
  const child = spawn(process.execPath, ['--input-type=module', '-e', startingCode], {
    env: { ...process.env, CASBAH_DATA: folder, CASBAH_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [origin] = await once(child.stdout, 'data');
  const nadia = new Client({ origin: String(origin).trim() });
  expect((await nadia.setUp('nadia@atlas.example')).status).toBe(201);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const server = await start();
  expect((await new Client(server).signIn('nadia@atlas.example')).status).toBe(200);
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
});
