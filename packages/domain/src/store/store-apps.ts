import type { Area } from '../permission.ts';
import type { AppParameter } from './app-parameter.ts';
import {
  type AppFeature,
  type AppField,
  type AppSupport,
  type AppWay,
  appKeyOf,
  type StoreApp,
} from './store-app.ts';

const NO_SUPPORT: AppSupport = {
  gateway_encryption: false,
  ice_encryption: false,
  transactional_ciq: false,
  websocket: false,
};

/** A part of Casbah. */
function part(name: string, area: Area | undefined, features: readonly AppFeature[]): StoreApp {
  return {
    key: appKeyOf(name),
    name,
    title: name,
    field: 'casbah',
    services: [],
    ...(area === undefined ? {} : { area }),
    ways: [{ category: 'CASBAH', features, parameters: [], policyBlacklist: [], support: NO_SUPPORT }],
  };
}

/** A cloud app connected by an account. */
function api(
  parameters: readonly AppParameter[],
  { without = [], more = [] }: { without?: readonly AppFeature[]; more?: readonly AppFeature[] } = {},
): AppWay {
  const usual: readonly AppFeature[] = ['activities', 'exposures', 'content_inspection', 'remediation'];
  return {
    category: 'API',
    parameters,
    support: NO_SUPPORT,
    features: [...usual.filter((feature) => !without.includes(feature)), ...more],
    // The API doesn't see gateway traffic.
    policyBlacklist: ['documentshare', 'filexfer', 'accessenforcement', 'documentsecurity'],
  };
}

/** A cloud app whose traffic the gateway inspects. */
function gateway(support: Partial<AppSupport> = {}): AppWay {
  const isEncrypted = support.gateway_encryption === true || support.ice_encryption === true;
  return {
    category: 'GW',
    features: ['activities', 'content_inspection', 'blocking', ...(isEncrypted ? ENCRYPTION : [])],
    // Domains of the company's own accounts; other accounts are personal.
    parameters: [{ name: 'domains', isRequired: false, kind: 'list', rule: 'domain', maximum: 50 }],
    policyBlacklist: ['documentshareapi', 'accessenforceapi', 'configassessmentapi'],
    support: { ...NO_SUPPORT, ...support },
  };
}
const ENCRYPTION: readonly AppFeature[] = ['encryption'];

/** A cloud app. */
function cloud(
  name: string,
  field: AppField,
  services: readonly string[],
  ways: readonly AppWay[],
  more: Pick<StoreApp, 'securlet'> & { title?: string } = {},
): StoreApp {
  return { key: appKeyOf(name), name, title: name, field, services, ways, ...more };
}

const DAYS_BACK: AppParameter = {
  name: 'days_back',
  isRequired: false,
  kind: 'number',
  minimum: 1,
  maximum: 365,
};
const CLIENT: readonly AppParameter[] = [
  { name: 'client_id', isRequired: true, kind: 'text', rule: 'identifier' },
  { name: 'client_secret', isRequired: true, kind: 'secret', maximum: 1024 },
];
const TOKEN: AppParameter = { name: 'token', isRequired: true, kind: 'secret', maximum: 4096 };
const LOGIN: readonly AppParameter[] = [
  { name: 'user', isRequired: true, kind: 'text', rule: 'identifier' },
  { name: 'password', isRequired: true, kind: 'secret', maximum: 256 },
];
const HOST: AppParameter = { name: 'host', isRequired: true, kind: 'text', rule: 'host' };
const GOOGLE: readonly AppParameter[] = [
  { name: 'domain', isRequired: true, kind: 'text', rule: 'domain' },
  { name: 'admin_email', isRequired: true, kind: 'text', rule: 'email' },
  // Key file of a Google service account.
  { name: 'key', isRequired: true, kind: 'secret', maximum: 8192 },
];
const MICROSOFT: readonly AppParameter[] = [
  { name: 'tenant_id', isRequired: true, kind: 'text', rule: 'uuid' },
  { name: 'client_id', isRequired: true, kind: 'text', rule: 'uuid' },
  { name: 'client_secret', isRequired: true, kind: 'secret', maximum: 1024 },
  { name: 'cloud', isRequired: false, kind: 'choice', values: ['global', 'us_gov', 'china'] },
];

