import type { Activity } from '@casbah/domain/activity';
import type { JsonObject } from '../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from './activity-format.ts';
import type { RecordFacts } from './record-facts.ts';
import { activityOfVerb } from './verbs.ts';

/** What `activityAction` means if the task's name doesn't say more. */
const ACTIONS: Readonly<Record<string, Activity>> = { READ: 'view', WRITE: 'edit', DELETE: 'delete' };

/** Tasks whose first word isn't a verb of the vocabulary. */
const TASKS: readonly (readonly [pattern: RegExp, activity: Activity])[] = [
  [/^(?:start|stop) proxy/i, 'assume_role'],
  [/password/i, 'change_password'],
  [/^(?:find|search)\b/i, 'search'],
  [/\bexport\b|export to excel/i, 'export'],
  [/\bdownload\b/i, 'download'],
  [/^(?:maintain|correct|rescind)\b/i, 'edit'],
  [/^(?:assign|add) .*(?:security group|role)/i, 'grant_permission'],
  [/^(?:unassign|remove) .*(?:security group|role)/i, 'revoke_permission'],
  [/^(?:hire|contract)\b/i, 'create'],
  [/^terminate\b/i, 'disable'],
  [/^(?:run|launch|schedule) /i, 'run'],
];

function activityOfTask(task: string, action: string): Activity {
  for (const [pattern, activity] of TASKS) if (pattern.test(task)) return activity;
  const plain = ACTIONS[action.toUpperCase()] ?? 'other';
  // A page to create something is only viewed until it is submitted.
  return plain === 'view' ? plain : (activityOfVerb(task) ?? plain);
}

/** Accounts are `login`, or `login / display name`. */
function readAccount(facts: RecordFacts, ...paths: readonly string[]): void {
  const path = paths.find((candidate) => facts.text(candidate) !== undefined);
  if (path === undefined) return;
  const [login = '', ...names] = (facts.text(path) ?? '').split(' / ');
  facts.set('user', login.trim(), path).extra('actor_name', names.join(' / ').trim());
  // Workday's own accounts begin with `wd-`; integrations have system users.
  facts.actor(/^wd-/i.test(login) ? 'vendor' : /^(?:ISU|INT)[_ -]/i.test(login) ? 'service' : 'user');
}

/** REST API `privacy/v1/activityLogging` and its newer versions. */
function readActivity(facts: RecordFacts): void {
  const action = facts.text('activityAction') ?? '';
  const task = facts.text('taskDisplayName') ?? '';
  readAccount(facts, 'systemAccount');
  facts
    .act(
      activityOfTask(task, action),
      task === '' ? action : `${action} ${task}`,
      'activityAction',
      'taskDisplayName',
    )
    .ended('success')
    .take('time', 'requestTime')
    .take('session', 'sessionId')
    .take('src_ip', 'ipAddress')
    .take('device', 'deviceType')
    .take('user_agent', 'userAgent')
    .take('object', 'target.descriptor', 'taskDisplayName')
    .take('object_id', 'target.id', 'taskId')
    .on(objectOf(facts, task), 'taskDisplayName')
    .keep('task_id', 'taskId')
    .keep('account', 'tenant_name');
}

function objectOf(facts: RecordFacts, task: string) {
  if (/worker|employee|\buser\b|account/i.test(task)) return 'user';
  if (/security group/i.test(task)) return 'group';
  if (/report|dashboard|audit|status|history/i.test(task)) return 'report';
  if (/polic(?:y|ies)/i.test(task)) return 'policy';
  if (/integration|workflow|business process/i.test(task)) return 'workflow';
  return facts.text('target.descriptor') === undefined ? 'page' : 'record';
}

function isYes(text: string | undefined): boolean {
  return text !== undefined && /^(?:1|true|yes|y)$/i.test(text);
}

