import { isJsonObject, type JsonObject } from '../../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from '../activity-format.ts';
import { hasAll, knownAt, takeKnown, takeTime, withParsedMembers } from '../microsoft-shapes.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf, valueAt } from '../record-path.ts';
import { readDataPlane } from './data-plane.ts';
import { readAddress, readIdentity } from './identity.ts';
import { activityOfOperation, kindOf, operationOf } from './operations.ts';

const OPERATION = ['operationName.value', 'operationName', 'OperationNameValue', 'OperationName'];
const RESOURCE = ['resourceId', 'ResourceId', '_ResourceId', 'resourceUri', 'id'];
const DATA_PLANE = /^(?:StorageRead|StorageWrite|StorageDelete|AuditEvent)$/i;
/** Tables of Log Analytics with records of Azure Storage. */
const TABLES = /^Storage(?:Blob|File|Queue|Table)Logs$/;
/** Provider, types and verb of Azure Resource Manager's operations. */
const MANAGEMENT = /^[a-z]+\.[^/\s]+\/\S+\/[a-z]+$/i;

function textAt(record: JsonObject, ...paths: readonly string[]): string | undefined {
  return paths.map((path) => textOf(valueAt(record, path))).find((text) => text !== undefined);
}

function isDataPlane(record: JsonObject): boolean {
  const isStored = hasAll(record, 'properties.objectKey', 'properties.accountName');
  return (
    isStored ||
    DATA_PLANE.test(textAt(record, 'category', 'Category') ?? '') ||
    TABLES.test(textAt(record, 'Type') ?? '')
  );
}

/** Operations of Azure Resource Manager, and reads and writes of Azure Storage and Key Vault. */
function recognises(record: JsonObject): boolean {
  const operation = textAt(record, ...OPERATION);
  const resource = textAt(record, ...RESOURCE);
  if (operation === undefined || resource === undefined || !resource.startsWith('/')) return false;
  if (
    !hasAll(record, 'correlationId') &&
    !hasAll(record, 'CorrelationId') &&
    !hasAll(record, 'callerIpAddress')
  )
    return false;
  if (MANAGEMENT.test(operation)) return true;
  return /^\/subscriptions\//i.test(resource) && isDataPlane(record);
}

function readResource(facts: RecordFacts): void {
  const resource = knownAt(facts, ...RESOURCE);
  if (resource === undefined) return;
  const parts = resource.text.split('/').filter((part) => part !== '');
  facts
    .set('object_id', resource.text, resource.path)
    .set('object', parts.at(-1), resource.path)
    .extra('account', parts[0]?.toLowerCase() === 'subscriptions' ? parts[1] : undefined);
  const group = parts.findIndex((part) => part.toLowerCase() === 'resourcegroups');
  if (group >= 0) facts.extra('resource_group', parts[group + 1]);
}

/** Azure's built-in roles with the most rights, by the ID that assignments name. */
const ROLES: Readonly<Record<string, string>> = {
  '8e3af657-a8ff-443c-a75c-2fe8c4bcb635': 'Owner',
  'b24988ac-6180-42a0-ab88-20f7382dd24c': 'Contributor',
  'acdd72a7-3385-48ef-bd42-f606fba81ae7': 'Reader',
  '18d7d88d-d35e-4fb5-a5c3-7773c20a72d9': 'User Access Administrator',
  'f58310d9-a9f6-439a-9e8d-f62e7b41a168': 'Role Based Access Control Administrator',
};

function roleName(id: string): string {
  const last = id.slice(id.lastIndexOf('/') + 1);
  return ROLES[last.toLowerCase()] ?? last;
}

