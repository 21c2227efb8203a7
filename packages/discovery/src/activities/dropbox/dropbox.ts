import type { ActorType, ObjectType } from '@casbah/domain/activity';
import { isJsonObject, type JsonObject } from '../../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from '../activity-format.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf, valueAt } from '../record-path.ts';
import { activityOfType } from './event-types.ts';

/** Dropbox names the variant of a union in `.tag`; exports for databases, which lack such names, in `_tag`. */
function tagAt(facts: RecordFacts, path: string): string | undefined {
  return facts.text(`${path}.\\.tag`, `${path}._tag`, path);
}

const ACTORS: Readonly<Record<string, ActorType>> = {
  admin: 'user',
  anonymous: 'anonymous',
  app: 'service',
  dropbox: 'vendor',
  reseller: 'vendor',
  user: 'user',
};

const ASSETS: Readonly<Record<string, ObjectType>> = {
  file: 'file',
  folder: 'folder',
  paper_document: 'page',
  paper_folder: 'folder',
  showcase_document: 'page',
};

/** What events without assets are about, by their type. */
const OBJECTS: readonly (readonly [pattern: RegExp, type: ObjectType])[] = [
  [/comment$/, 'comment'],
  [/polic(?:y|ies)|_changed$|_exception$|^(?:sso|web_sessions|device_approvals)_/, 'setting'],
  [/^(?:app|integration)_/, 'app'],
  [/^device_|^dropbox_passwords_new_device/, 'device'],
  [/^group_/, 'group'],
  [/^domain_|_domain_/, 'domain'],
  [/report/, 'report'],
  [/^(?:shared_link|paper_published_link)|invite_link$/, 'link'],
  [/^(?:governance|legal_holds)/, 'policy'],
  [/^admin_alerting/, 'alert'],
  [/^(?:member|tfa|password|account|sign_in_as|guest_admin|secondary|pending)_/, 'user'],
  [/^team_|_team_/, 'organization'],
  [/^file_request|^file_|^create_folder/, 'file'],
];

const EXPOSURES: Readonly<Record<string, string>> = {
  public: 'public',
  password: 'external',
  team: 'internal',
  team_only: 'internal',
  members: 'private',
  no_one: 'private',
};

const PERSON = ['email', 'display_name', 'account_id'];

function readActor(facts: RecordFacts): void {
  const kinds = ['user', 'admin', 'app', 'reseller'];
  for (const kind of kinds) {
    facts.take('user', ...PERSON.map((name) => `actor.${kind}.${name}`));
    facts.keep('actor_name', `actor.${kind}.display_name`);
  }
  facts
    .take('user', 'actor.reseller.reseller_email', 'actor.reseller.reseller_name', 'actor.app.app_id')
    .actor(ACTORS[tagAt(facts, 'actor') ?? ''] ?? (facts.has('user') ? 'user' : undefined));
  if (tagAt(facts, 'actor') === 'dropbox') facts.set('user', 'Dropbox', 'actor');
  // Admins act in the name of the member whose account they opened, apps in that of who linked them.
  const owner = facts.text('context.email');
  if (owner !== undefined && owner !== facts.get('user')) facts.set('on_behalf_of', owner, 'context.email');
}

function readAsset(facts: RecordFacts, index: number): void {
  const asset = `assets[${index}]`;
  facts
    .take(
      'object',
      `${asset}.display_name`,
      `${asset}.doc_title`,
      `${asset}.folder_name`,
      `${asset}.showcase_title`,
    )
    .take('object_id', `${asset}.file_id`, `${asset}.doc_id`, `${asset}.folder_id`, `${asset}.showcase_id`)
    .on(ASSETS[tagAt(facts, asset) ?? ''], `${asset}.\\.tag`)
    .keep('path', `${asset}.path.contextual`)
    .keep('size', `${asset}.file_size`);
  const path = facts.text(`${asset}.path.contextual`);
  facts.set('object', path?.slice(path.lastIndexOf('/') + 1), `${asset}.path.contextual`);
}

interface Participant {
  readonly path: string;
  readonly isGroup: boolean;
  readonly name: string | undefined;
  readonly id: string | undefined;
}

function participantsIn(facts: RecordFacts): readonly Participant[] {
  const list = facts.at('participants');
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown, index): readonly Participant[] => {
    if (!isJsonObject(entry)) return [];
    const group = isJsonObject(entry.group) ? entry.group : undefined;
    const member = group ?? (isJsonObject(entry.user) ? entry.user : entry);
    const name = textOf(member.email) ?? textOf(member.display_name);
    const id = textOf(member.group_id) ?? textOf(member.account_id) ?? textOf(member.team_member_id);
    const path = `participants[${index}].${group === undefined ? 'user' : 'group'}`;
    return [{ path, isGroup: group !== undefined, name, id }];
  });
}

/** The group or person that an event without assets is about. */
function readParticipants(facts: RecordFacts, type: string): void {
  const participants = participantsIn(facts);
  const isOfGroup = type.startsWith('group_');
  const about = participants.find(({ isGroup }) => isGroup === isOfGroup);
  const isAboutPeople = isOfGroup || /^(?:member|tfa|password|sign_in_as|guest_admin|account)_/.test(type);
  if (isAboutPeople && about !== undefined)
    facts
      .set('object', about.name, about.path)
      .set('object_id', about.id, about.path)
      .on(isOfGroup ? 'group' : 'user');
  for (const participant of participants)
    if (!(isOfGroup && participant.isGroup) && participant.name !== undefined)
      facts.addTargets([participant.name], participant.path);
}

