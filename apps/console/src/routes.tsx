import type { SessionAnswer } from '@casbah/contract/session';
import { accessprofilesWords } from '@casbah/messages/accessprofiles';
import { accountWords } from '@casbah/messages/account';
import { anonymisationWords } from '@casbah/messages/anonymisation';
import { apikeysWords } from '@casbah/messages/apikeys';
import { auditReportWords } from '@casbah/messages/audit';
import { catalogueFactsWords } from '@casbah/messages/catalogue';
import { datasourcesWords } from '@casbah/messages/datasources';
import { decisionsWords } from '@casbah/messages/decisions';
import { directoryWords } from '@casbah/messages/directory';
import { administrationErrorWords, changeWords, routeWords } from '@casbah/messages/every-area';
import { groupsWords } from '@casbah/messages/groups';
import { historyWords } from '@casbah/messages/history';
import { maintenanceWords } from '@casbah/messages/maintenance';
import { mfaWords } from '@casbah/messages/mfa';
import { notificationsWords } from '@casbah/messages/notifications';
import { parsersWords } from '@casbah/messages/parsers';
import { partnersWords } from '@casbah/messages/partners';
import { patternsWords } from '@casbah/messages/patterns';
import { permissionWords } from '@casbah/messages/permission';
import { presenceWords } from '@casbah/messages/presence';
import { reportsWords } from '@casbah/messages/reports';
import { riskProfilesWords, riskScoreWords, riskWords } from '@casbah/messages/risk';
import { settingsWords } from '@casbah/messages/settings';
import { ssoWords } from '@casbah/messages/sso';
import { storeWords } from '@casbah/messages/store';
import { syslogWords } from '@casbah/messages/syslog';
import { tagsNamesWords, tagsWords } from '@casbah/messages/tags';
import { threatsWords } from '@casbah/messages/threats';
import { trendsWords } from '@casbah/messages/trends';
import { usersWords } from '@casbah/messages/users';
import { chartWords, choosingWords, dataWords, inputWords, timeWords } from '@casbah/messages/widgets';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router';
import type { ProfileSearch } from './features/accessprofiles/profile-search.ts';
import { readListSearch } from './features/audit/list-search.ts';
import type { RequestsSearch } from './features/audit/requests/requests-search.ts';
import type { CompareSearch } from './features/audit/risk/compared.ts';
import { readServiceSearch } from './features/audit/service/service-search.ts';
import { readUserSearch } from './features/audit/user/user-search.ts';
import type { SourcesSearch } from './features/datasources/sources-search.ts';
import type { DirectorySearch } from './features/directory/directory-search.ts';
import type { GroupsSearch } from './features/groups/groups-search.ts';
import type { HistorySearch } from './features/history/history-search.ts';
import type { NoticesSearch } from './features/notifications/notices-search.ts';
import type { ParsersSearch } from './features/parsers/parsers-search.ts';
import type { SsoSearch } from './features/sso/sso-search.ts';
import type { CatalogueSearch } from './features/store/catalogue-search.ts';
import type { AppSearch, StoreSearch } from './features/store/store-search.ts';
import type { UsersSearch } from './features/users/users-search.ts';
import { call } from './request/api.ts';
import { permittedNow } from './request/permitted.ts';
import { elsewhere, livingAddress } from './routing/guard.ts';
import { readScope, textOf } from './scope/scope.ts';
import { PageError } from './shell/PageError.tsx';
import { PageNotFound } from './shell/PageNotFound.tsx';
import { PagePending } from './shell/PagePending.tsx';
import type { KeyGroupId } from './shell/page-keys.ts';
import { Shell } from './shell/Shell.tsx';
import { withWords } from './words/words.ts';

/** Keys of the audit's lists. */
const LIST_KEYS: readonly KeyGroupId[] = ['conditions', 'spans', 'list', 'cells', 'headings', 'panel'];

/** The texts of an address. The page makes sense of them: its rules come with it, and not with the first file. */
function texts<Search>(search: Record<string, unknown>): { [Name in keyof Search]?: string | undefined } {
  const read: { [Name in keyof Search]?: string | undefined } = {};
  return Object.assign(
    read,
    Object.fromEntries(Object.entries(search).filter(([, value]) => typeof value === 'string')),
  );
}

