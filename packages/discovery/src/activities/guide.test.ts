import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  ACTIVITIES,
  ACTIVITY_EXTRAS,
  type Activity,
  OBJECT_TYPES,
  type ObjectType,
} from '@casbah/domain/activity';
import { expect, test } from 'vitest';
import { LONGEST_RAW } from './activity-format.ts';

const GUIDE = fileURLToPath(new URL('../../../../docs/reference/activities.md', import.meta.url));

const ACTIVITY_MEANINGS: Readonly<Record<Activity, string>> = {
  sign_in: 'Signed in, or tried to',
  sign_out: 'Signed out, or a session ended',
  verify_mfa: 'Answered a second factor',
  enroll_mfa: 'Added or enabled a second factor',
  remove_mfa: 'Removed, disabled or reset a second factor',
  change_password: 'Changed a password',
  reset_password: 'Reset a password, or asked for it',
  assume_role: 'Took on a role, or acted as another person',
  view: 'Opened, previewed or read',
  search: 'Searched or queried',
  list: 'Listed the contents of a folder, table or collection',
  download: 'Downloaded',
  upload: 'Uploaded',
  create: 'Created or added',
  edit: 'Changed the content or properties',
  rename: 'Renamed',
  move: 'Moved to another place',
  copy: 'Copied',
  delete: 'Deleted, also to a recycle bin',
  restore: 'Restored something deleted, or an earlier version',
  print: 'Printed',
  sync: 'Synchronized with a device',
  import: 'Imported data',
  export: 'Exported data, also as a report or a backup',
  lock: 'Locked or checked out',
  unlock: 'Unlocked or checked in',
  run: 'Ran a job, script, function or workflow',
  share: 'Shared with people or groups',
  unshare: 'Stopped sharing with people or groups',
  change_sharing: 'Changed how something is shared',
  create_link: 'Created a link for sharing',
  remove_link: 'Removed a link for sharing',
  change_link: 'Changed the audience, expiration or password of a link',
  request_access: 'Asked for access',
  invite: 'Invited a person',
  join: 'Joined a group, channel or meeting',
  leave: 'Left a group, channel or meeting',
  add_member: 'Added somebody to a group, team or channel',
  remove_member: 'Removed somebody from a group, team or channel',
  change_role: 'Changed the role of a person',
  grant_permission: 'Gave a permission or role',
  revoke_permission: 'Took away a permission or role',
  change_permission: 'Changed permissions or an access policy',
  change_owner: 'Transferred ownership',
  approve: 'Approved or accepted',
  reject: 'Rejected or declined',
  enable: 'Enabled or reactivated',
  disable: 'Disabled, suspended, archived or let expire',
  send: 'Sent a message or mail',
  receive: 'Received a message or mail',
  forward: 'Forwarded a message, mail or call',
  start: 'Started a meeting, recording, instance or process',
  end: 'Ended a meeting, recording, instance or process',
  install: 'Installed or connected an app',
  uninstall: 'Uninstalled or disconnected an app',
  authorize: 'Let an app use data, or issued a token to it',
  revoke_authorization: 'Withdrew an app’s access or token',
  configure: 'Changed a setting',
  alert: 'The vendor raised an alert',
  block: 'The vendor or a policy blocked something',
  quarantine: 'The vendor or a policy quarantined something',
  other: 'Something else; see `extra.source_action`',
};

