import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { createCatalogueSearch } from '@casbah/discovery/catalogue/search';
import { namedZone } from '@casbah/discovery/time/zone';
import type { Event } from '@casbah/domain/event';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { listDatasources } from '@casbah/stores/control/datasources/datasources';
import { type KeptEvent, MemoryUsageReads } from '@casbah/stores/events/memory-usage';
import type { FastifyInstance } from 'fastify';
import { accessProfilesRoutes } from './accessprofiles/routes.ts';
import { AccessProfilesService } from './accessprofiles/service.ts';
import { withPeople } from './accessprofiles/with-people.ts';
import { agentsRoutes } from './agents/routes.ts';
import { AgentsService } from './agents/service.ts';
import { composeAnonymisation } from './anonymisation-compose.ts';
import { ReadCache } from './audit/read-cache.ts';
import { auditRoutes } from './audit/routes.ts';
import { Alternatives } from './blocked/alternatives.ts';
import { blockedRoutes } from './blocked/routes.ts';
import { wantsTokens } from './collection/wants-tokens.ts';
import { composeCollection } from './collection-compose.ts';
import { controlsRoutes } from './controls/routes.ts';
import { resourceHandlers } from './controls-compose.ts';
import { datasourcesRoutes } from './datasources/routes.ts';
import { DatasourcesService } from './datasources/service.ts';
import { composeDecisions } from './decisions-compose.ts';
import { departmentsOf } from './directory/departments-of.ts';
import { personOf } from './directory/person-of.ts';
import { composeDirectory } from './directory-compose.ts';
import { DrmService } from './drm/service.ts';
import { geoipRoutes } from './geoip/routes.ts';
import { GroupsService } from './groups/groups.ts';
import { OrgUnitsService } from './groups/org-units.ts';
import { groupsRoutes } from './groups/routes.ts';
import { makeOutgoing } from './http/outgoing.ts';
import { LiveHub } from './live/hub.ts';
import { liveRoutes } from './live/routes.ts';
import { composeNotices, composeTags } from './notices-compose.ts';
import { parsersRoutes } from './parsers/routes.ts';
import { ParsersService } from './parsers/service.ts';
import { composeReports } from './reports-compose.ts';
import { composeRisk } from './risk-compose.ts';
import { SavedFiltersService } from './savedfilters/service.ts';
import { makeSeal } from './seal.ts';
import { createServiceIndex, type ServiceIndex, withTags } from './service-index.ts';
import { composeShadowIt } from './shadowit-compose.ts';
import { composeStore } from './store-compose.ts';
import { syslogRoutes } from './syslog/routes.ts';
import { SyslogService } from './syslog/service.ts';
import { TenantService } from './tenant/service.ts';
import type { UsersArea } from './users/routes.ts';

export function catalogued(id: string, name: string, rest: Partial<Service> = {}): Service {
  return {
    id,
    name,
    vendor: undefined,
    category: 'Storage',
    headquarters: undefined,
    domains: [`${id}.example`],
    description: undefined,
    ...rest,
  };
}

/** What seals secrets in tests. */
export const TEST_SEAL = { seal: Buffer.alloc(32, 7).toString('base64url') };

export interface TestAreas {
  /** Traffic by tenant: what the event store would hold, of the data source told. */
  events?: Readonly<Record<string, readonly (Event & { datasource?: string })[]>>;
  services?: readonly Service[];
  /** What is known of the services; unresearched ones unless said. */
  index?: ServiceIndex;
  clock: () => number;
}

