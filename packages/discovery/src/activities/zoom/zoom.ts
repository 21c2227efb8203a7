import type { Activity, ObjectType } from '@casbah/domain/activity';
import type { JsonObject } from '../../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from '../activity-format.ts';
import { activityOfPhrase } from '../phrases.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf, valueAt } from '../record-path.ts';
import { readOperation } from './operation-log.ts';
import { readWebhook } from './webhook.ts';

/** `activity_category` of the meeting activity log. */
const MEETING: Readonly<Record<string, Activity>> = {
  'in-meeting chat': 'send',
  'meeting created': 'create',
  'meeting ended': 'end',
  'meeting started': 'start',
  'remote control': 'run',
  'user join': 'join',
  'user joined': 'join',
  'user left': 'leave',
};

function readSession(facts: RecordFacts): void {
  const type = facts.text('type') ?? '';
  const isFailure = /fail/i.test(type);
  facts
    .act(/out/i.test(type) ? 'sign_out' : 'sign_in', type, 'type')
    .ended(isFailure ? 'failure' : 'success', 'type')
    .on('session')
    .take('user', 'email')
    .take('src_ip', 'ip_address')
    .take('time', 'time')
    .keep('client', 'client_type')
    .keep('client_version', 'version');
}

function readMeeting(facts: RecordFacts): void {
  const category = facts.text('activity_category') ?? '';
  facts
    .act(MEETING[category.toLowerCase()] ?? activityOfPhrase(category), category, 'activity_category')
    .ended('success')
    .on('meeting')
    .take('user', 'operator_email', 'operator')
    .keep('actor_name', 'operator')
    .take('object', 'meeting_topic', 'meeting_number')
    .take('object_id', 'meeting_number')
    .take('time', 'activity_time')
    .take('message', 'activity_detail');
}

type Kind = 'operation' | 'session' | 'meeting' | 'webhook';

function kindOf(record: JsonObject): Kind | undefined {
  const has = (path: string) => valueAt(record, path) !== undefined;
  if (has('operation_detail') && has('category_type') && has('operator')) return 'operation';
  if (has('activity_category') && has('activity_detail')) return 'meeting';
  const type = textOf(valueAt(record, 'type')) ?? '';
  if (/^sign[ _]?(?:in|out)\b/i.test(type) && has('client_type') && has('email')) return 'session';
  const event = textOf(valueAt(record, 'event')) ?? '';
  return /^[a-z]+[._][a-z_.]+$/.test(event) && has('payload.account_id') ? 'webhook' : undefined;
}

const OBJECTS: Readonly<Record<Kind, ObjectType | undefined>> = {
  operation: undefined,
  session: 'session',
  meeting: 'meeting',
  webhook: undefined,
};

export const zoom = activityFormat({
  name: 'zoom',
  title: 'Zoom: operation logs, sign-ins and sign-outs, meeting activities and webhooks',
  service: 'zoom',
  marks: ['operation_detail', 'client_type', 'activity_category', 'payload'],
  fields: [...ACTIVITY_FIELDS, 'targets', 'message', 'session', 'device', 'url'],
  recognises: (record) => kindOf(record) !== undefined,
  read: (facts) => {
    const kind = kindOf(facts.record);
    if (kind === undefined) return 'not an activity';
    if (kind === 'operation') readOperation(facts);
    else if (kind === 'session') readSession(facts);
    else if (kind === 'meeting') readMeeting(facts);
    else readWebhook(facts);
    facts
      .set('app', 'Zoom')
      .on(OBJECTS[kind])
      .actor(facts.has('user') ? 'user' : 'system');
    return undefined;
  },
});
