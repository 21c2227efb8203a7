import type { Activity, ObjectType } from '@casbah/domain/activity';
import { ACTIVITY_FIELDS, activityFormat } from './activity-format.ts';
import { activityOfPhrase } from './phrases.ts';
import { valueAt } from './record-path.ts';

/** `event_type` of Asana's audit log API whose words alone mislead. */
const EVENTS: Readonly<Record<string, Activity>> = {
  admin_role_assigned: 'grant_permission',
  attachment_deleted: 'delete',
  attachment_downloaded: 'download',
  attachment_uploaded: 'upload',
  data_export_finished: 'export',
  data_export_started: 'export',
  external_authentication_failed: 'sign_in',
  graph_export_downloaded: 'download',
  user_deprovisioned: 'disable',
  user_invited: 'invite',
  user_login_failed: 'sign_in',
  user_login_succeeded: 'sign_in',
  user_logged_out: 'sign_out',
  user_logout: 'sign_out',
  user_password_changed: 'change_password',
  user_password_reset: 'reset_password',
  user_provisioned: 'create',
  user_two_factor_disabled: 'remove_mfa',
  user_two_factor_enabled: 'enroll_mfa',
  user_workspace_admin_role_changed: 'change_role',
  workspace_associated_email_domain_added: 'configure',
  workspace_associated_email_domain_removed: 'configure',
};

const RESOURCES: Readonly<Record<string, ObjectType>> = {
  app: 'app',
  attachment: 'file',
  custom_field: 'setting',
  division: 'organization',
  email_domain: 'domain',
  export: 'report',
  goal: 'item',
  portfolio: 'project',
  project: 'project',
  task: 'item',
  team: 'group',
  user: 'user',
  workspace: 'organization',
};

function activityOf(event: string): Activity {
  const known = EVENTS[event];
  if (known !== undefined) return known;
  if (/privacy|sharing|visibility/.test(event)) return 'change_sharing';
  if (/^workspace_.*_(?:changed|enabled|disabled|set|updated)$|_settings?_changed$/.test(event))
    return 'configure';
  return activityOfPhrase(event);
}

export const asanaAuditLog = activityFormat({
  name: 'asana-audit-log',
  title: 'Asana audit log',
  service: 'asana',
  marks: ['event_category'],
  fields: [...ACTIVITY_FIELDS, 'targets', 'user_agent'],
  recognises: (record) => {
    const has = (path: string) => valueAt(record, path) !== undefined;
    return has('event_type') && has('event_category') && has('actor.actor_type') && has('created_at');
  },
  read: (facts) => {
    const event = facts.text('event_type') ?? '';
    const type = facts.text('actor.actor_type') ?? '';
    facts
      .act(activityOf(event), event, 'event_type')
      .ended(/fail|denied|blocked/.test(event) ? 'failure' : 'success', 'event_type')
      .set('app', 'Asana')
      .take('user', 'actor.email', 'actor.name', 'actor.gid')
      .actor(
        type === 'user'
          ? 'user'
          : type === 'asana_support'
            ? 'vendor'
            : type === 'anonymous'
              ? 'anonymous'
              : type === 'external_administrator'
                ? 'user'
                : 'system',
      )
      .keep('actor_name', 'actor.name')
      .on(RESOURCES[facts.text('resource.resource_type') ?? ''], 'resource.resource_type')
      .take('object', 'resource.email', 'resource.name')
      .take('object_id', 'resource.gid')
      .take('time', 'created_at')
      .take('raw_id', 'gid')
      .take('src_ip', 'context.client_ip_address')
      .take('user_agent', 'context.user_agent')
      .keep('client', 'context.oauth_app_name', 'context.context_type')
      .keep('before', 'details.old_value')
      .keep('after', 'details.new_value')
      .keep('path', 'details.group.name')
      .target('resource.email', 'details.invitee.email', 'details.user.email');
    if (/role/.test(event)) facts.keep('role', 'details.new_value');
    if (facts.get('activity') === 'change_sharing')
      facts.extra(
        'exposure',
        { public: 'internal', private: 'private' }[facts.text('details.new_value') ?? ''],
      );
    if (facts.get('outcome') === 'failure') facts.keep('reason', 'details.reason', 'details.error');
    return undefined;
  },
});
