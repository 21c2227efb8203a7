import { may, type Rights } from './access-profile.ts';
import { PAGES_OF_FEATURES } from './pages.generated.ts';

/** Base path of the console. */
export const CONSOLE_BASE = '/ui';

/**
 * All console pages with the permission to open each, from which the server derives a person's pages. Existing and
 * planned features declare it. Paths are relative to `CONSOLE_BASE`; `{id}` matches one segment.
 */
export const PAGES = [{ path: '/', permission: 'session.use' } as const, ...PAGES_OF_FEATURES];
export type Page = (typeof PAGES)[number];
export type PagePath = Page['path'];

/** Default landing pages: the first one a person may open. */
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
/** Home page of end users, to which all other pages redirect them. */
export const END_USER_HOME: PagePath = '/dashboard/enduser';

/** Pages a person may open. */
export function pagesOf(rights: Rights): readonly Page[] {
  return PAGES.filter(({ permission }) => may(rights, permission));
}

export function landingOf(rights: Rights): PagePath {
  const open = new Set(pagesOf(rights).map(({ path }) => path));
  return LANDINGS.find((path) => open.has(path)) ?? END_USER_HOME;
}

/**
 * URL pattern of a page: an anchored regular expression for the whole path, limited to syntax that RE2 and JavaScript
 * share.
 */
export function urlPatternOf(path: string): string {
  const pattern = path
    .replace(/[.*+?^$()[\]\\|]/g, '\\$&')
    .replace(/\{\w+\}/g, '[^/]+')
    .replace(/\/$/, '');
  return `^${CONSOLE_BASE}${pattern}/?$`;
}
