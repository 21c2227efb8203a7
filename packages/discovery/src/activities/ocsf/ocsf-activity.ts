import type { Activity, ActorType } from '@casbah/domain/activity';
import { isJsonObject, type JsonObject } from '../../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from '../activity-format.ts';
import type { RecordFacts } from '../record-facts.ts';
import { activityOfVerb } from '../verbs.ts';
import { OCSF_CLASSES, type OcsfClass } from './classes.ts';
import { readObject } from './object.ts';

const FILE_SYSTEM = 1001;
const AUTHENTICATION = 3002;
const API = 6003;

/** Names of a user object, the most readable first. */
function names(user: string): readonly string[] {
  return ['email_addr', 'email', 'name', 'display_name', 'full_name', 'uid'].map((name) => `${user}.${name}`);
}

function classOf(record: JsonObject): number {
  return Number(record.class_uid);
}

/** Endpoints record their own files, too; activities are those of files in a cloud service. */
function isOfCloudFile({ cloud, file, src_endpoint: source }: JsonObject): boolean {
  const path = isJsonObject(file) ? `${file.path ?? ''} ${file.url ?? ''}` : '';
  return isJsonObject(cloud) || isJsonObject(source) || /https?:\/\//.test(path);
}

/** `activity_id`, or the last digits of `type_uid`; older producers state only the name. */
function activityOf(facts: RecordFacts, { activities }: OcsfClass): Activity | undefined {
  const id = Number(facts.text('activity_id') ?? Number(facts.text('type_uid') ?? 0) % 100);
  return activities[id - 1];
}

function readAction(facts: RecordFacts, known: OcsfClass): void {
  const operation = facts.text('api.operation');
  const name = facts.text('activity_name', 'activity') ?? operation ?? facts.text('type_name') ?? '';
  const number = classOf(facts.record);
  const byOperation = number === API && operation !== undefined ? activityOfVerb(operation) : undefined;
  const activity =
    byOperation ?? activityOf(facts, known) ?? (name === '' ? undefined : activityOfVerb(name)) ?? 'other';
  const isSignIn = number === AUTHENTICATION && activity === 'sign_in';
  facts.act(
    activity,
    // Some producers state only numbers.
    (number === API ? operation : undefined) ??
      (name === '' ? `${number}: ${facts.text('activity_id')}` : name),
    byOperation === undefined ? 'activity_id' : 'api.operation',
  );
  if (isSignIn) facts.keep('mfa', 'is_mfa').keep('auth_protocol', 'auth_protocol');
}

function actorTypeOf(facts: RecordFacts, path: string): ActorType | undefined {
  const type = facts.text(`${path}.type`) ?? '';
  if (/system/i.test(type) || facts.text(`${path}.type_id`) === '3') return 'system';
  if (/service|application|assumedrole/i.test(type)) return 'service';
  return facts.has('user') ? 'user' : undefined;
}

function readActor(facts: RecordFacts, known: OcsfClass): void {
  const person = 'actor.user';
  facts.take('user', ...names(person));
  // Identity events without an actor are the user's own, such as signing in or changing a password.
  facts.take('user', ...names('user'), 'actor.app_name', 'actor.invoked_by', 'actor.process.user.name');
  const isOwn = facts.text(...names(person)) === undefined;
  facts.actor(actorTypeOf(facts, isOwn ? 'user' : person));
  facts.keep(
    'actor_name',
    `${person}.full_name`,
    `${person}.display_name`,
    ...(isOwn ? ['user.full_name'] : []),
  );
  if (!facts.get('user')?.includes('@'))
    facts.take('user_domain', `${person}.domain`, ...(isOwn ? ['user.domain'] : []));
  facts.take('session', 'session.uid', 'actor.session.uid', 'actor.session.uuid', 'metadata.correlation_uid');
  if (known.isAboutUser === true && !isOwn) {
    const target = names('user').find((path) => facts.text(path) !== undefined);
    if (target !== undefined) facts.target(target);
  }
  if (classOf(facts.record) === AUTHENTICATION && !isOwn) {
    const subject = facts.text(...names('user'));
    const actor = facts.get('user');
    // An actor that differs from the user who signs in is the service or administrator behind it.
    if (subject !== undefined && subject.toLowerCase() !== actor?.toLowerCase())
      facts.take('on_behalf_of', ...names('user'));
  }
  facts.take('on_behalf_of', ...names('actor.session.issuer_user'));
}

