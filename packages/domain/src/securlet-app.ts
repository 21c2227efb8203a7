/** Cloud apps that Casbah can connect to by account, named as in scopes, components and URLs. */
export const SECURLET_APPS = [
  'amazonwebservices',
  'azure',
  'box',
  'cisco_spark',
  'dropbox',
  'facebookworkplace',
  'gcp',
  'github',
  'googleapps',
  'office365',
  'salesforce',
  'servicenow',
  'slack',
  'workday',
  'yammer',
] as const;
export type SecurletApp = (typeof SECURLET_APPS)[number];
