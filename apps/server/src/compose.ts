import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { loadCatalogue } from '@casbah/discovery/catalogue/built-in';
import { hasCompanyInstances, instanceOf } from '@casbah/discovery/catalogue/instance';
import { createCatalogueSearch } from '@casbah/discovery/catalogue/search';
import { FORMATS, formatByName, SIGN_FORMATS, signFormatByName } from '@casbah/discovery/formats/registry';
import { namedZone } from '@casbah/discovery/time/zone';
import { DEFAULT_BRR_THRESHOLDS } from '@casbah/domain/risk';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { listDatasources } from '@casbah/stores/control/datasources/datasources';
import { ClickHouseEventStore, type EventStoreOptions } from '@casbah/stores/events/clickhouse/store';
import { startEventEngine } from '@casbah/stores/events/engine/start';
import { openFolderFileStore } from '@casbah/stores/files/folder/folder-file-store';
import { lockFolder } from '@casbah/stores/folder-lock';
import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import manifest from '../package.json' with { type: 'json' };
import { accessProfilesRoutes } from './accessprofiles/routes.ts';
import { AccessProfilesService } from './accessprofiles/service.ts';
import { withPeople } from './accessprofiles/with-people.ts';
import { agentsRoutes } from './agents/routes.ts';
import { AgentsService } from './agents/service.ts';
import { composeAnonymisation } from './anonymisation-compose.ts';
import { apiKeysRoutes } from './apikeys/routes.ts';
import { ApiKeysService } from './apikeys/service.ts';
import { ReadCache } from './audit/read-cache.ts';
import { auditRoutes } from './audit/routes.ts';
import { servicesByTenant } from './audit/tenant-services.ts';
import { Alternatives } from './blocked/alternatives.ts';
import { blockedRoutes } from './blocked/routes.ts';
import { wantsTokens } from './collection/wants-tokens.ts';
import { composeCollection } from './collection-compose.ts';
import { openControl } from './control-compose.ts';
import { controlsRoutes } from './controls/routes.ts';
import { resourceHandlers } from './controls-compose.ts';
import { openDataFolder } from './data-folder.ts';
import { datasourcesRoutes } from './datasources/routes.ts';
import { DatasourcesService } from './datasources/service.ts';
import { composeDecisions } from './decisions-compose.ts';
import { departmentsOf } from './directory/departments-of.ts';
import { personOf } from './directory/person-of.ts';
import { composeDirectory } from './directory-compose.ts';
import { geoipRoutes } from './geoip/routes.ts';
import { GroupsService } from './groups/groups.ts';
import { OrgUnitsService } from './groups/org-units.ts';
import { groupsRoutes } from './groups/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { buildApp } from './http/app.ts';
import { BODY_PATIENCE_MS } from './http/arriving-body.ts';
import { Once } from './http/once.ts';
import { isLoopback } from './http/origin.ts';
import { makeOutgoing } from './http/outgoing.ts';
import { consolePages } from './http/pages.ts';
import type { ThreadData } from './ingest/compose.ts';
import { fileOfLoad } from './ingest/file-names.ts';
import { Ingest } from './ingest/ingest.ts';
import { ReadingThread } from './ingest/reading-thread.ts';
import type { Job } from './jobs/job.ts';
import { JobRunner } from './jobs/runner.ts';
import { type Keys, openKeys, operatorKeyOf } from './keys.ts';
import { composeLinks } from './links-compose.ts';
import { LiveHub } from './live/hub.ts';
import { liveRoutes } from './live/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { type Mailing, openMailing } from './mail-compose.ts';
import { composeMfa, type MfaArea } from './mfa-compose.ts';
import { composeNotices, composeTags } from './notices-compose.ts';
import { Metrics } from './operations/metrics.ts';
import { type MetricsToken, openMetricsToken } from './operations/metrics-token.ts';
import { operationsRoutes } from './operations/routes.ts';
import { OperatorAccess } from './operator/operator-access.ts';
import { makeOperatorCode, operatorLink } from './operator/operator-code.ts';
import { operatorRoutes } from './operator/routes.ts';
import { parsersRoutes } from './parsers/routes.ts';
import { ParsersService } from './parsers/service.ts';
import { composePartners } from './partners-compose.ts';
import { rbacRoutes } from './rbac/routes.ts';
import { composeReports } from './reports-compose.ts';
import type { Judgement } from './risk/judgements.ts';
import { composeRisk } from './risk-compose.ts';
import { SavedFiltersService } from './savedfilters/service.ts';
import { scorerUnder, scoresOf } from './score-compose.ts';
import { makeSeal } from './seal.ts';
import { sessionRoutes } from './session/routes.ts';
import { SetupToken } from './session/setup-token.ts';
import { composeSession, type SessionArea } from './session-compose.ts';
import type { Settings } from './settings.ts';
import { composeShadowIt } from './shadowit-compose.ts';
import { composeSso } from './sso-compose.ts';
import { explainStart, fullDisk, StartError } from './start-error.ts';
import { composeStore } from './store-compose.ts';
import { composeSyslog } from './syslog-compose.ts';
import { type ResolveText, systemResolver } from './tenant/domain-proof.ts';
import { composeTenant } from './tenant-compose.ts';
import { usersRoutes } from './users/routes.ts';
import { composeUsers } from './users-compose.ts';