/** All Store apps, parts of Casbah first. Other names belong to their owners. */
export const STORE_APPS: readonly StoreApp[] = [
  part('Audit', 'audit', ['discovery', 'risk_scores', 'log_sources', 'reports']),
  part('Detect', 'detect', ['detectors', 'threat_scores']),
  part('Investigate', 'investigate', ['history', 'activity_log', 'incidents']),
  part('Protect', 'protect', ['policies', 'content_profiles']),
  part('Analyze', 'analyze', ['queries']),
  part('Gateway', undefined, ['proxy', 'blocking', 'custom_gatelets']),
  part('Endpoint', 'endpoint', ['agents', 'content_inspection']),
  part('DSPM', 'dspm', ['data_map']),
  part('IaaS', 'iaas', ['configuration_checks']),

  cloud(
    'Box',
    'storage',
    ['box', 'box-notes'],
    [
      api([{ name: 'enterprise_id', isRequired: true, kind: 'text', rule: 'digits' }, ...CLIENT, DAYS_BACK]),
      gateway({ gateway_encryption: true, transactional_ciq: true }),
    ],
    { securlet: 'box' },
  ),
  cloud(
    'Dropbox',
    'storage',
    ['dropbox', 'dropbox-paper'],
    [api([...CLIENT, DAYS_BACK]), gateway({ gateway_encryption: true, transactional_ciq: true })],
    {
      securlet: 'dropbox',
    },
  ),
  cloud(
    'Google Drive',
    'storage',
    ['google-drive', 'google-docs'],
    [gateway({ gateway_encryption: true, transactional_ciq: true })],
  ),
  cloud(
    'Google Apps',
    'collaboration',
    ['google-workspace', 'google-drive', 'gmail', 'google-calendar', 'google-chat', 'google-meet'],
    [api([...GOOGLE, DAYS_BACK], { more: ENCRYPTION })],
    { securlet: 'googleapps', title: 'Google Workspace' },
  ),
  cloud(
    'Office 365',
    'collaboration',
    ['onedrive', 'sharepoint', 'microsoft-teams', 'exchange-online'],
    [
      api([...MICROSOFT, DAYS_BACK], { more: ENCRYPTION }),
      gateway({ gateway_encryption: true, ice_encryption: true, transactional_ciq: true, websocket: true }),
    ],
    { securlet: 'office365', title: 'Microsoft 365' },
  ),
  cloud(
    'Slack',
    'collaboration',
    ['slack'],
    [
      api([{ name: 'domain', isRequired: true, kind: 'text', rule: 'domain' }, TOKEN, DAYS_BACK]),
      gateway({ websocket: true }),
    ],
    { securlet: 'slack' },
  ),
  cloud(
    'Cisco Spark',
    'collaboration',
    ['webex'],
    [api([{ name: 'organisation', isRequired: true, kind: 'text', rule: 'identifier' }, TOKEN])],
    { securlet: 'cisco_spark', title: 'Webex' },
  ),
  cloud('Facebook Workplace', 'collaboration', ['workplace-from-meta'], [api([TOKEN])], {
    securlet: 'facebookworkplace',
    title: 'Workplace from Meta',
  }),
  cloud('Yammer', 'collaboration', ['yammer'], [api(MICROSOFT, { without: ['remediation'] }), gateway()], {
    securlet: 'yammer',
    title: 'Viva Engage',
  }),
  cloud(
    'Salesforce',
    'business',
    ['salesforce', 'salesforce-platform'],
    [
      api([HOST, ...CLIENT, { name: 'is_sandbox', isRequired: false, kind: 'switch' }, DAYS_BACK], {
        more: ENCRYPTION,
      }),
      gateway({ gateway_encryption: true, transactional_ciq: true }),
    ],
    { securlet: 'salesforce' },
  ),
  cloud('ServiceNow', 'business', ['servicenow'], [api([HOST, ...LOGIN]), gateway()], {
    securlet: 'servicenow',
  }),
  cloud(
    'Workday',
    'business',
    ['workday'],
    [
      api([HOST, { name: 'tenant_id', isRequired: true, kind: 'text', rule: 'identifier' }, ...LOGIN], {
        without: ['exposures', 'content_inspection', 'remediation'],
      }),
    ],
    { securlet: 'workday' },
  ),
  cloud('DocuSign', 'business', ['docusign'], [gateway()]),
  cloud('HubSpot', 'business', ['hubspot'], [gateway()]),
  cloud('Zendesk', 'business', ['zendesk'], [gateway()]),
  cloud(
    'GitHub',
    'development',
    ['github', 'github-gist'],
    [
      api([{ name: 'organisation', isRequired: true, kind: 'text', rule: 'identifier' }, TOKEN, DAYS_BACK]),
      gateway(),
    ],
    { securlet: 'github' },
  ),
  cloud('GitLab', 'development', ['gitlab'], [gateway()]),
  cloud('Jira', 'development', ['jira'], [gateway()]),
  cloud(
    'Amazon Web Services',
    'infrastructure',
    ['amazon-web-services', 'amazon-s3'],
    [
      api(
        [
          { name: 'account_id', isRequired: true, kind: 'text', rule: 'aws_account' },
          { name: 'role', isRequired: true, kind: 'text', rule: 'aws_role' },
          { name: 'external_id', isRequired: true, kind: 'secret', maximum: 1224 },
          { name: 'region', isRequired: false, kind: 'text', rule: 'identifier' },
        ],
        { more: ['buckets', 'configuration_checks'] },
      ),
    ],
    { securlet: 'amazonwebservices' },
  ),
  cloud(
    'Azure',
    'infrastructure',
    ['microsoft-azure', 'azure-blob-storage'],
    [
      api([...MICROSOFT, { name: 'subscription_id', isRequired: true, kind: 'text', rule: 'uuid' }], {
        more: ['configuration_checks'],
      }),
    ],
    { securlet: 'azure', title: 'Microsoft Azure' },
  ),
  cloud(
    'GCP',
    'infrastructure',
    [],
    [
      api(
        [
          { name: 'project', isRequired: true, kind: 'text', rule: 'identifier' },
          { name: 'key', isRequired: true, kind: 'secret', maximum: 8192 },
        ],
        { more: ['configuration_checks'] },
      ),
    ],
    { securlet: 'gcp', title: 'Google Cloud' },
  ),
  cloud('Egnyte', 'storage', ['egnyte'], [gateway({ transactional_ciq: true })]),
  cloud('ShareFile', 'storage', ['sharefile'], [gateway({ transactional_ciq: true })]),
  cloud('WeTransfer', 'storage', ['wetransfer'], [gateway()]),
  cloud('Evernote', 'collaboration', ['evernote'], [gateway()]),
  cloud('Confluence', 'collaboration', ['confluence'], [gateway()]),
  cloud('Notion', 'collaboration', ['notion'], [gateway({ websocket: true })]),
  cloud('Asana', 'collaboration', ['asana'], [gateway()]),
  cloud('Trello', 'collaboration', ['trello'], [gateway({ websocket: true })]),
  cloud('Zoom', 'collaboration', ['zoom'], [gateway({ websocket: true })]),
  cloud(
    'ChatGPT',
    'ai',
    ['chatgpt', 'openai-platform'],
    [gateway({ transactional_ciq: true, websocket: true })],
  ),
  cloud('Claude', 'ai', ['claude'], [gateway({ transactional_ciq: true })]),
  cloud('GitHub Copilot', 'ai', ['github-copilot'], [gateway()]),
  cloud('LinkedIn', 'social', ['linkedin'], [gateway()]),
  cloud('Facebook', 'social', ['facebook'], [gateway({ websocket: true })]),
  cloud('YouTube', 'social', ['youtube'], [gateway()]),
];

const BY_KEY: ReadonlyMap<string, StoreApp> = new Map(STORE_APPS.map((app) => [app.key, app]));
/** Alternative names of apps in URLs and calls. */
const BY_OTHER_NAME: ReadonlyMap<string, StoreApp> = new Map(
  STORE_APPS.flatMap((app) => [
    ...(app.securlet === undefined ? [] : [[app.securlet, app] as const]),
    [appKeyOf(app.title), app] as const,
  ]),
);

/** Finds an app by key, name or current name, ignoring case. */
export function storeApp(name: string): StoreApp | undefined {
  const key = appKeyOf(name);
  return BY_KEY.get(key) ?? BY_OTHER_NAME.get(key);
}

/** The part of Casbah for an area; `undefined` for areas that every company has. */
export function partOfArea(area: Area): StoreApp | undefined {
  return STORE_APPS.find((app) => app.area === area);
}
