import type { Activity, ObjectType } from '@casbah/domain/activity';
import { isJsonObject, type JsonObject } from '../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from './activity-format.ts';
import {
  anyShape,
  hasAll,
  knownAt,
  plainValue,
  takeKnown,
  takeTime,
  withParsedMembers,
} from './microsoft-shapes.ts';
import type { RecordFacts } from './record-facts.ts';
import { textOf } from './record-path.ts';
import { activityOfVerb, wordsOf } from './verbs.ts';

/** Actions on devices and apps whose first word misleads, in lower case. */
const ACTIONS: readonly (readonly [pattern: RegExp, activity: Activity])[] = [
  [/wipe|retire|cleanwindows|fresh ?start/, 'delete'],
  [/remotelock|remote lock/, 'lock'],
  [/resetpasscode|reset passcode|rotate.*(?:password|key)/, 'reset_password'],
  [/assign(?!ed)/, 'grant_permission'],
  [/roleassignment/, 'change_permission'],
  [/reboot|syncdevice|locate|scan|collectdiagnostics|initiate|shutdown/, 'run'],
  [/bypassactivationlock|disablelostmode|enablelostmode/, 'configure'],
  [/polic|configuration|compliance|setting|profile|restriction/, 'configure'],
];
/** Operation at the end of an audit event's type: `Delete ManagedDevice`, `createDeviceCompliancePolicy`. */
const REMOVES = /^(?:delete|remove)/;

const NOUNS: readonly (readonly [pattern: RegExp, type: ObjectType])[] = [
  [/role/, 'role'],
  [/polic|configuration|compliance|profile|restriction|baseline/, 'policy'],
  [/app|ebook/, 'app'],
  [/script/, 'workflow'],
  [/device|autopilot|enrollment/, 'device'],
  [/group/, 'group'],
  [/user/, 'user'],
  [/certificate|token/, 'certificate'],
  [/setting|organization/, 'setting'],
];

function meaningOf(name: string): { activity: Activity; type: ObjectType } {
  const plain = name.toLowerCase();
  const type = NOUNS.find(([pattern]) => pattern.test(plain))?.[1] ?? 'resource';
  if (REMOVES.test(plain)) return { activity: 'delete', type };
  const known = ACTIONS.find(([pattern]) => pattern.test(plain))?.[1];
  if (/^(?:create|post|get)/.test(plain))
    return { activity: activityOfVerb(wordsOf(name)[0] ?? '') ?? 'create', type };
  return { activity: known ?? activityOfVerb(plain) ?? 'other', type };
}

function isOperational(record: JsonObject): boolean {
  return hasAll(record, 'properties.IntuneAccountId') || hasAll(record, 'Properties.IntuneAccountId');
}

function isAudit(record: JsonObject): boolean {
  return ['properties.', 'Properties.'].some((place) =>
    hasAll(record, `${place}AuditEventId`, `${place}Actor`),
  );
}

/** Microsoft Graph's `auditEvent` resource of device management. */
function isGraph(record: JsonObject): boolean {
  return hasAll(record, 'activityOperationType', 'actor', 'resources', 'activityDateTime');
}

function readAudit(facts: RecordFacts): void {
  takeKnown(
    facts,
    'user',
    ...anyShape('Actor.UPN', 'actor.userPrincipalName'),
    'identity',
    'Identity',
    ...anyShape(
      'Actor.Name',
      'Actor.ApplicationName',
      'actor.servicePrincipalName',
      'actor.applicationDisplayName',
    ),
    ...anyShape('Actor.ObjectId', 'Actor.Application', 'actor.userId'),
  );
  const isPerson = facts.get('user')?.includes('@') === true;
  facts.actor(isPerson ? 'user' : 'service').take('src_ip', 'actor.ipAddress');
  readTargets(facts);
  const result = knownAt(
    facts,
    'activityResult',
    ...anyShape('ActivityResultStatus'),
    'resultType',
    'ResultType',
  );
  const isFailure = /^(?:fail|error|2$)/i.test(result?.text ?? '');
  facts
    .ended(isFailure ? 'failure' : 'success', result?.path ?? '')
    .keep('client', ...anyShape('Actor.ApplicationName', 'actor.applicationDisplayName'))
    .keep('category', ...anyShape('Category'), 'category')
    .take('raw_id', ...anyShape('AuditEventId'), 'id');
  // `ActivityDate` has the month or the day first.
  takeTime(facts, 'activityDateTime', 'time', 'TimeGenerated', ...anyShape('ActivityDate'));
}

