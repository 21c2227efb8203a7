import { dataWords, inputWords, scoreWords, sourceWords } from '@casbah/messages/parts';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { AuditLayout } from './features/audit/AuditLayout.tsx';
import { readListSearch } from './features/audit/list-search.ts';
import { readSourcesSearch } from './features/datasources/sources-search.ts';
import { readScope, textOf } from './scope/scope.ts';
import { PageError } from './shell/PageError.tsx';
import { PageNotFound } from './shell/PageNotFound.tsx';
import { PagePending } from './shell/PagePending.tsx';
import { Shell } from './shell/Shell.tsx';
import { withWords } from './words/words.ts';

const root = createRootRouteWithContext()({
  component: Shell,
  notFoundComponent: PageNotFound,
  errorComponent: PageError,
  // Old links name an entity in the hash: `#/servicedetails/{id}`, `#/userdetails/{id}`, with filters behind it.
  beforeLoad: ({ location }) => {
    const old = /^\/?(servicedetails|userdetails)\/([^/?]+)/.exec(location.hash);
    if (old === null) return;
    const [, kind, id = ''] = old;
    const name = decodeURIComponent(id);
    if (kind === 'servicedetails')
      throw redirect({ to: '/appAudit/service/$id', params: { id: name }, hash: '' });
    throw redirect({ to: '/appAudit/user/$user', params: { user: name }, hash: '' });
  },
});

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/appAudit/summary', replace: true });
  },
});

/** The sign-in page is an app of its own, in front of this one. */
const appLogin = createRoute({
  getParentRoute: () => root,
  path: '/appLogin',
  beforeLoad: () => {
    throw redirect({ href: '/', reloadDocument: true });
  },
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
const auditTabs = createRoute({ getParentRoute: () => appAudit, id: 'tabs', component: AuditLayout });

const summary = createRoute({
  getParentRoute: () => auditTabs,
  path: '/summary',
  validateSearch: readScope,
  component: lazyRouteComponent(() => import('./features/audit/summary/SummaryPage.tsx'), 'SummaryPage'),
});

const services = createRoute({
  getParentRoute: () => auditTabs,
  path: '/services',
  validateSearch: readListSearch,
  component: lazyRouteComponent(() => import('./features/audit/services/ServicesPage.tsx'), 'ServicesPage'),
});

const users = createRoute({
  getParentRoute: () => auditTabs,
  path: '/users',
  validateSearch: readListSearch,
  component: lazyRouteComponent(() => import('./features/audit/users/UsersPage.tsx'), 'UsersPage'),
});

const destinations = createRoute({
  getParentRoute: () => auditTabs,
  path: '/destinations',
  validateSearch: readListSearch,
  component: lazyRouteComponent(
    () => import('./features/audit/destinations/DestinationsPage.tsx'),
    'DestinationsPage',
  ),
});

const sites = createRoute({
  getParentRoute: () => auditTabs,
  path: '/sites',
  validateSearch: readListSearch,
  component: lazyRouteComponent(() => import('./features/audit/sites/SitesPage.tsx'), 'SitesPage'),
});

const sources = createRoute({
  getParentRoute: () => auditTabs,
  path: '/sources',
  validateSearch: readSourcesSearch,
  component: lazyRouteComponent(
    withWords([sourceWords, inputWords, dataWords], () => import('./features/datasources/SourcesPage.tsx')),
    'SourcesPage',
  ),
});

const service = createRoute({
  getParentRoute: () => appAudit,
  path: '/service/$id',
  validateSearch: readScope,
  component: lazyRouteComponent(
    withWords([scoreWords], () => import('./features/audit/service/ServicePage.tsx')),
    'ServicePage',
  ),
});

const user = createRoute({
  getParentRoute: () => appAudit,
  path: '/user/$user',
  validateSearch: readScope,
  component: lazyRouteComponent(() => import('./features/audit/user/UserPage.tsx'), 'UserPage'),
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

/** Where data sources used to be. */
const oldSources = (['/appAudit/firewall', '/appAudit/firewall/add/source', '/appDataSource'] as const).map(
  (path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: () => {
        throw redirect({ to: '/appAudit/sources', replace: true });
      },
    }),
);

const tree = root.addChildren([
  landing,
  appLogin,
  ...oldSources,
  appAudit.addChildren([
    auditHome,
    service,
    serviceById,
    user,
    userById,
    auditTabs.addChildren([summary, services, users, destinations, sites, sources]),
  ]),
]);

/** Addresses are read and written as the server's own queries are: plain text, no JSON. */
export const router = createRouter({
  routeTree: tree,
  basepath: '/ui',
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
  defaultPendingMs: 200,
  defaultErrorComponent: PageError,
  defaultNotFoundComponent: PageNotFound,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
