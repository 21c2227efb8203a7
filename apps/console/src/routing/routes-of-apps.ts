import type { PagePath } from '@casbah/domain/page';
import type { RouteMessageId } from '@casbah/messages/route-id';
import type { App } from './app.ts';
import { type FurtherAddress, type Route, RouteTable } from './route-table.ts';

/** Keys whose title is `route.` and the key. */
type NamedKey = { [Id in RouteMessageId]: Id extends `route.${infer Key}` ? Key : never }[RouteMessageId];
type Form = Partial<Pick<Route, 'migrated' | 'values' | 'leadsTo' | 'offered' | 'older'>>;
type Row = readonly [key: NamedKey, path: PagePath, legacy: string, form?: Form];

/** The page is built. */
const BUILT = { migrated: true } as const;
/** Pages that say of what they are in their address, that make something, or lead on at once. */
const BY_LINK = { offered: false } as const;

function routesOf(app: App, rows: readonly Row[]): readonly Route[] {
  return rows.map(([key, path, legacy, form]) => ({
    key,
    path,
    app,
    legacy,
    migrated: false,
    title: `route.${key}`,
    ...form,
  }));
}

const TABS = ['activities', 'apps', 'exposed-content', 'exposed-users', 'unexposed-content'];
const CHAT_TABS = [...TABS, 'messages'];

/** Cloud apps with pages of their own, and the tabs that each has. */
const SECURLETS = [
  ['amazonwebservices', 'Amazon Web Services', TABS],
  ['box', 'Box', TABS],
  ['cisco_spark', 'Cisco Spark', CHAT_TABS],
  ['dropbox', 'Dropbox', TABS],
  ['facebookworkplace', 'Workplace from Facebook', CHAT_TABS],
  ['googleapps', 'Google Workspace', TABS],
  ['office365', 'Microsoft 365', TABS],
  ['salesforce', 'Salesforce', [...TABS, 'encryption']],
  ['slack', 'Slack', CHAT_TABS],
] as const;

const WORKLOADS = [
  ['amazonwebservices', 'Amazon Web Services'],
  ['azure', 'Microsoft Azure'],
] as const;

const securlet = (title: RouteMessageId, name: string) =>
  ({ app: 'securlets', migrated: false, title, name }) as const;

/** The older pages of cloud apps: one for each app, and one for each of its tabs. */
const securlets: readonly Route[] = [
  ...SECURLETS.flatMap(([app, name, values]): Route[] => [
    {
      key: `securlets.${app}`,
      path: `/securlets/${app}`,
      legacy: `#/${app}`,
      ...securlet('route.securlets.app', name),
    },
    {
      key: `securlets.${app}.tab`,
      path: `/securlets/${app}/{tab}`,
      legacy: `#/${app}/{tab}`,
      values,
      ...securlet('route.securlets.app', name),
    },
  ]),
  ...WORKLOADS.flatMap(([app, name]): Route[] => [
    {
      key: `securlets.${app}.cwa`,
      path: `/securlets/${app}/cwa`,
      legacy: `#/${app}/cwa`,
      ...securlet('route.securlets.workloads', name),
    },
    {
      key: `securlets.${app}.cwa.tab`,
      path: `/securlets/${app}/cwa/{tab}`,
      legacy: `#/${app}/cwa/{tab}`,
      values: TABS,
      ...securlet('route.securlets.workloads', name),
    },
  ]),
];