/** Every area with its real rules, over events in memory and without files: for tests of what holds for all calls. */
export function testAreas({ events = {}, services = [], clock, ...rest }: TestAreas) {
  const kept: KeptEvent[] = Object.entries(events).flatMap(([tenant, own]) =>
    own.map(({ datasource = 'a', ...event }, index) => ({
      tenant,
      datasource,
      load: 'l',
      line: index + 1,
      event,
    })),
  );
  const usage = new MemoryUsageReads(kept);
  const index = rest.index ?? createServiceIndex(services, () => ({ brr: 103, parts: [] }));
  return (app: FastifyInstance, control: ControlStore, { users }: { users: UsersArea }): void => {
    const datasources = {
      control,
      clock,
      events: {
        usage,
        rejects: {
          byReason: async () => [],
          all: async function* () {},
          countBySource: async () => new Map(),
        },
      },
      files: { freeSpace: async () => 2 ** 50, append: async () => {} },
      ingest: { wake() {}, received() {}, deleteDatasource: async () => {} },
      choices: { hasFormat: () => true, tellsSigns: () => false, hasTimezone: () => true },
    };
    const keys = { seal: Buffer.alloc(32, 9).toString('base64url') };
    const anonymisation = composeAnonymisation({ control, usage, keys, clock });
    const { peopleSeenBy } = anonymisation;
    anonymisation.routes(app);
    parsersRoutes(
      app,
      new ParsersService({ control, clock, hasTimezone: (name) => namedZone(name) !== undefined }),
      peopleSeenBy,
    );
    datasourcesRoutes(app, {
      ...datasources,
      fileOf: ({ id }) => id,
      bodyPatience: 1000,
      formats: async () => [],
      peopleSeenBy,
    });
    geoipRoutes(app, { path: '/nowhere', clock });
    composeCollection({
      control,
      clock,
      bodyPatience: 1000,
      server: 'test',
      wake() {},
      onFault() {},
      files: { ...datasources.files, remove: async () => {} },
      fileOf: ({ id }) => id,
      seal: makeSeal(TEST_SEAL),
      received() {},
      hidesPeople: async () => false,
      places: { openFolders: [], outgoing: { allowedHosts: [] } },
    }).routes(app);
    const known = (id: string) => services.find((service) => service.id === id);
    const cache = new ReadCache(clock);
    const tags = composeTags({
      control,
      clock,
      hasService: (id) => known(id) !== undefined,
      onChange: (tenant) => cache.forget(tenant),
    });
    tags.routes(app);
    const nothing = { listeners: [], sources: [], unclaimed: [] };
    const syslog = new SyslogService({
      control,
      clock,
      listeners: [],
      receiver: { state: nothing, companyOf: () => undefined },
    });
    syslogRoutes(app, syslog);
    composeDecisions({
      control,
      clock,
      services,
      tagsOf: (tenant) => tags.tags.of(tenant),
      changeTags: (actor, change) => tags.service.changeServices(actor, change),
    }).routes(app);
    composeShadowIt({
      control,
      clock,
      usage,
      onFault() {},
      servicesOf: async (tenant) => withTags(index, await tags.tags.of(tenant)),
      onTagged: (tenant) => tags.heed.hear({ tenant, area: 'tags' }),
    }).routes(app);
    const outgoing = makeOutgoing({ allowedHosts: [] });
    composeRisk({
      control,
      clock,
      usage,
      outgoing,
      onChange: (tenant) => cache.forget(tenant),
      catalogue: { services, get: known, serviceOfHost: () => undefined },
    }).routes(app);
    composeNotices({ control, clock, queueMail: async () => {} }).routes(app);
    accessProfilesRoutes(app, { service: new AccessProfilesService({ control, clock }) });
    const agents = new AgentsService({ control, clock });
    agentsRoutes(app, { service: agents });
    const tenants = new TenantService({ control, clock });
    auditRoutes(app, {
      usage,
      clock,
      cache,
      peopleSeenBy,
      search: createCatalogueSearch({ services, get: known, serviceOfHost: () => undefined }),
      servicesOf: async (tenant) => withTags(index, await tags.tags.of(tenant)),
      withPeople: withPeople(control),
      instanceOf: (host) => ({ kind: 'corporate', name: host }),
      hasInstances: () => true,
      departmentsOf: departmentsOf(control),
      datalinksOf: async (tenant) => ({
        wantsTokens: await wantsTokens(control, tenant),
        links: await agents.datalinks(tenant),
      }),
      sourcesOf: (tenant) => control.inTenant(tenant, (tx) => listDatasources(tx)),
      tellsThreats: async (tenant) => (await tenants.settings(tenant)).value('audit', 'tia'),
      unknownUploadMb: async (tenant) => (await tenants.settings(tenant)).value('audit', 'unknown_upload_mb'),
      personOf: personOf(control),
    });
    composeReports({
      control,
      clock,
      cache,
      usage,
      queueMail: async () => {},
      servicesOf: async () => index,
    }).routes(app);
    blockedRoutes(app, {
      alternatives: new Alternatives({
        catalogue: { services, get: known, serviceOfHost: () => undefined },
        score: (service) => index.get(service.id),
      }),
    });
    // Streams that end once they have begun: a call is answered when its answer has ended.
    liveRoutes(app, { hub: new LiveHub({ clock, limits: { lifetime: 0 } }), onFault: () => {} });
    const seal = makeSeal(TEST_SEAL);
    const store = composeStore({ control, clock, seal, servicesOf: async () => index });
    store.routes(app);
    const groups = new GroupsService({ control, clock });
    const orgUnits = new OrgUnitsService({ control, clock });
    groupsRoutes(app, { groups, orgUnits });
    composeDirectory({
      control,
      clock,
      bodyPatience: 1000,
      publicUrl: undefined,
      onFault: () => {},
      files: {
        append: async () => {},
        remove: async () => {},
        freeSpace: async () => 2 ** 50,
        async *read() {},
      },
      seal: makeSeal(TEST_SEAL),
      outgoing: { allowedHosts: [] },
    }).routes(app);
    controlsRoutes(
      app,
      resourceHandlers({
        services,
        users,
        groups,
        orgUnits,
        apps: store.seen,
        tenants,
        servicesOf: async () => index,
        agents,
        syslog,
        tags: tags.service,
        savedFilters: new SavedFiltersService({ control, clock, peopleSeenBy }),
        drm: new DrmService({ control, clock, seal, outgoing: makeOutgoing({ allowedHosts: [] }) }),
        accessProfiles: new AccessProfilesService({ control, clock }),
        datasources: new DatasourcesService(datasources),
      }),
    );
  };
}
