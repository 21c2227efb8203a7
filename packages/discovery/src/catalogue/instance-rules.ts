/** A host for one kind of account, or for both indistinguishably. */
export interface HostRule {
  kind: 'personal' | 'corporate' | 'unknown';
  host: string;
}

/** Customers have hosts directly below this domain; a `*` matches any part of one label. */
export interface CustomerRule {
  kind: 'corporate' | 'unknown';
  under: string;
  /** Removed from the customer's label: `acme-my` belongs to acme. */
  ending?: string;
  /** Ends the customer's name: `acme--test` belongs to acme. */
  upTo?: string;
  /** Labels the vendor uses itself, in addition to the common ones. */
  not?: readonly string[];
}

/** How a service's hosts reveal the kind of instance. The first matching rule applies. */
export type InstanceRule = HostRule | CustomerRule;

const customers = (...domains: string[]): InstanceRule[] =>
  domains.map((under) => ({ kind: 'corporate', under }));
/** Names of buckets, sites and apps, whose owner the host doesn't show. */
const resources = (...domains: string[]): InstanceRule[] =>
  domains.map((under) => ({ kind: 'unknown', under }));
const personal = (...hosts: string[]): InstanceRule[] => hosts.map((host) => ({ kind: 'personal', host }));
const companies = (...hosts: string[]): InstanceRule[] => hosts.map((host) => ({ kind: 'corporate', host }));
const shared = (...hosts: string[]): InstanceRule[] => hosts.map((host) => ({ kind: 'unknown', host }));