/** The newer pages of cloud apps: what is shown, and of which app. */
const saas: readonly Route[] = (
  [
    ['accounts', '/saas/accounts/box', 'Box'],
    ['accounts', '/saas/accounts/github', 'GitHub'],
    ['accounts', '/saas/accounts/office365', 'Microsoft 365'],
    ['accounts', '/saas/accounts/workday', 'Workday'],
    ['activities', '/saas/activities/box', 'Box'],
    ['activities', '/saas/activities/github', 'GitHub'],
    ['activities', '/saas/activities/workday', 'Workday'],
    ['apps', '/saas/apps/salesforce', 'Salesforce'],
    ['collaborators', '/saas/collaborators/box', 'Box'],
    ['collaborators', '/saas/collaborators/github', 'GitHub'],
    ['exposures', '/saas/exposures/box', 'Box'],
    ['exposures', '/saas/exposures/github', 'GitHub'],
    ['ices', '/saas/ices/googleapps', 'Google Workspace'],
    ['ices', '/saas/ices/office365', 'Microsoft 365'],
    ['scan-tale', '/saas/scan-tale/box', 'Box'],
    ['settings', '/saas/settings/github', 'GitHub'],
    ['settings', '/saas/settings/office365', 'Microsoft 365'],
    ['settings', '/saas/settings/workday', 'Workday'],
  ] as const
).map(
  ([subject, path, name]): Route => ({
    key: `saas.${subject}.${path.slice(path.lastIndexOf('/') + 1)}`,
    path,
    legacy: `#${path.slice('/saas'.length)}`,
    ...securlet(`route.saas.${subject}.app`, name),
  }),
);

