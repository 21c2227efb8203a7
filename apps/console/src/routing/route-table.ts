import type { RouteMessageId } from '@casbah/messages/route-id';
import type { App } from './app.ts';
import type { PageFacts } from './page.ts';

/** One page of the console, built or planned. */
export interface Route extends PageFacts {
  /** Key in code: app and page, `audit.services`. */
  key: string;
  app: App;
  /** Whether its page is built. Planned pages share a placeholder. */
  migrated: boolean;
  /** Message ID of its title. */
  title: RouteMessageId;
  /** Value of `{name}` in the title: a cloud app's name, the same in every language. */
  name?: string;
}

export interface Match {
  route: Route;
  params: Readonly<Record<string, string>>;
}

/** An invalid table, or an unknown key: a bug in code, never caused by a URL. */
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

/** Finds routes by key, path and legacy URL. */
export class RouteTable {
  readonly routes: readonly Route[];
  readonly #byKey = new Map<string, Route>();
  readonly #byPath: readonly Pattern[];
  readonly #byLegacy = new Map<App, readonly Pattern[]>();

  /** Throws `RouteTableError` if two routes of one app have the same key or legacy URL. */
  constructor(routes: readonly Route[]) {
    this.routes = routes;
    const claims = new Map<string, string>();
    for (const route of routes) {
      if (this.#byKey.has(route.key)) throw new RouteTableError(`The route ${route.key} stands twice`);
      this.#byKey.set(route.key, route);
    }
    const older = [
      ...routes.map((route) => ({ route, legacy: route.legacy })),
      ...routes.flatMap((route) => (route.furtherLegacy ?? []).map((legacy) => ({ route, legacy }))),
    ];
    for (const { route, legacy } of older) claim(claims, route.app, legacy, route.key);
    // Literal paths come before those with a variable segment.
    this.#byPath = routes.map((route) => patternOf(route.path, route)).sort(byNames);
    for (const { route, legacy } of older)
      this.#byLegacy.set(route.app, [...(this.#byLegacy.get(route.app) ?? []), patternOf(legacy, route)]);
    for (const [app, patterns] of this.#byLegacy) this.#byLegacy.set(app, [...patterns].sort(byNames));
  }

  /** Throws `RouteTableError`, naming the key, if it is missing. */
  route(key: string): Route {
    const route = this.#byKey.get(key);
    if (route === undefined) throw new RouteTableError(`There is no route ${key}`);
    return route;
  }

  /** An app's start page, which has the area's name. */
  homeOf(app: App): Route | undefined {
    const home = this.#byKey.get(`${app}.home`);
    return home?.leadsTo === undefined ? home : this.route(home.leadsTo);
  }

  /** The route of a `deeplink` at an app's root. */
  ofDeepLink(app: App, deepLink: string): Route | undefined {
    return this.routes.find((route) => route.app === app && route.deepLink === deepLink);
  }

  /** The route of a path below the console's base. */
  at(path: string): Match | undefined {
    return found(this.#byPath, path);
  }

  /** The route of an app's legacy URL: `#/servicedetails/dropbox`. */
  ofLegacy(app: App, legacy: string): Match | undefined {
    return found(this.#byLegacy.get(app) ?? [], legacy);
  }

  /** Apps with legacy URLs, in table order. */
  get apps(): readonly App[] {
    return [...this.#byLegacy.keys()];
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

/** Decodes a URL segment; returns it unchanged if it wasn't encoded. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