export interface StartOptions {
  settings: Settings;
  /** How to sign in to the demo: the sign-in page shows it to the operator. */
  demo?: { email: string; password: string };
  /** How names are asked for their texts; the DNS of this machine unless said. */
  resolveText?: ResolveText;
  /** How long a request's body may stand still; a minute unless said. */
  bodyPatienceMs?: number;
  /** Where the log goes, as JSON lines; standard error unless said. */
  log?: DestinationStream;
}

export interface RunningServer {
  /** Where it answers, e.g. `http://127.0.0.1:8080`. */
  origin: string;
  /** What the first run asks for; absent where Casbah was set up before this start. */
  setup: { token: string; link: string } | undefined;
  /** Makes a browser on this machine the operator's, once; absent where others reach the server. */
  operatorLink: string | undefined;
  /** Stops taking requests, finishes those in hand and the batches being stored, and closes everything. */
  stop(): Promise<void>;
  /** Resolves, with the reason, when a part has ended that Casbah cannot go on without. */
  failed: Promise<string>;
}

/** The built console, beside the server in the same checkout. */
const CONSOLE_FOLDER = fileURLToPath(new URL('../../console/dist', import.meta.url));
/** Less free room than this, and the stores could not even open. */
const LEAST_ROOM = 64 * 1024 ** 2;
/** How long requests in hand may go on when the server stops. */
const GRACE_MS = 5_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Loads read at the same time: one thread keeps the event engine busy. */
const READING_THREADS = 1;

