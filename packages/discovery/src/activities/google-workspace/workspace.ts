import type { Activity } from '@casbah/domain/activity';
import type { JsonObject } from '../../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from '../activity-format.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf, valueAt } from '../record-path.ts';
import { activityOfEvent } from './actions.ts';
import { readObject } from './objects.ts';
import { eachEvent, ReportedEvent } from './reported-event.ts';

/** App of each `applicationName` of the Reports API, and its ID in the catalog. */
const APPS: Readonly<Record<string, readonly [title: string, service: string]>> = {
  access_transparency: ['Access Transparency', 'google-workspace'],
  admin: ['Google Admin', 'google-workspace'],
  calendar: ['Google Calendar', 'google-calendar'],
  chat: ['Google Chat', 'google-chat'],
  chrome: ['Google Chrome', 'google-chrome'],
  classroom: ['Google Classroom', 'google-classroom'],
  contacts: ['Google Contacts', 'google-contacts'],
  context_aware_access: ['Context-Aware Access', 'google-workspace'],
  data_studio: ['Looker Studio', 'google-workspace'],
  drive: ['Google Drive', 'google-drive'],
  gcp: ['Google Cloud', 'google-cloud'],
  gmail: ['Gmail', 'gmail'],
  groups: ['Google Groups', 'google-groups'],
  groups_enterprise: ['Google Groups', 'google-groups'],
  keep: ['Google Keep', 'google-keep'],
  meet: ['Google Meet', 'google-meet'],
  tasks: ['Google Tasks', 'google-tasks'],
  user_takeout: ['Google Takeout', 'google-takeout'],
  vault: ['Google Vault', 'google-vault'],
  voice: ['Google Voice', 'google-voice'],
};

/** Profile ID that the Reports API gives people who aren't signed in. */
const ANONYMOUS = '105250506097979753968';

function recognises(record: JsonObject): boolean {
  const has = (path: string) => valueAt(record, path) !== undefined;
  if (has('id.applicationName') || textOf(record.kind) === 'admin#reports#activity')
    return has('events') || has('name');
  if (has('time_usec')) return has('event_name') && has('record_type');
  return has('protoPayload.metadata.event[0].eventName');
}

/** Some events grant or take away, depending on their parameters. */
function actionOf(event: ReportedEvent): Activity {
  const activity = activityOfEvent(event.name);
  if (/^change_user_access|membership_change$/.test(event.name)) {
    const change = event.text('membership_change_type')?.toLowerCase();
    if (change === 'remove_from_team_drive' || change === 'remove_from_shared_drive') return 'unshare';
    if (change !== undefined) return change.startsWith('add') ? 'share' : 'change_sharing';
    if (event.text('new_value') === 'none') return 'unshare';
    if (event.text('old_value') === 'none') return 'share';
  }
  if (event.name === 'APPLICATION_EVENT' && /UNINSTALL/i.test(event.text('APK_EVENT', 'APP_EVENT') ?? ''))
    return 'uninstall';
  return activity;
}

function readOutcome(facts: RecordFacts, event: ReportedEvent): void {
  const name = event.name.toLowerCase();
  const challenge = event.text('login_challenge_status');
  const code = event.text('saml_status_code', 'saml_second_level_status_code');
  if (challenge !== undefined)
    facts.ended(
      /fail|incorrect/i.test(challenge) ? 'failure' : 'success',
      event.pathOf('login_challenge_status') ?? '',
    );
  const isFailure = /failure|failed|denied|^access_deny|_blocked$|interstitial/.test(name);
  facts.ended(isFailure ? 'failure' : 'success', event.namePath);
  if (facts.get('outcome') === 'failure')
    event.keep(
      'reason',
      'login_failure_type',
      'failure_type',
      'login_challenge_status',
      'EVENT_REASON',
      'CAA_ACCESS_LEVEL_UNSATISFIED',
    );
  facts.extra('status_code', code);
}

function readActor(facts: RecordFacts, event: ReportedEvent): void {
  facts
    .take('user', 'actor.email', 'email', 'protoPayload.authenticationInfo.principalEmail')
    .take('user', 'actor.applicationInfo.applicationName', 'actor.key');
  event.take('user', 'affected_email_address', 'identifier', 'display_name', 'USER_EMAIL', 'actor');
  const profile = facts.text('actor.profileId');
  if (profile !== ANONYMOUS) facts.take('user', 'actor.profileId');
  const isService =
    /\.gserviceaccount\.com$/.test(facts.get('user') ?? '') ||
    (facts.text('actor.email') === undefined &&
      facts.text('actor.key', 'actor.applicationInfo.applicationName') !== undefined);
  if (isService) facts.actor('service');
  else facts.actor(facts.has('user') ? 'user' : profile === ANONYMOUS ? 'anonymous' : 'system');
  if (event.application === 'access_transparency') facts.actor('vendor');
  event.take('on_behalf_of', 'delegating_principal', 'impersonated_user').keep('actor_name', 'display_name');
  facts.keep('actor_id', 'actor.profileId');
}

export const googleWorkspace = activityFormat({
  name: 'google-workspace',
  title: 'Google Workspace: Admin SDK Reports API, BigQuery export and Cloud Logging',
  service: 'google-workspace',
  marks: ['applicationName', 'applicationname', 'admin#reports#activity', 'time_usec', 'ActivityProto'],
  fields: [
    ...ACTIVITY_FIELDS,
    'targets',
    'on_behalf_of',
    'country',
    'user_agent',
    'os',
    'device',
    'session',
    'severity',
    'url',
  ],
  recognises,
  split: eachEvent,
  read: (facts) => {
    const event = new ReportedEvent(facts);
    if (event.name === '') return 'an activity without events';
    const [title, service] = APPS[event.application] ?? [];
    facts.act(actionOf(event), event.name.trim(), event.namePath);
    readOutcome(facts, event);
    readObject(facts, event);
    readActor(facts, event);
    facts
      .set('app', title ?? 'Google Workspace')
      .set('service_id', service)
      .take('time', 'id.time', 'time_usec', 'timestamp', 'protoPayload.metadata.activityId.timeUsec', 'time')
      .take(
        'raw_id',
        'id.uniqueQualifier',
        'unique_identifier',
        'protoPayload.metadata.activityId.uniqQualifier',
        'insertId',
      )
      .take(
        'src_ip',
        'ipAddress',
        'ip_address',
        'protoPayload.requestMetadata.callerIp',
        'protoPayload.requestMetadata.callerIP',
      )
      .take('country', 'networkInfo.regionCode')
      .take('user_agent', 'protoPayload.requestMetadata.callerSuppliedUserAgent')
      .keep('account', 'id.customerId', 'customer_id')
      .extra('event_type', event.type)
      .keep('owner_domain', 'ownerDomain');
    event
      .take('src_ip', 'ip_address', 'IP_ADDRESS', 'CAA_IP_ADDRESS')
      .take('country', 'location_country')
      .take('user_agent', 'user_agent', 'USER_AGENT')
      .take('os', 'DEVICE_PLATFORM', 'OS_VERSION')
      .take('device', 'DEVICE_NAME', 'device_id', 'DEVICE_MODEL')
      .take('session', 'session_id', 'conference_id')
      .take('severity', 'severity')
      .take('url', 'URL')
      .keep('channel_id', 'room_id', 'dm_id')
      .keep('file_hash', 'CONTENT_HASH', 'attachment_hash')
      .keep('size', 'CONTENT_SIZE', 'attachment_size')
      .keep('scopes', 'scope')
      .keep('login_type', 'login_type')
      .keep('is_suspicious', 'is_suspicious');
    return undefined;
  },
});
