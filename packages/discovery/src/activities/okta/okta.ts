import type { ActivityOutcome, ActorType } from '@casbah/domain/activity';
import type { JsonObject } from '../../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from '../activity-format.ts';
import { withJsonMembers } from '../json-members.ts';
import type { RecordFacts, TextFact } from '../record-facts.ts';
import { textOf, valueAt } from '../record-path.ts';
import { activityOfType } from './event-types.ts';
import { readTargets } from './targets.ts';

/** Members of which one is in every event, beside its type and actor. */
const MEMBERS = [
  'debugContext',
  'authenticationContext',
  'securityContext',
  'displayMessage',
  'legacyEventType',
];

/** Members that databases hold as JSON text. */
const TEXTS = [
  'actor',
  'client',
  'outcome',
  'request',
  'authenticationContext',
  'debugContext',
  'securityContext',
  'transaction',
];

/** `outcome.result`. Others, such as a challenge, are steps that worked. */
const OUTCOMES: Readonly<Record<string, ActivityOutcome | undefined>> = {
  FAILURE: 'failure',
  DENY: 'failure',
  ABANDONED: 'failure',
  UNANSWERED: 'failure',
  RATE_LIMIT: 'failure',
  UNKNOWN: undefined,
};

function recognises(record: JsonObject): boolean {
  const type = textOf(valueAt(record, 'eventType')) ?? '';
  return (
    /^[a-z_\d]+\.[\w.]+$/i.test(type) &&
    valueAt(record, 'actor') !== undefined &&
    MEMBERS.some((member) => valueAt(record, member) !== undefined)
  );
}

/** Okta writes `unknown` for what it doesn't know. */
function takeKnown(facts: RecordFacts, fact: TextFact, ...paths: readonly string[]): void {
  for (const path of paths) {
    const text = facts.text(path);
    if (text?.toLowerCase() !== 'unknown') facts.set(fact, text, path);
  }
}

function actorOf(facts: RecordFacts, type: string): ActorType {
  const kind = facts.text('actor.type') ?? '';
  if (type === 'user.session.impersonation.initiate' || type === 'user.session.impersonation.end')
    return 'vendor';
  if (kind === 'SystemPrincipal' || facts.text('actor.alternateId') === 'system@okta.com') return 'system';
  return kind === '' || /^(?:App)?User$/i.test(kind) ? 'user' : 'service';
}

function readActor(facts: RecordFacts, type: string): void {
  const isUser = /^(?:(?:App)?User|SystemPrincipal)$/i.test(facts.text('actor.type') ?? 'User');
  // Apps have an ID there, and a name that people know.
  const names = isUser ? ['alternateId', 'displayName'] : ['displayName', 'alternateId'];
  takeKnown(facts, 'user', ...names.map((name) => `actor.${name}`), 'actor.id');
  facts.actor(actorOf(facts, type)).keep('actor_name', 'actor.displayName');
  if (type === 'user.session.impersonation.initiate')
    takeKnown(facts, 'on_behalf_of', 'target[type=user].alternateId', 'target[type=user].id');
}

function readClient(facts: RecordFacts): void {
  takeKnown(facts, 'os', 'client.userAgent.os', 'device.os_platform');
  takeKnown(facts, 'browser', 'client.userAgent.browser');
  takeKnown(
    facts,
    'session',
    'authenticationContext.externalSessionId',
    'authenticationContext.rootSessionId',
  );
  facts
    .take('src_ip', 'client.ipAddress', 'request.ipChain[0].ip')
    .take('user_agent', 'client.userAgent.rawUserAgent')
    .take('device', 'device.name', 'device.displayName')
    .take('country', 'client.geographicalContext.country', 'request.ipChain[0].geographicalContext.country')
    .take('city', 'client.geographicalContext.city', 'request.ipChain[0].geographicalContext.city')
    .take('lat', 'client.geographicalContext.geolocation.lat')
    .take('lon', 'client.geographicalContext.geolocation.lon')
    .keep('client', 'client.device')
    .keep('network', 'securityContext.asOrg')
    .keep('is_proxy', 'securityContext.isProxy');
}

function readContext(facts: RecordFacts): void {
  facts
    .keep('role', 'debugContext.debugData.privilegeGranted', 'debugContext.debugData.privilegeRevoked')
    .keep('scopes', 'debugContext.debugData.grantedScopes', 'debugContext.debugData.requestedScopes')
    .keep('risk', 'debugContext.debugData.risk', 'debugContext.debugData.logOnlySecurityData')
    .keep('behaviors', 'debugContext.debugData.behaviors')
    .keep('threat_suspected', 'debugContext.debugData.threatSuspected')
    .keep('request', 'debugContext.debugData.requestUri')
    .keep('factor', 'debugContext.debugData.factor', 'authenticationContext.credentialType')
    .keep('transaction', 'transaction.id')
    .keep('api_token', 'transaction.detail.requestApiTokenId');
}

export const oktaSystemLog = activityFormat({
  name: 'okta-system-log',
  title: 'Okta System Log',
  service: 'okta',
  marks: MEMBERS.flatMap((member) => [member, member.toLowerCase()]),
  fields: [
    ...ACTIVITY_FIELDS,
    'on_behalf_of',
    'targets',
    'session',
    'user_agent',
    'browser',
    'os',
    'device',
    'severity',
    'country',
    'city',
    'lat',
    'lon',
    'message',
  ],
  recognises,
  split: (record) => [withJsonMembers(record, TEXTS)],
  read: (facts) => {
    const type = facts.text('eventType') ?? '';
    const result = facts.text('outcome.result') ?? 'SUCCESS';
    facts
      .act(activityOfType(type), type, 'eventType')
      .ended(result in OUTCOMES ? OUTCOMES[result] : 'success', 'outcome.result')
      .keep('reason', 'outcome.reason')
      .take('time', 'published')
      .take('raw_id', 'uuid')
      .take('severity', 'severity')
      .take('message', 'displayMessage');
    readActor(facts, type);
    readTargets(facts, type);
    readClient(facts);
    readContext(facts);
    return undefined;
  },
});