/** Opens the stores, composes the areas and listens. Throws `StartError`, with everything closed again. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { settings } = options;
  const log = pino(
    { base: null, level: settings.logLevel, timestamp: pino.stdTimeFunctions.isoTime },
    options.log ?? pino.destination(2),
  );
  // What is open, closed in reverse: at the end, and when a later step fails.
  const open = new AsyncDisposableStack();
  try {
    for (const { path, cause } of openDataFolder(settings.dataFolder))
      log.warn({ path, err: cause }, 'Other users of this machine may read or change this file');
    const lock = await lockFolder(settings.dataFolder);
    open.defer(() => lock.release());
    const keys = await openKeys(settings.dataFolder);
    const { bavail, bsize } = await statfs(settings.dataFolder);
    if (bavail * bsize < LEAST_ROOM) throw new StartError(fullDisk(settings.dataFolder));

    const opening = [openMigrated(settings, keys, open), openEvents(settings, log, open)] as const;
    // Both are waited for, also when one fails: what the other one opens must be closed again.
    await Promise.allSettled(opening);
    const [control, events] = await Promise.all(opening);
    const { token, text } = SetupToken.make();
    const operator = new OperatorAccess({
      key: operatorKeyOf(keys),
      clock: Date.now,
      isOpenToThisMachine: isOpenToThisMachine(settings),
    });
    const metricsToken = await openMetricsToken(settings.dataFolder);
    const { deployment } = settings;
    // Neither links in mails nor passkeys follow what a request calls this server: only what its operator or its socket says.
    let listening = '';
    const publicOrigin = (): string => settings.publicUrl ?? listening;
    const mailing = openMailing({
      settings,
      control,
      log,
      seal: makeSeal(keys),
      clock: Date.now,
      origin: publicOrigin,
    });
    const mfa = composeMfa({
      control,
      clock: Date.now,
      keys,
      queueMail: mailing.mailer.queue,
      origin: publicOrigin,
    });
    const session = composeSession({
      control,
      clock: Date.now,
      deployment,
      secret: keys.session,
      secondFactors: mfa.secondFactors,
    });
    const isSetUp = await session.service.isSetUp();
    const { app, runner } = await composeApp({
      ...options,
      log,
      keys,
      control,
      events,
      session,
      mfa,
      mailing,
      setupToken: token,
      operator,
      metricsToken,
      open,
    });

    await app.listen({ host: settings.host, port: settings.port });
    const address = app.server.address();
    const port = address instanceof Object ? address.port : settings.port;
    const origin = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`;
    listening = reachable(settings.host, port);
    // Links in mails lead to the address that the server listens on: it is known from here on.
    await runner.start();
    open.defer(() => runner.stop());
    log.info({ origin, version: manifest.version }, 'Casbah answers');
    if (!isLoopback(settings.host))
      log.warn('Sign-in works over TLS only, except on this machine: put a proxy with TLS in front');
    return {
      origin,
      setup: isSetUp ? undefined : { token: text, link: `${publicOrigin()}/#/?setup_token=${text}` },
      operatorLink: isOpenToThisMachine(settings)
        ? operatorLink(listening, makeOperatorCode(operatorKeyOf(keys), Date.now()))
        : undefined,
      failed: events.failed,
      stop: () => open.disposeAsync(),
    };
  } catch (error) {
    await open
      .disposeAsync()
      .catch((cause: unknown) => log.error({ err: cause }, 'closing after a failed start'));
    throw explainStart(error, settings);
  }
}

/** Whether the settings say that nobody but people at this machine reaches the server. */
function isOpenToThisMachine({ host, proxies, publicUrl }: Settings): boolean {
  return isLoopback(host) && proxies.length === 0 && publicUrl === undefined;
}

