import type { Activity, ObjectType } from '@casbah/domain/activity';
import { isJsonObject } from '../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from './activity-format.ts';
import { withJsonMembers } from './json-members.ts';
import type { RecordFacts } from './record-facts.ts';
import { textOf } from './record-path.ts';
import { activityOfVerb, wordsOf } from './verbs.ts';

/** `event_type` of enterprise and user events, as in Box's API reference. */
const TYPES: Readonly<Record<string, Activity>> = {
  ACCESS_GRANTED: 'grant_permission',
  ACCESS_REVOKED: 'revoke_permission',
  ADD_DEVICE_ASSOCIATION: 'create',
  ADD_LOGIN_ACTIVITY_DEVICE: 'sign_in',
  ADMIN_LOGIN: 'sign_in',
  ADVANCED_FOLDER_SETTINGS_UPDATE: 'configure',
  APPLICATION_CREATED: 'create',
  APPLICATION_PUBLIC_KEY_ADDED: 'create',
  APPLICATION_PUBLIC_KEY_DELETED: 'delete',
  BOX_AI_USER_FAILED_REQUEST: 'run',
  BOX_AI_USER_REQUEST: 'run',
  CHANGE_ADMIN_ROLE: 'change_role',
  CHANGE_FOLDER_PERMISSION: 'change_permission',
  COLLABORATION_ACCEPT: 'approve',
  COLLABORATION_EXPIRATION: 'unshare',
  COLLABORATION_INVITE: 'share',
  COLLABORATION_REMOVE: 'unshare',
  COLLABORATION_ROLE_CHANGE: 'change_permission',
  COLLAB_ADD_COLLABORATOR: 'share',
  COLLAB_INVITE_COLLABORATOR: 'share',
  COLLAB_REMOVE_COLLABORATOR: 'unshare',
  COLLAB_ROLE_CHANGE: 'change_permission',
  CONTENT_ACCESS: 'view',
  CONTENT_WORKFLOW_ABNORMAL_DOWNLOAD_ACTIVITY: 'alert',
  CONTENT_WORKFLOW_AUTOMATION_ADD: 'create',
  CONTENT_WORKFLOW_AUTOMATION_DELETE: 'delete',
  CONTENT_WORKFLOW_POLICY_ADD: 'create',
  CONTENT_WORKFLOW_SHARING_POLICY_VIOLATION: 'alert',
  CONTENT_WORKFLOW_UPLOAD_POLICY_VIOLATION: 'alert',
  DATA_RETENTION_CREATE_RETENTION: 'create',
  DATA_RETENTION_REMOVE_RETENTION: 'delete',
  DELETE_USER: 'delete',
  DEVICE_TRUST_CHECK_FAILED: 'sign_in',
  DISABLE_TWO_FACTOR_AUTH: 'remove_mfa',
  EDIT_USER: 'edit',
  EMAIL_ALIAS_CONFIRM: 'create',
  EMAIL_ALIAS_REMOVE: 'delete',
  ENABLE_TWO_FACTOR_AUTH: 'enroll_mfa',
  ENTERPRISE_APP_AUTHORIZATION_DELETE: 'revoke_authorization',
  ENTERPRISE_APP_AUTHORIZATION_UPDATE: 'authorize',
  FAILED_LOGIN: 'sign_in',
  FILE_MARKED_MALICIOUS: 'alert',
  FILE_WATERMARKED_DOWNLOAD: 'download',
  GROUP_ADD_FILE: 'share',
  GROUP_ADD_FOLDER: 'share',
  GROUP_ADD_ITEM: 'share',
  GROUP_ADD_USER: 'add_member',
  GROUP_CREATION: 'create',
  GROUP_DELETION: 'delete',
  GROUP_EDITED: 'edit',
  GROUP_REMOVE_FILE: 'unshare',
  GROUP_REMOVE_FOLDER: 'unshare',
  GROUP_REMOVE_ITEM: 'unshare',
  GROUP_REMOVE_USER: 'remove_member',
  ITEM_EMAIL_SEND: 'send',
  ITEM_MAKE_CURRENT_VERSION: 'restore',
  ITEM_MODIFY: 'edit',
  ITEM_SHARED: 'create_link',
  ITEM_SHARED_CREATE: 'create_link',
  ITEM_SHARED_UNSHARE: 'remove_link',
  ITEM_SHARED_UPDATE: 'change_link',
  ITEM_TRASH: 'delete',
  ITEM_UNDELETE_VIA_TRASH: 'restore',
  ITEM_UNSYNC: 'sync',
  LOCK_DESTROY: 'unlock',
  LOCK_CREATE: 'lock',
  LOGIN: 'sign_in',
  MASTER_INVITE_ACCEPT: 'approve',
  MASTER_INVITE_REJECT: 'reject',
  METADATA_INSTANCE_CREATE: 'edit',
  METADATA_INSTANCE_DELETE: 'edit',
  METADATA_INSTANCE_UPDATE: 'edit',
  NEW_USER: 'create',
  NEW_USER_LOGIN: 'sign_in',
  OAUTH2_ACCESS_TOKEN_REVOKE: 'revoke_authorization',
  OAUTH2_REFRESH_TOKEN_REVOKE: 'revoke_authorization',
  REMOVE_DEVICE_ASSOCIATION: 'delete',
  REMOVE_LOGIN_ACTIVITY_DEVICE: 'delete',
  SHARE: 'create_link',
  SHARED_LINK_ONE_TIME_PASSCODE_ACCESS: 'view',
  SHARED_LINK_ONE_TIME_PASSCODE_CHALLENGE: 'verify_mfa',
  SHARED_LINK_REDIRECT_CREATED: 'create_link',
  SHARED_LINK_SEND: 'share',
  SHARE_EXPIRATION: 'remove_link',
  SHIELD_ALERT: 'alert',
  SHIELD_JUSTIFICATION_APPROVAL: 'approve',
  SIGNER_DOWNLOADED: 'download',
  SIGNER_FORWARDED: 'forward',
  SIGN_DOCUMENT_ASSIGNED: 'send',
  SIGN_DOCUMENT_CANCELLED: 'delete',
  SIGN_DOCUMENT_COMPLETED: 'approve',
  SIGN_DOCUMENT_CONVERTED: 'edit',
  SIGN_DOCUMENT_CREATED: 'create',
  SIGN_DOCUMENT_DECLINED: 'reject',
  SIGN_DOCUMENT_EXPIRED: 'reject',
  SIGN_DOCUMENT_SIGNED: 'approve',
  SIGN_DOCUMENT_VIEWED_BY_SIGNED: 'view',
  STORAGE_EXPIRATION: 'delete',
  TERMS_OF_SERVICE_ACCEPT: 'approve',
  TERMS_OF_SERVICE_AGREE: 'approve',
  TERMS_OF_SERVICE_REJECT: 'reject',
  UNDELETE: 'restore',
  UNSHARE: 'remove_link',
  UPDATE_COLLABORATION_EXPIRATION: 'change_sharing',
  UPDATE_SHARE_EXPIRATION: 'change_link',
  USER_AUTHENTICATE_OAUTH2_ACCESS_TOKEN_CREATE: 'authorize',
  USER_AUTHENTICATE_OAUTH2_TOKEN_REFRESH: 'authorize',
};

