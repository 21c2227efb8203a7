import { isGuid, knownAt, takeKnown } from '../microsoft-shapes.ts';
import type { RecordFacts } from '../record-facts.ts';

const SCHEMA = 'http://schemas\\.xmlsoap\\.org/ws/2005/05/identity/claims/';

/** Claims about the caller, where the diagnostic settings, the REST API and Log Analytics have them. */
function claims(...names: readonly string[]): string[] {
  return ['identity.claims.', 'claims.', 'Claims_d.', 'Claims.', 'identity.claim.'].flatMap((place) =>
    names.map((name) => place + name),
  );
}

const PERSON = [
  ...claims(`${SCHEMA}upn`, 'upn', `${SCHEMA}emailaddress`, 'email', 'unique_name', `${SCHEMA}name`),
  'identity.requester.upn',
  'RequesterUpn',
  'identity_claim_http_schemas_xmlsoap_org_ws_2005_05_identity_claims_upn_s',
];
const APP = [
  ...claims('appid', 'azp'),
  'identity.requester.appId',
  'RequesterAppId',
  'identity.requester.objectId',
  'RequesterObjectId',
  'identity.authorization.evidence.principalId',
];

/** The caller: a person by address, an app by its ID, or a service of Azure by name. */
export function readIdentity(facts: RecordFacts): void {
  const caller = knownAt(facts, 'caller', 'Caller');
  const name = knownAt(facts, ...claims('name'));
  const known =
    (caller?.text.includes('@') === true ? caller : undefined) ??
    knownAt(facts, ...PERSON) ??
    name ??
    caller ??
    knownAt(facts, ...APP);
  facts
    .set('user', known?.text, known?.path ?? '')
    .extra('actor_name', name?.text)
    .extra('app_id', knownAt(facts, ...claims('appid', 'azp'))?.text);
  if (known === undefined) return;
  if (isGuid(known.text)) facts.actor('service');
  else facts.actor(/^microsoft\.\w+/i.test(known.text) ? 'system' : 'user');
}

export function readAddress(facts: RecordFacts): void {
  takeKnown(
    facts,
    'src_ip',
    'callerIpAddress',
    'CallerIpAddress',
    'CallerIPAddress',
    'httpRequest.clientIpAddress',
    'httpRequest.clientIPAddress',
    'HTTPRequest.clientIpAddress',
    ...claims('ipaddr'),
  );
}
