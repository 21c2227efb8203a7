import type { SessionAnswer } from '@casbah/contract/session';
import { PERMISSION_PAGE, type Permitted, verdictOn } from './access.ts';
import { type Address, type Elsewhere, isRouteHash } from './address.ts';

/** Inputs of the decision: navigation target and permissions. */
export interface Navigator {
  session: Pick<SessionAnswer, 'role' | 'detector_type'>;
  permitted: (Permitted & { landing: string }) | undefined;
  /** Name of a data source by ID, if it doesn't need a request. */
  nameOfSource?: (id: string) => Promise<string>;
  /** Key of a page's app, if the company lacks it. */
  missingApp: (path: string) => Promise<string | undefined>;
}

const END_USER_HOME = '/appAccount/profile';
const DEFAULT_APP = '/appAudit/summary';
const PERMISSION_ERROR = 'PERMISSION_ERROR';
/** Pages of one cloud app: permissions open them whether or not the company has the app. */
const OF_AN_APP = /^\/(saas|securlets)\//;

/**
 * Checks every navigation before its page loads: redirects legacy URLs, turns a selected data source into a
 * filter, and redirects to an explanation if permission is missing. Returns undefined to continue.
 */
export async function elsewhere(address: Address, navigator: Navigator): Promise<Elsewhere | undefined> {
  const { path, search } = address;
  if (isRouteHash(address.hash) || search.deeplink !== undefined) {
    const moved = await livingAddress(address, navigator.session.detector_type);
    if (moved !== undefined) return moved;
  }
  if (path === '/') return landing(navigator);
  if (search.ds !== undefined || search.dsId !== undefined) {
    const { withSource } = await import('./source-in-address.ts');
    const narrowed = await withSource(path, search, navigator.nameOfSource);
    if (narrowed !== undefined) return narrowed;
  }
  switch (verdictOn(path, navigator.session.role, navigator.permitted)) {
    case 'open':
      return OF_AN_APP.test(path) ? inStore(path, navigator) : undefined;
    case 'home':
      return { to: END_USER_HOME, search: {} };
    case 'refused':
      return (await inStore(path, navigator)) ?? refused(address);
    case 'unknown':
      return refused(address);
  }
}

/** Current path of a legacy path; `undefined` if it isn't one or leads nowhere. */
export async function livingAddress(address: Address, detectorType: number): Promise<Elsewhere | undefined> {
  const { placeOf } = await import('./place.ts');
  const place = placeOf(address, detectorType);
  return place.kind === 'moved' ? { to: place.path, search: { ...place.search } } : undefined;
}

/** Default target: the company's landing page, if permitted. */
async function landing({ session: { role }, permitted }: Navigator): Promise<Elsewhere> {
  if (role === 'enduser') return { to: END_USER_HOME, search: {} };
  const address = permitted === undefined ? DEFAULT_APP : await addressOf(permitted.landing);
  const { pathname, searchParams } = new URL(address, 'https://console.invalid');
  const to = pathname.replace(/^\/ui(?=\/|$)/, '') || '/';
  // The root would redirect here again.
  return to !== '/' && verdictOn(to, role, permitted) === 'open'
    ? { to, search: Object.fromEntries(searchParams) }
    : { to: DEFAULT_APP, search: {} };
}

/** A landing page is a path or the name of an area. */
async function addressOf(landingPage: string): Promise<string> {
  if (landingPage.startsWith('/')) return landingPage;
  const { addressOfArea } = await import('@casbah/domain/landing');
  return addressOfArea(landingPage) ?? DEFAULT_APP;
}

/** The store page of an app that the company lacks. */
async function inStore(
  path: string,
  { session, permitted, missingApp }: Navigator,
): Promise<Elsewhere | undefined> {
  const app = await missingApp(path);
  if (app === undefined) return undefined;
  const to = `/appStore/appdetails/${app}`;
  return verdictOn(to, session.role, permitted) === 'open' ? { to, search: { from: path } } : undefined;
}

/** An existing page without permission. A missing page is "not found" instead, for everyone. */
async function refused({ path, search }: Address): Promise<Elsewhere | undefined> {
  const { TABLE } = await import('./table.ts');
  if (TABLE.at(path) === undefined) return undefined;
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  const url = `/ui${path}${query === '' ? '' : `?${query}`}`;
  return { to: PERMISSION_PAGE, search: { code: PERMISSION_ERROR, url } };
}
