import { expect, test } from 'vitest';
import { loadCatalogue } from './built-in.ts';
import { instanceOf } from './instance.ts';

const catalogue = loadCatalogue();

function instance(host: string) {
  const service = catalogue.serviceOfHost(host);
  if (service === undefined) throw new Error(`${host} leads to no service`);
  const found = instanceOf(service, host);
  return found && `${found.kind} ${found.name}`;
}

test.each([
  ['acme.slack.com', 'corporate acme'],
  ['acme.enterprise.slack.com', 'corporate acme'],
  ['ACME.Slack.com.', 'corporate acme'],
  ['acme.my.salesforce.com', 'corporate acme'],
  ['acme--test.sandbox.my.salesforce.com', 'corporate acme'],
  ['acme.lightning.force.com', 'corporate acme'],
  ['acme-my.sharepoint.com', 'corporate acme'],
  ['acme.sharepoint.com', 'corporate acme'],
  ['acme-admin.sharepoint.com', 'corporate acme'],
  ['onedrive.live.com', 'personal onedrive.live.com'],
  ['acme.atlassian.net', 'corporate acme'],
  ['acme.zendesk.com', 'corporate acme'],
  ['acme.okta.com', 'corporate acme'],
  ['acme.eu.auth0.com', 'corporate acme'],
  ['outlook.office365.com', 'corporate outlook.office365.com'],
  ['outlook.live.com', 'personal outlook.live.com'],
  ['teams.live.com', 'personal teams.live.com'],
  ['mail.google.com', 'unknown mail.google.com'],
  ['backups.s3.eu-west-1.amazonaws.com', 'unknown backups'],
  ['backups.s3-eu-west-1.amazonaws.com', 'unknown backups'],
  ['acme.blob.core.windows.net', 'unknown acme'],
  ['acme.crm4.dynamics.com', 'corporate acme'],
  ['acme.eu-central-1.snowflakecomputing.com', 'corporate acme'],
  ['acme.ghe.com', 'corporate acme'],
])('%s is %s', (host, expected) => {
  expect(instance(host)).toBe(expected);
});

test.each([
  'slack.com',
  'www.slack.com',
  'app.slack.com',
  'files.slack.com',
  'api.atlassian.net',
  'support.zendesk.com',
  'login.salesforce.com',
  's3.eu-west-1.amazonaws.com',
  'a.b.zendesk.com',
  'static.zdassets.com',
  'www.figma.com',
])('%s tells nothing', (host) => {
  expect(instance(host)).toBeUndefined();
});
