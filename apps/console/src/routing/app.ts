/** Areas of the product as in the route table; `login` precedes all. */
export const APPS = [
  'account',
  'audit',
  'dashboards',
  'detect',
  'analyze',
  'investigate',
  'protect',
  'endpoint',
  'securlets',
  'store',
  'dspm',
  'iaas',
  'settings',
  'login',
] as const;
export type App = (typeof APPS)[number];

/** First path segments below the console's base, and their apps, including legacy segments. */
const SEGMENTS: Readonly<Record<string, App>> = {
  appAccount: 'account',
  appAudit: 'audit',
  appControls: 'protect',
  appDashboards: 'dashboards',
  appDashboards2: 'dashboards',
  appSecurlets: 'securlets',
  appDataSource: 'audit',
  appForensics: 'investigate',
  appStore: 'store',
  appThreats: 'detect',
  appLogin: 'login',
  appCatalog: 'store',
  dashboard: 'dashboards',
  dashboards: 'dashboards',
  analyze: 'analyze',
  protect: 'protect',
  dlpendpoint: 'endpoint',
  'global-app-monitor': 'endpoint',
  devices: 'endpoint',
  event: 'endpoint',
  package: 'endpoint',
  saas: 'securlets',
  securlets: 'securlets',
  dspm: 'dspm',
  iaas: 'iaas',
  settings: 'settings',
};

/** The app that a path below the console's base belongs to. */
export function appOf(path: string): App | undefined {
  const [, segment = ''] = path.split('/');
  return Object.hasOwn(SEGMENTS, segment) ? SEGMENTS[segment] : undefined;
}
