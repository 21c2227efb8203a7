import type { Activity, ObjectType } from '@casbah/domain/activity';
import type { JsonObject } from '../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from './activity-format.ts';
import { activityOfPhrase } from './phrases.ts';
import type { RecordFacts } from './record-facts.ts';
import { textOf, valueAt } from './record-path.ts';

/** `targetType` of audit events, without `TargetResourceType.` and in lower case. */
const TARGETS: Readonly<Record<string, ObjectType>> = {
  application: 'app',
  bot: 'app',
  calling: 'setting',
  device: 'device',
  domain: 'domain',
  group: 'group',
  integration: 'app',
  license: 'subscription',
  location: 'site',
  machine_account: 'account',
  meeting: 'meeting',
  meeting_site: 'site',
  org: 'organization',
  organization: 'organization',
  person: 'user',
  place: 'device',
  policy: 'policy',
  recording: 'recording',
  role: 'role',
  room: 'channel',
  site: 'site',
  space: 'channel',
  subscription: 'subscription',
  team: 'group',
  template: 'policy',
  user: 'user',
  workspace: 'device',
};

/** `resource` of compliance events, and of webhooks. */
const RESOURCES: Readonly<Record<string, ObjectType>> = {
  attachmentActions: 'message',
  business_messages: 'message',
  callRecords: 'call',
  convergedRecordings: 'recording',
  file_transcodings: 'file',
  meetingMessages: 'message',
  meetingParticipants: 'meeting',
  meetings: 'meeting',
  meetingTranscripts: 'recording',
  memberships: 'channel',
  messages: 'message',
  recordings: 'recording',
  rooms: 'channel',
  tabs: 'channel',
};

/** `type` of compliance events, by resource where it differs. */
function activityOfEvent(resource: string, type: string): Activity {
  const isJoin = resource === 'memberships' || resource === 'meetingParticipants';
  if (type === 'created') return isJoin ? 'add_member' : resource === 'messages' ? 'send' : 'create';
  if (type === 'deleted') return isJoin ? 'remove_member' : 'delete';
  if (type === 'migrated') return 'move';
  if (type === 'ended' || type === 'left' || type === 'joined' || type === 'started')
    return ({ ended: 'end', left: 'leave', joined: 'join', started: 'start' } as const)[type];
  return activityOfPhrase(type);
}

/** What an event did, in words: the category names the area, the description and the action what happened. */
function activityOfAudit(facts: RecordFacts): Activity {
  const category = (facts.text('data.eventCategory') ?? '').replace(/^EventCategory\./, '').toLowerCase();
  const description = facts.text('data.eventDescription', 'data.actionText') ?? '';
  if (/logins?$|^user_auth|authentication/.test(category))
    return /log(?:ged|s)?[ _-]?out|sign(?:ed|s)?[ _-]?out/i.test(description) ? 'sign_out' : 'sign_in';
  if (/log(?:ged|s)? ?out|sign(?:ed|s)? ?out/i.test(description)) return 'sign_out';
  if (/log(?:ged|s)? ?in|sign(?:ed|s)? ?in/i.test(description)) return 'sign_in';
  if (/setting|polic/.test(category) && /updat|chang|modif|enabl|disabl|\bset\b/i.test(description))
    return 'configure';
  const activity = activityOfPhrase(description);
  if (activity !== 'other') return activity;
  return activityOfPhrase(facts.text('data.actionText') ?? category);
}

function readAudit(facts: RecordFacts): void {
  const description = facts.text('data.eventDescription', 'data.actionText') ?? '';
  const type = (facts.text('data.targetType') ?? '').replace(/^TargetResourceType\./, '').toLowerCase();
  const isFailure = /\bfail|denied|unsuccessful|rejected/i.test(
    `${description} ${facts.text('data.actionText') ?? ''}`,
  );
  const activity = activityOfAudit(facts);
  facts
    .act(activity, description, 'data.eventDescription')
    .ended(isFailure ? 'failure' : 'success', 'data.eventDescription')
    .on(TARGETS[type], 'data.targetType')
    .on(activity === 'sign_in' || activity === 'sign_out' ? 'session' : undefined)
    .take('user', 'data.actorEmail', 'data.actorName', 'actorId')
    .keep('actor_name', 'data.actorName')
    .take('object', 'data.targetEmail', 'data.targetName', 'data.targetId')
    .take('object_id', 'data.targetId')
    .take('src_ip', 'data.actorIp')
    .take('user_agent', 'data.actorUserAgent')
    .take('session', 'data.trackingId')
    .take('message', 'data.actionText')
    .keep('before', 'data.previousValue', 'data.oldValue')
    .keep('after', 'data.newValue', 'data.entityValue')
    .keep('category', 'data.eventCategory')
    .keep('account', 'actorOrgId', 'data.actorOrgId');
  const target = facts.text('data.targetName');
  if (type === 'user' || type === 'person')
    facts.target('data.targetEmail', ...(target?.includes('@') === true ? ['data.targetName'] : []));
  const roles = facts.text('data.adminRoles[0]');
  facts.extra('actor_role', roles);
}

function readEvent(facts: RecordFacts): void {
  const resource = facts.text('resource') ?? '';
  const type = facts.text('type', 'event') ?? '';
  facts
    .act(activityOfEvent(resource, type), `${resource}.${type}`, 'resource', 'type')
    .ended('success')
    .on(RESOURCES[resource], 'resource')
    .take(
      'user',
      'data.personEmail',
      'data.hostEmail',
      'data.userEmail',
      'actorEmail',
      'data.personDisplayName',
      'actorId',
    )
    .take('object', 'data.roomTitle', 'data.title', 'data.topic', 'data.files[0]', 'data.roomId', 'data.id')
    .take('object_id', 'data.id')
    .take('src_ip', 'data.clientIp')
    .keep('channel_id', 'data.roomId')
    .keep('exposure', 'data.roomType')
    .keep('account', 'orgId', 'actorOrgId');
  facts.target('data.toPersonEmail', 'data.mentionedPeople');
}

function isAudit(record: JsonObject): boolean {
  const has = (path: string) => valueAt(record, path) !== undefined;
  return (
    (has('data.actorName') || has('data.actorEmail')) &&
    (has('data.eventDescription') || has('data.eventCategory'))
  );
}

function isEvent(record: JsonObject): boolean {
  const has = (path: string) => valueAt(record, path) !== undefined;
  return (
    RESOURCES[textOf(record.resource) ?? ''] !== undefined &&
    has('data') &&
    (has('type') || has('event')) &&
    has('actorId')
  );
}

export const webex = activityFormat({
  name: 'webex',
  title: 'Cisco Webex: admin and security audit events of Control Hub, and events',
  service: 'webex',
  marks: ['eventDescription', 'eventCategory', 'actorId'],
  fields: [...ACTIVITY_FIELDS, 'targets', 'user_agent', 'session', 'message'],
  recognises: (record) => isAudit(record) || isEvent(record),
  read: (facts) => {
    if (isAudit(facts.record)) readAudit(facts);
    else readEvent(facts);
    facts
      .set('app', 'Webex')
      .actor(facts.has('user') ? 'user' : 'system')
      .take('time', 'created', 'data.created', 'data.eventTime')
      .take('raw_id', 'id');
    return undefined;
  },
});
