import type { Activity, ObjectType } from '@casbah/domain/activity';
import type { JsonObject } from '../../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from '../activity-format.ts';
import { activityOfPhrase } from '../phrases.ts';
import type { RecordFacts } from '../record-facts.ts';
import { CEF_SYNTAX } from './cef-record.ts';

/** Keys of the CEF dictionary, short and long. */
const SOURCE_USER = ['suser', 'sourceUserName'];
const TARGET_USER = ['duser', 'destinationUserName'];
const USER_IDS = ['suid', 'sourceUserId'];
const TARGET_IDS = ['duid', 'destinationUserId'];
const ACTION = ['act', 'deviceAction'];

/** Where a connection goes, or how much it transfers: then it is traffic. */
const OF_TRAFFIC = [
  'dst',
  'destinationAddress',
  'dhost',
  'destinationHostName',
  'destinationDnsDomain',
  'Destination IPv6 Address',
  'dpt',
  'destinationPort',
  'in',
  'bytesIn',
  'out',
  'bytesOut',
];
const REQUEST = ['request', 'requestUrl', 'requestURL', 'url'];

/** Labels of custom fields with what was acted on. */
const OBJECT_LABELS = ['Object', 'Object Name', 'Target', 'Target Name', 'Resource', 'Resource Name'];
const KIND_LABELS = ['Policy Name', 'Group Name', 'Role Name', 'Rule Name', 'Safe Name', 'Setting'];

/** What an event of these names is about, the first that fits. */
const OBJECTS: readonly (readonly [pattern: RegExp, type: ObjectType])[] = [
  [/folder|director(?:y|ies)/i, 'folder'],
  [/file|document|attachment/i, 'file'],
  [/log ?(?:in|on|out|off)|sign[ -]?(?:in|on|out)|authenticat|session/i, 'session'],
  [/mailbox/i, 'mailbox'],
  [/mail/i, 'mail'],
  [/group/i, 'group'],
  [/role|privilege/i, 'role'],
  [/polic(?:y|ies)/i, 'policy'],
  [/\brule/i, 'rule'],
  [/token|api ?key/i, 'api_key'],
  [/secret/i, 'secret'],
  [/vault|safe/i, 'vault'],
  [/password|credential/i, 'credential'],
  [/setting|config/i, 'setting'],
  [/report/i, 'report'],
  [/user|account|member/i, 'user'],
];

/** What an audit event's name or category states. The verdict of a control in `act` isn't an activity. */
function actionIn(record: JsonObject): readonly [activity: Activity, name: string, path: string] | undefined {
  for (const path of [...ACTION, 'name', 'deviceEventClassId', 'cat', 'deviceEventCategory']) {
    const name = record[path];
    if (typeof name !== 'string' || name === '' || name.length > 200) continue;
    if (/^(?:allow|permit|pass|block|den|drop|reject|accept|none|success|fail|ok\b)/i.test(name)) continue;
    const activity = activityOfPhrase(name.replace(/^EVENT_CATEGORY_/, ''));
    if (activity !== 'other') return [activity, name, path];
  }
  return undefined;
}

function hasAny(record: JsonObject, names: readonly string[]): boolean {
  return names.some((name) => record[name] !== undefined);
}