/** What other types are about, by how they begin. */
const OBJECTS: readonly (readonly [pattern: RegExp, type: ObjectType])[] = [
  [/^(?:APPLICATION_PUBLIC_KEY)/, 'key'],
  [/^(?:APPLICATION|ENTERPRISE_APP|USER_AUTHENTICATE|OAUTH2)/, 'app'],
  [/^(?:COMMENT|ANNOTATION)/, 'comment'],
  [/DEVICE/, 'device'],
  [/^GROUP/, 'group'],
  [/^(?:METADATA_TEMPLATE|TERMS_OF_SERVICE)/, 'setting'],
  [/^(?:RETENTION_POLICY|LEGAL_HOLD|DATA_RETENTION|CONTENT_WORKFLOW_POLICY)/, 'policy'],
  [/^CONTENT_WORKFLOW_AUTOMATION|^RELAY/, 'workflow'],
  [/^SHIELD_ALERT|VIOLATION$/, 'alert'],
  [/^SIGN/, 'file'],
  [/^CHANGE_FOLDER/, 'folder'],
  [/^TASK/, 'item'],
  [/USER|^CHANGE_ADMIN_ROLE/, 'user'],
];

const ITEMS: Readonly<Record<string, ObjectType>> = {
  file: 'file',
  folder: 'folder',
  web_link: 'link',
  user: 'user',
  group: 'group',
  comment: 'comment',
  collaboration: 'folder',
  task: 'item',
};

const EXPOSURES: Readonly<Record<string, string>> = {
  open: 'public',
  company: 'internal',
  collaborators: 'private',
};

/** Placeholder for people who aren't signed in to Box. */
const NOBODY = '2';

function activityOf(type: string): Activity {
  const known = TYPES[type];
  if (known !== undefined) return known;
  if (/BLOCKED|RESTRICTED|_DENIED$/.test(type)) return 'block';
  if (/^EDR_|DETECTION|DETECTED$|VIOLATION$/.test(type)) return 'alert';
  const words = wordsOf(type);
  const verb = [words.at(-1), words[0], words[1]].map((word) => activityOfVerb(word ?? ''));
  return verb.find((activity) => activity !== undefined) ?? 'other';
}