/** Role and principal of an assignment, from the body of the request or the authorization's evidence. */
function readRights(facts: RecordFacts): void {
  for (const place of ['properties', 'Properties', 'Properties_d']) {
    for (const body of ['requestbody', 'requestBody', 'responseBody']) {
      const content = plainObject(facts.at(`${place}.${body}`));
      if (content === undefined) continue;
      const properties =
        plainObject(valueAt(content, 'Properties') ?? valueAt(content, 'properties')) ?? content;
      const principal = textAt(properties, 'PrincipalId', 'principalId');
      const role = textAt(properties, 'RoleDefinitionId', 'roleDefinitionId');
      facts
        .addTargets(principal === undefined ? [] : [principal], `${place}.${body}`)
        .extra('role', role === undefined ? undefined : roleName(role))
        .extra('scope', textAt(properties, 'Scope', 'scope'));
    }
  }
}

function plainObject(value: unknown): JsonObject | undefined {
  if (isJsonObject(value)) return value;
  if (typeof value !== 'string') return undefined;
  const parsed = withParsedMembers({ value }).value;
  return isJsonObject(parsed) ? parsed : undefined;
}

/** An operation is recorded when it starts, when Azure accepts it and when it ends; only the end has an outcome. */
function readOutcome(facts: RecordFacts): void {
  const status = knownAt(
    facts,
    'status.value',
    'resultType',
    'ActivityStatusValue',
    'ActivityStatus',
    'status',
    'resultSignature',
  );
  const text = status?.text ?? '';
  if (/^(?:fail|error)/i.test(text)) facts.ended('failure', status?.path ?? '');
  else if (!/^(?:start|accept|progress|in ?progress)/i.test(text)) facts.ended('success', status?.path ?? '');
  if (facts.get('outcome') === 'failure')
    facts.extra(
      'reason',
      knownAt(
        facts,
        'subStatus.value',
        'resultDescription',
        'properties.statusMessage',
        'resultSignature',
        'ActivitySubstatusValue',
      )?.text,
    );
}

function readManagement(facts: RecordFacts, name: string, path: string): void {
  const operation = operationOf(name);
  const status = facts.text(
    'subStatus.value',
    'properties.statusCode',
    'resultSignature',
    'ActivitySubstatusValue',
  );
  const activity = activityOfOperation(operation, status);
  facts.act(activity, name, path).on(kindOf(operation), path);
  if (/key$|keys$|credential/.test(operation.verb))
    facts.extra('key', facts.text('properties.requestbody.keyName'));
  readOutcome(facts);
  if (/permission/.test(activity)) readRights(facts);
  facts
    .keep(
      'role',
      'identity.authorization.evidence.role',
      'authorization.evidence.role',
      'Authorization_d.evidence.role',
    )
    .take('message', 'operationName.localizedValue', 'OperationName', 'resultDescription');
}

export const azureActivity = activityFormat({
  name: 'azure-activity',
  title:
    'Azure activity log and audit of Azure Storage and Key Vault (diagnostic settings, REST, Log Analytics)',
  service: 'microsoft-azure',
  marks: ['perationName'],
  fields: [...ACTIVITY_FIELDS, 'targets', 'session', 'user_agent', 'url', 'message', 'severity'],
  recognises,
  split: (record) => [withParsedMembers(record)],
  read: (facts) => {
    const operation = knownAt(facts, ...OPERATION);
    readIdentity(facts);
    readAddress(facts);
    if (isDataPlane(facts.record)) {
      readDataPlane(facts, operation?.text ?? '');
      const storage = /microsoft\.storage/i.test(facts.text(...RESOURCE) ?? '');
      if (storage) facts.set('service_id', 'azure-blob-storage', 'resourceId');
    } else readManagement(facts, operation?.text ?? '', operation?.path ?? '');
    readResource(facts);
    takeTime(facts, 'eventTimestamp', 'time', 'EventSubmissionTimestamp', 'TimeGenerated');
    takeKnown(facts, 'session', 'correlationId', 'CorrelationId');
    takeKnown(facts, 'raw_id', 'eventDataId', 'EventDataId', 'properties.eventDataId');
    facts
      .take('severity', 'level', 'Level')
      .keep('category', 'category.value', 'category', 'CategoryValue', 'Category')
      .keep('location', 'location');
    return undefined;
  },
});
