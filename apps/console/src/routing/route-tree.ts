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

/** URL parameters that every page keeps and passes on. */
interface FrameSearch {
  /** `y`: the page is in a frame of another site, without sidebar and top bar. */
  iframe?: string | undefined;
  /** Page requested by a link to an app's root. */
  deeplink?: string | undefined;
}

/**
 * Parent of all routes. `routes.tsx` adds the shell, because the shell lists the features, which are children
 * of this route.
 */
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

/** Parent of all Audit pages. */
export const appAudit = createRoute({ getParentRoute: () => root, path: '/appAudit', component: Outlet });

/** Parent of the Audit pages that share tabs. `routes.tsx` adds the tabs, which list the features. */
export const auditTabs = createRoute({ getParentRoute: () => appAudit, id: 'tabs' });