/** What holds for every page, and stays in the address from one to the next. */
interface FrameSearch {
  /** `y`: the page stands in a frame of another page, without rail and bar. */
  iframe?: string | undefined;
  /** The page that a link meant inside an app. */
  deeplink?: string | undefined;
}

const root = createRootRouteWithContext<{ session: SessionAnswer | undefined }>()({
  component: Shell,
  notFoundComponent: PageNotFound,
  errorComponent: PageError,
  validateSearch: ({ iframe, deeplink }: Record<string, unknown>): FrameSearch => ({
    iframe: textOf(iframe),
    deeplink: textOf(deeplink),
  }),
  search: { middlewares: [retainSearchParams<FrameSearch>(['iframe', 'deeplink'])] },
  beforeLoad: async ({ location: { pathname, search, hash }, context: { session } }) => {
    if (session === undefined) return;
    const instead = await elsewhere(
      { path: pathname, search, hash },
      { session, permitted: permittedNow(), nameOfSource, missingApp },
    );
    if (instead !== undefined) throw redirect({ ...instead, hash: '', replace: true });
  },
});

async function nameOfSource(id: string): Promise<string> {
  try {
    return (await call('GET /admin/datasources/{id}', { params: { id } })).name;
  } catch {
    // Gone, or not for this person: the page then shows that this source has nothing for them.
    return id;
  }
}

async function missingApp(path: string): Promise<string | undefined> {
  const { missingApp: ask } = await import('./routing/missing-app.ts');
  return ask(path);
}

/** The root leads on before it is shown. */
const landing = createRoute({ getParentRoute: () => root, path: '/', component: PageNotFound });

/** The sign-in pages are an app of their own, in front of this one. */
const appLogin = (
  [
    ['/appLogin', '/'],
    ['/appLogin/multi-factor', '/#/mfa'],
    ['/appLogin/forgotpassword', '/#/forgotpassword'],
    ['/appLogin/resetpassword', '/#/resetpassword'],
  ] as const
).map(([path, href]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ href, reloadDocument: true });
    },
  }),
);

const permission = createRoute({
  getParentRoute: () => root,
  path: '/dashboard/permission',
  validateSearch: ({ code, reason, url }: Record<string, unknown>) => ({
    code: textOf(code),
    reason: textOf(reason),
    url: textOf(url),
  }),
  component: lazyRouteComponent(
    withWords([permissionWords, routeWords], () => import('./features/permission/PermissionPage.tsx')),
    'PermissionPage',
  ),
});

const profile = createRoute({
  getParentRoute: () => root,
  path: '/appAccount/profile',
  component: lazyRouteComponent(
    withWords([accountWords, mfaWords, inputWords], () => import('./features/account/ProfilePage.tsx')),
    'ProfilePage',
  ),
});

/** All else: pages that moved, pages that are still to be built, and what is no page at all. */
const toCome = createRoute({
  getParentRoute: () => root,
  path: '$',
  notFoundComponent: PageNotFound,
  beforeLoad: async ({ location: { pathname, search }, context: { session } }) => {
    const { TABLE } = await import('./routing/routes-of-apps.ts');
    const address = { path: pathname, search, hash: '' };
    const moved = await livingAddress(address, session?.detector_type ?? 0);
    if (moved !== undefined) throw redirect({ ...moved, replace: true });
    if (TABLE.at(pathname) === undefined) throw notFound();
  },
  component: lazyRouteComponent(
    withWords([routeWords], () => import('./pages-to-come/PageToCome.tsx')),
    'PageToCome',
  ),
});

const history = createRoute({
  getParentRoute: () => root,
  path: '/appForensics/history',
  staticData: { keys: ['filter', 'list', 'columns', 'panel'] },
  validateSearch: texts<Omit<HistorySearch, 'range'>>,
  component: lazyRouteComponent(
    withWords(
      [historyWords, changeWords, dataWords, choosingWords, inputWords],
      () => import('./features/history/HistoryPage.tsx'),
    ),
    'HistoryPage',
  ),
});

const notices = createRoute({
  getParentRoute: () => root,
  path: '/appAccount/notifications',
  validateSearch: texts<NoticesSearch>,
  component: lazyRouteComponent(
    withWords(
      [notificationsWords, inputWords],
      () => import('./features/notifications/NotificationsPage.tsx'),
    ),
    'NotificationsPage',
  ),
});

const notice = createRoute({ getParentRoute: () => notices, path: '/$id' });

