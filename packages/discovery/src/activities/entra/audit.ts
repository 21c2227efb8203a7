import { isJsonObject, type JsonObject } from '../../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from '../activity-format.ts';
import {
  anyShape,
  hasAll,
  knownAt,
  plainValue,
  takeKnown,
  takeTime,
  withParsedMembers,
} from '../microsoft-shapes.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf } from '../record-path.ts';
import { directoryAction } from './directory-actions.ts';
import { readResources } from './target-resources.ts';

/** Microsoft Graph's `directoryAudit` resource, as such, in `properties`, or as columns of Log Analytics. */
function recognises(record: JsonObject): boolean {
  return (
    ['properties.', ''].some((place) =>
      hasAll(record, `${place}activityDisplayName`, `${place}initiatedBy`, `${place}targetResources`),
    ) ||
    hasAll(record, 'ActivityDisplayName', 'InitiatedBy', 'TargetResources') ||
    hasAll(record, 'properties.loggedByService', 'properties.activityDisplayName')
  );
}

function readActor(facts: RecordFacts): void {
  const user = anyShape(
    'initiatedBy.user.userPrincipalName',
    'initiatedBy.user.displayName',
    'initiatedBy.user.id',
  );
  const app = anyShape(
    'initiatedBy.app.displayName',
    'initiatedBy.app.servicePrincipalName',
    'initiatedBy.app.appId',
    'initiatedBy.app.servicePrincipalId',
  );
  const person = knownAt(facts, ...user);
  takeKnown(facts, 'user', ...user, ...app, 'identity', 'Identity');
  if (person !== undefined) facts.actor('user');
  else if (knownAt(facts, ...app) !== undefined) facts.actor('service');
  else facts.actor('system');
  facts
    .extra('actor_name', knownAt(facts, ...anyShape('initiatedBy.user.displayName'))?.text)
    .take('src_ip', ...anyShape('initiatedBy.user.ipAddress', 'initiatedBy.app.ipAddress'))
    .take('src_ip', 'callerIpAddress', 'ipAddress', ...anyShape('ipAddress'));
}

/** `additionalDetails`: a list of keys and values, of which the client's User-Agent is one. */
function readDetails(facts: RecordFacts): void {
  for (const path of anyShape('additionalDetails')) {
    const details = facts.at(path);
    if (!Array.isArray(details)) continue;
    for (const [index, detail] of details.entries()) {
      if (!isJsonObject(detail)) continue;
      const key = textOf(detail.key)?.toLowerCase();
      const value = plainValue(detail.value);
      if (key === 'user-agent') facts.set('user_agent', value, `${path}[${index}].value`);
      if (key === 'ipaddr' || key === 'client_ip') facts.set('src_ip', value, `${path}[${index}].value`);
      if (key === 'device os') facts.set('os', value, `${path}[${index}].value`);
    }
  }
  facts.take('user_agent', ...anyShape('userAgent'));
}

function readOutcome(facts: RecordFacts): void {
  const result = knownAt(facts, ...anyShape('result'), 'resultType', 'ResultType');
  const isFailure = result !== undefined && /^(?:fail|timeout|clienterror|clientfail)/i.test(result.text);
  facts.ended(isFailure ? 'failure' : 'success', result?.path ?? '');
  facts.extra('reason', knownAt(facts, ...anyShape('resultReason', 'resultDescription'))?.text);
}

export const entraAudit = activityFormat({
  name: 'entra-id-audit',
  title: 'Microsoft Entra ID audit log (diagnostic settings, Microsoft Graph, Log Analytics)',
  service: 'microsoft-entra-id',
  marks: ['ctivityDisplayName'],
  fields: [...ACTIVITY_FIELDS, 'targets', 'session', 'user_agent', 'os'],
  recognises,
  split: (record) => [withParsedMembers(record)],
  read: (facts) => {
    const names = [...anyShape('activityDisplayName'), 'operationName', 'OperationName'];
    const name = knownAt(facts, ...names);
    const { activity, type } = directoryAction(name?.text ?? '');
    readActor(facts);
    readResources(facts, activity, type);
    readDetails(facts);
    readOutcome(facts);
    takeTime(facts, ...anyShape('activityDateTime'), 'TimeGenerated', 'time');
    facts
      .act(activity, name?.text ?? '', name?.path ?? '')
      .on(type, name?.path ?? '')
      .take('session', ...anyShape('correlationId'))
      .take('raw_id', ...anyShape('id'))
      .keep('account', 'tenantId', 'AADTenantId', 'TenantId')
      .keep('logged_by', ...anyShape('loggedByService'))
      .keep('category', 'properties.category', 'category', 'Category');
    return undefined;
  },
});