function readActor(facts: RecordFacts): void {
  const creator = facts.text('created_by.id');
  if (creator === NOBODY) facts.actor('anonymous');
  // Apps act as a user; the user's own entry follows.
  facts.take('user', 'action_by.login', 'action_by.name');
  if (facts.has('user')) {
    if (facts.text('created_by.login') !== facts.get('user')) facts.take('on_behalf_of', 'created_by.login');
    facts.keep('actor_name', 'action_by.name');
  }
  facts.take('user', 'created_by.login');
  if (creator !== NOBODY) facts.take('user', 'created_by.name', 'created_by.id');
  facts.take('user', 'additional_details.shield_alert.user.email').keep('actor_name', 'created_by.name');
  if (/^AutomationUser_|@boxdevedition\.com$/.test(facts.get('user') ?? '')) facts.actor('service');
  else if (facts.has('user')) facts.actor('user');
}

/** Events of members have the person and the group in one source. */
function readGroup(facts: RecordFacts): void {
  facts
    .take('object', 'source.group_name', 'source.name')
    .take('object_id', 'source.group_id', 'source.id')
    .on('group', 'event_type')
    .target(facts.text('source.user_email') === undefined ? 'source.user_name' : 'source.user_email');
}

function readObject(facts: RecordFacts, type: string): void {
  if (/^GROUP_(?:ADD|REMOVE)_USER$/.test(type)) readGroup(facts);
  if (type === 'SHIELD_ALERT') {
    facts
      .on('alert', 'event_type')
      .take(
        'object',
        'additional_details.shield_alert.rule_name',
        'additional_details.shield_alert.rule_category',
      )
      .take('object_id', 'additional_details.shield_alert.alert_id');
  }
  facts
    .on(ITEMS[facts.text('source.item_type', 'source.type') ?? ''], 'source.item_type')
    .take('object', 'source.item_name', 'source.login', 'source.file_name', 'source.folder_name')
    .take('object', 'source.name', 'source.group_name', 'source.user_email', 'source.user_name')
    .take('object_id', 'source.item_id', 'source.file_id', 'source.folder_id', 'source.id', 'source.group_id')
    .take('object_id', 'source.user_id')
    .keep('path', 'source.parent.name')
    .keep('owner', 'source.owned_by.login')
    .keep('classification', 'source.classification.name')
    .keep('size', 'additional_details.size', 'source.size')
    .keep('file_hash', 'source.sha1', 'source.file_version.sha1');
  if (facts.text('source.folder_name', 'source.folder_id') !== undefined)
    facts.on('folder', 'source.folder_id');
  if (facts.text('source.file_name', 'source.file_id') !== undefined) facts.on('file', 'source.file_id');
  facts.on(OBJECTS.find(([pattern]) => pattern.test(type))?.[1], 'event_type');
}

function readSharing(facts: RecordFacts): void {
  const access = facts.text('additional_details.shared_link.access', 'source.shared_link.access');
  facts
    .target('accessible_by.login')
    .extra('exposure', EXPOSURES[access ?? ''])
    .keep('role', 'additional_details.role', 'additional_details.new_role')
    .keep('before', 'additional_details.old_role');
  if (facts.at('accessible_by.login') === undefined) facts.target('accessible_by.name');
  const isOwn = facts.text('source.login') === facts.get('user');
  if (facts.get('object_type') === 'user' && !isOwn) facts.target('source.login');
}

export const boxEvents = activityFormat({
  name: 'box-events',
  title: 'Box: enterprise and user events',
  service: 'box',
  marks: ['event_type'],
  fields: [...ACTIVITY_FIELDS, 'on_behalf_of', 'targets', 'session', 'severity', 'message'],
  recognises: (record) =>
    record.type === 'event' &&
    /^[A-Z][A-Z\d_]+$/.test(textOf(record.event_type) ?? '') &&
    ('created_by' in record ||
      'source' in record ||
      'additional_details' in record ||
      'ip_address' in record),
  split: (record) => [withJsonMembers(record, ['additional_details'])],
  read: (facts) => {
    const type = facts.text('event_type') ?? '';
    facts
      .act(activityOf(type), type, 'event_type')
      .ended(/FAIL|_DENIED$/.test(type) ? 'failure' : 'success', 'event_type')
      .take('time', 'created_at', 'recorded_at')
      .take('raw_id', 'event_id')
      .take('session', 'session_id')
      .take('src_ip', 'ip_address')
      .take(
        'severity',
        'additional_details.shield_alert.severity',
        'additional_details.shield_alert.priority',
      )
      .take('message', 'additional_details.shield_alert.alert_summary.description')
      .keep('client', 'additional_details.service_name', 'additional_details.service_id')
      .keep('reason', 'additional_details.reason', 'additional_details.failure_reason');
    readActor(facts);
    readObject(facts, type);
    readSharing(facts);
    if (isJsonObject(facts.at('additional_details.shield_alert')))
      facts.target('additional_details.shield_alert.user.email');
    return undefined;
  },
});
