import type { ObjectType } from '@casbah/domain/activity';
import type { RecordFacts } from '../record-facts.ts';
import type { ReportedEvent } from './reported-event.ts';

/** Parameters that name an object, most specific first, with the kind of object. */
type Named = readonly [type: ObjectType, names: readonly string[], ids?: readonly string[]];

const APP: Named = [
  'app',
  ['APPLICATION_NAME', 'APP_NAME', 'OAUTH2_APP_NAME', 'API_CLIENT_NAME', 'SERVICE_NAME'],
  ['APP_ID', 'OAUTH2_APP_ID', 'APPLICATION_ID', 'CLIENT_ID'],
];

/** Parameters of admin events; the first of these that an event has names its object. */
const ADMIN: readonly Named[] = [
  ['group', ['GROUP_EMAIL']],
  ['user', ['USER_EMAIL']],
  ['role', ['ROLE_NAME'], ['ROLE_ID']],
  ['setting', ['SETTING_NAME', 'USER_DEFINED_SETTING_NAME']],
  APP,
  ['rule', ['RULE_NAME', 'RULE_RESOURCE_NAME']],
  ['domain', ['DOMAIN_ALIAS', 'SECONDARY_DOMAIN_NAME', 'DOMAIN_NAME']],
  ['device', ['DEVICE_SERIAL_NUMBER', 'DEVICE_ID', 'RESOURCE_ID'], ['DEVICE_ID', 'RESOURCE_ID']],
  ['alert', ['ALERT_NAME', 'ALERT_ID'], ['ALERT_ID']],
  ['query', ['INVESTIGATION_QUERY', 'EMAIL_LOG_SEARCH_MSG_ID', 'QUERY']],
  ['calendar', ['RESOURCE_NAME', 'RESOURCE_IDENTIFIER'], ['RESOURCE_IDENTIFIER']],
  ['organization', ['ORG_UNIT_NAME', 'ORGANIZATION_NAME']],
];

const OTHERS: Readonly<Record<string, readonly Named[]>> = {
  calendar: [
    ['meeting', ['event_title'], ['event_id']],
    ['calendar', ['calendar_id', 'organizer_calendar_id'], ['calendar_id', 'organizer_calendar_id']],
  ],
  chat: [
    ['file', ['attachment_name', 'filename'], ['attachment_hash']],
    ['channel', ['room_name', 'room_id', 'dm_id'], ['room_id', 'dm_id']],
    ['message', ['message_id'], ['message_id']],
  ],
  chrome: [
    ['file', ['CONTENT_NAME', 'TRIGGER_DESTINATION'], ['CONTENT_HASH']],
    ['app', ['EXTENSION_NAME', 'APP_NAME'], ['EXTENSION_ID', 'APP_ID']],
    ['page', ['URL']],
    ['device', ['DEVICE_NAME'], ['DEVICE_ID', 'VIRTUAL_DEVICE_ID']],
  ],
  classroom: [['group', ['course_title'], ['course_id']]],
  context_aware_access: [
    ['app', ['CAA_APPLICATION', 'CAA_API_CALLED']],
    ['device', ['CAA_DEVICE_ID']],
  ],
  data_studio: [['report', ['ASSET_NAME'], ['ASSET_ID']]],
  gcp: [['key', ['KEY_FINGERPRINT', 'FINGERPRINT']]],
  gmail: [
    ['mail', ['subject', 'message_info.subject'], ['rfc2822_message_id', 'message_info.rfc2822_message_id']],
  ],
  groups: [['group', ['group_email']]],
  groups_enterprise: [['group', ['group_id', 'group_email', 'group_name']]],
  keep: [['page', ['note_name'], ['note_name']]],
  login: [],
  meet: [['meeting', ['meeting_code', 'conference_id'], ['conference_id', 'meeting_code']]],
  mobile: [
    ['app', ['APPLICATION_ID'], ['APPLICATION_ID']],
    ['device', ['SERIAL_NUMBER', 'DEVICE_MODEL', 'DEVICE_ID'], ['DEVICE_ID', 'RESOURCE_ID']],
  ],
  rules: [
    ['file', ['resource_title', 'resource_name'], ['resource_id']],
    ['rule', ['rule_name', 'rule_resource_name'], ['rule_resource_name']],
  ],
  saml: [['app', ['application_name'], ['application_name']]],
  tasks: [['item', ['task_title'], ['task_id']]],
  token: [['app', ['app_name', 'client_id'], ['client_id']]],
  user_accounts: [['credential', ['email_forwarding_destination_address']]],
  user_takeout: [['report', ['products_requested'], ['takeout_job_id', 'job_id']]],
  vault: [['project', ['matter_name', 'matter_id', 'resource_name'], ['matter_id']]],
};

