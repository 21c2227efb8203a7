import { PAGES, type PagePath } from '@casbah/domain/page';
import type { Permission } from '@casbah/domain/permission';
import type { RouteMessageId } from '@casbah/messages/route-id';
import type { App } from './app.ts';

/** One route of the console. */
export interface Route {
  /** Its name in code: the app and a word, `audit.services`. */
  key: string;
  /** Below the console's base; `{id}` stands for any one segment. */
  path: PagePath;
  app: App;
  /** Whether its page is built. Where not, one page for all says what will stand there. */
  migrated: boolean;
  /** The older address that leads here: a hash, as it stood in addresses of the same app (`#/services`). */
  legacy: string;
  /** The words of its title. */
  title: RouteMessageId;
  /** What `{name}` in the title stands for: a cloud app's own name, the same in every language. */
  name?: string | undefined;
  /** What the last segment of the path may be; anything where absent. */
  values?: readonly string[] | undefined;
  /** For an old path without a page of its own: the key of the route that stands in its place. */
  leadsTo?: string | undefined;
  /** Whether somebody goes there by its name. Not where it only leads on, or must be told what of: another page links to it. */
  offered?: false | undefined;
  /** The form it had in the older audit, and has again while the browser's flag `useNewAudit` is off. */
  older?: string | undefined;
}

/** An older address beside the one that a route names itself. */
export interface FurtherAddress {
  app: App;
  legacy: string;
  key: string;
}

export interface Match {
  route: Route;
  params: Readonly<Record<string, string>>;
}

/** A table that cannot be, or a key that is not in it: a mistake in code, never in an address. */
export class RouteTableError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RouteTableError';
  }
}

interface Pattern {
  regex: RegExp;
  names: readonly string[];
  route: Route;
}

const PERMISSIONS: ReadonlyMap<string, Permission> = new Map(
  PAGES.map(({ path, permission }) => [path, permission]),
);

/** Looks routes up by key, path and older address. */
export class RouteTable {
  readonly routes: readonly Route[];
  private readonly byKey = new Map<string, Route>();
  private readonly byPath: readonly Pattern[];
  private readonly byLegacy = new Map<App, readonly Pattern[]>();

  /** Throws `RouteTableError` where two routes of one app claim the same key or the same older address. */
  constructor(routes: readonly Route[], further: readonly FurtherAddress[] = []) {
    this.routes = routes;
    const claims = new Map<string, string>();
    for (const route of routes) {
      if (this.byKey.has(route.key)) throw new RouteTableError(`The route ${route.key} stands twice`);
      this.byKey.set(route.key, route);
      claim(claims, route.app, route.legacy, route.key);
    }
    for (const { app, legacy, key } of further) claim(claims, app, legacy, key);
    // What is written out goes before what stands for any segment.
    this.byPath = routes.map((route) => patternOf(route.path, route)).sort(byNames);
    const older = [
      ...routes.map((route) => ({ app: route.app, legacy: route.legacy, route })),
      ...further.map(({ app, legacy, key }) => ({ app, legacy, route: this.route(key) })),
    ];
    for (const { app, legacy, route } of older)
      this.byLegacy.set(app, [...(this.byLegacy.get(app) ?? []), patternOf(legacy, route)]);
    for (const [app, patterns] of this.byLegacy) this.byLegacy.set(app, [...patterns].sort(byNames));
  }

  /** Throws `RouteTableError`, naming the key, where there is none. */
  route(key: string): Route {
    const route = this.byKey.get(key);
    if (route === undefined) throw new RouteTableError(`There is no route ${key}`);
    return route;
  }

  /** The page that an app begins with: the one that gives its area the name. */
  homeOf(app: App): Route | undefined {
    return this.routes.find((route) => route.app === app && route.leadsTo === undefined);
  }

  /** The permission that a route's page takes. */
  permissionOf(key: string): Permission {
    const { path } = this.route(key);
    const permission = PERMISSIONS.get(path);
    if (permission === undefined) throw new RouteTableError(`The page ${path} of ${key} has no permission`);
    return permission;
  }

  /** The route whose page stands at a path below the console's base. */
  at(path: string): Match | undefined {
    return found(this.byPath, path);
  }

  /** The route that an older address of an app leads to: `#/servicedetails/dropbox`. */
  ofLegacy(app: App, legacy: string): Match | undefined {
    return found(this.byLegacy.get(app) ?? [], legacy);
  }

  /** The apps that have older addresses, in the table's order. */
  get apps(): readonly App[] {
    return [...this.byLegacy.keys()];
  }
}

function claim(claims: Map<string, string>, app: App, legacy: string, key: string): void {
  const place = `${app} ${legacy}`;
  const before = claims.get(place);
  if (before !== undefined)
    throw new RouteTableError(`Both ${before} and ${key} are reached by ${legacy} in ${app}`);
  claims.set(place, key);
}

function patternOf(address: string, route: Route): Pattern {
  const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const source = address
    .replace(/[.*+?^$()[\]\\|]/g, '\\$&')
    .replace(/\{\w+\}/g, '([^/]+)')
    .replace(/\/$/, '');
  return { regex: new RegExp(`^${source}/?$`), names, route };
}

function byNames(one: Pattern, other: Pattern): number {
  return one.names.length - other.names.length;
}

function found(patterns: readonly Pattern[], address: string): Match | undefined {
  for (const { regex, names, route } of patterns) {
    const match = regex.exec(address);
    if (match === null) continue;
    const given = match.slice(1).map(decoded);
    const last = given.at(-1);
    if (route.values !== undefined && last !== undefined && !route.values.includes(last)) continue;
    return { route, params: Object.fromEntries(names.map((name, at) => [name, given[at] ?? ''])) };
  }
  return undefined;
}

/** A segment as it was before it became part of an address; as it is where it never was encoded. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