function readObject(facts: RecordFacts, type: string): void {
  const source = facts.text('details.relocate_action_details[0].src_asset_index');
  const destination = facts.text('details.relocate_action_details[0].dest_asset_index');
  readAsset(facts, source === '1' ? 1 : 0);
  if (destination !== undefined)
    facts.keep('after', `assets[${destination === '0' ? 0 : 1}].path.contextual`);
  readParticipants(facts, type);
  facts
    .take('object', 'details.app_info.display_name', 'details.app_info.app_id', 'details.integration_name')
    .take('object', 'details.device_session_info.host_name', 'details.device_session_info.device_name')
    .take(
      'object',
      'details.display_name',
      'details.host_name',
      'details.domain_name',
      'details.domain_names[0]',
    )
    .take(
      'object',
      'details.file_request_title',
      'details.name',
      'details.alert_name',
      'details.new_group_name',
    )
    .take('object', 'details.file_transfer_id', 'details.shared_content_link', 'details.original_folder_name')
    .take(
      'object_id',
      'details.app_info.app_id',
      'details.file_request_id',
      'details.policy_id',
      'details.legal_hold_id',
    )
    .on(OBJECTS.find(([pattern]) => pattern.test(type))?.[1], 'event_type');
  // A setting has the name of its event.
  if (facts.get('object_type') === 'setting')
    facts.set('object', type.replace(/_(?:change_policy|policy_changed|changed)$/, ''), 'event_type');
}

function readDetails(facts: RecordFacts, type: string): void {
  const after = tagAt(facts, 'details.new_value');
  facts
    .extra('before', tagAt(facts, 'details.previous_value'))
    .extra('after', after)
    .extra('role', tagAt(facts, 'details.shared_content_access_level'))
    .extra('role', /_role$/.test(type) ? after : undefined)
    .target('details.new_owner_email', 'details.target_user_email')
    .keep(
      'reason',
      'details.error_details.user_friendly_message',
      'details.error_details.technical_error_message',
    )
    .extra('login_method', tagAt(facts, 'details.login_method'));
  if (/audience$|visibility$/.test(type)) facts.extra('exposure', EXPOSURES[after ?? '']);
  const isShared = /^share|_link$/.test(facts.get('activity') ?? '');
  if (isShared && facts.text('involve_non_team_member') === 'true') facts.extra('exposure', 'external');
}

function readOrigin(facts: RecordFacts): void {
  const methods = ['end_user', 'admin_console', 'sign_in_as', 'content_manager', 'enterprise_console'];
  facts
    .take('session', ...methods.map((method) => `origin.access_method.${method}.session_id`))
    .take('session', 'origin.access_method.api.request_id')
    .take('src_ip', 'origin.geo_location.ip_address', 'details.device_session_info.ip_address')
    .take('country', 'origin.geo_location.country')
    .take('city', 'origin.geo_location.city')
    .take('device', 'details.device_session_info.host_name', 'details.device_session_info.device_name')
    .take('os', 'details.device_session_info.platform', 'details.device_session_info.os_version')
    .take('user_agent', 'details.device_session_info.user_agent')
    .extra('client', tagAt(facts, 'origin.access_method'));
}

/** Sign-ins that open another's account are part of its type; two-step verification can also be turned off. */
function activityOf(facts: RecordFacts, type: string) {
  const after = tagAt(facts, 'details.new_value');
  if (type === 'tfa_change_status' && after === 'disabled') return 'remove_mfa';
  if (type === 'account_lock_or_unlocked' && after === 'unlocked') return 'unlock';
  if (type !== 'member_change_status') return activityOfType(type);
  switch (after) {
    case 'invited':
      return 'invite';
    case 'active':
      return tagAt(facts, 'details.previous_value') === 'suspended' ? 'enable' : 'join';
    case 'suspended':
      return 'disable';
    case 'removed':
    case 'permanently_removed':
      return 'remove_member';
    default:
      return 'edit';
  }
}

function isUnion(record: JsonObject, name: string): boolean {
  return ['\\.tag', '_tag'].some((tag) => valueAt(record, `${name}.${tag}`) !== undefined);
}

export const dropboxTeamLog = activityFormat({
  name: 'dropbox-team-log',
  title: 'Dropbox team log: team events',
  service: 'dropbox',
  marks: ['event_category', 'involve_non_team_member', 'access_method', 'geo_location'],
  fields: [
    ...ACTIVITY_FIELDS,
    'on_behalf_of',
    'targets',
    'session',
    'user_agent',
    'os',
    'device',
    'country',
    'city',
    'message',
  ],
  recognises: (record) =>
    isUnion(record, 'event_type') &&
    (isUnion(record, 'event_category') || 'involve_non_team_member' in record || isUnion(record, 'actor')),
  read: (facts) => {
    const type = tagAt(facts, 'event_type') ?? '';
    facts
      .act(activityOf(facts, type), type, 'event_type.\\.tag')
      .ended(/_fail(?:ed)?$|_error$|_unsuccessful$/.test(type) ? 'failure' : 'success', 'event_type.\\.tag')
      .take('time', 'timestamp')
      .take('message', 'event_type.description');
    readActor(facts);
    readObject(facts, type);
    readDetails(facts, type);
    readOrigin(facts);
    return undefined;
  },
});