const tags = createRoute({
  getParentRoute: () => root,
  path: '/appAccount/account/tags',
  component: lazyRouteComponent(
    withWords(
      [tagsWords, tagsNamesWords, inputWords, dataWords, administrationErrorWords],
      () => import('./features/tags/TagsPage.tsx'),
    ),
    'TagsPage',
  ),
});

const maintenance = createRoute({
  getParentRoute: () => root,
  path: '/settings/maintenance',
  component: lazyRouteComponent(
    withWords(
      [maintenanceWords, inputWords, timeWords, dataWords, administrationErrorWords],
      () => import('./features/maintenance/MaintenancePage.tsx'),
    ),
    'MaintenancePage',
  ),
});

const directory = createRoute({
  getParentRoute: () => root,
  path: '/settings/directory',
  validateSearch: texts<DirectorySearch>,
  component: lazyRouteComponent(
    withWords(
      [directoryWords, inputWords, dataWords, administrationErrorWords],
      () => import('./features/directory/DirectoryPage.tsx'),
    ),
    'DirectoryPage',
  ),
});

const singleSignOn = createRoute({
  getParentRoute: () => root,
  path: '/settings/sso',
  validateSearch: texts<SsoSearch>,
  component: lazyRouteComponent(
    withWords(
      [ssoWords, inputWords, dataWords, administrationErrorWords],
      () => import('./features/sso/SsoPage.tsx'),
    ),
    'SsoPage',
  ),
});

const people = createRoute({
  getParentRoute: () => root,
  path: '/appAccount/users',
  staticData: { keys: ['filter', 'list', 'columns', 'panel'] },
  validateSearch: texts<UsersSearch>,
  component: lazyRouteComponent(
    withWords(
      [usersWords, patternsWords, inputWords, dataWords, administrationErrorWords],
      () => import('./features/users/UsersPage.tsx'),
    ),
    'UsersPage',
  ),
});

const groups = createRoute({
  getParentRoute: () => root,
  path: '/appAccount/groups',
  staticData: { keys: ['filter', 'list', 'columns', 'panel'] },
  validateSearch: texts<GroupsSearch>,
  component: lazyRouteComponent(
    withWords(
      [groupsWords, administrationErrorWords, inputWords, dataWords, choosingWords],
      () => import('./features/groups/GroupsPage.tsx'),
    ),
    'GroupsPage',
  ),
});

const customGroups = createRoute({
  getParentRoute: () => root,
  path: '/protect/custom-groups',
  staticData: { keys: ['filter', 'list', 'columns'] },
  validateSearch: texts<GroupsSearch>,
  component: lazyRouteComponent(
    withWords(
      [groupsWords, administrationErrorWords, inputWords, dataWords, choosingWords],
      () => import('./features/groups/CustomGroupsPage.tsx'),
    ),
    'CustomGroupsPage',
  ),
});

const customGroup = createRoute({
  getParentRoute: () => root,
  path: '/protect/custom-groups/manage',
  staticData: { keys: ['list'] },
  validateSearch: texts<{ id: string }>,
  component: lazyRouteComponent(
    withWords(
      [groupsWords, administrationErrorWords, inputWords, dataWords, choosingWords],
      () => import('./features/groups/CustomGroupPage.tsx'),
    ),
    'CustomGroupPage',
  ),
});

const partners = createRoute({
  getParentRoute: () => root,
  path: '/settings/partners',
  component: lazyRouteComponent(
    withWords(
      [partnersWords, inputWords, dataWords, choosingWords, administrationErrorWords],
      () => import('./features/partners/PartnersPage.tsx'),
    ),
    'PartnersPage',
  ),
});

const anonymisation = createRoute({
  getParentRoute: () => root,
  path: '/settings/anonymisation',
  component: lazyRouteComponent(
    withWords(
      [anonymisationWords, inputWords, dataWords, administrationErrorWords],
      () => import('./features/anonymisation/AnonymisationPage.tsx'),
    ),
    'AnonymisationPage',
  ),
});
const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  validateSearch: texts<{ q: string }>,
  component: lazyRouteComponent(
    withWords([settingsWords], () => import('./features/settings/SettingsPage.tsx')),
    'SettingsPage',
  ),
});

