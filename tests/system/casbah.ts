import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { address, type Client, createClient } from '@casbah/contract/client';
import type { Load } from '@casbah/contract/datasources';
import { LOAD_STATUS } from '@casbah/domain/datasource';

export const MAIN = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url));

/** Casbah as a process of its own, over a data folder that outlives it. */
export class Casbah {
  readonly folder: string;
  origin = '';
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #said = '';

  private constructor(folder: string, env: Record<string, string>) {
    this.folder = folder;
    this.#env = env;
  }

  /** A new one without demo, on any free port. Its data folder is empty, but for what `prepare` puts there. */
  static async start(
    env: Record<string, string> = {},
    prepare: (dataFolder: string) => Promise<void> = async () => undefined,
  ): Promise<Casbah> {
    const casbah = new Casbah(await mkdtemp(join(tmpdir(), 'casbah-system-')), env);
    await prepare(casbah.dataFolder);
    await casbah.begin();
    return casbah;
  }

  get dataFolder(): string {
    return join(this.folder, 'data');
  }

  /** Starts the process over the same data folder. */
  async begin(): Promise<void> {
    const child = spawn(process.execPath, [MAIN, 'start'], {
      env: {
        ...process.env,
        CASBAH_DATA: this.dataFolder,
        CASBAH_PORT: '0',
        CASBAH_DEMO: '0',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#said = '';
    const ready = Promise.withResolvers<string>();
    child.stdout.on('data', (chunk) => {
      this.#said += chunk;
      const origin = /Casbah is ready: (\S+)/.exec(this.#said)?.[1];
      if (origin !== undefined) ready.resolve(origin);
    });
    child.stderr.on('data', (chunk) => {
      this.#said += chunk;
    });
    child.once('exit', (code) => ready.reject(new Error(`Casbah ended with ${code}: ${this.#said}`)));
    this.origin = await ready.promise;
  }

  /** What it says that the first run asks for. */
  get setupToken(): string | undefined {
    return /^Setup token: (\S+)/m.exec(this.#said)?.[1];
  }

  /** The link that it prints for the demo's first look. */
  get demoLink(): string | undefined {
    return /^Open the demo: (\S+)/m.exec(this.#said)?.[1];
  }

  /** A new one-time link for the operator, as its verb prints it. */
  async operatorLink(): Promise<string> {
    const env = { ...process.env, CASBAH_DATA: this.dataFolder };
    const args = [MAIN, 'operator-link', '--server', this.origin];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    return stdout.trim();
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** As an operator ends it, or as the machine does. */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null) return child?.exitCode ?? null;
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return exited;
  }

  async dispose(): Promise<void> {
    await this.end();
    await rm(this.folder, { recursive: true, force: true });
  }
}

export const COMPANY = {
  company: 'Atlas Foods',
  name: 'Nadia Berrada',
  email: 'nadia@atlasfoods.example',
  password: 'Correct-horse-9-battery',
};

/** What a browser keeps of a server: cookies, and the CSRF token sent back with every change. */
export class Person {
  readonly client: Client;
  readonly cookies = new Map<string, string>();
  readonly #casbah: Pick<Casbah, 'origin'>;

  constructor(casbah: Pick<Casbah, 'origin'>) {
    this.#casbah = casbah;
    this.client = createClient({
      fetch: (input, init) => this.fetch(String(input), init),
      csrfToken: () => undefined,
    });
  }

  /** Makes the first tenant and its sysadmin, and signs in as them. */
  static async first(casbah: Casbah): Promise<Person> {
    const person = new Person(casbah);
    await person.client.call('GET /user/setup', {});
    await person.client.call('POST /user/setup', {
      body: { ...COMPANY, setup_token: casbah.setupToken },
    });
    return person;
  }

  /** Makes this browser the operator's: it sees the demo account and the mails that are kept. */
  async becomeOperator(casbah: Casbah): Promise<void> {
    await this.client.call('GET /user/setup', {});
    const code = (await casbah.operatorLink()).split('code=')[1] ?? '';
    await this.client.call('POST /user/operator', { body: { code } });
  }

  async signIn(email = COMPANY.email, password = COMPANY.password): Promise<void> {
    this.cookies.clear();
    await this.client.call('GET /user/setup', {});
    await this.client.call('POST /user/loginapi', { body: { email, password } });
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const token = this.cookies.get('csrftoken');
    if (token !== undefined) headers.set('x-csrftoken', decodeURIComponent(token));
    const response = await fetch(`${this.#casbah.origin}${path}`, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      const equals = pair.indexOf('=');
      this.cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
    return response;
  }

  async source(name: string, settings: { format?: string; timezone?: string } = {}): Promise<string> {
    const { id } = await this.client.call('POST /admin/datasources', { body: { name, ...settings } });
    return id;
  }

  /** Sends bytes at an offset of an announced file. */
  async send(load: string, offset: number, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
    return this.fetch(address('PATCH /admin/loads/{id}/content', { params: { id: load } }), {
      method: 'PATCH',
      headers: { 'content-type': 'application/octet-stream', 'upload-offset': String(offset) },
      body: bytes,
    });
  }

  /** Announces a file, sends it in one piece and waits until it is read. */
  async upload(datasource: string, fileName: string, content: string | Buffer): Promise<Load> {
    const bytes = new Uint8Array(Buffer.from(content));
    const load = await this.client.call('POST /admin/datasources/{id}/loads', {
      params: { id: datasource },
      body: { file_name: fileName, size: bytes.length },
    });
    if (bytes.length > 0) {
      const response = await this.send(load.id, 0, bytes);
      if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`);
    }
    return this.untilRead(load.id);
  }

  async untilRead(id: string): Promise<Load> {
    for (;;) {
      const load = await this.client.call('GET /admin/loads/{id}', { params: { id } });
      if (load.status === LOAD_STATUS.completed || load.status === LOAD_STATUS.failed) return load;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
