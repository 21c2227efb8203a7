import type { JsonObject } from '../../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from '../activity-format.ts';
import {
  anyShape,
  categoriesOf,
  hasAll,
  knownAt,
  takeKnown,
  takeTime,
  withParsedMembers,
} from '../microsoft-shapes.ts';
import type { RecordFacts } from '../record-facts.ts';

/** Categories of diagnostic settings, and tables of Log Analytics. */
const CATEGORY =
  /^(?:AAD)?(?:NonInteractiveUser|ServicePrincipal|ManagedIdentity|MicrosoftServicePrincipal|ADFS)?SignInLogs$/i;

/** Microsoft Graph's `signIn` resource, or the columns of Log Analytics. */
function recognises(record: JsonObject): boolean {
  if (categoriesOf(record).some((category) => CATEGORY.test(category))) return true;
  return (
    hasAll(record, 'id', 'createdDateTime', 'appDisplayName') &&
    (hasAll(record, 'conditionalAccessStatus') ||
      hasAll(record, 'signInEventTypes') ||
      hasAll(record, 'clientAppUsed'))
  );
}

/** People by address; apps that sign in as themselves by name. */
function readActor(facts: RecordFacts): void {
  const isService = knownAt(facts, ...anyShape('servicePrincipalId', 'servicePrincipalName')) !== undefined;
  const person = knownAt(facts, ...anyShape('userPrincipalName', 'alternateSignInName'));
  const name = anyShape('userDisplayName');
  if (person === undefined && isService)
    takeKnown(facts, 'user', ...anyShape('servicePrincipalName', 'appDisplayName', 'servicePrincipalId'));
  takeKnown(
    facts,
    'user',
    ...anyShape('userPrincipalName', 'alternateSignInName'),
    ...name,
    'identity',
    'Identity',
  );
  takeKnown(facts, 'user', ...anyShape('userId'));
  facts
    .actor(person === undefined && isService ? 'service' : 'user')
    .extra('actor_name', knownAt(facts, ...name, 'identity', 'Identity')?.text);
}

function readOutcome(facts: RecordFacts): void {
  const code = knownAt(facts, ...anyShape('status.errorCode', 'resultType', 'errorCode'));
  facts.ended(code === undefined || code.text === '0' ? 'success' : 'failure', code?.path ?? '');
  if (facts.get('outcome') === 'success') return;
  facts
    .extra(
      'reason',
      knownAt(facts, ...anyShape('status.failureReason', 'resultDescription', 'status.additionalDetails'))
        ?.text,
    )
    .extra('error_code', code?.text)
    .extra('reason', code?.text);
}

function readClient(facts: RecordFacts): void {
  takeKnown(facts, 'src_ip', ...anyShape('ipAddress'), 'IPAddress', 'callerIpAddress');
  facts
    .take('user_agent', ...anyShape('userAgent'))
    .take('os', ...anyShape('deviceDetail.operatingSystem'))
    .take('browser', ...anyShape('deviceDetail.browser'))
    .take('device', ...anyShape('deviceDetail.displayName', 'deviceDetail.deviceId'));
  takeKnown(facts, 'session', ...anyShape('sessionId', 'correlationId'));
  const places = [...anyShape('location'), 'LocationDetails'];
  const within = (name: string) => places.map((place) => `${place}.${name}`);
  facts
    .take('country', ...within('countryOrRegion'), 'Location', 'location')
    .take('city', ...within('city'))
    .take('lat', ...within('geoCoordinates.latitude'))
    .take('lon', ...within('geoCoordinates.longitude'));
}

export const entraSignIns = activityFormat({
  name: 'entra-id-sign-ins',
  title: 'Microsoft Entra ID sign-ins (diagnostic settings, Microsoft Graph, Log Analytics)',
  service: 'microsoft-entra-id',
  marks: ['SignInLogs', 'SigninLogs', 'onditionalAccessStatus', 'signInEventTypes', 'clientAppUsed'],
  fields: [
    ...ACTIVITY_FIELDS,
    'user_agent',
    'browser',
    'os',
    'device',
    'session',
    'country',
    'city',
    'lat',
    'lon',
  ],
  recognises,
  split: (record) => [withParsedMembers(record)],
  read: (facts) => {
    readActor(facts);
    readOutcome(facts);
    readClient(facts);
    facts
      .act('sign_in', facts.text('operationName', 'OperationName') ?? 'Sign-in activity', 'operationName')
      .on('app')
      .take('object', ...anyShape('appDisplayName', 'resourceDisplayName'))
      .take('object_id', ...anyShape('appId', 'resourceId'))
      .take('raw_id', ...anyShape('id'), '_ItemId')
      .keep('account', 'tenantId', 'TenantId', ...anyShape('resourceTenantId'))
      .keep('client', ...anyShape('clientAppUsed'))
      .keep('conditional_access', ...anyShape('conditionalAccessStatus'))
      .keep('authentication', ...anyShape('authenticationRequirement'))
      .extra('risk_level', knownAt(facts, ...anyShape('riskLevelDuringSignIn'))?.text)
      .extra('category', facts.text('category', 'Category'));
    takeTime(facts, ...anyShape('createdDateTime'), 'TimeGenerated', 'time');
    return undefined;
  },
});
