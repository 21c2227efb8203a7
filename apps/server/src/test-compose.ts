import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Api } from '@casbah/contract/api';
import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { namedZone } from '@casbah/discovery/time/zone';
import type { Grant } from '@casbah/domain/access-profile';
import type { Event } from '@casbah/domain/event';
import type { Role } from '@casbah/domain/permission';
import { addAccessProfile, setProfilesOf } from '@casbah/stores/control/accessprofiles/access-profiles';
import { addApiKey } from '@casbah/stores/control/apikeys/api-keys';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { openEmptyControlStore } from '@casbah/stores/control/pglite/test-control-store';
import { addTenant } from '@casbah/stores/control/tenant/tenants';
import { addUser } from '@casbah/stores/control/users/users';
import type { PersonDeleted } from '@casbah/stores/events/event-store';
import { MemoryActivityReads } from '@casbah/stores/events/memory-activities';
import type { KeptEvent } from '@casbah/stores/events/memory-scope';
import { MemoryUsageReads } from '@casbah/stores/events/memory-usage';
import { openFolderFileStore } from '@casbah/stores/files/folder/folder-file-store';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { newSecret } from './apikeys/new-secret.ts';
import { buildAreas, type Platform, serveAreas } from './areas/build.ts';
import type { Area } from './areas/define.ts';
import type { Provided } from './areas/provided.ts';
import { areas } from './areas.generated.ts';
import { Afterwards } from './http/afterwards.ts';
import { type AppOptions, buildApp } from './http/app.ts';
import type { Handlers } from './http/guard.ts';
import { makeOutgoing } from './http/outgoing.ts';
import { consolePages } from './http/pages.ts';
import { testRunner } from './jobs/test-runner.ts';
import { LiveHub } from './live/hub.ts';
import { MAIL_QUEUE } from './mail/mailer.ts';
import type { MailMessage } from './mail/message.ts';
import { makeSeal } from './seal.ts';
import { createServiceIndex, type ServiceIndex } from './service-index.ts';
import { readSettings, type Settings } from './settings.ts';
import { catalogueOf, scoringBy } from './test-catalogue.ts';
import { cheapHash } from './test-password.ts';

/** The server with a real control store, without threads, timers and an event engine. */
export interface TestServer {
  app: FastifyInstance;
  control: ControlStore;
  /** The clock for everything, in milliseconds. */
  clock: { now: number };
  /** Log lines. */
  log: Record<string, unknown>[];
  /** What areas provide to each other. */
  provided: Provided;
  /** Runs a periodic job now, or a queue's due jobs. */
  runJob(name: string): Promise<void>;
  /** How long each sign-in waited for its turn, in milliseconds. */
  waits: number[];
  /** Every email sent so far, including those that are due. */
  letters(): Promise<readonly MailMessage[]>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Events by tenant, with their data source. */
  traffic?: Readonly<Record<string, readonly (Event & { datasource?: string })[]>>;
  /** The catalog. */
  services?: readonly Service[];
  /** Scores of the services; unresearched if absent. */
  index?: ServiceIndex;
  settings?: Partial<Settings>;
  /** Replaces dependencies of the platform or an area. */
  given?: Platform;
  /** Dependencies that areas provide themselves, instead of a fake. */
  real?: readonly (keyof Platform)[];
  /** Replaces areas with the same name. */
  areas?: readonly Area[];
  /** Replaces the areas' handlers. */
  handlers?: Partial<Handlers<Api>>;
  consoleFolder?: string;
  perMinute?: AppOptions['perMinute'];
}

/** Public URL in tests, for links in emails. */
export const PUBLIC_ORIGIN = 'https://casbah.atlas.example';

/** Token of the `/metrics` scraper in tests. */
export const METRICS_TOKEN = 'metrics-token-of-the-tests';

/** Signs the audit trail in tests. */
export const AUDIT_KEY = new Uint8Array(32).fill(7);

/** Encrypts secrets in tests. */
export const TEST_SEAL = { seal: Buffer.alloc(32, 7).toString('base64url') };

