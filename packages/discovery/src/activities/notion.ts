import type { Activity, ObjectType } from '@casbah/domain/activity';
import { ACTIVITY_FIELDS, activityFormat } from './activity-format.ts';
import { activityOfPhrase } from './phrases.ts';
import type { RecordFacts } from './record-facts.ts';
import { textOf, valueAt } from './record-path.ts';

/** Types of Notion's audit log events whose words alone mislead. */
const EVENTS: Readonly<Record<string, Activity>> = {
  'database.deleted': 'delete',
  'page.content_edited': 'edit',
  'page.exported': 'export',
  'page.file_downloaded': 'download',
  'page.file_uploaded': 'upload',
  'page.guest_added': 'share',
  'page.guest_removed': 'unshare',
  'page.permissions.guest_role_added': 'share',
  'page.permissions.guest_role_removed': 'unshare',
  'page.permissions.guest_role_updated': 'change_sharing',
  'page.permissions.member_role_added': 'share',
  'page.permissions.member_role_removed': 'unshare',
  'page.permissions.shared_to_public_role_added': 'create_link',
  'page.permissions.shared_to_public_role_removed': 'remove_link',
  'page.permissions.shared_to_workspace_role_added': 'share',
  'page.permissions.shared_to_workspace_role_removed': 'unshare',
  'page.moved': 'move',
  'page.transferred': 'move',
  'user.login': 'sign_in',
  'user.logout': 'sign_out',
  'user.settings.login_method.email_updated': 'edit',
  'user.settings.login_method.mfa_backup_code_updated': 'edit',
  'user.settings.login_method.password_added': 'change_password',
  'user.settings.login_method.password_removed': 'change_password',
  'user.settings.login_method.password_updated': 'change_password',
  'workspace.audit_log_exported': 'export',
  'workspace.content_exported': 'export',
  'workspace.members_exported': 'export',
  'workspace.permissions.guest_added': 'invite',
  'workspace.permissions.guest_removed': 'remove_member',
  'workspace.permissions.member_added': 'add_member',
  'workspace.permissions.member_invited': 'invite',
  'workspace.permissions.member_removed': 'remove_member',
  'workspace.permissions.member_role_updated': 'change_role',
  'workspace.scim_token_generated': 'create',
  'workspace.scim_token_revoked': 'delete',
  'workspace.settings.public_homepage_added': 'configure',
};

const OBJECTS: Readonly<Record<string, ObjectType>> = {
  block: 'page',
  database: 'table',
  group: 'group',
  page: 'page',
  team: 'group',
  teamspace: 'group',
  user: 'user',
  workspace: 'organization',
};

function activityOf(type: string): Activity {
  const known = EVENTS[type];
  if (known !== undefined) return known;
  if (/\.settings\./.test(type)) return 'configure';
  if (/\.viewed$/.test(type)) return 'view';
  return activityOfPhrase(type);
}

/** An event's details are under `details`, or under its own type. */
function readDetails(facts: RecordFacts, type: string): void {
  const own = type.replaceAll('.', '\\.');
  const paths = (...names: readonly string[]) =>
    names.flatMap((name) => [`details.${name}`, `${own}.${name}`]);
  const isSetting = /\.settings\./.test(type);
  const area = type.slice(0, type.indexOf('.'));
  facts.on(isSetting && area === 'workspace' ? 'setting' : OBJECTS[area], 'type');
  if (isSetting && area === 'workspace') facts.set('object', type.slice(type.lastIndexOf('.') + 1), 'type');
  facts
    .take(
      'object',
      ...paths(
        'page_name',
        'name',
        'target.name',
        'target.page_id',
        'target.database_id',
        'target.block_id',
        'page_id',
        'database_id',
      ),
    )
    .take(
      'object_id',
      ...paths(
        'target.page_id',
        'target.database_id',
        'target.block_id',
        'page_id',
        'database_id',
        'group_id',
      ),
    )
    .target(
      ...paths(
        'entity.person.email',
        'member.person.email',
        'guest.person.email',
        'user.person.email',
        'target.person.email',
      ),
    )
    .keep('role', ...paths('new_permission', 'new_role', 'permission'))
    .keep('before', ...paths('old_permission', 'old_role'))
    .keep('after', ...paths('state', 'new_value', 'new_permission', 'new_role'))
    .keep('path', ...paths('parent.page_id', 'parent.database_id', 'parent.workspace_id'));
  if (/public/.test(type) && !/removed$/.test(type)) facts.extra('exposure', 'public');
  if (/guest_role_added|guest_added/.test(type)) facts.extra('exposure', 'external');
  if (area === 'user') facts.take('object', 'actor.person.email').take('object_id', 'actor.id');
  if (area === 'workspace')
    facts.take('object', 'workspace_name', 'workspace_id').take('object_id', 'workspace_id');
}

export const notionAuditLog = activityFormat({
  name: 'notion-audit-log',
  title: 'Notion audit log',
  service: 'notion',
  marks: ['workspace_id'],
  fields: [...ACTIVITY_FIELDS, 'targets', 'os'],
  recognises: (record) => {
    const has = (path: string) => valueAt(record, path) !== undefined;
    const type = textOf(valueAt(record, 'type')) ?? '';
    return has('workspace_id') && has('timestamp') && has('actor.type') && /^[a-z]+\.[a-z._]+$/.test(type);
  },
  read: (facts) => {
    const type = facts.text('type') ?? '';
    const actor = facts.text('actor.type') ?? '';
    facts
      .act(activityOf(type), type, 'type')
      .ended(/fail/.test(type) ? 'failure' : 'success', 'type')
      .set('app', 'Notion')
      .take('user', 'actor.person.email', 'actor.email', 'actor.bot.name', 'actor.name', 'actor.id')
      .actor(
        /bot|integration|token/.test(actor)
          ? 'service'
          : /person|user/.test(actor)
            ? 'user'
            : actor === 'anonymous'
              ? 'anonymous'
              : 'system',
      )
      .take('time', 'timestamp')
      .take('raw_id', 'id')
      .take('src_ip', 'ip_address')
      .keep('client', 'platform')
      .keep('account', 'workspace_id');
    readDetails(facts, type);
    return undefined;
  },
});