/** Where a browser on this machine finds the server: nobody can go to the address that stands for all. */
function reachable(host: string, port: number): string {
  const named = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${named.includes(':') ? `[${named}]` : named}:${port}`;
}

async function openMigrated(
  settings: Settings,
  keys: Keys,
  open: AsyncDisposableStack,
): Promise<ControlStore> {
  const store = await openControl(settings, keys);
  open.defer(() => store.close());
  await store.migrate();
  return store;
}

interface OpenEvents {
  store: ClickHouseEventStore;
  /** How the reading threads reach the same store. */
  connection: EventStoreOptions;
  failed: Promise<string>;
}

async function openEvents(settings: Settings, log: Logger, open: AsyncDisposableStack): Promise<OpenEvents> {
  const failed = Promise.withResolvers<string>();
  let connection: EventStoreOptions;
  if (settings.eventsUrl === undefined) {
    const engine = await startEventEngine({
      folder: join(settings.dataFolder, 'events'),
      onState: (state) => log.info(state, 'event engine'),
      log: (line) => log.warn({ line }, 'event engine'),
    });
    open.defer(() => engine.stop());
    engine.exited.then((end) => {
      if (end.state === 'failed') failed.resolve(end.reason);
    });
    const { url, username, password, database } = engine;
    connection = { url, username, password, database };
  } else connection = { url: settings.eventsUrl };
  const store = new ClickHouseEventStore(connection);
  open.defer(() => store.close());
  await store.migrate();
  // Not waited for: reads are exact meanwhile, only slower where they look far back.
  const filling = new AbortController();
  const filled = store.catchUp(filling.signal).catch((error: unknown) => {
    if (!filling.signal.aborted)
      log.error({ err: error }, 'a roll-up is not filled: the next start goes on with it');
  });
  open.defer(async () => {
    filling.abort();
    await filled;
  });
  return { store, connection, failed: failed.promise };
}

type AppParts = Omit<StartOptions, 'log'> & {
  log: Logger;
  keys: Keys;
  control: ControlStore;
  events: OpenEvents;
  session: SessionArea;
  mfa: MfaArea;
  mailing: Mailing;
  setupToken: SetupToken;
  operator: OperatorAccess;
  metricsToken: MetricsToken;
  open: AsyncDisposableStack;
};

async function composeApp(
  parts: AppParts,
): Promise<{ app: Awaited<ReturnType<typeof buildApp>>; runner: JobRunner }> {
  const {
    settings,
    demo,
    bodyPatienceMs = BODY_PATIENCE_MS,
    log,
    keys,
    control,
    session,
    mfa,
    mailing,
    setupToken,
    operator,
    metricsToken,
    open,
  } = parts;
  const { store: events, connection } = parts.events;
  const clock = Date.now;
  const isOperator = (request: FastifyRequest) => operator.isOperator(request);
  const filesFolder = join(settings.dataFolder, 'files');
  const files = await openFolderFileStore(filesFolder);
  const cache = new ReadCache(clock);
  const anonymisation = composeAnonymisation({ control, usage: events.usage, keys, clock });
  const onFault = (what: string, error: unknown): void => log.error({ err: error }, what);

  const threadData: ThreadData = {
    files: { folder: filesFolder },
    events: connection,
    geoip: { path: settings.geoipPath },
  };
  const startThread = (): Worker =>
    new Worker(new URL('./ingest/worker.ts', import.meta.url), { workerData: threadData, execArgv: [] });
  const ingest = new Ingest({
    control,
    events,
    files,
    clock,
    onFault,
    readings: Array.from({ length: READING_THREADS }, () => new ReadingThread(startThread)),
    server: keys.instance,
    onChange: (tenant) => cache.forget(tenant),
  });

  const syslog = await composeSyslog({
    settings: settings.syslog,
    control,
    files,
    filesFolder,
    clock,
    onFault,
    wake: () => ingest.wake(),
    server: keys.instance,
  });

  const catalogue = loadCatalogue();
  const { services } = catalogue;
  const tags = composeTags({
    control,
    clock,
    onChange: (tenant) => cache.forget(tenant),
    hasService: (id) => catalogue.get(id) !== undefined,
  });
  const risk = composeRisk({
    control,
    clock,
    catalogue,
    usage: events.usage,
    outgoing: makeOutgoing({ allowedHosts: settings.privateHosts }),
    onChange: (tenant) => cache.forget(tenant),
  });
  const servicesOf = servicesByTenant<Judgement>({
    services,
    scoresOf,
    tagsOf: (tenant) => tags.tags.of(tenant),
    judgementOf: (tenant) => risk.judgements.of(tenant),
  });
  const store = composeStore({ control, clock, seal: makeSeal(keys), servicesOf });
  const hub = new LiveHub({ clock });
  let wakeJobs = (_queue?: string): void => {};
  open.defer(
    await control.listen({
      hear(signal) {
        // First, so that whoever is told and asks again is answered anew; other servers read files, too.
        if ('area' in signal && signal.area === 'audit') cache.forget(signal.tenant);
        store.hear(signal);
        tags.heed.hear(signal);
        syslog.receiver.hear(signal);
        risk.heed.hear(signal);
        hub.hear(signal);
      },
      missed() {
        store.missed();
        tags.heed.missed();
        syslog.receiver.refresh();
        risk.heed.missed();
        hub.missed();
        wakeJobs();
      },
      job: (queue) => wakeJobs(queue),
    }),
  );

  const once = new Once({ control, clock });
  const sso = composeSso({
    control,
    clock,
    seal: makeSeal(keys),
    entrance: session.entrance,
    publicUrl: settings.publicUrl,
    outgoing: { allowedHosts: settings.privateHosts },
  });
  const links = composeLinks({
    control,
    clock,
    session,
    signUp: settings.signUp,
    onFault,
    queueMail: mailing.mailer.queue,
  });
  open.defer(() => links.settled());
  const notices = composeNotices({ control, clock, queueMail: mailing.mailer.queue });
  const tenant = composeTenant({
    control,
    clock,
    events,
    onFault,
    seal: makeSeal(keys),
    version: manifest.version,
    outgoing: makeOutgoing({ allowedHosts: settings.privateHosts }),
    resolveText: parts.resolveText ?? systemResolver(),
    queueMail: mailing.mailer.queue,
    deployment: settings.deployment,
    teamUrl: settings.teamUrl,
    guideVideoUrl: settings.guideVideoUrl,
    publicUrl: settings.publicUrl,
  });
  await tenant.sealAddresses();
  const reports = composeReports({
    control,
    clock,
    cache,
    servicesOf,
    usage: events.usage,
    queueMail: mailing.mailer.queue,
  });
  const directory = composeDirectory({
    control,
    clock,
    files,
    seal: makeSeal(keys),
    onFault,
    publicUrl: settings.publicUrl,
    outgoing: { allowedHosts: settings.privateHosts },
    bodyPatience: bodyPatienceMs,
  });
  const collection = composeCollection({
    control,
    clock,
    files,
    onFault,
    server: keys.instance,
    fileOf: fileOfLoad,
    wake: () => ingest.wake(),
    bodyPatience: bodyPatienceMs,
    seal: makeSeal(keys),
    received: (load, hash) => ingest.received(load, hash),
    places: { openFolders: settings.openFolders, outgoing: { allowedHosts: settings.privateHosts } },
    hidesPeople: async (identity) => (await anonymisation.peopleSeenBy(identity)).people?.hidden === true,
  });
  const shadowIt = composeShadowIt({
    control,
    clock,
    usage: events.usage,
    servicesOf,
    onFault,
    onTagged: (tenant) => tags.heed.hear({ tenant, area: 'tags' }),
  });
  open.defer(() => shadowIt.watch.stop());
  const cleanup = (area: string, run: () => Promise<unknown>): Job => ({
    name: `${area}.cleanup`,
    every: HOUR_MS,
    run,
  });
  const runner = new JobRunner({
    control,
    clock,
    onFault,
    server: keys.instance,
    jobs: [
      mailing.delivery.job,
      tenant.telling.job,
      directory.runs.job,
      collection.job,
      ...reports.jobs,
      { name: 'notifications.watch', every: MINUTE_MS, run: () => notices.watch() },
      { name: 'shadowit.watch', every: MINUTE_MS, run: () => shadowIt.watch.look() },
      // A laptop is seldom on for an hour: what is no longer kept goes soon after the start, too.
      { name: 'tenant.retention', every: HOUR_MS, first: MINUTE_MS, run: () => tenant.retention.run() },
      cleanup('session', () => session.service.tidy()),
      cleanup('mfa', () => mfa.tidy()),
      cleanup('idempotency', () => once.tidy()),
      cleanup('mail', () => mailing.delivery.tidy()),
      cleanup('sso', () => sso.tidy()),
      cleanup('links', () => links.tidy()),
      cleanup('control', () => control.maintain()),
      cleanup('anonymisation', () => anonymisation.tidy()),
      cleanup('notifications', () => notices.tidy()),
      cleanup('directory', () => directory.runs.tidy()),
      cleanup('collection', () => collection.tidy()),
      cleanup('shadowit', () => shadowIt.watch.tidy()),
    ],
  });
  wakeJobs = (queue) => runner.wake(queue);

  const metrics = new Metrics();
  metrics.watchMails(() => mailing.delivery.count());
  const { version } = manifest;
  const app = await buildApp(
    {
      control,
      keys,
      clock,
      log,
      bodyPatienceMs,
      proxies: settings.proxies,
      frames: settings.frames,
      hsts: settings.hsts,
      films: settings.guideVideoUrl === undefined ? [] : [settings.guideVideoUrl],
    },
    (api) => {
      metrics.watch(api);
      sso.routes(api);
      directory.routes(api);
      sessionRoutes(api, { ...session, version, demo: demo ?? null, setupToken, isOperator });
      operatorRoutes(api, { operator });
      mfa.routes(api, session);
      links.routes(api);
      blockedRoutes(api, {
        alternatives: new Alternatives({
          catalogue,
          score: scorerUnder(DEFAULT_BRR_THRESHOLDS, clock()).verdict,
        }),
      });
      const datasources = {
        control,
        events,
        files,
        ingest,
        clock,
        choices: {
          hasFormat: (name: string) => formatByName(name) !== undefined,
          tellsSigns: (name: string) => signFormatByName(name) !== undefined,
          hasTimezone: (name: string) => namedZone(name) !== undefined,
        },
      };
      const parsers = new ParsersService({ control, clock, hasTimezone: datasources.choices.hasTimezone });
      parsersRoutes(api, parsers, anonymisation.peopleSeenBy);
      datasourcesRoutes(api, {
        ...datasources,
        fileOf: fileOfLoad,
        bodyPatience: bodyPatienceMs,
        peopleSeenBy: anonymisation.peopleSeenBy,
        formats: async (tenant) => [
          ...(await parsers.formats(tenant)),
          ...SIGN_FORMATS.map(({ name, title, fields }) => ({ name, title, fields, signs: true })),
          ...FORMATS.map(({ name, title, fields }) => ({ name, title, fields, signs: false })),
        ],
      });
      collection.routes(api);
      const agents = new AgentsService({ control, clock });
      agentsRoutes(api, { service: agents });
      geoipRoutes(api, { path: settings.geoipPath, clock });
      auditRoutes(api, {
        search: createCatalogueSearch(catalogue),
        usage: events.usage,
        cache,
        clock,
        servicesOf,
        peopleSeenBy: anonymisation.peopleSeenBy,
        withPeople: withPeople(control),
        instanceOf: (host, service) => instanceOf(service, host),
        hasInstances: hasCompanyInstances,
        departmentsOf: departmentsOf(control),
        datalinksOf: async (tenant) => ({
          wantsTokens: await wantsTokens(control, tenant),
          links: await agents.datalinks(tenant),
        }),
        sourcesOf: (tenant) => control.inTenant(tenant, (tx) => listDatasources(tx)),
        tellsThreats: async (of) => (await tenant.tenants.settings(of)).value('audit', 'tia'),
        unknownUploadMb: async (of) =>
          (await tenant.tenants.settings(of)).value('audit', 'unknown_upload_mb'),
        personOf: personOf(control),
      });
      const accessProfiles = new AccessProfilesService({ control, clock });
      accessProfilesRoutes(api, { service: accessProfiles });
      apiKeysRoutes(api, { service: new ApiKeysService({ control, clock }) });
      const { tenants } = tenant;
      tenant.routes(api);
      const users = composeUsers({ control, clock, session, queueMail: mailing.mailer.queue });
      usersRoutes(api, users);
      rbacRoutes(api, { settings: (tenant) => tenants.settings(tenant) });
      const groups = new GroupsService({ control, clock });
      const orgUnits = new OrgUnitsService({ control, clock });
      groupsRoutes(api, { groups, orgUnits });
      controlsRoutes(
        api,
        resourceHandlers({
          tenants,
          users,
          services,
          servicesOf,
          groups,
          orgUnits,
          apps: store.seen,
          drm: tenant.drm,
          agents,
          tags: tags.service,
          syslog: syslog.service,
          savedFilters: new SavedFiltersService({ control, clock, peopleSeenBy: anonymisation.peopleSeenBy }),
          accessProfiles,
          datasources: new DatasourcesService(datasources),
        }),
      );
      store.routes(api);
      reports.routes(api);
      anonymisation.routes(api);
      composePartners({ control, clock, session }).routes(api);
      notices.routes(api);
      tags.routes(api);
      syslog.routes(api);
      composeDecisions({
        control,
        clock,
        services,
        tagsOf: (tenant) => tags.tags.of(tenant),
        changeTags: (actor, change) => tags.service.changeServices(actor, change),
      }).routes(api);
      shadowIt.routes(api);
      risk.routes(api);
      historyRoutes(api, { control, clock });
      mailRoutes(api, { folder: mailing.folder, isOperator });
      liveRoutes(api, { hub, onFault });
      operationsRoutes(api, { stores: { control, events }, metrics, metricsToken, version });
    },
    consolePages(CONSOLE_FOLDER),
  );
  await ingest.start();
  open.defer(() => ingest.stop());
  collection.start();
  open.defer(() => collection.stop());
  await syslog.receiver.start();
  open.defer(() => syslog.receiver.stop());
  open.defer(async () => {
    const end = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
    await app.close();
    clearTimeout(end);
  });
  return { app, runner };
}
