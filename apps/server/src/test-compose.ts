import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type Api, api } from '@casbah/contract/api';
import type { DeploymentType } from '@casbah/contract/tenant';
import type { Grant } from '@casbah/domain/access-profile';
import type { Role } from '@casbah/domain/permission';
import { addAccessProfile, setProfilesOf } from '@casbah/stores/control/accessprofiles/access-profiles';
import { addApiKey } from '@casbah/stores/control/apikeys/api-keys';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { openPgliteControlStore } from '@casbah/stores/control/pglite/pglite-control-store';
import { addTenant } from '@casbah/stores/control/tenant/tenants';
import { addUser } from '@casbah/stores/control/users/users';
import type { FastifyInstance, FastifyRequest, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { newSecret } from './apikeys/new-secret.ts';
import { apiKeysRoutes } from './apikeys/routes.ts';
import { ApiKeysService } from './apikeys/service.ts';
import { historyRoutes } from './history/routes.ts';
import { type AppOptions, buildApp } from './http/app.ts';
import { ApiFailure } from './http/failure.ts';
import { route } from './http/guard.ts';
import { makeOutgoing, type Outgoing } from './http/outgoing.ts';
import { consolePages } from './http/pages.ts';
import { testRunner } from './jobs/test-runner.ts';
import { composeLinks } from './links-compose.ts';
import { Delivery } from './mail/delivery.ts';
import type { MailFolder } from './mail/folder-carrier.ts';
import type { Letter } from './mail/letter.ts';
import { Mailer } from './mail/mailer.ts';
import { mailRoutes } from './mail/routes.ts';
import { composeMfa } from './mfa-compose.ts';
import { Metrics } from './operations/metrics.ts';
import { MetricsToken } from './operations/metrics-token.ts';
import { operationsRoutes } from './operations/routes.ts';
import { OperatorAccess } from './operator/operator-access.ts';
import { makeOperatorCode } from './operator/operator-code.ts';
import { operatorRoutes } from './operator/routes.ts';
import { composePartners } from './partners-compose.ts';
import { rbacRoutes } from './rbac/routes.ts';
import { makeSeal } from './seal.ts';
import { sessionRoutes } from './session/routes.ts';
import { SetupToken } from './session/setup-token.ts';
import { composeSession, type SessionArea, type SessionComposeParts } from './session-compose.ts';
import type { Settings } from './settings.ts';
import { composeSso } from './sso-compose.ts';
import type { ResolveText } from './tenant/domain-proof.ts';
import { composeTenant, type TenantArea, type TenantComposeParts } from './tenant-compose.ts';
import { cheapHash } from './test-password.ts';
import { type UsersArea, usersRoutes } from './users/routes.ts';
import { composeUsers } from './users-compose.ts';

/** The HTTP application over a real control store, for tests: calls of areas that are not given answer `UNAVAILABLE`. */
export interface TestServer {
  app: FastifyInstance;
  control: ControlStore;
  /** The clock that everything reads, in milliseconds. */
  clock: { now: number };
  /** Lines of the log. */
  log: Record<string, unknown>[];
  session: SessionArea;
  tenant: TenantArea;
  /** How long attempts to sign in had to wait for their turn, in milliseconds. */
  waits: number[];
  mailer: Mailer;
  /** What the first run asks for. */
  setupToken: string;
  /** A new one-time code for the operator. */
  operatorCode(): string;
  /** Every letter that went out so far, after those that are due. */
  letters(): Promise<readonly Letter[]>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  areas?: (app: FastifyInstance, control: ControlStore, own: { users: UsersArea }) => void;
  consoleFolder?: string;
  perMinute?: AppOptions['perMinute'];
  proxies?: readonly string[];
  frames?: readonly string[];
  stores?: { ping(): Promise<void> };
  demo?: { email: string; password: string };
  /** Others reach the server, too. */
  isReachable?: boolean;
  deployment?: DeploymentType;
  session?: Pick<Partial<SessionComposeParts>, 'secondFactors' | 'argon2'>;
  /** Private hosts that may be called: a provider of the test's own. */
  privateHosts?: readonly string[];
  mailFolder?: MailFolder;
  /** The DNS of the test. */
  resolveText?: ResolveText;
  /** In place of the guard of outgoing requests. */
  outgoing?: Outgoing;
  events?: Partial<TenantComposeParts['events']>;
  signUp?: Settings['signUp'];
}

/** Where people find Casbah, for links in mails of tests. */
export const PUBLIC_ORIGIN = 'https://casbah.atlas.example';

/** What a scraper of `/metrics` shows in tests. */
export const METRICS_TOKEN = 'metrics-token-of-the-tests';

/** What signs the audit trail of tests. */
export const AUDIT_KEY = new Uint8Array(32).fill(7);

export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'casbah-server-'));
  const control = await openPgliteControlStore(folder, { auditKey: AUDIT_KEY });
  await control.migrate();
  const clock = { now: Date.UTC(2026, 10, 21, 12) };
  const log: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      log.push(JSON.parse(line.toString()));
      done();
    },
  });
  const keys = { seal: Buffer.alloc(32, 9).toString('base64url') };
  const seal = makeSeal(keys);
  const mailer = new Mailer({ control, seal, clock: () => clock.now });
  const letters: Letter[] = [];
  const delivery = new Delivery({
    control,
    seal,
    clock: () => clock.now,
    origin: () => PUBLIC_ORIGIN,
    carrier: { send: async (letter) => void letters.push(letter) },
    onFailure: (failure) => log.push({ ...failure }),
  });
  const waits: number[] = [];
  const mfa = composeMfa({
    control,
    clock: () => clock.now,
    keys,
    queueMail: mailer.queue,
    origin: () => PUBLIC_ORIGIN,
  });
  const session = composeSession({
    control,
    clock: () => clock.now,
    secondFactors: mfa.secondFactors,
    deployment: options.deployment ?? 'LOCAL',
    secret: 's'.repeat(43),
    wait: async (ms) => {
      waits.push(ms);
    },
    ...options.session,
  });
  const metrics = new Metrics();
  const { token: setupToken, text: setupTokenText } = SetupToken.make();
  const operatorKey = new Uint8Array(32).fill(5);
  const operator = new OperatorAccess({
    key: operatorKey,
    clock: () => clock.now,
    isOpenToThisMachine: options.isReachable !== true,
  });
  const isOperator = (request: FastifyRequest) => operator.isOperator(request);
  // What requests only cause waits until somebody looks for the letters: so a test knows what happened before the answer.
  const held: (() => void)[] = [];
  let isHolding = true;
  const finishWork = async (): Promise<void> => {
    isHolding = false;
    for (const goOn of held.splice(0)) goOn();
    await links.settled();
    isHolding = true;
  };
  const links = composeLinks({
    control,
    clock: () => clock.now,
    session,
    queueMail: mailer.queue,
    signUp: options.signUp ?? { mode: 'closed', operatorEmail: undefined },
    answered: () => new Promise((resolve) => (isHolding ? held.push(resolve) : resolve())),
    onFault: (_what, error) => {
      throw error;
    },
  });
  const tenant = composeTenant({
    control,
    seal,
    clock: () => clock.now,
    queueMail: mailer.queue,
    version: '0.0.0',
    outgoing: options.outgoing ?? makeOutgoing({ allowedHosts: options.privateHosts ?? [] }),
    resolveText: options.resolveText ?? (async () => []),
    deployment: options.deployment ?? 'LOCAL',
    events: {
      size: async () => ({ events: 0, rejects: 0, bytes: 0 }),
      deleteBefore: async () => 0,
      usage: { range: async () => undefined },
      ...options.events,
    },
    onFault: (_what, error) => {
      throw error;
    },
  });
  const app = await buildApp(
    {
      control,
      keys: { session: 's'.repeat(43), csrf: 'c'.repeat(43) },
      clock: () => clock.now,
      log: pino({ level: 'info' }, stream),
      ...(options.perMinute === undefined ? {} : { perMinute: options.perMinute }),
      ...(options.proxies === undefined ? {} : { proxies: options.proxies }),
      ...(options.frames === undefined ? {} : { frames: options.frames }),
    },
    (scope) => {
      metrics.watch(scope);
      const users = composeUsers({
        control,
        clock: () => clock.now,
        session,
        queueMail: mailer.queue,
      });
      usersRoutes(scope, users);
      options.areas?.(scope, control, { users });
      sessionRoutes(scope, {
        ...session,
        version: '0.0.0',
        demo: options.demo ?? null,
        setupToken,
        isOperator,
      });
      operatorRoutes(scope, { operator });
      composeSso({
        control,
        clock: () => clock.now,
        seal,
        entrance: session.entrance,
        publicUrl: undefined,
        outgoing: { allowedHosts: options.privateHosts ?? [] },
      }).routes(scope);
      mfa.routes(scope, session);
      composePartners({ control, clock: () => clock.now, session }).routes(scope);
      links.routes(scope);
      tenant.routes(scope);
      const { tenants } = tenant;
      rbacRoutes(scope, { settings: (tenant) => tenants.settings(tenant) });
      historyRoutes(scope, { control, clock: () => clock.now });
      apiKeysRoutes(scope, { service: new ApiKeysService({ control, clock: () => clock.now }) });
      mailRoutes(scope, { folder: options.mailFolder, isOperator });
      operationsRoutes(scope, {
        stores: { control, events: options.stores ?? { ping: async () => {} } },
        metrics,
        metricsToken: new MetricsToken(METRICS_TOKEN),
        version: '0.0.0',
      });
      for (const key of Object.keys(api) as (keyof Api)[])
        if (!scope.routedCalls.has(key))
          route(scope, key, async () => {
            throw new ApiFailure('UNAVAILABLE');
          });
    },
    consolePages(options.consoleFolder ?? join(folder, 'no-console')),
  );
  const mails = testRunner({ control, clock: () => clock.now, jobs: [delivery.job] });
  return {
    app,
    control,
    clock,
    log,
    session,
    tenant,
    waits,
    mailer,
    setupToken: setupTokenText,
    operatorCode: () => makeOperatorCode(operatorKey, clock.now),
    async letters() {
      await finishWork();
      await mails.settled();
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

export const PASSWORD = 'Correct-horse-9-battery';
const hashed = cheapHash(PASSWORD);

/** What an admin of the tests may do unless they say otherwise: read, and take it away. */
export const READER: readonly Grant[] = [
  { area: 'audit', actions: ['view', 'export'] },
  { area: 'datasources', actions: ['view'] },
];

/** A person of a tenant, who signs in with `PASSWORD`. An admin holds an access profile of their own with `grants`. */
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

/** An API key of a person, with an access profile of its own that has `grants`. Answers what a program sends. */
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

/** What a browser does: keeps cookies, and sends the CSRF cookie back as a header where the call changes something. */
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

  /** Presents a code of the operator. */
  async present(code: string): Promise<LightMyRequestResponse> {
    if (!this.cookies.has('csrftoken')) await this.get('/user/setup');
    return this.post('/user/operator', { code });
  }

  async signIn(email: string, password = PASSWORD): Promise<LightMyRequestResponse> {
    if (!this.cookies.has('csrftoken')) await this.get('/user/setup');
    return this.post('/user/loginapi', { email, password });
  }
}