export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'casbah-server-'));
  await writeFile(join(folder, 'metrics-token'), METRICS_TOKEN);
  const control = await openEmptyControlStore({ auditKey: AUDIT_KEY });
  const clock = { now: Date.UTC(2026, 10, 21, 12) };
  const log: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      log.push(JSON.parse(line.toString()));
      done();
    },
  });
  const logger = pino({ level: 'info' }, stream);
  const letters: MailMessage[] = [];
  const waits: number[] = [];
  const settings: Settings = {
    ...readSettings({ CASBAH_DATA: folder, CASBAH_GEOIP: '/nowhere' }),
    ...options.settings,
  };
  const keys = { ...TEST_SEAL, instance: 'test', session: 's'.repeat(43), csrf: 'c'.repeat(43) };
  const onFault = (_what: string, error: unknown): void => {
    throw error;
  };
  // Background work waits until a test reads emails, so the test knows what happened before the response.
  const held: (() => void)[] = [];
  let isHolding = true;
  const afterwards = new Afterwards(
    onFault,
    () => new Promise((resolve) => (isHolding ? held.push(resolve) : resolve())),
  );
  const finishWork = async (): Promise<void> => {
    isHolding = false;
    for (const goOn of held.splice(0)) goOn();
    await afterwards.settled();
    isHolding = true;
  };
  const { services = [], areas: replacing = [] } = options;
  const index = options.index ?? createServiceIndex(services, () => ({ brr: 103, parts: [] }));
  const outgoingLimits = { allowedHosts: settings.privateHosts };
  const kept = keptOf(options.traffic ?? {});
  const fakes: Platform = {
    settings,
    control,
    keys,
    onFault,
    afterwards,
    outgoingLimits,
    clock: () => clock.now,
    log: logger,
    version: '0.0.0',
    server: 'test',
    bodyPatience: 1000,
    isLocalOnly: true,
    demo: undefined,
    publicOrigin: () => PUBLIC_ORIGIN,
    seal: makeSeal(keys),
    outgoing: makeOutgoing(outgoingLimits),
    resolveText: async () => [],
    sleep: async (ms) => void waits.push(ms),
    events: memoryEvents(new MemoryUsageReads(kept), new MemoryActivityReads(kept)),
    files: await openFolderFileStore(join(folder, 'files')),
    filesFolder: join(folder, 'files'),
    fileOfLoad: ({ id }) => id,
    ingest: { wake() {}, received() {}, deleteDatasource: async () => {}, deleteLoad: async () => {} },
    catalogue: catalogueOf(services),
    scoring: scoringBy(index),
    logFormats: { hasFormat: () => true, tellsSigns: () => false, hasTimezone: isTimezone, builtIn: [] },
    mailTransport: { transport: { send: async (letter) => void letters.push(letter) }, folder: undefined },
    // Streams end right after they begin, so that calls get a complete response.
    liveHub: new LiveHub({ clock: () => clock.now, limits: { lifetime: 0 } }),
  };
  for (const name of options.real ?? []) delete fakes[name];
  const built = await buildAreas(
    areas.map((one) => replacing.find(({ name }) => name === one.name) ?? one),
    { ...fakes, ...options.given },
  );
  const app = await buildApp(
    {
      control,
      keys,
      clock: () => clock.now,
      log: logger,
      proxies: settings.proxies,
      frames: settings.frames,
      ...(options.perMinute === undefined ? {} : { perMinute: options.perMinute }),
    },
    (api) => serveAreas(api, { ...built, handlers: { ...built.handlers, ...options.handlers } }),
    consolePages(options.consoleFolder ?? join(folder, 'no-console')),
  );
  async function runJob(name: string): Promise<void> {
    const job = built.jobs.find((one) => one.name === name);
    if (job === undefined) throw new Error(`No job is named ${name}`);
    if ('every' in job) await job.run(new AbortController().signal);
    else
      await testRunner({
        control,
        jobs: [job],
        clock: () => clock.now,
        onFault: built.provided.onFault,
      }).settled();
  }
  return {
    app,
    control,
    clock,
    log,
    waits,
    provided: built.provided,
    runJob,
    async letters() {
      await finishWork();
      await runJob(MAIL_QUEUE);
      return letters;
    },
    async close() {
      await app.close();
      await finishWork();
      await control.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const isTimezone = (name: string): boolean => namedZone(name) !== undefined;

function keptOf(traffic: NonNullable<TestServerOptions['traffic']>): KeptEvent[] {
  return Object.entries(traffic).flatMap(([tenant, own]) =>
    own.map(({ datasource = 'a', ...event }, index) => ({
      tenant,
      datasource,
      load: 'l',
      line: index + 1,
      event,
    })),
  );
}

const NOBODY: PersonDeleted = {
  events: { traffic: 0, activity: 0, dlp: 0, posture: 0, audit: 0 },
  mentions: 0,
  rejects: 0,
};

/** An event store in memory, without rejected lines. */
export function memoryEvents(
  usage = new MemoryUsageReads([]),
  activities = new MemoryActivityReads([]),
): Provided['events'] {
  return {
    usage,
    activities,
    rejects: {
      byReason: async () => [],
      page: async () => [],
      counts: async () => [],
      all: async function* () {},
      countBySource: async () => new Map(),
    },
    size: async () => ({ events: 0, rejects: 0, bytes: 0 }),
    deleteBefore: async () => new Map(),
    countExpiry: async () => [],
    deletePerson: async () => NOBODY,
    deleteDatasource: async () => {},
    deleteLoad: async () => {},
    ping: async () => {},
  };
}

export const PASSWORD = 'Correct-horse-9-battery';
const hashed = cheapHash(PASSWORD);

/** Default permissions of test admins: view and export. */
export const READER: readonly Grant[] = [
  { area: 'audit', actions: ['view', 'export'] },
  { area: 'datasources', actions: ['view'] },
];

/** A person of a tenant who signs in with `PASSWORD`. Admins hold a separate access profile with `grants`. */
export async function addPerson(
  control: ControlStore,
  person: { tenant: string; email: string; role: Role; grants?: readonly Grant[] },
): Promise<{ id: string; email: string }> {
  const id = crypto.randomUUID();
  const passwordHash = await hashed;
  await control.asSystem(async (tx) => {
    const tenant = { id: person.tenant, name: `Company ${person.tenant}`, primary_domain: 'company.example' };
    const found = await tx.selectFrom('tenants').select('id').where('id', '=', person.tenant).execute();
    if (found.length === 0) await addTenant(tx, { ...tenant, created_on: 1 });
    await addUser(tx, {
      id,
      tenant_id: person.tenant,
      email: person.email,
      name: person.email,
      is_admin: person.role === 'sysadmin',
      password_hash: passwordHash,
      created_on: 1,
    });
    if (person.role !== 'admin') return;
    await addAccessProfile(tx, {
      id: `profile-${id}`,
      tenant_id: person.tenant,
      name: `Of ${person.email}`,
      notes: '',
      grants: person.grants ?? READER,
      information_level: 'full',
      time: 1,
      by: null,
    });
    await setProfilesOf(tx, {
      tenant: person.tenant,
      user: id,
      profiles: [`profile-${id}`],
      time: 1,
      by: null,
    });
  });
  return { id, email: person.email };
}

/** An API key of a person, with a separate access profile that has `grants`. Returns the headers to send. */
export async function addKey(
  control: ControlStore,
  key: { tenant: string; user: string; grants: readonly Grant[]; expiresOn?: number; networks?: string[] },
): Promise<{ id: string; key: string; profile: string; headers: { authorization: string } }> {
  const made = newSecret();
  const profile = `profile-of-key-${made.id}`;
  await control.inTenant(key.tenant, async (tx) => {
    await addAccessProfile(tx, {
      id: profile,
      tenant_id: key.tenant,
      name: `Of the key ${made.id}`,
      notes: '',
      grants: key.grants,
      information_level: 'full',
      time: 1,
      by: null,
    });
    await addApiKey(tx, {
      id: made.id,
      tenant_id: key.tenant,
      user_id: key.user,
      profile_id: profile,
      name: `Key ${made.id}`,
      secret_hash: made.secretHash,
      created_on: 1,
      networks: JSON.stringify(key.networks ?? []),
      expires_on: key.expiresOn ?? 9e12,
    });
  });
  return { id: made.id, key: made.key, profile, headers: { authorization: `Bearer ${made.key}` } };
}

/** A browser: keeps cookies, and sends the CSRF cookie as a header with changing calls. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #address: string;

  constructor(app: FastifyInstance, address = '127.0.0.1') {
    this.#app = app;
    this.#address = address;
  }

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options: { body?: unknown; headers?: Record<string, string>; csrf?: string | null } = {},
  ): Promise<LightMyRequestResponse> {
    const token = options.csrf === undefined ? this.cookies.get('csrftoken') : options.csrf;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request: InjectOptions = {
      method,
      url,
      remoteAddress: this.#address,
      headers: {
        ...(cookie === '' ? {} : { cookie }),
        ...(method !== 'GET' && typeof token === 'string' ? { 'x-csrftoken': token } : {}),
        ...options.headers,
      },
    };
    if (options.body !== undefined)
      request.payload = options.body instanceof Object ? options.body : String(options.body);
    const response = await this.#app.inject(request);
    for (const { name, value, maxAge, expires } of response.cookies)
      if (maxAge === 0 || (expires !== undefined && expires.getTime() <= 0)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    return response;
  }

  get(url: string, options?: { headers?: Record<string, string> }): Promise<LightMyRequestResponse> {
    return this.send('GET', url, options);
  }

  post(url: string, body?: unknown): Promise<LightMyRequestResponse> {
    return this.send('POST', url, body === undefined ? {} : { body });
  }

  /** Presents the operator's code. */
  async present(code: string): Promise<LightMyRequestResponse> {
    if (!this.cookies.has('csrftoken')) await this.get('/user/setup');
    return this.post('/user/operator', { code });
  }

  async signIn(email: string, password = PASSWORD): Promise<LightMyRequestResponse> {
    if (!this.cookies.has('csrftoken')) await this.get('/user/setup');
    return this.post('/user/loginapi', { email, password });
  }
}