const BY_SERVICE: Readonly<Record<string, readonly InstanceRule[]>> = {
  // Collaboration
  slack: [
    ...customers('enterprise.slack.com'),
    {
      kind: 'corporate',
      under: 'slack.com',
      not: [
        'app',
        'hooks',
        'join',
        'edgeapi',
        'wss-primary',
        'wss-backup',
        'wss-mobile',
        'slack',
        'my',
        'ca',
      ],
    },
  ],
  'microsoft-teams': [
    ...personal('teams.live.com'),
    ...companies('teams.microsoft.com', 'teams.cloud.microsoft', 'teams.microsoft.us'),
  ],
  'microsoft-365': companies('m365.cloud.microsoft'),
  onedrive: [
    { kind: 'corporate', under: 'sharepoint.com', ending: '-my' },
    { kind: 'corporate', under: 'sharepoint.us', ending: '-my' },
    ...personal('onedrive.live.com', 'storage.live.com', '1drv.ms', '1drv.com'),
  ],
  sharepoint: [
    { kind: 'corporate', under: 'sharepoint.com', ending: '-admin' },
    { kind: 'corporate', under: 'sharepoint.com' },
    { kind: 'corporate', under: 'sharepoint.us' },
  ],
  'microsoft-365-china': customers('sharepoint.cn'),
  'exchange-online': companies(
    'outlook.office365.com',
    'outlook.office.com',
    'outlook.cloud.microsoft',
    'outlook.office365.us',
  ),
  'outlook-com': personal('outlook.live.com', 'mail.live.com', 'calendar.live.com', 'people.live.com'),
  'microsoft-account': personal(
    'login.live.com',
    'account.live.com',
    'account.microsoft.com',
    'signup.live.com',
  ),
  'microsoft-entra-id': [
    { kind: 'corporate', under: 'b2clogin.com' },
    { kind: 'corporate', under: 'ciamlogin.com' },
    ...companies('login.microsoftonline.us'),
    ...shared('login.microsoftonline.com'),
  ],
  'microsoft-copilot': [...companies('copilot.cloud.microsoft'), ...personal('copilot.microsoft.com')],
  gmail: shared('mail.google.com'),
  'google-drive': shared('drive.google.com'),
  'google-docs': shared('docs.google.com'),
  'google-account': shared('accounts.google.com'),
  'google-workspace': companies('admin.google.com'),
  dropbox: shared('www.dropbox.com'),
  box: customers('app.box.com', 'ent.box.com', 'account.box.com'),
  'atlassian-cloud': [
    {
      kind: 'corporate',
      under: 'atlassian.net',
      not: ['api', 'jira', 'wiki', 'cofs', 'as', 'xp', 'mp-module-federation'],
    },
  ],
  zoom: [
    {
      kind: 'corporate',
      under: 'zoom.us',
      not: ['explore', 'us', 'zoom', 'go', 'marketplace', 'st1', 'st2', 'st3'],
    },
  ],
  webex: [
    {
      kind: 'corporate',
      under: 'webex.com',
      not: ['signin', 'teams', 'meet', 'idbroker', 'web', 'settings'],
    },
  ],
  notion: customers('notion.site'),
  mattermost: customers('cloud.mattermost.com'),
  'rocket-chat': [{ kind: 'corporate', under: 'rocket.chat', not: ['open', 'go', 'releases', 'collector'] }],
  'teamwork-com': customers('teamwork.com'),
  'monday-com': [
    { kind: 'corporate', under: 'monday.com', not: ['auth', 'forms', 'view', 'cdn', 'developer'] },
  ],
  youtrack: customers('youtrack.cloud', 'myjetbrains.com'),
  aha: customers('aha.io'),
  backlog: customers('backlog.com', 'backlog.jp'),
  egnyte: customers('egnyte.com'),
  sharefile: customers('sharefile.com', 'sharefile.eu'),
  filecloud: customers('filecloudonline.com', 'filecloudhosting.com'),
  dracoon: customers('dracoon.com', 'dracoon.cloud', 'dracoon.team'),
  huddle: customers('huddle.net'),
  workvivo: customers('workvivo.com', 'workvivo.us'),
  jive: customers('jiveon.com'),
  odoo: [{ kind: 'corporate', under: 'odoo.com', not: ['iap', 'runbot', 'nightly', 'upgrade'] }],
  bitrix24: customers('bitrix24.com', 'bitrix24.eu', 'bitrix24.de', 'bitrix24.ru'),
  kintone: customers('kintone.com', 'cybozu.com'),
  'm-files': customers('cloudvault.m-files.com'),
  docuware: customers('docuware.cloud'),

  // Business
  salesforce: [
    { kind: 'corporate', under: 'sandbox.my.salesforce.com', upTo: '--' },
    { kind: 'corporate', under: 'develop.my.salesforce.com', upTo: '-dev-ed' },
    { kind: 'corporate', under: 'my.salesforce.com' },
    { kind: 'corporate', under: 'sandbox.lightning.force.com', upTo: '--' },
    ...customers('lightning.force.com'),
  ],
  'salesforce-platform': [
    ...customers('file.force.com', 'my.salesforce-sites.com'),
    { kind: 'corporate', under: 'vf.force.com', upTo: '--' },
  ],
  'microsoft-dynamics-365': [...customers('crm*.dynamics.com', 'operations.dynamics.com')],
  'microsoft-power-apps': resources('powerappsportals.com'),
  zendesk: [
    { kind: 'corporate', under: 'zendesk.com', not: ['developer', 'marketplace', 'v2assets', 'ekr'] },
  ],
  freshdesk: customers('freshdesk.com', 'freshchat.com', 'freshcaller.com'),
  freshservice: customers('freshservice.com'),
  freshsales: customers('myfreshworks.com', 'freshsales.io'),
  servicenow: customers('service-now.com', 'servicenowservices.com'),
  topdesk: customers('topdesk.net'),
  'bmc-helix': customers('onbmc.com'),
  halopsa: customers('halopsa.com'),
  uservoice: customers('uservoice.com'),
  canny: customers('canny.io'),
  'help-scout': customers('helpscoutdocs.com'),
  happyfox: customers('happyfox.com'),
  liveagent: customers('ladesk.com'),
  kayako: customers('kayako.com'),
  gorgias: customers('gorgias.com'),
  intercom: customers('intercom.help'),
  pipedrive: customers('pipedrive.com'),
  'oracle-netsuite': customers('app.netsuite.com', 'suitetalk.api.netsuite.com', 'restlets.api.netsuite.com'),
  'oracle-cloud': resources('fa.ocs.oraclecloud.com', 'fa.*.oraclecloud.com'),
  coupa: customers('coupahost.com', 'coupacloud.com'),
  sap: customers('s4hana.ondemand.com', 's4hana.cloud.sap'),
  'sap-sales-cloud': customers('crm.ondemand.com'),
  'sap-successfactors': customers('successfactors.com', 'successfactors.eu'),
  bamboohr: customers('bamboohr.com', 'bamboohr.co.uk'),
  personio: [
    { kind: 'corporate', under: 'app.personio.com' },
    { kind: 'corporate', under: 'personio.de', not: ['jobs', 'hub'] },
    { kind: 'corporate', under: 'jobs.personio.de' },
    { kind: 'corporate', under: 'jobs.personio.com' },
  ],
  'cornerstone-ondemand': customers('csod.com', 'sabacloud.com'),
  recruitee: customers('recruitee.com'),
  teamtailor: customers('teamtailor.com'),
  workable: [{ kind: 'corporate', under: 'workable.com', not: ['apply', 'resources', 'jobs'] }],
  jazzhr: customers('applytojob.com'),
  breezyhr: customers('breezy.hr'),
  icims: customers('icims.com'),
  qualtrics: customers('qualtrics.com'),
  'culture-amp': customers('cultureamp.com'),
  shopify: resources('myshopify.com'),
  bigcommerce: resources('mybigcommerce.com'),
  chargebee: customers('chargebee.com'),
  recurly: customers('recurly.com'),

  // Identity, security and IT
  okta: [
    {
      kind: 'corporate',
      under: 'okta.com',
      not: ['login', 'help', 'op1static', 'trust', 'kc', 'ok1static', 'ok7static'],
    },
    ...customers('okta-emea.com', 'oktapreview.com', 'okta-gov.com'),
  ],
  auth0: customers('auth0.com', 'us.auth0.com', 'eu.auth0.com', 'au.auth0.com', 'jp.auth0.com'),
  onelogin: customers('onelogin.com'),
  'workspace-one': customers('workspaceoneaccess.com', 'awmdm.com'),
  jamf: customers('jamfcloud.com'),
  kandji: customers('kandji.io'),
  beyondtrust: customers('beyondtrustcloud.com', 'bomgarcloud.com'),
  sailpoint: customers('identitynow.com'),
  netskope: customers('goskope.com'),
  splunk: customers('splunkcloud.com'),
  pagerduty: customers('pagerduty.com'),
  '1password': customers('1password.com', '1password.eu', '1password.ca'),
  screenconnect: customers('screenconnect.com'),

  // Development and infrastructure
  github: customers('ghe.com'),
  jfrog: customers('jfrog.io'),
  'azure-devops': customers('visualstudio.com'),
  snowflake: [
    ...customers('snowflakecomputing.com', '*.snowflakecomputing.com', '*.*.snowflakecomputing.com'),
  ],
  databricks: [
    ...customers('cloud.databricks.com', 'gcp.databricks.com'),
    ...resources('*.azuredatabricks.net'),
  ],
  looker: customers('cloud.looker.com', 'looker.com', '*.looker.com'),
  domo: customers('domo.com'),
  'qlik-cloud': customers('*.qlikcloud.com'),
  statuspage: customers('statuspage.io'),
  'amazon-s3': resources(
    's3.amazonaws.com',
    's3.*.amazonaws.com',
    's3.dualstack.*.amazonaws.com',
    's3-accelerate.amazonaws.com',
    's3-website.*.amazonaws.com',
    's3-*.amazonaws.com',
  ),
  'azure-blob-storage': resources(
    'blob.core.windows.net',
    'dfs.core.windows.net',
    '*.web.core.windows.net',
    'blob.core.usgovcloudapi.net',
  ),
  'azure-files': resources('file.core.windows.net', 'file.core.usgovcloudapi.net'),
  'azure-openai': resources('openai.azure.com', 'openai.azure.us'),
  'azure-ai-services': resources('cognitiveservices.azure.com', 'cognitiveservices.azure.us'),
  'azure-ai-foundry': resources('services.ai.azure.com'),
  'aws-iam-identity-center': customers('awsapps.com'),
  'amazon-connect': customers('my.connect.aws'),
  'google-cloud-storage': resources('storage.googleapis.com'),
  'azure-app-service': resources('azurewebsites.net', 'azurestaticapps.net', '*.azurestaticapps.net'),
  heroku: resources('herokuapp.com'),
  vercel: resources('vercel.app'),
  netlify: resources('netlify.app'),
  'github-pages': resources('github.io'),
  'cloudflare-workers': resources('*.workers.dev'),
  'cloudflare-pages': resources('pages.dev'),
  firebase: resources('firebaseio.com', 'firebaseapp.com', 'web.app'),
  supabase: resources('supabase.co'),
  'wordpress-com': resources('wordpress.com'),

  // Education
  canvas: customers('instructure.com'),
  blackboard: customers('blackboard.com'),
  brightspace: customers('brightspace.com'),
  docebo: customers('docebosaas.com'),
  talentlms: customers('talentlms.com'),
};

/** Rules by service ID. A map, because IDs like `constructor` are properties of every object. */
export const INSTANCE_RULES: ReadonlyMap<string, readonly InstanceRule[]> = new Map(
  Object.entries(BY_SERVICE),
);