const OBJECT_MEANINGS: Readonly<Record<ObjectType, string>> = {
  file: 'A file or document',
  folder: 'A folder',
  site: 'A site of pages or documents, such as a SharePoint site or a Confluence space',
  drive: 'A drive or document library',
  link: 'A link for sharing',
  page: 'A page of a wiki, site or app',
  list: 'A list, such as a SharePoint list',
  item: 'An item of a list or vault',
  form: 'A form or template',
  comment: 'A comment',
  message: 'A chat message or post',
  mail: 'An email',
  mailbox: 'A mailbox',
  mail_rule: 'A rule that moves, forwards or deletes mail',
  calendar: 'A calendar or an event in it',
  channel: 'A channel, room or conversation',
  meeting: 'A meeting or webinar',
  recording: 'A recording or transcript',
  call: 'A call',
  user: 'A person or their account',
  group: 'A group or team',
  role: 'A role or profile',
  organization: 'An organization, tenant or workspace',
  domain: 'A domain name',
  account: 'An account at a cloud provider, or of a customer',
  device: 'A device',
  session: 'A session',
  policy: 'A policy, also of access',
  rule: 'A rule, such as one of a firewall or an alert',
  setting: 'A setting',
  app: 'An app, integration or service account',
  api_key: 'An API key or token',
  credential: 'A password, factor or other credential',
  secret: 'A secret in a store of secrets',
  key: 'An encryption or SSH key',
  certificate: 'A certificate',
  vault: 'A vault of passwords or secrets',
  repository: 'A code repository',
  branch: 'A branch or tag',
  pull_request: 'A pull request or merge request',
  issue: 'An issue',
  workflow: 'A workflow, pipeline or automation',
  project: 'A project or subscription of resources',
  record: 'A record of a business app',
  report: 'A report or export',
  dashboard: 'A dashboard or board',
  database: 'A database',
  table: 'A table or dataset',
  query: 'A query or saved search',
  bucket: 'A storage bucket or container',
  instance: 'A virtual machine',
  image: 'A machine or container image',
  snapshot: 'A snapshot or backup',
  disk: 'A disk or volume',
  network: 'A network, subnet, gateway or address',
  security_group: 'A security group or set of firewall rules',
  cluster: 'A cluster',
  function: 'A function without a server',
  queue: 'A queue, topic or stream',
  log: 'An audit log or its settings',
  alert: 'An alert or finding',
  ticket: 'A ticket, incident or request',
  subscription: 'A license or plan',
  resource: 'Any other resource',
};

const EXTRA_MEANINGS: Readonly<Record<keyof typeof ACTIVITY_EXTRAS, string>> = {
  action: 'The vendor’s own name of the action',
  actorType: 'The kind of actor: `user`, `service`, `system`, `vendor` or `anonymous`',
  actorName: 'The display name of the actor',
  reason: 'Why it failed, in the vendor’s words',
  account: 'The tenant, organization or account at the vendor',
  path: 'The path or container of the object',
  size: 'The size of the object in bytes',
  hash: 'SHA-256, SHA-1 or MD5 of the object’s content',
  channel: 'The channel, room or conversation',
  exposure: 'Who can open it after the change: `private`, `internal`, `external` or `public`',
  role: 'The role or permission given, taken or assumed',
  before: 'The value before the change',
  after: 'The value after the change',
};

function table(head: string, rows: readonly (readonly [name: string, meaning: string])[]): string {
  const lines = rows.map(([name, meaning]) => `| \`${name}\` | ${meaning} |`);
  return [`| ${head} | meaning |`, '|---|---|', ...lines].join('\n');
}

function extras(): string {
  const rows = Object.entries(EXTRA_MEANINGS).map(([key, meaning]): [string, string] => {
    const known = Object.entries(ACTIVITY_EXTRAS).find(([name]) => name === key);
    return [known?.[1] ?? key, meaning];
  });
  return table('name', rows);
}

/** The guide with the text between two markers replaced. */
function filled(guide: string, mark: string, content: string): string {
  const [before = '', rest, ...more] = guide.split(`<!-- ${mark} -->\n`);
  const [, after, ...others] = rest?.split(`<!-- /${mark} -->`) ?? [];
  expect([more, others], mark).toEqual([[], []]);
  return `${before}<!-- ${mark} -->\n${content}\n<!-- /${mark} -->${after}`;
}

/** `npx vitest run --project unit packages/discovery/src/activities/guide.test.ts -u` rewrites the tables. */
test('the guide lists every activity, object type and extra', async () => {
  const guide = readFileSync(GUIDE, 'utf8');
  const terms = table(
    'activity',
    ACTIVITIES.map((term) => [term, ACTIVITY_MEANINGS[term]]),
  );
  const objects = table(
    'object type',
    OBJECT_TYPES.map((term) => [term, OBJECT_MEANINGS[term]]),
  );
  const tables = { extras: extras(), terms, objects };
  const expected = Object.entries(tables).reduce((text, [mark, rows]) => filled(text, mark, rows), guide);
  expect(guide).toContain(`${LONGEST_RAW.toLocaleString('en')} characters`);
  await expect(expected).toMatchFileSnapshot(GUIDE);
});
