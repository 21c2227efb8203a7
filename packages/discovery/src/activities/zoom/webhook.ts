import type { Activity, ObjectType } from '@casbah/domain/activity';
import { activityOfPhrase } from '../phrases.ts';
import type { RecordFacts } from '../record-facts.ts';

/** Events of Zoom's webhook reference whose words alone mislead. */
const EVENTS: Readonly<Record<string, Activity>> = {
  app_deauthorized: 'revoke_authorization',
  'chat_message.sent': 'send',
  'meeting.alert': 'alert',
  'meeting.chat_message_sent': 'send',
  'meeting.ended': 'end',
  'meeting.participant_admitted': 'approve',
  'meeting.participant_joined': 'join',
  'meeting.participant_left': 'leave',
  'meeting.permanently_deleted': 'delete',
  'meeting.recovered': 'restore',
  'meeting.sharing_ended': 'unshare',
  'meeting.sharing_started': 'share',
  'phone.callee_answered': 'join',
  'phone.callee_ended': 'end',
  'phone.caller_connected': 'start',
  'phone.caller_ended': 'end',
  'recording.completed': 'create',
  'recording.deleted': 'delete',
  'recording.recovered': 'restore',
  'recording.started': 'start',
  'recording.stopped': 'end',
  'recording.trashed': 'delete',
  'recording.transcript_completed': 'create',
  'user.activated': 'enable',
  'user.deactivated': 'disable',
  'user.disassociated': 'remove_member',
  'user.invitation_accepted': 'approve',
  'user.personal_notes_updated': 'edit',
  'user.presence_status_updated': 'edit',
  'user.settings_updated': 'configure',
  'user.signed_in': 'sign_in',
  'user.signed_out': 'sign_out',
  'webinar.ended': 'end',
  'webinar.participant_joined': 'join',
  'webinar.participant_left': 'leave',
};

const OBJECTS: Readonly<Record<string, ObjectType>> = {
  account: 'setting',
  app_deauthorized: 'app',
  chat_channel: 'channel',
  chat_message: 'message',
  meeting: 'meeting',
  phone: 'call',
  recording: 'recording',
  role: 'role',
  user: 'user',
  webinar: 'meeting',
};

/** Times in the payload, most exact first; the delivery's own time is last. */
const TIMES = [
  'payload.object.participant.join_time',
  'payload.object.participant.leave_time',
  'payload.object.date_time',
  'payload.object.end_time',
  'payload.object.start_time',
  'payload.deauthorization_time',
];

function timesOf(event: string): readonly string[] {
  if (/(?:left|waiting_left)$/.test(event)) return ['payload.object.participant.leave_time'];
  if (/joined$/.test(event)) return ['payload.object.participant.join_time'];
  if (/started$/.test(event)) return ['payload.object.start_time'];
  return /ended$/.test(event) ? ['payload.object.end_time'] : TIMES.slice(2);
}

/** A webhook's delivery. Users act in their own sessions and participants in meetings; elsewhere the operator does. */
export function readWebhook(facts: RecordFacts): void {
  const event = facts.text('event') ?? '';
  const dot = event.indexOf('.');
  const area = dot < 0 ? event : event.slice(0, dot);
  const object = 'payload.object.';
  const isOwn = /^user\.(?:signed_|presence)/.test(event);
  facts
    .act(EVENTS[event] ?? activityOfPhrase(event), event, 'event')
    .ended(/fail/.test(event) ? 'failure' : 'success', 'event')
    .on(OBJECTS[area], 'event')
    .take('user', 'payload.operator', `${object}participant.email`)
    .take('user', ...(isOwn ? [`${object}email`, `${object}id`] : []))
    .take(
      'user',
      `${object}participant.user_name`,
      `${object}host_email`,
      'payload.operator_id',
      'payload.user_id',
      `${object}host_id`,
    )
    .keep('actor_name', `${object}participant.user_name`)
    .take(
      'object',
      `${object}topic`,
      `${object}email`,
      `${object}channel_name`,
      `${object}name`,
      `${object}message`,
    )
    .take('object', `${object}caller.phone_number`, `${object}settings.name`, 'payload.client_id')
    .take(
      'object_id',
      `${object}id`,
      `${object}uuid`,
      `${object}message_id`,
      `${object}channel_id`,
      `${object}call_id`,
      'payload.client_id',
    )
    .take('time', ...timesOf(event), 'event_ts')
    .take(
      'src_ip',
      `${object}participant.public_ip`,
      `${object}participant.ip_address`,
      `${object}ip_address`,
    )
    .take('session', `${object}uuid`)
    .take('url', `${object}share_url`)
    .keep('channel_id', `${object}channel_id`)
    .keep('client', `${object}client_type`)
    .keep('account', 'payload.account_id');
  if (!isOwn && area === 'user') facts.target(`${object}email`);
  facts.target(`${object}registrant.email`, `${object}contact_email`, `${object}callee.email`);
}
