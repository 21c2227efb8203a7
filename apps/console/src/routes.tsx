import type { SessionAnswer } from '@casbah/contract/session';
import { routeWords } from '@casbah/messages/every-area';
import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  RouterProvider,
  redirect,
} from '@tanstack/react-router';
import { featureRoutes } from './features/features.generated.ts';
import { livingAddress } from './routing/guard.ts';
import { appAudit, auditTabs, root } from './routing/route-tree.ts';
import { treeOf } from './routing/tree-of.ts';
import { PageError } from './shell/PageError.tsx';
import { PageNotFound } from './shell/PageNotFound.tsx';
import { PagePending } from './shell/PagePending.tsx';
import { Shell } from './shell/Shell.tsx';
import { withWords } from './words/words.ts';

root.update({ component: Shell, notFoundComponent: PageNotFound, errorComponent: PageError });
auditTabs.update({
  component: lazyRouteComponent(() => import('./shell/audit-tabs/AuditLayout.tsx'), 'AuditLayout'),
});

/** The root redirects before rendering. */
const landing = createRoute({ getParentRoute: () => root, path: '/', component: PageNotFound });

/** Every other URL: a moved page, a planned page, or none. */
const toCome = createRoute({
  getParentRoute: () => root,
  path: '$',
  notFoundComponent: PageNotFound,
  beforeLoad: async ({ location: { pathname, search }, context: { session } }) => {
    const { TABLE } = await import('./routing/table.ts');
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

const tree = treeOf([landing, toCome, appAudit, auditTabs, ...featureRoutes]);

/** URL parameters are plain text without JSON, like the server's queries. */
const router = createRouter({
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
  // A slower page shows its skeleton after this time, so a click gets a response within a tenth of a second.
  defaultPendingMs: 50,
  defaultPendingMinMs: 0,
  defaultErrorComponent: PageError,
  defaultNotFoundComponent: PageNotFound,
  scrollRestoration: true,
});

/** The page at the browser's address, in the shell. */
export function Pages({ session }: { session: SessionAnswer }) {
  return <RouterProvider router={router} context={{ session }} />;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