const routes: readonly Route[] = [
  ...routesOf('audit', [
    ['audit.home', '/appAudit', '#/', { ...BUILT, ...BY_LINK }],
    ['audit.summary', '/appAudit/summary', '#/summary', BUILT],
    ['audit.services', '/appAudit/services', '#/services', BUILT],
    [
      'audit.serviceDetail',
      '/appAudit/service/{id}',
      '#/servicedetails/{id}',
      { ...BUILT, older: '/appAudit#/servicedetails/{id}' },
    ],
    ['audit.service', '/appAudit/service', '#/service', { ...BUILT, ...BY_LINK }],
    ['audit.users', '/appAudit/users', '#/users', BUILT],
    [
      'audit.userDetail',
      '/appAudit/user/{user}',
      '#/userdetails/{user}',
      { ...BUILT, older: '/appAudit#/userdetails/{user}' },
    ],
    ['audit.user', '/appAudit/user', '#/user', { ...BUILT, ...BY_LINK }],
    ['audit.destinations', '/appAudit/destinations', '#/destinations', BUILT],
    ['audit.sites', '/appAudit/sites', '#/sites', BUILT],
    ['audit.decisions', '/appAudit/decisions', '#/decisions', BUILT],
    ['audit.addPolicy', '/appAudit/decisions/policies/add', '#/policies/add', { ...BUILT, ...BY_LINK }],
    ['audit.policy', '/appAudit/decisions/policies/{id}', '#/policies/{id}', BUILT],
    ['audit.sources', '/appAudit/sources', '#/sources', { ...BUILT, older: '/appAudit/firewall' }],
    ['audit.parsers', '/appAudit/sources/parsers', '#/sources/parsers', BUILT],
    ['audit.dataSource', '/appDataSource', '#/datasource', { leadsTo: 'audit.sources' }],
    ['audit.firewall', '/appAudit/firewall', '#/firewall', { leadsTo: 'audit.sources' }],
    [
      'audit.addSource',
      '/appAudit/firewall/add/source',
      '#/firewall/add/source',
      { leadsTo: 'audit.sources' },
    ],
    ['audit.threats', '/appAudit/threats', '#/threats', BUILT],
    ['audit.compareServices', '/appAudit/compareservices', '#/compareservices', BUILT],
    ['audit.preferences', '/appAudit/preferences', '#/preferences', BUILT],
    ['audit.brrProfiles', '/appAudit/preferences/brrprofiles', '#/brrprofiles', BUILT],
    [
      'audit.addBrrProfile',
      '/appAudit/preferences/brrprofiles/add',
      '#/brrprofiles/add',
      { ...BUILT, ...BY_LINK },
    ],
    ['audit.brrProfile', '/appAudit/preferences/brrprofiles/{id}', '#/brrprofiles/{id}', BUILT],
    ['audit.reviewBrr', '/appAudit/reviewbrr', '#/reviewbrr', BUILT],
    ['audit.requestedServices', '/appAudit/requestedservices', '#/requestedservices', BUILT],
    ['audit.scheduleReport', '/appAudit/schedule-report', '#/schedule-report', BUILT],
    ['audit.infographic', '/appAudit/infographic', '#/infographic', BUILT],
    ['audit.report', '/appAudit/audit-report', '#/audit-report', BUILT],
  ]),
  ...routesOf('account', [
    ['account.home', '/appAccount', '#/', { leadsTo: 'account.profile' }],
    ['account.profile', '/appAccount/profile', '#/profile', BUILT],
    ['account.notifications', '/appAccount/notifications', '#/notifications', BUILT],
    ['account.notification', '/appAccount/notifications/{id}', '#/notifications/{id}', BUILT],
    ['account.users', '/appAccount/users', '#/users', BUILT],
    ['account.groups', '/appAccount/groups', '#/groups', BUILT],
    ['account.profiles', '/appAccount/profiles', '#/profiles', BUILT],
    ['account.accessProfile', '/appAccount/profiles/{id}', '#/manage-profile/{id}', BUILT],
    ['account.company', '/appAccount/account', '#/account', BUILT],
    ['account.gateway', '/appAccount/account/gateway', '#/gateway'],
    ['account.tags', '/appAccount/account/tags', '#/tags', BUILT],
    ['account.dlp', '/appAccount/account/dlp', '#/dlp'],
  ]),
  ...routesOf('dashboards', [
    ['dashboards.home', '/dashboard', '#/dashboard'],
    ['dashboards.permission', '/dashboard/permission', '#/permission', { ...BUILT, ...BY_LINK }],
    ['dashboards.enduser', '/dashboard/enduser', '#/enduser', { leadsTo: 'account.profile' }],
    ['dashboards.performance', '/dashboards/monitoring-alerts/performance', '#/performance'],
    ['dashboards.older', '/appDashboards', '#/home', { leadsTo: 'dashboards.home' }],
    ['dashboards.own', '/appDashboards2', '#/'],
    ['dashboards.add', '/appDashboards2/add', '#/manage-widget'],
    ['dashboards.manage', '/appDashboards2/manage-dashboards', '#/manage-dashboards'],
    [
      'dashboards.scheduledReports',
      '/appDashboards2/manage-scheduled-reports',
      '#/manage-scheduled-reports',
      { ...BUILT, offered: false },
    ],
    ['dashboards.userDigest', '/appDashboards2/manage-user-digest', '#/manage-user-digest', BUILT],
  ]),
  ...routesOf('detect', [
    ['detect.home', '/appThreats', '#/'],
    ['detect.attackLocations', '/appThreats/attackLocations', '#/attackLocations'],
    [
      'detect.dashboard',
      '/appThreats/dashboard/{id}',
      '#/dashboard/{id}',
      { values: ['incidents', 'users'] },
    ],
    ['detect.preferences', '/appThreats/preferences', '#/preferences'],
  ]),
  ...routesOf('analyze', [
    ['analyze.home', '/analyze', '#/'],
    ['analyze.analyzer', '/analyze/analyzer', '#/analyzer'],
    ['analyze.dashboard', '/analyze/dashboard', '#/dashboard'],
    ['analyze.dashboardEdit', '/analyze/dashboardedit', '#/dashboardedit', BY_LINK],
  ]),
  ...routesOf('investigate', [
    ['investigate.home', '/appForensics', '#/'],
    ['investigate.history', '/appForensics/history', '#/history', BUILT],
    ['investigate.dlpIncidents', '/appForensics/dlp-incidents', '#/dlp-incidents'],
    ['investigate.incidentData', '/appForensics/settings/incident-data', '#/settings/incident-data'],
    ['investigate.dlpLabs', '/appForensics/dlp-innovation-labs', '#/dlp-innovation-labs'],
  ]),
  ...routesOf('login', [
    ['login.home', '/appLogin', '#/', BUILT],
    ['login.multiFactor', '/appLogin/multi-factor', '#/mfa', BUILT],
    ['login.forgotPassword', '/appLogin/forgotpassword', '#/forgotpassword', BUILT],
    ['login.resetPassword', '/appLogin/resetpassword', '#/resetpassword', BUILT],
  ]),
  ...routesOf('protect', [
    ['protect.home', '/protect', '#/'],
    ['protect.older', '/appControls', '#/home', { leadsTo: 'protect.home' }],
    ['protect.policies', '/protect/policies', '#/policies'],
    ['protect.olderPolicies', '/appControls/Policies', '#/Policies', { leadsTo: 'protect.policies' }],
    ['protect.managePolicy', '/protect/policies/manage', '#/manage-policy', BY_LINK],
    ['protect.alerts', '/appControls/Alerts', '#/Alerts'],
    ['protect.blocks', '/appControls/Blocks', '#/Blocks'],
    ['protect.contentIq', '/appControls/ContentIQ', '#/ContentIQ'],
    ['protect.dictionaries', '/appControls/Dictionaries', '#/Dictionaries'],
    ['protect.mlProfiles', '/appControls/MLProfiles', '#/MLProfiles'],
    ['protect.responseTemplates', '/appControls/response-templates', '#/response-templates'],
    ['protect.dlpProfiles', '/protect/dlpprofiles', '#/dlpprofiles'],
    ['protect.manageDlpProfile', '/protect/dlpprofiles/manage', '#/manage-ciqprofile', BY_LINK],
    ['protect.dataFilter', '/protect/dlpprofiles/datafilter', '#/datafilter'],
    ['protect.dataIdentifiers', '/protect/dlpprofiles/dataidentifiers', '#/dataidentifiers'],
    [
      'protect.manageDataIdentifier',
      '/protect/dlpprofiles/dataidentifiers/manage',
      '#/dataidentifiers/manage',
      BY_LINK,
    ],
    ['protect.reusable', '/protect/dlpprofiles/reusable', '#/reusable'],
    ['protect.manageReusable', '/protect/dlpprofiles/reusable/manage', '#/reusable/manage', BY_LINK],
    ['protect.prioritize', '/protect/dlpprofiles/responses/prioritize', '#/responses/prioritize'],
    ['protect.dlpTemplates', '/protect/dlpprofiles/templates', '#/templates'],
    ['protect.aliases', '/protect/dlpprofiles/aliases', '#/aliases'],
    ['protect.dspm', '/protect/dspm', '#/dspm'],
    ['protect.customGroups', '/protect/custom-groups', '#/custom-groups', BUILT],
    [
      'protect.manageCustomGroup',
      '/protect/custom-groups/manage',
      '#/custom-groups/manage',
      { ...BUILT, ...BY_LINK },
    ],
    ['protect.cspmProfiles', '/protect/cspmprofiles', '#/cspmprofiles'],
    ['protect.detector', '/protect/detector/manage', '#/manage-sequence-detector'],
    ['protect.detectorDomains', '/protect/detector/domains', '#/detector/domains'],
    ['protect.indices', '/protect/indices', '#/indices'],
    ['protect.dlpLabs', '/protect/dlp-innovation-labs', '#/dlp-innovation-labs'],
  ]),
  ...routesOf('endpoint', [
    ['endpoint.home', '/dlpendpoint', '#/'],
    ['endpoint.configurations', '/dlpendpoint/configurations', '#/configurations'],
    ['endpoint.appMonitor', '/global-app-monitor', '#/global-app-monitor'],
    ['endpoint.devices', '/devices', '#/devices'],
    ['endpoint.events', '/event', '#/event'],
    ['endpoint.packages', '/package', '#/package'],
  ]),
  ...routesOf('securlets', [
    ['securlets.home', '/saas', '#/'],
    ['securlets.older', '/appSecurlets', '#/home', { leadsTo: 'securlets.home' }],
    ['saas.securityPosture', '/saas/dashboard/security-posture', '#/dashboard/security-posture'],
    ['saas.accounts', '/saas/accounts', '#/accounts'],
    ['saas.scanTale', '/saas/scan-tale', '#/scan-tale'],
    ['saas.credentials', '/saas/settings/o365-credentials', '#/settings/o365-credentials'],
    ['saas.tokens', '/saas/tokens', '#/tokens'],
    ['securlets.rescan', '/securlets/rescan', '#/rescan'],
  ]),
  ...saas,
  ...securlets,
  ...routesOf('store', [
    ['store.home', '/appStore', '#/', BUILT],
    ['store.addlParams', '/appStore/addlparams', '#/addlparams', { ...BUILT, ...BY_LINK }],
    ['store.addlParamsOfApp', '/appStore/addlparams/{app}', '#/addlparams/{app}', { ...BUILT, ...BY_LINK }],
    ['store.appDetails', '/appStore/appdetails', '#/appdetails', { ...BUILT, ...BY_LINK }],
    ['store.appDetailsOfApp', '/appStore/appdetails/{app}', '#/appdetails/{app}', { ...BUILT, ...BY_LINK }],
    ['store.catalog', '/appCatalog', '#/catalog', BUILT],
  ]),
  ...routesOf('dspm', [
    ['dspm.home', '/dspm', '#/'],
    ['dspm.dashboard', '/dspm/d/{id}', '#/d/{id}', { values: ['posture'] }],
    ['dspm.catalog', '/dspm/catalog', '#/catalog'],
    ['dspm.tag', '/dspm/tag', '#/tag'],
  ]),
  ...routesOf('iaas', [
    ['iaas.home', '/iaas', '#/'],
    ['iaas.dashboard', '/iaas/dashboard', '#/dashboard'],
    ['iaas.inventory', '/iaas/inventory', '#/inventory'],
    ['iaas.accounts', '/iaas/inventory/accounts', '#/inventory/accounts'],
    ['iaas.services', '/iaas/inventory/services', '#/inventory/services'],
    ['iaas.resources', '/iaas/inventory/resources', '#/inventory/resources'],
    ['iaas.storage', '/iaas/inventory/storage', '#/inventory/storage'],
    ['iaas.organisation', '/iaas/inventory/organisation', '#/inventory/organisation'],
    ['iaas.connections', '/iaas/inventory/connections', '#/inventory/connections'],
    ['iaas.policies', '/iaas/policies', '#/policies'],
    ['iaas.settings', '/iaas/settings', '#/settings'],
    ['iaas.aws', '/iaas/settings/aws-config', '#/settings/aws-config'],
    ['iaas.azure', '/iaas/settings/azure-config', '#/settings/azure-config'],
    ['iaas.gcp', '/iaas/settings/gcp-config', '#/settings/gcp-config'],
  ]),
  ...routesOf('settings', [
    ['settings.home', '/settings', '#/', BUILT],
    ['settings.dlp', '/settings/dlp', '#/dlp'],
    ['settings.apiKeys', '/settings/api-keys', '#/api-keys', BUILT],
    ['settings.anonymisation', '/settings/anonymisation', '#/anonymisation', BUILT],
    ['settings.maintenance', '/settings/maintenance', '#/maintenance', BUILT],
    ['settings.directory', '/settings/directory', '#/directory', BUILT],
    ['settings.partners', '/settings/partners', '#/partners', BUILT],
    ['settings.sso', '/settings/sso', '#/sso', BUILT],
    ['settings.policy', '/settings/policy', '#/policy', BUILT],
    ['settings.networks', '/settings/networks', '#/networks', BUILT],
    ['settings.defaults', '/settings/defaults', '#/defaults', BUILT],
    ['settings.destinations', '/settings/destinations', '#/destinations', BUILT],
    ['settings.keys', '/settings/keys', '#/keys', BUILT],
    ['settings.usage', '/settings/usage', '#/usage', BUILT],
  ]),
];

/** Older addresses of pages that name another one themselves. */
const FURTHER: readonly FurtherAddress[] = [
  { app: 'account', legacy: '#/manage-profile', key: 'account.profiles' },
  { app: 'dashboards', legacy: '#/print', key: 'dashboards.own' },
  { app: 'protect', legacy: '#/manage-ml-profile', key: 'protect.mlProfiles' },
  { app: 'protect', legacy: '#/manage-response-template', key: 'protect.responseTemplates' },
  { app: 'protect', legacy: '#/configurepolicy', key: 'protect.managePolicy' },
  { app: 'protect', legacy: '#/configurepolicy/{id}', key: 'protect.managePolicy' },
];

/** Every route of the console: a page that `@casbah/domain/page` names and no row here names is a page without an address. */
export const TABLE = new RouteTable(routes, FURTHER);
