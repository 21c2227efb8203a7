import type { SessionAnswer } from '@casbah/contract/session';
import {
  createRootRouteWithContext,
  createRoute,
  Outlet,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router';
import { permittedNow } from '../request/permitted.ts';
import { textOf } from '../scope/scope.ts';
import { elsewhere } from './guard.ts';

/** What every page keeps in its address, and passes on to the next page. */
interface FrameSearch {
  /** `y`: the page is shown in a frame of another site, without rail and bar. */
  iframe?: string | undefined;
  /** The page that a link to an app's root means. */
  deeplink?: string | undefined;
}

/** The parent of all routes. `routes.tsx` gives it the shell: the shell lists the features, which are below this route. */
export const root = createRootRouteWithContext<{ session: SessionAnswer | undefined }>()({
  validateSearch: ({ iframe, deeplink }: Record<string, unknown>): FrameSearch => ({
    iframe: textOf(iframe),
    deeplink: textOf(deeplink),
  }),
  search: { middlewares: [retainSearchParams<FrameSearch>(['iframe', 'deeplink'])] },
  beforeLoad: async ({ location: { pathname, search, hash }, context: { session } }) => {
    if (session === undefined) return;
    const instead = await elsewhere(
      { path: pathname, search, hash },
      { session, permitted: permittedNow(), missingApp },
    );
    if (instead !== undefined) throw redirect({ ...instead, hash: '', replace: true });
  },
});

async function missingApp(path: string): Promise<string | undefined> {
  const { missingApp: ask } = await import('./missing-app.ts');
  return ask(path);
}

/** The parent of all pages of Audit. */
export const appAudit = createRoute({ getParentRoute: () => root, path: '/appAudit', component: Outlet });

/** The parent of the pages of Audit that share its tabs. `routes.tsx` gives it the tabs, which list the features. */
export const auditTabs = createRoute({ getParentRoute: () => appAudit, id: 'tabs' });
