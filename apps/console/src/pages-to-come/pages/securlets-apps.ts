import type { CloudAppPage } from '../../routing/page.ts';

const TABS = ['activities', 'apps', 'exposed-content', 'exposed-users', 'unexposed-content'];
const CHAT_TABS = [...TABS, 'messages'];

/** Cloud apps with separate pages, and their tabs. */
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

const SAAS = [
  ['accounts', 'box', 'Box'],
  ['accounts', 'github', 'GitHub'],
  ['accounts', 'office365', 'Microsoft 365'],
  ['accounts', 'workday', 'Workday'],
  ['activities', 'box', 'Box'],
  ['activities', 'github', 'GitHub'],
  ['activities', 'workday', 'Workday'],
  ['apps', 'salesforce', 'Salesforce'],
  ['collaborators', 'box', 'Box'],
  ['collaborators', 'github', 'GitHub'],
  ['exposures', 'box', 'Box'],
  ['exposures', 'github', 'GitHub'],
  ['ices', 'googleapps', 'Google Workspace'],
  ['ices', 'office365', 'Microsoft 365'],
  ['scan-tale', 'box', 'Box'],
  ['settings', 'github', 'GitHub'],
  ['settings', 'office365', 'Microsoft 365'],
  ['settings', 'workday', 'Workday'],
] as const;

const permission = 'securlets.view';

/** Newer cloud app pages: one per subject and app. */
const saas = SAAS.map(([subject, app, name]): CloudAppPage => {
  const title = `route.saas.${subject}.app` as const;
  const path = `/saas/${subject}/${app}`;
  return { key: `saas.${subject}.${app}`, path, permission, legacy: `#/${subject}/${app}`, title, name };
});

/** Older cloud app pages: one per app, and one per tab. */
const securlets = SECURLETS.flatMap(([app, name, values]): readonly CloudAppPage[] => {
  const page = { permission, title: 'route.securlets.app', name } as const;
  return [
    { ...page, key: `securlets.${app}`, path: `/securlets/${app}`, legacy: `#/${app}` },
    {
      ...page,
      key: `securlets.${app}.tab`,
      path: `/securlets/${app}/{tab}`,
      legacy: `#/${app}/{tab}`,
      values,
    },
  ];
});

const workloads = WORKLOADS.flatMap(([app, name]): readonly CloudAppPage[] => {
  const page = { permission, title: 'route.securlets.workloads', name } as const;
  const key = `securlets.${app}.cwa`;
  const path = `/securlets/${app}/cwa`;
  const legacy = `#/${app}/cwa`;
  return [
    { ...page, key, path, legacy },
    { ...page, key: `${key}.tab`, path: `${path}/{tab}`, legacy: `${legacy}/{tab}`, values: TABS },
  ];
});

export const pages: readonly CloudAppPage[] = [...saas, ...securlets, ...workloads];
