import { may, type Rights } from './access-profile.ts';
import { PAGES_OF_FEATURES } from './pages.generated.ts';

/** Where the console lives. */
export const CONSOLE_BASE = '/ui';

/**
 * Every page of the console and what it takes to open it: the server answers rights from this list. Features of the console
 * and pages to come declare it. Paths are below `CONSOLE_BASE`; `{id}` stands for any one segment.
 */
export const PAGES = [{ path: '/', permission: 'session.use' } as const, ...PAGES_OF_FEATURES];
export type Page = (typeof PAGES)[number];
export type PagePath = Page['path'];

/** Where a person is sent who goes nowhere in particular: the first of these that they may open. */
const LANDINGS: readonly PagePath[] = [
  '/appAudit/summary',
  '/appAudit/sources',
  '/dashboard',
  '/appThreats',
  '/appForensics',
  '/protect',
  '/saas',
  '/iaas',
  '/dspm',
  '/dlpendpoint',
  '/analyze',
  '/appStore',
  '/appForensics/history',
  '/appAccount/users',
  '/settings',
  '/dashboards/monitoring-alerts/performance',
];
/** The default of people who administer nothing, and where they are sent from everywhere else. */
export const END_USER_HOME: PagePath = '/dashboard/enduser';

/** The pages a person may open. */
export function pagesOf(rights: Rights): readonly Page[] {
  return PAGES.filter(({ permission }) => may(rights, permission));
}

export function landingOf(rights: Rights): PagePath {
  const open = new Set(pagesOf(rights).map(({ path }) => path));
  return LANDINGS.find((path) => open.has(path)) ?? END_USER_HOME;
}

/**
 * The address of a page as an anchored regular expression over the whole path: plain characters, classes and quantifiers
 * only, so that RE2 reads it as JavaScript does.
 */
export function urlPatternOf(path: string): string {
  const pattern = path
    .replace(/[.*+?^$()[\]\\|]/g, '\\$&')
    .replace(/\{\w+\}/g, '[^/]+')
    .replace(/\/$/, '');
  return `^${CONSOLE_BASE}${pattern}/?$`;
}