/** The first object with a name is the one acted on. */
function readTargets(facts: RecordFacts): void {
  facts.take(
    'object',
    ...anyShape('TargetDisplayNames[0]'),
    'resources[0].displayName',
    ...anyShape('Targets[0].Name'),
  );
  facts.take('object_id', ...anyShape('TargetObjectIds[0]'), 'resources[0].resourceId');
  for (const path of [...anyShape('Targets[0].ModifiedProperties'), 'resources[0].modifiedProperties']) {
    const list = facts.at(path);
    const first: unknown = Array.isArray(list) ? list[0] : undefined;
    if (!isJsonObject(first)) continue;
    facts
      .extra('property', textOf(first.Name ?? first.displayName))
      .extra('before', plainValue(first.Old ?? first.oldValue))
      .extra('after', plainValue(first.New ?? first.newValue));
  }
}

/** Enrollments, and devices that no longer comply. */
function readOperational(facts: RecordFacts, name: string): void {
  const user = facts.text(...anyShape('UserName'));
  const domain = facts.text(...anyShape('UPNSuffix'));
  facts
    .set(
      'user',
      user !== undefined && domain !== undefined ? `${user}@${domain}` : user,
      'properties.UserName',
    )
    .take('user', ...anyShape('UserEmail', 'UserDisplayName', 'IntuneUserId'))
    .extra('actor_name', facts.text(...anyShape('UserDisplayName')))
    .act(/compliance/i.test(name) ? 'alert' : 'create', name, 'operationName')
    .on('device')
    .take('object', ...anyShape('DeviceName', 'DeviceHostName', 'IntuneDeviceId'))
    .take('object_id', ...anyShape('IntuneDeviceId'))
    .take('device', ...anyShape('DeviceHostName', 'DeviceName'))
    .take('os', ...anyShape('DeviceOperatingSystem', 'Os'))
    .take('message', ...anyShape('AlertDisplayName'))
    .take('raw_id', ...anyShape('MessageId'));
  const result = facts.text('resultType', 'ResultType') ?? '';
  facts.ended(/^fail/i.test(result) ? 'failure' : 'success', 'resultType');
  const reason = knownAt(facts, ...anyShape('FailureReason', 'Description', 'AlertType'));
  facts.extra('reason', reason?.text);
  takeTime(facts, 'time', 'TimeGenerated', ...anyShape('StartTimeUtc', 'EnrollmentTimeUTC'));
}

export const intune = activityFormat({
  name: 'intune',
  title: 'Microsoft Intune audit and operational logs (diagnostic settings, Microsoft Graph, Log Analytics)',
  service: 'microsoft-intune',
  marks: ['AuditEventId', 'IntuneAccountId', 'activityOperationType'],
  fields: [...ACTIVITY_FIELDS, 'session', 'device', 'os', 'message'],
  recognises: (record) => {
    const whole = withParsedMembers(record);
    return isGraph(whole) || isAudit(whole) || isOperational(whole);
  },
  split: (record) => [withParsedMembers(record)],
  read: (facts) => {
    const name =
      facts.text('activityType', 'activity', 'operationName', 'OperationName', 'displayName') ?? '';
    if (isOperational(facts.record)) readOperational(facts, name);
    else {
      const { activity, type } = meaningOf(name);
      facts.act(activity, name, 'operationName').on(type, 'operationName');
      readAudit(facts);
    }
    facts
      .take('session', 'correlationId', 'CorrelationId')
      .keep('account', 'tenantId', ...anyShape('AADTenantId'));
    return undefined;
  },
});
