import type { Activity, ObjectType } from '@casbah/domain/activity';
import { ACTIVITY_FIELDS, activityFormat } from './activity-format.ts';
import { activityOfPhrase } from './phrases.ts';
import { valueAt } from './record-path.ts';
import { activityOfVerb } from './verbs.ts';

/** `action` of Zendesk's audit logs. */
const ACTIONS: Readonly<Record<string, Activity>> = {
  create: 'create',
  destroy: 'delete',
  exported: 'export',
  login: 'sign_in',
  logout: 'sign_out',
  update: 'edit',
};

/** `source_type` of Zendesk's audit logs. */
const SOURCES: Readonly<Record<string, ObjectType>> = {
  account: 'account',
  account_setting: 'setting',
  api_token: 'api_key',
  app: 'app',
  app_installation: 'app',
  apps: 'app',
  attachment: 'file',
  automation: 'rule',
  brand: 'site',
  custom_role: 'role',
  group: 'group',
  macro: 'rule',
  membership: 'group',
  oauth_client: 'app',
  oauth_token: 'api_key',
  organization: 'organization',
  permission_set: 'role',
  rule: 'rule',
  sla_policy: 'policy',
  subscription: 'subscription',
  ticket: 'ticket',
  ticket_field: 'setting',
  trigger: 'rule',
  user: 'user',
  user_identity: 'credential',
  user_setting: 'setting',
  view: 'rule',
  webhook: 'app',
};

const ADDRESS = /[^\s<>(),:;"']+@[^\s<>(),:;"']+\.[^\s<>(),:;"']+/;

export const zendeskAuditLogs = activityFormat({
  name: 'zendesk-audit-logs',
  title: 'Zendesk audit logs',
  service: 'zendesk',
  marks: ['source_type'],
  fields: [...ACTIVITY_FIELDS, 'targets', 'message'],
  recognises: (record) => {
    const has = (path: string) => valueAt(record, path) !== undefined;
    return (
      has('source_type') &&
      has('source_id') &&
      has('actor_id') &&
      has('action') &&
      (has('change_description') || has('action_label'))
    );
  },
  read: (facts) => {
    const action = facts.text('action') ?? '';
    const type = (facts.text('source_type') ?? '').split('/')[0] ?? '';
    const description = facts.text('change_description') ?? '';
    const object = SOURCES[type];
    const activity = ACTIONS[action] ?? activityOfVerb(action) ?? activityOfPhrase(action);
    const isRole = object === 'user' && /^role changed/i.test(description);
    const isFailure = /fail/i.test(description) && activity === 'sign_in';
    const [, before, after] = /\bfrom (.*?) to (.*?)\.?$/is.exec(description) ?? [];
    const set = object === 'setting' ? 'configure' : activity;
    facts
      .act(isRole ? 'change_role' : set, action, 'action', 'source_type')
      .ended(isFailure ? 'failure' : 'success', 'action')
      .set('app', 'Zendesk')
      .take('user', 'actor_email', 'actor_name', 'actor_id')
      .actor(facts.text('actor_id') === '-1' ? 'system' : 'user')
      .on(object, 'source_type')
      .take('object', 'source_label', 'source_type')
      .take('object_id', 'source_id')
      .take('time', 'created_at')
      .take('raw_id', 'id')
      .take('src_ip', 'ip_address')
      .take('message', 'change_description')
      .extra('before', before)
      .extra('after', after ?? (object === 'setting' ? description : undefined))
      .extra('role', isRole ? after : undefined)
      .keep('object_kind', 'source_type');
    const address = ADDRESS.exec(facts.text('source_label') ?? '')?.[0];
    if (object === 'user')
      facts.addTargets(
        [address ?? facts.text('source_label') ?? ''].filter((name) => name !== ''),
        'source_label',
      );
    return undefined;
  },
});