/** `doc_type` of a Drive item that isn't a file. */
const ITEMS: Readonly<Record<string, ObjectType>> = {
  folder: 'folder',
  form: 'form',
  shared_drive: 'drive',
  site: 'site',
  sites: 'site',
  team_drive: 'drive',
};

const EXPOSURES: Readonly<Record<string, string>> = {
  people_with_link: 'public',
  people_within_domain_with_link: 'internal',
  private: 'private',
  public: 'public',
  public_in_the_domain: 'internal',
  public_on_the_web: 'public',
  shared_externally: 'external',
  shared_internally: 'internal',
};

/** The object, and the people and groups affected, of an event. */
export function readObject(facts: RecordFacts, event: ReportedEvent): void {
  if (event.application === 'drive') readItem(facts, event);
  else if (event.application === 'admin') readAdminObject(facts, event);
  else readNamed(facts, event, OTHERS[event.application] ?? [['resource', ['resource_name', 'title']]]);
  event.target(
    'target',
    'target_users',
    'invitee',
    'participant',
    'event_guest',
    'grantee_email',
    'member_id',
  );
  event.target(
    'user_email',
    'recipients',
    'target_user',
    'new_owner',
    'email_forwarding_destination_address',
  );
  if (facts.get('object') !== undefined) return;
  const affected = event.pathOf('affected_email_address');
  if (affected !== undefined) facts.on('user', affected).take('object', affected);
}

function readNamed(facts: RecordFacts, event: ReportedEvent, objects: readonly Named[]): void {
  const found = objects.find(([, names]) => event.text(...names) !== undefined);
  if (found === undefined) {
    facts.on(objects[0]?.[0]);
    return;
  }
  const [type, names, ids = []] = found;
  facts.on(type);
  event.take('object', ...names).take('object_id', ...ids);
}

function readAdminObject(facts: RecordFacts, event: ReportedEvent): void {
  const isGroup = event.pathOf('GROUP_EMAIL') !== undefined;
  readNamed(facts, event, ADMIN);
  if (!isGroup || event.pathOf('USER_EMAIL') !== undefined) event.target('USER_EMAIL');
  event
    .target('DESTINATION_USER_EMAIL', 'NEW_USER_EMAIL')
    .keep('role', 'ROLE_NAME', 'PRIVILEGE_NAME')
    .keep('before', 'OLD_VALUE')
    .keep('after', 'NEW_VALUE')
    .keep('path', 'ORG_UNIT_NAME');
  if (facts.get('object_type') === 'setting') event.keep('setting_of', 'APPLICATION_NAME');
}

function readItem(facts: RecordFacts, event: ReportedEvent): void {
  const type = event.text('doc_type')?.toLowerCase();
  facts.on(ITEMS[type ?? ''] ?? 'file', event.pathOf('doc_type') ?? '');
  const visibility = event.text('visibility')?.toLowerCase() ?? '';
  const change = event.text('visibility_change')?.toLowerCase();
  const exposure = EXPOSURES[visibility] ?? (change === 'external' ? 'external' : undefined);
  facts.extra('exposure', exposure).extra('item_type', type);
  event
    .take('object', 'doc_title', 'team_drive_name', 'shared_drive_name')
    .take('object_id', 'doc_id', 'team_drive_id', 'shared_drive_id')
    .keep('path', 'destination_folder_title', 'source_folder_title')
    .keep('owner', 'owner')
    .keep('before', 'old_value', 'old_visibility')
    .keep('after', 'new_value');
  if (/access|acl|membership/.test(event.name))
    event.keep('role', 'new_value', 'added_role', 'membership_change_type');
  event.target('target_user', 'target_domain', 'new_owner', 'recipients');
}
