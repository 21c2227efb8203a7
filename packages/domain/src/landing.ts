import { CONSOLE_BASE, type PagePath } from './page.ts';

/** Areas by the names that a tenant's landing page may have, and by which older parts of the product call their pages. */
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

/** The address of a named area; nothing where no area has that name. */
export function addressOfArea(name: string): string | undefined {
  const path = Object.entries(NAMED_AREAS).find(([area]) => area === name)?.[1];
  return path === undefined ? undefined : `${CONSOLE_BASE}${path}`;
}
