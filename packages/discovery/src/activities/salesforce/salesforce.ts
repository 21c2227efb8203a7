import { isJsonObject, type JsonObject } from '../../cores/json.ts';
import { activityCsvFormat } from '../activity-csv.ts';
import { ACTIVITY_FIELDS, type ActivityDialect, activityFormat } from '../activity-format.ts';
import type { RecordFacts } from '../record-facts.ts';
import { Columns } from './columns.ts';
import { activityOfEvent, baseByFields, baseOf, isMeasurement, typeOf } from './event-types.ts';
import { readSetupAudit } from './setup-audit.ts';

function countOf(record: JsonObject, names: readonly string[]): number {
  return names.filter((name) => name in record).length;
}

/** Rows of event log files. */
function isLogged(record: JsonObject): boolean {
  const others = [
    'TIMESTAMP',
    'TIMESTAMP_DERIVED',
    'REQUEST_ID',
    'ORGANIZATION_ID',
    'USER_ID',
    'USER_ID_DERIVED',
  ];
  return 'EVENT_TYPE' in record && countOf(record, others) >= 2;
}

/** Objects and platform events of Real-Time Event Monitoring, and event log objects. */
function isMonitored(record: JsonObject): boolean {
  const { attributes } = record;
  const type = isJsonObject(attributes) ? String(attributes.type) : '';
  return (
    ('EventIdentifier' in record && 'EventDate' in record) ||
    (/EventLog$/.test(type) && 'Timestamp' in record)
  );
}

function isSetupAudit(record: JsonObject): boolean {
  return (
    'Action' in record &&
    'Section' in record &&
    'CreatedDate' in record &&
    countOf(record, ['Display', 'DelegateUser']) > 0
  );
}

function isLoginHistory(record: JsonObject): boolean {
  return (
    'LoginTime' in record &&
    'LoginType' in record &&
    countOf(record, ['SourceIp', 'UserId', 'LoginGeoId']) >= 2
  );
}

/** An entry of the list of log files, which has the file's address instead of its rows. */
function isListed(record: JsonObject): boolean {
  return 'LogFile' in record && 'LogDate' in record && 'EventType' in record;
}

/** A platform event as subscribers receive it, around its fields. */
function payloadOf(record: JsonObject): JsonObject | undefined {
  const { payload } = record;
  return isJsonObject(payload) && isMonitored(payload) ? payload : undefined;
}

function recognises(record: JsonObject): boolean {
  return (
    isLogged(record) ||
    isListed(record) ||
    isMonitored(record) ||
    isSetupAudit(record) ||
    isLoginHistory(record) ||
    payloadOf(record) !== undefined
  );
}

