import { CONSOLE_BASE, type PagePath } from './page.ts';

/** Areas by the names used for landing pages and by older parts of the product. */
const NAMED_AREAS = {
  account: '/appAccount',
  audit: '/appAudit/summary',
  controls: '/protect',
  csdashboard: '/saas',
  dashboard: '/dashboard',
  detect: '/appThreats',
  discovery: '/appAudit/summary',
  forensics: '/appForensics',
  history: '/appForensics/history',
  login: '/appLogin',
  protect: '/protect',
  securlets: '/saas',
  store: '/appStore',
  threats: '/appThreats',
} as const satisfies Record<string, PagePath>;

/** Path of a named area; undefined if unknown. */
export function addressOfArea(name: string): string | undefined {
  const path = Object.entries(NAMED_AREAS).find(([area]) => area === name)?.[1];
  return path === undefined ? undefined : `${CONSOLE_BASE}${path}`;
}