/** `2026 11 20 08 14 22 329 -0800` at the end of `Signon`. */
function timeOfSignon(signon: string | undefined): string | undefined {
  const match = /(\d{4}) (\d\d) (\d\d) (\d\d) (\d\d) (\d\d) (\d{3}) ([+-]\d\d)(\d\d)$/.exec(signon ?? '');
  if (match === null) return undefined;
  const [, year, month, day, hour, minute, second, milli, zone, half] = match;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.${milli}${zone}:${half}`;
}

const FAILURES = [
  'Authentication_Failure_Message',
  'Failed_Signon_Reason',
  'failedSignonReason',
  'authenticationFailureMessage',
];

/** Reports of signons (`Report_Entry`), Get_Workday_Account_Signons, and signons of the REST API. */
function readSignon(facts: RecordFacts): void {
  const successful = facts.text('Successful', 'successful');
  const failed =
    isYes(facts.text('Failed_Signon', 'failedSignon')) ||
    isYes(facts.text('Invalid_Credentials')) ||
    (successful !== undefined && !isYes(successful)) ||
    'attemptedUsername' in facts.record;
  readAccount(
    facts,
    'Workday_Account',
    'User_Name',
    'System_Account',
    'userName',
    'systemAccount',
    'attemptedUsername',
  );
  facts
    .act(
      'sign_in',
      facts.text('Authentication_Type_for_Signon', 'Authentication_Type', 'authenticationType') ?? 'signon',
    )
    .ended(failed ? 'failure' : 'success', 'Failed_Signon' in facts.record ? 'Failed_Signon' : 'successful')
    .on('session')
    .take('time', 'Signon_DateTime', 'Signon_Date_Time', 'signonDateTime')
    .set('time', timeOfSignon(facts.text('Signon')), 'Signon')
    .take('time', 'Session_Start', 'sessionStart')
    .take('src_ip', 'Session_IP_Address', 'Signon_IP_Address', 'IP_Address', 'ipAddress')
    .take('session', 'Session_ID', 'Short_Session_ID', 'sessionId')
    .take('os', 'Operating_System', 'operatingSystem')
    .take('browser', 'Browser_Type', 'browserType')
    .take('device', 'Device_Type', 'deviceType', 'Device_Type_Reference')
    .take('city', 'Location')
    .take('raw_id', 'id')
    .keep('method', 'Multi-Factor_Type', 'Multi-factor_Type', 'multiFactorType')
    .keep('identity_provider', 'SAML_Identity_Provider', 'samlIdentityProvider')
    .keep('account', 'tenant_name');
  if (failed) facts.keep('reason', ...FAILURES);
}

function isActivity(record: JsonObject): boolean {
  return (
    'requestTime' in record &&
    ('systemAccount' in record || 'taskDisplayName' in record) &&
    ('activityAction' in record || 'taskId' in record)
  );
}

const ACCOUNTS = ['Workday_Account', 'User_Name', 'System_Account'];
const SIGNONS = ['Failed_Signon', 'Signon_DateTime', 'Signon_Date_Time', 'Signon', 'Session_IP_Address'];

function isSignon(record: JsonObject): boolean {
  if ('signonDateTime' in record) return 'systemAccount' in record || 'attemptedUsername' in record;
  return ACCOUNTS.some((name) => name in record) && SIGNONS.some((name) => name in record);
}

export const workday = activityFormat({
  name: 'workday',
  title: 'Workday user activity (activityLogging) and signons',
  service: 'workday',
  marks: [
    '"activityAction"',
    '"taskDisplayName"',
    '"Failed_Signon"',
    '"Session_IP_Address"',
    '"Signon',
    '"signonDateTime"',
  ],
  fields: [...ACTIVITY_FIELDS, 'session', 'device', 'os', 'browser', 'user_agent', 'city'],
  recognises: (record) => isActivity(record) || isSignon(record),
  read: (facts) => {
    if (isActivity(facts.record)) readActivity(facts);
    else readSignon(facts);
    return undefined;
  },
});
