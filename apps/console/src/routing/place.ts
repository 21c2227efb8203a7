import { type Address, isRouteHash, type Search } from './address.ts';
import { type App, appOf } from './app.ts';
import type { Match, Route, RouteTable } from './route-table.ts';
import { TABLE } from './table.ts';
import { filled } from './target.ts';

/** What a URL leads to. */
export type Place =
  | ({ kind: 'page' } & Match)
  /** Redirect to another URL. */
  | { kind: 'moved'; path: string; search: Search }
  | { kind: 'nothing' };

/** From this detector type on (Sequence), newer content pages replace the older ones. */
const SEQUENCE = 3;

/**
 * Finds the page of a URL, or the current URL of a legacy one: moved pages, hash routes, deep links on an
 * app's root. Keeps a legacy URL's other parameters.
 */
export function placeOf(address: Address, detectorType: number, table: RouteTable = TABLE): Place {
  const { path, search, hash } = address;
  if (isRouteHash(hash)) {
    const old = readHash(hash);
    const match = ofHash(table, appOf(path), old.route);
    const asked = { ...search, ...old.search };
    // Unknown paths show as such, under their app.
    if (match === undefined) return { kind: 'moved', path: unknownPath(path, old.route), search: asked };
    return moved(table, match, asked, detectorType);
  }
  const linked = deepLinked(table, path, search);
  if (linked !== undefined) return moved(table, { route: linked, params: {} }, search, detectorType);
  const match = table.at(path);
  if (match === undefined) return { kind: 'nothing' };
  return livingRoute(table, match.route, detectorType).route === match.route
    ? { kind: 'page', ...match }
    : moved(table, match, search, detectorType);
}

function moved(table: RouteTable, match: Match, search: Search, detectorType: number): Place {
  const { params } = match;
  const { route, leadsWith } = livingRoute(table, match.route, detectorType);
  const named = new Set([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  const left = Object.fromEntries(Object.entries(params).filter(([name]) => !named.has(name)));
  return { kind: 'moved', path: filled(route.path, params), search: { ...leadsWith, ...search, ...left } };
}

/** The route that replaced an older one, with the parameters of all that lead there; otherwise the route itself. */
function livingRoute(
  table: RouteTable,
  route: Route,
  detectorType: number,
  before: Search = {},
): { route: Route; leadsWith: Search } {
  const leadsWith = { ...route.leadsWith, ...before };
  if (detectorType >= SEQUENCE && route.replacedBySequence !== undefined)
    return { route: table.route(route.replacedBySequence), leadsWith };
  return route.leadsTo === undefined
    ? { route, leadsWith }
    : livingRoute(table, table.route(route.leadsTo), detectorType, leadsWith);
}

/** A hash route belongs to the app in the URL, or to the first app that has it. */
function ofHash(table: RouteTable, app: App | undefined, route: string): Match | undefined {
  const apps = app === undefined ? table.apps : [app, ...table.apps];
  for (const one of apps) {
    // Another app's root doesn't show which root was meant.
    if (route === '#/' && one !== app) continue;
    const match = table.ofLegacy(one, route);
    if (match !== undefined) return match;
  }
  return undefined;
}

function deepLinked(table: RouteTable, path: string, { deeplink }: Search): Route | undefined {
  const app = appOf(path);
  const isRoot = /^\/[^/]*\/?$/.test(path);
  if (app === undefined || !isRoot || typeof deeplink !== 'string') return undefined;
  return table.ofDeepLink(app, deeplink);
}

function unknownPath(path: string, route: string): string {
  const app = path.split('/')[1] ?? '';
  return `${app === '' ? '' : `/${app}`}${route.slice(1)}`;
}

/** Route and parameters of a hash: after `?`, or as `name=value` segments. */
function readHash(hash: string): { route: string; search: Search } {
  const text = hash.replace(/^!/, '');
  const at = text.indexOf('?');
  const [path, query] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  const search: Record<string, string> = {};
  const segments: string[] = [];
  for (const [at, segment] of path.split('/').slice(1).entries()) {
    // Segments after the page's name may be a person's name with any characters.
    if (at < 2 || !/^[A-Za-z]\w*=/.test(segment)) segments.push(segment);
    else for (const [name, value] of new URLSearchParams(segment)) search[name] = value;
  }
  for (const [name, value] of new URLSearchParams(query)) search[name] = value;
  return { route: `#/${segments.join('/')}`, search };
}