/** Status first, then the API's answer, then the verdict of a control. */
function readOutcome(facts: RecordFacts): void {
  const status = facts.text('status') ?? '';
  const id = facts.text('status_id');
  if (id === '2' || /^fail|error|denied/i.test(status))
    facts.ended('failure', id === undefined ? 'status' : 'status_id');
  else if (id === '1' || /^success/i.test(status))
    facts.ended('success', id === undefined ? 'status' : 'status_id');
  else if (
    facts.text('api.response.error') !== undefined ||
    Number(facts.text('api.response.code') ?? 0) >= 400
  )
    facts.ended('failure', 'api.response');
  else if (facts.text('action_id') === '2' || /^(?:denied|blocked)$/i.test(facts.text('disposition') ?? ''))
    facts.ended('failure', 'action_id');
  else facts.ended('success');
  if (facts.get('outcome') === 'failure')
    facts.keep('reason', 'status_detail', 'api.response.error_message', 'api.response.error', 'status_code');
}

export const ocsfActivity = activityFormat({
  name: 'ocsf-activity',
  title: 'OCSF identity, application and cloud file activity, JSON',
  marks: ['"class_uid"'],
  fields: [
    ...ACTIVITY_FIELDS,
    'targets',
    'on_behalf_of',
    'session',
    'device',
    'os',
    'browser',
    'user_agent',
    'severity',
    'country',
    'city',
    'lat',
    'lon',
    'url',
    'message',
  ],
  recognises: (record) => {
    const number = classOf(record);
    return (
      OCSF_CLASSES.has(number) &&
      ('metadata' in record || 'category_uid' in record) &&
      ('activity_id' in record || 'type_uid' in record || 'activity_name' in record) &&
      (number !== FILE_SYSTEM || isOfCloudFile(record))
    );
  },
  read: (facts) => {
    const known = OCSF_CLASSES.get(classOf(facts.record));
    if (known === undefined) return `a record of class ${facts.text('class_name', 'class_uid')}`;
    readAction(facts, known);
    readActor(facts, known);
    readObject(facts, known);
    readOutcome(facts);
    facts
      .take('time', 'time_dt', 'time', 'start_time_dt', 'start_time')
      .take('src_ip', 'src_endpoint.ip', 'device.ip', 'http_request.x_forwarded_for[0]')
      .take('country', 'src_endpoint.location.country', 'device.location.country')
      .take('city', 'src_endpoint.location.city', 'device.location.city')
      .take('lat', 'src_endpoint.location.lat', 'src_endpoint.location.coordinates[1]')
      .take('lon', 'src_endpoint.location.long', 'src_endpoint.location.coordinates[0]')
      .take('device', 'device.hostname', 'device.name', 'src_endpoint.hostname', 'src_endpoint.name')
      .take('os', 'device.os.name')
      .take('user_agent', 'http_request.user_agent')
      .take('url', 'http_request.url.url_string', 'http_request.url.text')
      .take(
        'app',
        'service.name',
        'api.service.name',
        'dst_endpoint.svc_name',
        'app.name',
        'metadata.product.name',
      )
      .take('severity', 'severity')
      .take('message', 'message')
      .take('raw_id', 'metadata.uid', 'metadata.original_event_uid')
      .keep('account', 'cloud.account.uid', 'cloud.org.uid', 'cloud.account_uid', 'metadata.tenant_uid')
      .keep('class', 'class_name', 'class_uid');
    return undefined;
  },
});
