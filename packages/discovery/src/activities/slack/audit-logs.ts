import type { ObjectType } from '@casbah/domain/activity';
import type { JsonObject } from '../../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from '../activity-format.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf, textsOf, valueAt } from '../record-path.ts';
import { activityOfAction } from './actions.ts';

/** `entity.type` of the Audit Logs API. */
const ENTITIES: Readonly<Record<string, ObjectType>> = {
  account_type_role: 'role',
  app: 'app',
  barrier: 'policy',
  canvas: 'page',
  channel: 'channel',
  enterprise: 'organization',
  file: 'file',
  huddle: 'meeting',
  list: 'list',
  message: 'message',
  role: 'role',
  usergroup: 'group',
  user: 'user',
  workflow: 'workflow',
  workflow_v2: 'workflow',
  workspace: 'organization',
};

/** `entity.channel.privacy`. */
const EXPOSURES: Readonly<Record<string, string>> = { private: 'private', public: 'internal' };

function recognises(record: JsonObject): boolean {
  const has = (path: string) => valueAt(record, path) !== undefined;
  return (
    /^[\w.]+$/.test(textOf(valueAt(record, 'action')) ?? '') &&
    (has('actor.user.id') || has('actor.type')) &&
    (has('context.location') ||
      (has('context.ip_address') && has('context.ua')) ||
      (has('date_create') && has('entity')))
  );
}

function readEntity(facts: RecordFacts, action: string): void {
  const type = facts.text('entity.type') ?? '';
  const entity = `entity.${type}`;
  const isSetting = /^(?:pref\.|.*(?:setting|pref|intune|sso|idp))/.test(action);
  if (isSetting && (type === '' || type === 'workspace' || type === 'enterprise'))
    facts.on('setting', 'action').set('object', action.replace(/_(?:changed|updated)$/, ''), 'action');
  facts
    .on(ENTITIES[type], 'entity.type')
    .take('object', `${entity}.email`, `${entity}.title`, `${entity}.name`, `${entity}.domain`)
    .take('object_id', `${entity}.id`, `${entity}.timestamp`)
    .take('object', `${entity}.id`, `${entity}.channel`)
    .keep('channel_id', `${entity}.channel`, 'details.channel', 'details.channel_id')
    .extra('exposure', EXPOSURES[facts.text(`${entity}.privacy`) ?? '']);
  if (type === 'channel') facts.keep('channel_id', `${entity}.id`);
  if (facts.text(`${entity}.is_shared`) === 'true' && type === 'channel') facts.extra('shared', 'true');
  if (type === '' && !facts.has('object'))
    facts.on('organization').take('object', 'context.location.name').take('object_id', 'context.location.id');
  if (facts.text('entity.user.email') !== facts.text('actor.user.email')) facts.target('entity.user.email');
  facts.target(
    'details.invitee',
    'details.target_user',
    'details.target_entity',
    'details.inviter.email',
    'details.kicker.email',
  );
}

function readDetails(facts: RecordFacts): void {
  const scopes = [...textsOf(facts.at('details.new_scopes')), ...textsOf(facts.at('entity.app.scopes'))];
  const reasons = textsOf(facts.at('details.reason'));
  facts
    .extra('scopes', scopes.join(', '))
    .extra('reason', reasons.join(', '))
    .keep('before', 'details.previous_value', 'details.old_value', 'details.previous_scopes')
    .keep('after', 'details.new_value')
    .keep('path', 'entity.file.filetype')
    .keep('file_hash', 'details.md5', 'details.sha256')
    .keep('previous_address', 'details.previous_ip_address')
    .keep('location', 'details.location');
}

export const slackAuditLogs = activityFormat({
  name: 'slack-audit-logs',
  title: 'Slack audit logs',
  service: 'slack',
  marks: ['date_create', '"ua"', '\\"ua\\"'],
  fields: [...ACTIVITY_FIELDS, 'targets', 'user_agent', 'session'],
  recognises,
  read: (facts) => {
    const action = facts.text('action') ?? '';
    const role = /^role_change_to_(\w+)$/.exec(action)?.[1];
    facts
      .act(activityOfAction(action), action, 'action')
      .ended(/failed|_blocked$/.test(action) ? 'failure' : 'success', 'action')
      .set('app', 'Slack')
      .take('user', 'actor.user.email', 'actor.user.name', 'actor.app.name', 'actor.user.id')
      .keep('actor_name', 'actor.user.name');
    const type = facts.text('actor.type') ?? 'user';
    facts.actor(type === 'app' || type === 'bot' ? 'service' : facts.has('user') ? 'user' : 'system');
    readEntity(facts, action);
    readDetails(facts);
    facts
      .take('time', 'date_create', 'timestamp')
      .take('raw_id', 'id')
      .take('src_ip', 'context.ip_address')
      .take('user_agent', 'context.ua')
      .take('session', 'context.session_id')
      .extra('role', role)
      .keep('role', 'entity.role.name', 'details.role', 'entity.account_type_role.name')
      .keep('account', 'context.location.id', 'actor.user.team')
      .keep('workspace', 'context.location.domain', 'context.location.name');
    return undefined;
  },
});
