import type { SessionAnswer } from '@casbah/contract/session';
import { addCondition } from '@casbah/domain/filter/change';
import { parseFilter } from '@casbah/domain/filter/parse';
import { printFilter } from '@casbah/domain/filter/print';
import { PERMISSION_PAGE, type Permitted, verdictOn } from './access.ts';
import { type Address, isRouteHash } from './address.ts';
import { appOf } from './app.ts';

/** Where a navigation goes instead. */
export interface Elsewhere {
  to: string;
  search: Record<string, unknown>;
}

/** What is judged by: who navigates, and what is known of their rights. */
export interface Navigator {
  session: Pick<SessionAnswer, 'role' | 'detector_type'>;
  permitted: (Permitted & { landing: string }) | undefined;
  /** The name of a data source by its id; the id itself where it cannot be told. */
  nameOfSource: (id: string) => Promise<string>;
}

const END_USER_HOME = '/appAccount/profile';
const DEFAULT_APP = '/appAudit/summary';
const PERMISSION_ERROR = 'PERMISSION_ERROR';

/**
 * Judges every navigation before anything of its page is loaded: old addresses go on to the living page, a data source that the
 * address selects becomes part of its filter, and what is not permitted goes to the page that says so. Answers nothing
 * where the navigation goes where it wants to.
 */
export async function elsewhere(address: Address, navigator: Navigator): Promise<Elsewhere | undefined> {
  const { path, search } = address;
  if (isRouteHash(address.hash) || search.deeplink !== undefined) {
    const moved = await livingAddress(address, navigator.session.detector_type);
    if (moved !== undefined) return moved;
  }
  if (path === '/') return landing(navigator);
  if (search.ds !== undefined || search.dsId !== undefined) {
    const narrowed = await withSource(path, search, navigator);
    if (narrowed !== undefined) return narrowed;
  }
  switch (verdictOn(path, navigator.session.role, navigator.permitted)) {
    case 'open':
      return undefined;
    case 'home':
      return { to: END_USER_HOME, search: {} };
    case 'refused':
    case 'unknown':
      return refused(address);
  }
}

/** The living address of an old one; nothing where the address is no old one, or leads nowhere. */
export async function livingAddress(address: Address, detectorType: number): Promise<Elsewhere | undefined> {
  const { placeOf } = await import('./place.ts');
  const place = placeOf(address, detectorType);
  return place.kind === 'moved' ? { to: place.path, search: { ...place.search } } : undefined;
}

async function landing({ session, permitted }: Navigator): Promise<Elsewhere> {
  if (session.role === 'enduser') return { to: END_USER_HOME, search: {} };
  if (permitted === undefined) return { to: DEFAULT_APP, search: {} };
  const { landingPath } = await import('./place.ts');
  return { to: landingPath(permitted.landing) ?? DEFAULT_APP, search: {} };
}

/** A page that is there and not permitted. What is no page is refused to nobody: it is not found. */
async function refused({ path, search }: Address): Promise<Elsewhere | undefined> {
  const { TABLE } = await import('./routes-of-apps.ts');
  if (TABLE.at(path) === undefined) return undefined;
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  const url = `/ui${path}${query === '' ? '' : `?${query}`}`;
  return { to: PERMISSION_PAGE, search: { code: PERMISSION_ERROR, url } };
}

const NO_SOURCE = 'none';
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The selection of a data source as a condition of the filter: in sight, and to be changed as any other. */
async function withSource(
  path: string,
  search: Address['search'],
  { nameOfSource }: Navigator,
): Promise<Elsewhere | undefined> {
  if (appOf(path) !== 'audit') return undefined;
  const { ds, dsId, ...rest } = search;
  const chosen = [dsId, ds].find((value) => typeof value === 'string' && value !== '' && value !== NO_SOURCE);
  if (typeof chosen !== 'string') return { to: path, search: rest };
  if (path === '/appAudit/sources') return { to: path, search: { ...rest, source: chosen } };
  const name = ID.test(chosen) ? await nameOfSource(chosen) : chosen;
  const parsed = parseFilter(typeof rest.filter === 'string' ? rest.filter : '');
  // A filter that cannot be read says so on its page; the selection is not worth hiding that.
  if (parsed.error !== undefined) return { to: path, search: rest };
  const filter = addCondition(parsed.filter, { kind: 'in', field: 'source', values: [name] });
  return { to: path, search: { ...rest, filter: printFilter(filter) } };
}
