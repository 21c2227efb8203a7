import { may, type Rights } from './access-profile.ts';
import type { Permission } from './permission.ts';

/** Where the console lives. */
export const CONSOLE_BASE = '/ui';

/** Securlets with pages of their own: Amazon Web Services and Azure have cloud workload pages below `cwa`. */
const SECURLETS = [
  'amazonwebservices',
  'box',
  'cisco_spark',
  'dropbox',
  'facebookworkplace',
  'googleapps',
  'office365',
  'salesforce',
  'slack',
] as const;

/**
 * Every page of the console and what it takes to open it: the one list that the server answers rights from and the console
 * routes by. Paths are below `CONSOLE_BASE`; `{id}` stands for any one segment. A page that is not here is open to nobody.
 */
export const PAGES = [
  ...pages('session.use', [
    '/',
    '/dashboard/permission',
    '/dashboard/enduser',
    '/appAccount',
    '/appAccount/profile',
    '/appAccount/notifications',
    '/appAccount/notifications/{id}',
    '/appLogin',
    '/appLogin/multi-factor',
    '/appLogin/forgotpassword',
    '/appLogin/resetpassword',
  ]),
  ...pages('account.view', [
    '/appAccount/account/tags',
    '/appAccount/groups',
    '/appAccount/users',
    '/settings/directory',
    // Who is meant by a policy is a question of people, wherever it is answered.
    '/protect/custom-groups',
    '/protect/custom-groups/manage',
  ]),
  ...pages('account.approve', ['/settings/anonymisation']),
  ...pages('sysadmin.use', [
    '/appAccount/profiles',
    '/appAccount/profiles/{id}',
    '/settings/maintenance',
    '/settings/partners',
  ]),
  ...pages('settings.view', [
    '/appAccount/account',
    '/appAccount/account/dlp',
    '/appAccount/account/gateway',
    '/settings',
    '/settings/api-keys',
    '/settings/dlp',
    '/settings/sso',
    '/settings/policy',
    '/settings/networks',
    '/settings/defaults',
    '/settings/destinations',
    '/settings/keys',
    '/settings/usage',
  ]),
  ...pages('audit.view', [
    '/appAudit',
    '/appAudit/decisions',
    '/appAudit/decisions/policies/add',
    '/appAudit/decisions/policies/{id}',
    '/appAudit/destinations',
    '/appAudit/sites',
    '/appAudit/services',
    '/appAudit/summary',
    '/appAudit/threats',
    '/appAudit/users',
    '/appAudit/compareservices',
    '/appAudit/preferences',
    '/appAudit/preferences/brrprofiles',
    '/appAudit/preferences/brrprofiles/add',
    '/appAudit/preferences/brrprofiles/{id}',
    '/appAudit/reviewbrr',
    '/appAudit/requestedservices',
    '/appAudit/infographic',
    '/appAudit/audit-report',
    '/appAudit/service',
    '/appAudit/service/{id}',
    '/appAudit/user',
    '/appAudit/user/{user}',
  ]),
  // Reports that are sent tell of everything: to look at the audit is not enough.
  ...pages('audit.report', [
    '/appAudit/schedule-report',
    '/appDashboards2/manage-scheduled-reports',
    '/appDashboards2/manage-user-digest',
  ]),
  ...pages('datasources.view', [
    '/appAudit/sources',
    '/appAudit/sources/parsers',
    '/appAudit/firewall',
    '/appAudit/firewall/add/source',
    '/appDataSource',
  ]),
  ...pages('dashboards.view', [
    '/dashboard',
    '/appDashboards',
    '/appDashboards2',
    '/appDashboards2/add',
    '/appDashboards2/manage-dashboards',
  ]),
  ...pages('operations.view', ['/dashboards/monitoring-alerts/performance']),
  ...pages('detect.view', [
    '/appThreats',
    '/appThreats/attackLocations',
    '/appThreats/dashboard/{id}',
    '/appThreats/preferences',
    '/protect/detector/manage',
    '/protect/detector/domains',
  ]),
  ...pages('analyze.view', ['/analyze', '/analyze/analyzer', '/analyze/dashboard', '/analyze/dashboardedit']),
  ...pages('investigate.view', [
    '/appForensics',
    '/appForensics/dlp-incidents',
    '/appForensics/settings/incident-data',
    '/appForensics/dlp-innovation-labs',
  ]),
  ...pages('history.view', ['/appForensics/history']),
  ...pages('protect.view', [
    '/protect',
    '/protect/policies',
    '/protect/policies/manage',
    '/protect/dlpprofiles',
    '/protect/dlpprofiles/manage',
    '/protect/dspm',
    '/protect/cspmprofiles',
    '/protect/dlpprofiles/datafilter',
    '/protect/dlpprofiles/dataidentifiers',
    '/protect/dlpprofiles/dataidentifiers/manage',
    '/protect/dlpprofiles/reusable',
    '/protect/dlpprofiles/reusable/manage',
    '/protect/dlpprofiles/responses/prioritize',
    '/protect/dlpprofiles/templates',
    '/protect/dlpprofiles/aliases',
    '/protect/indices',
    '/protect/dlp-innovation-labs',
    '/appControls',
    '/appControls/Alerts',
    '/appControls/Blocks',
    '/appControls/Policies',
    '/appControls/ContentIQ',
    '/appControls/Dictionaries',
    '/appControls/MLProfiles',
    '/appControls/response-templates',
  ]),
  ...pages('endpoint.view', [
    '/dlpendpoint',
    '/dlpendpoint/configurations',
    '/global-app-monitor',
    '/devices',
    '/event',
    '/package',
  ]),
  ...pages('securlets.view', [
    '/saas',
    '/saas/dashboard/security-posture',
    '/saas/accounts',
    '/saas/accounts/box',
    '/saas/accounts/github',
    '/saas/accounts/office365',
    '/saas/accounts/workday',
    '/saas/activities/box',
    '/saas/activities/github',
    '/saas/activities/workday',
    '/saas/apps/salesforce',
    '/saas/collaborators/box',
    '/saas/collaborators/github',
    '/saas/exposures/box',
    '/saas/exposures/github',
    '/saas/ices/googleapps',
    '/saas/ices/office365',
    '/saas/scan-tale',
    '/saas/scan-tale/box',
    '/saas/settings/github',
    '/saas/settings/o365-credentials',
    '/saas/settings/office365',
    '/saas/settings/workday',
    '/saas/tokens',
    '/appSecurlets',
    '/securlets/rescan',
    '/securlets/amazonwebservices/cwa/{tab}',
    '/securlets/azure/cwa/{tab}',
  ]),
  ...pages(
    'securlets.view',
    SECURLETS.flatMap((app) => [`/securlets/${app}`, `/securlets/${app}/{tab}`] as const),
  ),
  ...pages('securlets.view', ['/securlets/amazonwebservices/cwa', '/securlets/azure/cwa']),
  ...pages('store.view', ['/appStore', '/appStore/appdetails', '/appStore/appdetails/{app}', '/appCatalog']),
  // Where an app is configured: to look is not enough.
  ...pages('store.modify', ['/appStore/addlparams', '/appStore/addlparams/{app}']),
  ...pages('dspm.view', ['/dspm', '/dspm/d/{id}', '/dspm/catalog', '/dspm/tag']),
  ...pages('iaas.view', [
    '/iaas',
    '/iaas/dashboard',
    '/iaas/inventory',
    '/iaas/inventory/accounts',
    '/iaas/inventory/services',
    '/iaas/inventory/resources',
    '/iaas/inventory/storage',
    '/iaas/inventory/organisation',
    '/iaas/inventory/connections',
    '/iaas/policies',
    '/iaas/settings',
    '/iaas/settings/aws-config',
    '/iaas/settings/azure-config',
    '/iaas/settings/gcp-config',
  ]),
];
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

function pages<const Path extends string>(
  permission: Permission,
  paths: readonly Path[],
): { path: Path; permission: Permission }[] {
  return paths.map((path) => ({ path, permission }));
}
