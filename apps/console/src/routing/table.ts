import { featurePages } from '../features/pages.generated.ts';
import { pagesToCome } from '../pages-to-come/pages.generated.ts';
import { type App, appOf } from './app.ts';
import type { CloudAppPage, NamedPage } from './page.ts';
import { type Route, RouteTable, RouteTableError } from './route-table.ts';

/** Order of apps in the palette, and when resolving legacy URLs. */
const ORDER: readonly App[] = [
  'audit',
  'account',
  'dashboards',
  'detect',
  'analyze',
  'investigate',
  'login',
  'protect',
  'endpoint',
  'securlets',
  'store',
  'dspm',
  'iaas',
  'settings',
];
/** Pages without an order keep their file's order, after the others. */
const LAST = 10_000;

function routeOf(page: NamedPage | CloudAppPage, isBuilt: boolean): Route {
  const app = appOf(page.path);
  if (app === undefined) throw new RouteTableError(`The page ${page.path} is of no app`);
  return {
    ...page,
    app,
    // A legacy path that redirects has no page.
    migrated: isBuilt && page.leadsTo === undefined,
    title: 'title' in page ? page.title : `route.${page.key}`,
  };
}

const byPlace = (one: Route, other: Route): number =>
  ORDER.indexOf(one.app) - ORDER.indexOf(other.app) || (one.order ?? LAST) - (other.order ?? LAST);

/** Every console page: those of the features, and the planned ones. */
export const TABLE = new RouteTable(
  [
    ...featurePages.map((page) => routeOf(page, true)),
    ...pagesToCome.map((page) => routeOf(page, false)),
  ].toSorted(byPlace),
);
