import type { JsonObject } from '../../cores/json.ts';
import { activityCsvFormat } from '../activity-csv.ts';
import { ACTIVITY_FIELDS, type ActivityDialect, activityFormat } from '../activity-format.ts';
import { hasAll, knownAt, takeKnown, takeTime, withParsedMembers } from '../microsoft-shapes.ts';
import type { RecordFacts } from '../record-facts.ts';
import { readActor, readClient } from './actor.ts';
import { readDirectory } from './directory.ts';
import { readExchange } from './exchange.ts';
import { operationMeaning } from './operations.ts';
import { readOtherWorkload } from './other-workloads.ts';
import { readSecurity } from './security.ts';
import { readSharepoint } from './sharepoint.ts';
import { readTeams } from './teams.ts';
import { type Layout, workloadOf } from './workloads.ts';

/** Members of the common schema of the Office 365 Management Activity API. */
const COMMON = [
  'CreationTime',
  'Id',
  'RecordType',
  'UserType',
  'UserKey',
  'Workload',
  'UserId',
  'OrganizationId',
];

/** Microsoft Graph's `auditLogRecord`, of which `auditData` is the record itself, unless that is left out. */
function isSummary(record: JsonObject): boolean {
  return hasAll(record, 'auditLogRecordType', 'operation') && !hasAll(record, 'auditData.Operation');
}

function fromSummary(record: JsonObject): JsonObject {
  const { operation, clientIp, objectId, service, createdDateTime, id, organizationId } = record;
  return {
    Operation: operation,
    UserId: record.userPrincipalName ?? record.userId,
    UserType: record.userType,
    ClientIP: clientIp,
    ObjectId: objectId,
    Workload: service,
    RecordType: record.auditLogRecordType,
    CreationTime: createdDateTime,
    Id: id,
    OrganizationId: organizationId,
  };
}

/** Records of the API and exports, and columns of the `OfficeActivity` table. */
function recognises(record: JsonObject): boolean {
  if (isSummary(record)) return true;
  if (hasAll(record, 'Operation'))
    return hasAll(record, 'OfficeWorkload') || COMMON.filter((name) => hasAll(record, name)).length >= 5;
  return false;
}

/** Failures name themselves in `ResultStatus`; Power BI has a flag. */
function readOutcome(facts: RecordFacts, operation: string): void {
  const status = knownAt(facts, 'ResultStatus', 'Result', 'IsSuccess', 'ActivityResult');
  const isFailure =
    /^(?:fail|false|error|denied|blocked)/i.test(status?.text ?? '') || /failure$|failed$/i.test(operation);
  facts.ended(isFailure ? 'failure' : 'success', status?.path ?? '');
  facts.keep(
    'reason',
    'ResultReasonType',
    'ErrorMessage',
    'FailureReason',
    'Justification',
    'ClientErrorMessage',
  );
}

function readLayout(facts: RecordFacts, layout: Layout, operation: string): void {
  if (layout === 'directory') {
    readDirectory(facts, operation);
    return;
  }
  const { activity, type } = operationMeaning(operation, layout);
  facts.act(activity, operation, 'Operation');
  // What a policy matched is more telling than the match.
  if (layout === 'security') readSecurity(facts);
  facts.on(type, 'Operation');
  switch (layout) {
    case 'security':
      break;
    case 'exchange':
      readExchange(facts);
      break;
    case 'sharepoint':
      readSharepoint(facts, operation);
      break;
    case 'teams':
      readTeams(facts);
      break;
    case 'other':
      readOtherWorkload(facts, operation);
      break;
  }
}

const DIALECT: ActivityDialect = {
  name: 'microsoft-365',
  title: 'Microsoft 365 unified audit log (Management Activity API, Microsoft Graph, OfficeActivity), JSON',
  service: 'microsoft-365',
  marks: ['RecordType', 'OfficeWorkload', 'AuditData', 'auditData', 'RawEventData', 'OrganizationId'],
  fields: [
    ...ACTIVITY_FIELDS,
    'on_behalf_of',
    'targets',
    'session',
    'user_agent',
    'os',
    'browser',
    'device',
    'severity',
    'url',
    'message',
  ],
  recognises,
  split: (record) => [isSummary(record) ? fromSummary(record) : withParsedMembers(record)],
  read: (facts) => {
    const workload = workloadOf(facts.record);
    const operation = facts.text('Operation') ?? '';
    readActor(facts);
    readClient(facts);
    readLayout(facts, workload.layout, operation);
    readOutcome(facts, operation);
    takeTime(facts, 'CreationTime', 'TimeGenerated', 'CreationDate');
    takeKnown(facts, 'raw_id', 'Id', 'OfficeId', 'SourceRecordId');
    facts
      .set('service_id', workload.service, 'Workload')
      .set('app', workload.app, 'Workload')
      .keep('account', 'OrganizationId', 'OrganizationName')
      .keep('record_type', 'RecordType');
    return undefined;
  },
};

export const microsoft365 = activityFormat(DIALECT);

/** Exports of Purview and `Search-UnifiedAuditLog`, whose column `AuditData` has the record as JSON. */
export const microsoft365Csv = activityCsvFormat({
  ...DIALECT,
  name: 'microsoft-365-csv',
  title: 'Microsoft 365 unified audit log (export of Purview or Search-UnifiedAuditLog), CSV',
  marks: ['AuditData', 'CreationTime'],
  recognises: (record) => record.AuditData === 'AuditData' || recognises(record),
});
