import type { JsonObject } from '../../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from '../activity-format.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf, valueAt } from '../record-path.ts';
import { activityOfAction, isKnownAction } from './actions.ts';
import { readObject } from './objects.ts';

/** Members of which every entry has some, besides the action. */
const COMMON = [
  'actor',
  'actor_id',
  'actor_ip',
  'actor_location',
  'at_sign_timestamp',
  'business',
  'created_at',
  'operation_type',
  'org',
  'programmatic_access_type',
  'repo',
  'repository',
  'user',
  'user_agent',
  '_document_id',
  '@timestamp',
];
/** Members that other products' logs don't have. */
const OWN = ['org', 'repo', 'business', '_document_id', 'actor_ip', 'operation_type', 'repository'];

function recognises(record: JsonObject): boolean {
  const action = textOf(valueAt(record, 'action')) ?? '';
  if (!/^[a-z\d_]+(?:\.[a-z\d_]+){1,2}$/.test(action)) return false;
  if (valueAt(record, 'actor') !== undefined && textOf(valueAt(record, 'actor')) === undefined) return false;
  const has = (name: string) => valueAt(record, name) !== undefined;
  const isOwn = OWN.some(has) || (isKnownAction(action) && !action.startsWith('user'));
  return COMMON.filter(has).length >= 2 && isOwn;
}

function readActor(facts: RecordFacts): void {
  const nameId = facts.text('external_identity_nameid');
  const actor = facts.text('actor');
  if (nameId?.includes('@') === true && actor !== undefined) facts.take('user', 'external_identity_nameid');
  facts.take(
    'user',
    'actor',
    'external_identity_username',
    'deploy_key_fingerprint',
    'integration',
    'user',
    'actor_id',
  );
  facts.extra('actor_name', actor === facts.get('user') ? undefined : actor);
  const isBot = facts.text('actor_is_bot') === 'true' || /\[bot\]$/.test(actor ?? '');
  if (isBot || (actor === undefined && facts.text('deploy_key_fingerprint', 'integration') !== undefined))
    facts.actor('service');
  else if (/^github(?: system| staff)?$/i.test(actor ?? '') || facts.text('staff_actor') !== undefined)
    facts.actor('vendor');
  else facts.actor(facts.has('user') ? 'user' : 'system');
}

function readOutcome(facts: RecordFacts, action: string): void {
  const conclusion = facts.text('conclusion');
  const isWorkflow = action.startsWith('workflows.') && conclusion !== undefined;
  if (isWorkflow && !/^(?:success|neutral|skipped)$/.test(conclusion)) facts.ended('failure', 'conclusion');
  else if (/failed|rejected_/.test(action)) facts.ended('failure', 'action');
  else facts.ended('success');
  if (facts.get('outcome') === 'failure')
    facts.keep('reason', 'failure_reason', 'reason', 'conclusion', 'message');
}

export const githubAuditLog = activityFormat({
  name: 'github-audit-log',
  title: 'GitHub audit log: REST API, streaming and exports',
  service: 'github',
  marks: ['"actor', '\\"actor', 'operation_type', '_document_id'],
  fields: [
    ...ACTIVITY_FIELDS,
    'targets',
    'user_agent',
    'country',
    'session',
    'on_behalf_of',
    'url',
    'severity',
    'message',
  ],
  recognises,
  read: (facts) => {
    const action = facts.text('action') ?? '';
    facts.act(activityOfAction(action), action, 'action');
    readOutcome(facts, action);
    readObject(facts, action);
    readActor(facts);
    facts
      .set('app', 'GitHub')
      .take('time', '@timestamp', 'at_sign_timestamp', 'created_at', 'timestamp')
      .take('raw_id', '_document_id')
      .take('src_ip', 'actor_ip')
      .take('country', 'actor_location.country_code', 'country_code')
      .take('user_agent', 'user_agent')
      .take('session', 'actor_session', 'request_id')
      .take('severity', 'severity')
      .take('url', 'url', 'pull_request_url')
      .take('message', 'explanation', 'message')
      .keep('account', 'org', 'org[0]', 'business')
      .keep('access', 'programmatic_access_type', 'transport_protocol_name')
      .keep('token_id', 'token_id')
      .keep('scopes', 'token_scopes')
      .keep('branch', 'head_branch', 'branch')
      .keep('reason', 'reason');
    return undefined;
  },
});