/** A request for a path only is one to the app itself; with a host, it is a connection. */
function isTraffic(record: JsonObject): boolean {
  return (
    hasAny(record, OF_TRAFFIC) ||
    REQUEST.some((name) => /:\/\/|^[\w.-]+\.\w+\//.test(String(record[name] ?? '')))
  );
}

function readOutcome(facts: RecordFacts): void {
  const outcome = facts.text('outcome', 'eventOutcome');
  const name = `${facts.text('name') ?? ''} ${facts.text(...ACTION) ?? ''}`;
  const word = outcome ?? name;
  const hasFailed = /fail|den(?:y|ied)|unsuccessful|error|reject|block|invalid|^(?:false|0|[45]\d\d)$/i.test(
    word,
  );
  facts.ended(hasFailed ? 'failure' : 'success', outcome === undefined ? 'name' : 'outcome');
  if (hasFailed) facts.keep('reason', 'reason', 'msg');
}

function readPeople(facts: RecordFacts): void {
  const hasSource = facts.text(...SOURCE_USER, ...USER_IDS) !== undefined;
  facts.take('user', ...SOURCE_USER, ...USER_IDS);
  // Without a source, the destination user is the one who acts, such as the one who signs in.
  facts.take('user', ...TARGET_USER, ...TARGET_IDS);
  if (hasSource) facts.target(...TARGET_USER);
  if (!facts.get('user')?.includes('@'))
    facts.take(
      'user_domain',
      ...(hasSource ? ['sntdom', 'sourceNtDomain'] : ['dntdom', 'destinationNtDomain']),
    );
  facts.actor('user');
}

export const cefActivity = activityFormat({
  name: 'cef-activity',
  title: 'CEF (ArcSight) audit events of any cloud app',
  rank: 'generic',
  syntax: CEF_SYNTAX,
  marks: ['CEF:'],
  fields: [...ACTIVITY_FIELDS, 'targets', 'session', 'device', 'user_agent', 'severity', 'url', 'message'],
  recognises: (record) =>
    !isTraffic(record) &&
    hasAny(record, [...SOURCE_USER, ...TARGET_USER, ...USER_IDS, ...TARGET_IDS]) &&
    actionIn(record) !== undefined,
  read: (facts) => {
    const found = actionIn(facts.record);
    if (found === undefined) return 'no activity';
    const [activity, name, path] = found;
    readPeople(facts);
    facts.act(activity, name, path);
    readOutcome(facts);
    const kind = facts.text('fileType', 'targetObjects', 'deviceEventCategory', 'cat');
    const isFile = facts.text('fname', 'fileName', 'filePath') !== undefined;
    const words = [name, facts.text('name'), kind].filter((text) => text !== undefined);
    facts
      .on(isFile ? (/folder|directory/i.test(words.join(' ')) ? 'folder' : 'file') : undefined, 'fname')
      .on(OBJECTS.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1], path)
      .take('object', 'fname', 'fileName', 'filePath', 'targetObjects', ...OBJECT_LABELS)
      .take('object', ...(facts.has('targets') ? TARGET_USER : []), ...KIND_LABELS)
      .take('object_id', 'fileId', 'oldFileId')
      .keep('path', 'filePath')
      .keep('size', 'fsize', 'fileSize')
      .keep('file_hash', 'fileHash')
      .keep('before', 'oldFileName', 'oldFilePath')
      .keep('role', 'spriv', 'sourceUserPrivileges', 'dpriv', 'destinationUserPrivileges')
      .keep('actor_name', 'User display name')
      .take('time', 'rt', 'deviceReceiptTime', 'end', 'endTime', 'start', 'startTime')
      .take('src_ip', 'src', 'sourceAddress', 'Source IPv6 Address', 'sourceTranslatedAddress')
      .take('src_ip', ...(/^[\d.]{7,15}$/.test(facts.text('shost') ?? '') ? ['shost'] : []))
      .take('src_ip', ...(isBroker(facts) ? ['dvc', 'Device IPv6 Address'] : []))
      .take('device', 'shost', 'sourceHostName')
      .take('user_agent', 'requestClientApplication')
      .take('session', 'Session ID', 'sessionId')
      .take('url', ...REQUEST)
      .take('app', 'destinationServiceName', 'sourceServiceName', 'app', 'deviceProduct')
      .take('severity', 'deviceSeverity')
      .take('message', 'msg', 'message')
      .take('raw_id', 'externalId')
      .keep('deviceVendor', 'deviceVendor')
      .keep('deviceProduct', 'deviceProduct');
    return undefined;
  },
});

/** Microsoft Defender for Cloud Apps states the client's address as the device's. */
function isBroker(facts: RecordFacts): boolean {
  return facts.text('deviceVendor') === 'MCAS';
}
