/** Cloud apps that Casbah can hold an account of: the names that scopes, components and addresses know them by. */
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