/** Times of log files are in GMT, written `20261120081422.500`; the derived column has ISO 8601. */
function takeTime(facts: RecordFacts, columns: Columns): void {
  columns.take('time', 'EventDate').take('time', 'LoginTime');
  const path = columns.path('TIMESTAMP_DERIVED', 'TIMESTAMP') ?? '';
  const text = facts.text(path) ?? '';
  const digits = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d(?:\.\d+)?)$/.exec(text);
  if (digits !== null) {
    const [, year, month, day, hour, minute, second] = digits;
    facts.set('time', `${year}-${month}-${day}T${hour}:${minute}:${second}Z`, path);
  } else if (text !== '') facts.set('time', /Z$|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`, path);
  columns.take('time', 'CreatedDate');
}

function readActor(facts: RecordFacts, columns: Columns, base: string): void {
  // Here the delegate is the administrator who logged in as the user.
  if (base === 'loginas') {
    columns.take(
      'user',
      'DELEGATED_USER_NAME',
      'DELEGATED_USER_ID_DERIVED',
      'DELEGATED_USER_ID',
      'DelegatedUserIdentifier',
    );
    columns.take('on_behalf_of', 'USER_NAME', 'USER_ID_DERIVED', 'USER_ID', 'UserIdentifier');
  }
  columns.take('user', 'USER_NAME', 'USER_ID_DERIVED', 'USER_ID', 'UserIdentifier', 'CreatedById');
  const type = columns.text('USER_TYPE') ?? '';
  facts.actor(
    /guest/i.test(type) || type === 'G' ? 'anonymous' : /automated/i.test(type) ? 'system' : 'user',
  );
}

function readClient(columns: Columns): void {
  columns
    .take('src_ip', 'SOURCE_IP', 'CLIENT_IP', 'FORWARDED_FOR_IP')
    .take('user_agent', 'USER_AGENT', 'BROWSER_TYPE')
    .take('browser', 'BROWSER', 'BROWSER_NAME')
    .take('os', 'PLATFORM', 'OS_NAME')
    .take('device', 'DEVICE_ID')
    .take('country', 'CountryIso', 'COUNTRY_CODE', 'COUNTRY')
    .take('city', 'CITY')
    .take('lat', 'LoginLatitude')
    .take('lon', 'LoginLongitude')
    .take('session', 'SESSION_KEY', 'LOGIN_KEY')
    .take('app', 'CONNECTED_APP_NAME', 'APP_NAME')
    .take('url', 'LoginUrl', 'PageUrl', 'URL')
    .keep('client', 'CLIENT_NAME', 'CLIENT', 'APPLICATION', 'CLIENT_VERSION')
    .keep('account', 'ORGANIZATION_ID');
}

function readObject(facts: RecordFacts, columns: Columns, base: string): void {
  facts.on(typeOf(base)?.object, columns.path('EVENT_TYPE') ?? '');
  if (facts.get('object_type') === undefined) return;
  if (base === 'loginas') columns.take('object', 'USER_NAME', 'USER_ID_DERIVED', 'USER_ID');
  if (base.startsWith('api') || base.startsWith('bulk') || base === 'restapi')
    columns.take('object', 'QueriedEntities', 'ENTITY_NAME', 'ENTITY_TYPE');
  if (facts.get('object_type') === 'app')
    columns.take('object', 'CONNECTED_APP_NAME', 'PACKAGE_NAME').take('object_id', 'CONNECTED_APP_ID');
  columns
    .take(
      'object',
      'FILE_NAME',
      'REPORT_NAME',
      'DASHBOARD_NAME',
      'PARENT_NAME',
      'NAME',
      'PAGE_NAME',
      'SEARCH_QUERY',
    )
    .take(
      'object',
      'PolicyName',
      'REPORT_DESCRIPTION',
      'QueriedEntities',
      'ENTITY_NAME',
      'URI',
      'REQUEST_URI',
    )
    .take(
      'object_id',
      'REPORT_ID_DERIVED',
      'REPORT_ID',
      'DASHBOARD_ID_DERIVED',
      'DASHBOARD_ID',
      'DOCUMENT_ID_DERIVED',
    )
    .take(
      'object_id',
      'DOCUMENT_ID',
      'ContentDocumentId',
      'LIST_VIEW_ID',
      'RecordId',
      'URI_ID_DERIVED',
      'ENTITY_ID',
    )
    .take('object_id', 'GROUP_ID', 'FEATURE_ID', 'FLOW_VERSION_ID', 'PolicyId', 'JOB_ID', 'RELATED_ENTITY_ID')
    .keep('size', 'SIZE_BYTES', 'ContentSize', 'FileSize');
  columns.keep('rows', 'ROWS_PROCESSED', 'RECORDS_PROCESSED', 'ROW_COUNT', 'RowsReturned', 'NUMBER_RECORDS');
  columns
    .keep('role', 'PERMISSION_LIST', 'PERMISSION_TYPE')
    .keep('scopes', 'OAUTH_SCOPES')
    .keep('query', 'QUERY');
  const member = columns.path('SHARED_WITH_ENTITY_ID', 'MEMBER_ID', 'UserOrGroupId');
  if (member !== undefined) facts.target(member);
}

function readOutcome(facts: RecordFacts, columns: Columns, base: string): void {
  const results = [
    [columns.path('LOGIN_STATUS'), /^(?!LOGIN_NO_ERROR$)/],
    [base === 'login' ? columns.path('STATUS') : undefined, /^(?!success)/i],
    [columns.path('PolicyOutcome'), /block|denied|fail|error/i],
    [columns.path('REQUEST_STATUS'), /^[FA]$|fail/i],
    [columns.path('STATUS_CODE'), /^[45]\d\d$/],
    [columns.path('SUCCESS'), /^(?:0|false)$/i],
  ] as const;
  for (const [path, failed] of results) {
    const result = path === undefined ? undefined : facts.text(path);
    if (result === undefined || path === undefined || !failed.test(result)) continue;
    facts.ended('failure', path).extra('reason', result);
  }
  if (base === 'insufficientaccess') facts.ended('failure', columns.path('EVENT_TYPE') ?? '');
  facts.ended('success', results.flatMap(([path]) => path ?? [])[0] ?? '');
}

function readEvent(facts: RecordFacts, columns: Columns): string | undefined {
  const typePath =
    columns.path('EVENT_TYPE') ?? (facts.text('attributes.type') === undefined ? '' : 'attributes.type');
  const named = typePath === '' ? undefined : facts.text(typePath);
  const isHistory = columns.path('LoginTime') !== undefined;
  const base = isHistory ? 'login' : named === undefined ? baseByFields(columns) : baseOf(named);
  if (isMeasurement(base)) return `${named}, which measures how a request ran`;
  facts.act(activityOfEvent(base, columns), named ?? base, typePath);
  takeTime(facts, columns);
  readActor(facts, columns, base);
  readClient(columns);
  readObject(facts, columns, base);
  readOutcome(facts, columns, base);
  columns
    .take('raw_id', 'EventIdentifier', 'EventUuid', 'REQUEST_ID', 'RequestIdentifier', 'Id')
    .take('message', 'DESCRIPTION', 'SUMMARY')
    .keep('operation', 'OPERATION', 'OPERATION_TYPE', 'METHOD_NAME', 'TRANSACTION_TYPE', 'CONNECTION_TYPE');
  if (facts.get('activity') === 'alert') columns.keep('risk', 'SCORE').keep('reason', 'SecurityEventData');
  return undefined;
}

const dialect: Omit<ActivityDialect, 'name' | 'title'> = {
  service: 'salesforce',
  marks: ['EVENT_TYPE', 'EventIdentifier', 'EventLog"', 'LoginTime', 'DelegateUser', 'Section', 'LogFile'],
  fields: [
    ...ACTIVITY_FIELDS,
    'on_behalf_of',
    'targets',
    'session',
    'user_agent',
    'browser',
    'os',
    'device',
    'country',
    'city',
    'lat',
    'lon',
    'url',
    'message',
  ],
  recognises,
  split: (record) => [payloadOf(record) ?? record],
  read: (facts) => {
    if (isListed(facts.record)) return 'an entry of the list of log files';
    const columns = new Columns(facts);
    if (!isSetupAudit(facts.record)) return readEvent(facts, columns);
    readSetupAudit(facts, columns);
    return undefined;
  },
};

export const salesforce = activityFormat({
  ...dialect,
  name: 'salesforce-events',
  title: 'Salesforce: Event Monitoring, Setup Audit Trail and login history, JSON',
});

export const salesforceCsv = activityCsvFormat({
  ...dialect,
  name: 'salesforce-log-file',
  title: 'Salesforce: event log files, Setup Audit Trail and login history, CSV',
});