/** The pages of the settings of the company itself. */
const settingsPages = [
  createRoute({
    getParentRoute: () => root,
    path: '/appAccount/account',
    component: lazyRouteComponent(
      withWords(
        [settingsWords, inputWords, dataWords, administrationErrorWords],
        () => import('./features/settings/CompanyPage.tsx'),
      ),
      'CompanyPage',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings/policy',
    component: lazyRouteComponent(
      withWords(
        [settingsWords, inputWords, dataWords, administrationErrorWords],
        () => import('./features/settings/PolicyPage.tsx'),
      ),
      'PolicyPage',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings/networks',
    component: lazyRouteComponent(
      withWords(
        [settingsWords, inputWords, dataWords, administrationErrorWords],
        () => import('./features/settings/NetworksPage.tsx'),
      ),
      'NetworksPage',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings/defaults',
    component: lazyRouteComponent(
      withWords(
        [settingsWords, inputWords, dataWords, choosingWords, administrationErrorWords, routeWords],
        () => import('./features/settings/DefaultsPage.tsx'),
      ),
      'DefaultsPage',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings/destinations',
    component: lazyRouteComponent(
      withWords(
        [settingsWords, inputWords, dataWords, administrationErrorWords],
        () => import('./features/settings/DestinationsPage.tsx'),
      ),
      'DestinationsPage',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings/keys',
    component: lazyRouteComponent(
      withWords(
        [settingsWords, inputWords, dataWords, administrationErrorWords],
        () => import('./features/settings/KeysPage.tsx'),
      ),
      'KeysPage',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings/usage',
    component: lazyRouteComponent(
      withWords(
        [settingsWords, inputWords, dataWords, administrationErrorWords],
        () => import('./features/settings/UsagePage.tsx'),
      ),
      'UsagePage',
    ),
  }),
];

const appStore = createRoute({
  getParentRoute: () => root,
  path: '/appStore',
  validateSearch: texts<StoreSearch>,
  component: lazyRouteComponent(
    withWords([storeWords, inputWords, dataWords], () => import('./features/store/StorePage.tsx')),
    'StorePage',
  ),
});

/** An older address of the store; with an app it is that app's. */
const appDetails = createRoute({
  getParentRoute: () => root,
  path: '/appStore/appdetails',
  beforeLoad: ({ search }) => {
    const { app }: Record<string, unknown> = search;
    const named = textOf(app);
    if (named !== undefined)
      throw redirect({ to: '/appStore/appdetails/$app', params: { app: named }, replace: true });
  },
  component: lazyRouteComponent(
    withWords([storeWords, inputWords, dataWords], () => import('./features/store/StorePage.tsx')),
    'StorePage',
  ),
});

const appDetailsOfApp = createRoute({
  getParentRoute: () => root,
  path: '/appStore/appdetails/$app',
  validateSearch: texts<AppSearch>,
  component: lazyRouteComponent(
    withWords([storeWords, inputWords, dataWords], () => import('./features/store/AppPage.tsx')),
    'AppPage',
  ),
});

const addlParams = createRoute({
  getParentRoute: () => root,
  path: '/appStore/addlparams',
  component: lazyRouteComponent(
    withWords([storeWords, inputWords, dataWords], () => import('./features/store/SetUpPage.tsx')),
    'SetUpPage',
  ),
});

const addlParamsOfApp = createRoute({
  getParentRoute: () => root,
  path: '/appStore/addlparams/$app',
  component: lazyRouteComponent(
    withWords([storeWords, inputWords, dataWords], () => import('./features/store/AccountsPage.tsx')),
    'AccountsPage',
  ),
});

const appCatalog = createRoute({
  getParentRoute: () => root,
  path: '/appCatalog',
  staticData: { keys: ['list', 'columns', 'panel'] },
  validateSearch: texts<CatalogueSearch>,
  component: lazyRouteComponent(
    withWords([storeWords, inputWords, dataWords], () => import('./features/store/CataloguePage.tsx')),
    'CataloguePage',
  ),
});

const accessProfiles = createRoute({
  getParentRoute: () => root,
  path: '/appAccount/profiles',
  component: lazyRouteComponent(
    withWords(
      [accessprofilesWords, patternsWords, dataWords, administrationErrorWords],
      () => import('./features/accessprofiles/ProfilesPage.tsx'),
    ),
    'ProfilesPage',
  ),
});

const accessProfile = createRoute({
  getParentRoute: () => root,
  path: '/appAccount/profiles/$id',
  validateSearch: texts<ProfileSearch>,
  component: lazyRouteComponent(
    withWords(
      [accessprofilesWords, patternsWords, inputWords, choosingWords, dataWords, administrationErrorWords],
      () => import('./features/accessprofiles/ProfilePage.tsx'),
    ),
    'ProfilePage',
  ),
});

const apiKeys = createRoute({
  getParentRoute: () => root,
  path: '/settings/api-keys',
  component: lazyRouteComponent(
    withWords(
      [apikeysWords, patternsWords, inputWords, choosingWords, dataWords, administrationErrorWords],
      () => import('./features/apikeys/ApiKeysPage.tsx'),
    ),
    'ApiKeysPage',
  ),
});

const appAudit = createRoute({ getParentRoute: () => root, path: '/appAudit', component: Outlet });

const auditHome = createRoute({
  getParentRoute: () => appAudit,
  path: '/',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/appAudit/summary', search: readScope(search), replace: true });
  },
});

/** The pages that share the tabs. */
const auditTabs = createRoute({
  getParentRoute: () => appAudit,
  id: 'tabs',
  component: lazyRouteComponent(() => import('./features/audit/AuditLayout.tsx'), 'AuditLayout'),
});

const summary = createRoute({
  getParentRoute: () => auditTabs,
  path: '/summary',
  staticData: { keys: ['chart'] },
  validateSearch: readScope,
  component: lazyRouteComponent(
    withWords([trendsWords], () => import('./features/audit/summary/SummaryPage.tsx')),
    'SummaryPage',
  ),
});

const services = createRoute({
  getParentRoute: () => auditTabs,
  path: '/services',
  staticData: { keys: LIST_KEYS },
  validateSearch: readListSearch,
  component: lazyRouteComponent(
    withWords([tagsNamesWords, dataWords], () => import('./features/audit/services/ServicesPage.tsx')),
    'ServicesPage',
  ),
});

const users = createRoute({
  getParentRoute: () => auditTabs,
  path: '/users',
  staticData: { keys: LIST_KEYS },
  validateSearch: readListSearch,
  component: lazyRouteComponent(
    withWords([tagsNamesWords, dataWords], () => import('./features/audit/users/UsersPage.tsx')),
    'UsersPage',
  ),
});

const destinations = createRoute({
  getParentRoute: () => auditTabs,
  path: '/destinations',
  staticData: { keys: LIST_KEYS },
  validateSearch: readListSearch,
  component: lazyRouteComponent(
    withWords(
      [tagsNamesWords, dataWords],
      () => import('./features/audit/destinations/DestinationsPage.tsx'),
    ),
    'DestinationsPage',
  ),
});

const sites = createRoute({
  getParentRoute: () => auditTabs,
  path: '/sites',
  staticData: { keys: LIST_KEYS },
  validateSearch: readListSearch,
  component: lazyRouteComponent(
    withWords([tagsNamesWords, dataWords], () => import('./features/audit/sites/SitesPage.tsx')),
    'SitesPage',
  ),
});

const decisions = createRoute({
  getParentRoute: () => auditTabs,
  path: '/decisions',
  component: lazyRouteComponent(
    withWords(
      [decisionsWords, tagsNamesWords, inputWords, dataWords, choosingWords, administrationErrorWords],
      () => import('./features/decisions/DecisionsPage.tsx'),
    ),
    'DecisionsPage',
  ),
});

const sources = createRoute({
  getParentRoute: () => auditTabs,
  path: '/sources',
  staticData: { keys: ['filter'] },
  validateSearch: texts<Omit<SourcesSearch, 'range'>>,
  component: lazyRouteComponent(
    withWords(
      [datasourcesWords, syslogWords, inputWords, choosingWords, dataWords, administrationErrorWords],
      () => import('./features/datasources/SourcesPage.tsx'),
    ),
    'SourcesPage',
  ),
});

const parsers = createRoute({
  getParentRoute: () => appAudit,
  path: '/sources/parsers',
  validateSearch: texts<Omit<ParsersSearch, 'range'>>,
  component: lazyRouteComponent(
    withWords(
      [parsersWords, inputWords, dataWords, administrationErrorWords],
      () => import('./features/parsers/ParsersPage.tsx'),
    ),
    'ParsersPage',
  ),
});

const auditReport = createRoute({
  getParentRoute: () => appAudit,
  path: '/audit-report',
  validateSearch: readScope,
  component: lazyRouteComponent(
    withWords(
      [auditReportWords, trendsWords, inputWords, dataWords],
      () => import('./features/audit/report/AuditReportPage.tsx'),
    ),
    'AuditReportPage',
  ),
});

const infographic = createRoute({
  getParentRoute: () => appAudit,
  path: '/infographic',
  validateSearch: readScope,
  component: lazyRouteComponent(
    withWords([auditReportWords, chartWords], () => import('./features/audit/report/InfographicPage.tsx')),
    'InfographicPage',
  ),
});

const threats = createRoute({
  getParentRoute: () => auditTabs,
  path: '/threats',
  validateSearch: readScope,
  component: lazyRouteComponent(
    withWords(
      [threatsWords, riskScoreWords, riskWords, dataWords, inputWords],
      () => import('./features/audit/threats/ThreatsPage.tsx'),
    ),
    'ThreatsPage',
  ),
});

const loadSchedules = withWords(
  [reportsWords, inputWords, dataWords, administrationErrorWords],
  () => import('./features/reports/SchedulesPage.tsx'),
);
const scheduleReport = createRoute({
  getParentRoute: () => root,
  path: '/appAudit/schedule-report',
  validateSearch: texts<{ delivery: string }>,
  component: lazyRouteComponent(loadSchedules, 'SchedulesPage'),
});
/** The same page among the dashboards. */
const scheduledReports = createRoute({
  getParentRoute: () => root,
  path: '/appDashboards2/manage-scheduled-reports',
  validateSearch: texts<{ delivery: string }>,
  component: lazyRouteComponent(loadSchedules, 'SchedulesPage'),
});

const userDigest = createRoute({
  getParentRoute: () => root,
  path: '/appDashboards2/manage-user-digest',
  component: lazyRouteComponent(
    withWords(
      [reportsWords, inputWords, dataWords, administrationErrorWords],
      () => import('./features/reports/DigestPage.tsx'),
    ),
    'DigestPage',
  ),
});

const service = createRoute({
  getParentRoute: () => appAudit,
  path: '/service/$id',
  staticData: { keys: ['spans'] },
  validateSearch: readServiceSearch,
  component: lazyRouteComponent(
    withWords(
      [
        riskWords,
        riskScoreWords,
        catalogueFactsWords,
        trendsWords,
        presenceWords,
        tagsNamesWords,
        dataWords,
        riskProfilesWords,
        inputWords,
        choosingWords,
        administrationErrorWords,
      ],
      () => import('./features/audit/service/ServicePage.tsx'),
    ),
    'ServicePage',
  ),
});

const user = createRoute({
  getParentRoute: () => appAudit,
  path: '/user/$user',
  staticData: { keys: ['spans'] },
  validateSearch: readUserSearch,
  component: lazyRouteComponent(
    withWords([presenceWords, dataWords], () => import('./features/audit/user/UserPage.tsx')),
    'UserPage',
  ),
});

/** `/appAudit/service?id=dropbox` is the same page by an older address. */
const serviceById = createRoute({
  getParentRoute: () => appAudit,
  path: '/service',
  beforeLoad: ({ search }) => {
    const { id, ...rest }: Record<string, unknown> = search;
    const scope = readScope(rest);
    if (textOf(id) === undefined) throw redirect({ to: '/appAudit/services', search: scope, replace: true });
    throw redirect({ to: '/appAudit/service/$id', params: { id: String(id) }, search: scope, replace: true });
  },
});

const userById = createRoute({
  getParentRoute: () => appAudit,
  path: '/user',
  beforeLoad: ({ search }) => {
    const { id, user: name, ...rest }: Record<string, unknown> = search;
    const wanted = textOf(name) ?? textOf(id);
    const scope = readScope(rest);
    if (wanted === undefined) throw redirect({ to: '/appAudit/users', search: scope, replace: true });
    throw redirect({ to: '/appAudit/user/$user', params: { user: wanted }, search: scope, replace: true });
  },
});

const preferences = createRoute({
  getParentRoute: () => auditTabs,
  path: '/preferences',
  component: lazyRouteComponent(
    withWords(
      [riskProfilesWords, inputWords, administrationErrorWords],
      () => import('./features/audit/risk/PreferencesPage.tsx'),
    ),
    'PreferencesPage',
  ),
});

// New ones are made on the page that shows them.
const loadProfile = withWords(
  [
    riskProfilesWords,
    riskWords,
    riskScoreWords,
    inputWords,
    dataWords,
    choosingWords,
    administrationErrorWords,
  ],
  () => import('./features/audit/risk/ProfilePage.tsx'),
);
const loadPolicy = withWords(
  [decisionsWords, tagsNamesWords, inputWords, dataWords, choosingWords, administrationErrorWords],
  () => import('./features/decisions/PolicyPage.tsx'),
);

/** How services are judged, compared and asked for. */
const riskPages = [
  createRoute({
    getParentRoute: () => appAudit,
    path: '/preferences/brrprofiles',
    component: lazyRouteComponent(
      withWords(
        [riskProfilesWords, dataWords, administrationErrorWords],
        () => import('./features/audit/risk/ProfilesPage.tsx'),
      ),
      'ProfilesPage',
    ),
  }),
  createRoute({
    getParentRoute: () => appAudit,
    path: '/preferences/brrprofiles/add',
    component: lazyRouteComponent(loadProfile, 'ProfilePage'),
  }),
  createRoute({
    getParentRoute: () => appAudit,
    path: '/preferences/brrprofiles/$id',
    component: lazyRouteComponent(loadProfile, 'ProfilePage'),
  }),
  createRoute({
    getParentRoute: () => appAudit,
    path: '/decisions/policies/add',
    component: lazyRouteComponent(loadPolicy, 'PolicyPage'),
  }),
  createRoute({
    getParentRoute: () => appAudit,
    path: '/decisions/policies/$id',
    component: lazyRouteComponent(loadPolicy, 'PolicyPage'),
  }),
  createRoute({
    getParentRoute: () => appAudit,
    path: '/compareservices',
    validateSearch: texts<CompareSearch>,
    component: lazyRouteComponent(
      withWords(
        [riskProfilesWords, riskWords, riskScoreWords, inputWords, dataWords, choosingWords],
        () => import('./features/audit/risk/ComparePage.tsx'),
      ),
      'ComparePage',
    ),
  }),
  createRoute({
    getParentRoute: () => appAudit,
    path: '/reviewbrr',
    component: lazyRouteComponent(
      withWords(
        [riskProfilesWords, inputWords, dataWords, administrationErrorWords],
        () => import('./features/audit/risk/ReviewPage.tsx'),
      ),
      'ReviewPage',
    ),
  }),
  createRoute({
    getParentRoute: () => appAudit,
    path: '/requestedservices',
    validateSearch: texts<RequestsSearch>,
    component: lazyRouteComponent(
      withWords(
        [riskProfilesWords, inputWords, dataWords, administrationErrorWords],
        () => import('./features/audit/requests/RequestsPage.tsx'),
      ),
      'RequestsPage',
    ),
  }),
];

const tree = root.addChildren([
  landing,
  ...appLogin,
  permission,
  profile,
  history,
  anonymisation,
  partners,
  singleSignOn,
  people,
  directory,
  accessProfiles,
  accessProfile,
  apiKeys,
  groups,
  customGroups,
  customGroup,
  notices.addChildren([notice]),
  tags,
  maintenance,
  appStore,
  appDetails,
  appDetailsOfApp,
  addlParams,
  addlParamsOfApp,
  appCatalog,
  settings,
  ...settingsPages,
  scheduleReport,
  scheduledReports,
  userDigest,
  toCome,
  appAudit.addChildren([
    auditHome,
    auditReport,
    infographic,
    service,
    serviceById,
    user,
    userById,
    ...riskPages,
    auditTabs.addChildren([
      summary,
      services,
      users,
      destinations,
      sites,
      threats,
      decisions,
      preferences,
      sources,
    ]),
    parsers,
  ]),
]);

/** Addresses are read and written as the server's own queries are: plain text, no JSON. */
export const router = createRouter({
  routeTree: tree,
  basepath: '/ui',
  context: { session: undefined },
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(search))
      if (value !== undefined && value !== '') parameters.set(name, String(value));
    const text = parameters.toString();
    return text === '' ? '' : `?${text}`;
  },
  defaultPreload: 'intent',
  defaultPendingComponent: PagePending,
  // What takes longer than this shows its skeleton: a click is answered within a tenth of a second.
  defaultPendingMs: 50,
  defaultPendingMinMs: 0,
  defaultErrorComponent: PageError,
  defaultNotFoundComponent: PageNotFound,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
