import type { Activity, ObjectType } from '@casbah/domain/activity';
import type { JsonObject } from '../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from './activity-format.ts';
import { activityOfPhrase } from './phrases.ts';
import type { RecordFacts } from './record-facts.ts';
import { valueAt } from './record-path.ts';

/** `target_type` and `entity_type` of GitLab's audit events, in lower case. */
const TYPES: Readonly<Record<string, ObjectType>> = {
  branch: 'branch',
  'ci::runner': 'instance',
  'ci::variable': 'secret',
  deploykey: 'key',
  deploytoken: 'api_key',
  environment: 'setting',
  'gitlab::audit::instancescope': 'organization',
  group: 'group',
  groupmember: 'user',
  issue: 'issue',
  key: 'key',
  mergerequest: 'pull_request',
  operations_featureflag: 'setting',
  personalaccesstoken: 'api_key',
  project: 'repository',
  projectmember: 'user',
  protectedbranch: 'branch',
  user: 'user',
};

/** `event_name` of events whose words alone mislead. */
const EVENTS: Readonly<Record<string, Activity>> = {
  authenticated_with_group_saml: 'sign_in',
  login_failed: 'sign_in',
  login_failed_with_otp_authentication: 'sign_in',
  login_failed_with_standard_authentication: 'sign_in',
  login_failed_with_webauthn_authentication: 'sign_in',
  member_created: 'add_member',
  member_destroyed: 'remove_member',
  member_updated: 'change_role',
  merge_request_merged_by_project_bot: 'edit',
  project_created: 'create',
  project_group_link_created: 'share',
  project_group_link_deleted: 'unshare',
  project_path_updated: 'rename',
  repository_download_operation: 'download',
  repository_git_operation: 'view',
  user_access_locked: 'disable',
  user_access_unlocked: 'enable',
  user_enable_admin_mode: 'assume_role',
  user_impersonation: 'assume_role',
};

const GIT: Readonly<Record<string, Activity>> = {
  'git-receive-pack': 'upload',
  'git-upload-pack': 'download',
};

function recognises(record: JsonObject): boolean {
  const has = (path: string) => valueAt(record, path) !== undefined;
  const isDetailed = ['details', 'target_details', 'custom_message', 'event_name', 'event_type'].some(has);
  return has('author_id') && has('entity_type') && has('entity_id') && isDetailed;
}

function activityOf(facts: RecordFacts, name: string | undefined, message: string): Activity {
  const git = facts.text('details.custom_message.action', 'custom_message.action');
  if (git !== undefined) return GIT[git] ?? 'view';
  const known = EVENTS[name ?? ''];
  if (known !== undefined) return known;
  const isAccess =
    facts.text('details.add', 'add', 'details.remove', 'remove')?.toLowerCase() === 'user_access';
  if (facts.text('details.add', 'add') !== undefined) return isAccess ? 'add_member' : 'create';
  if (facts.text('details.remove', 'remove') !== undefined) return isAccess ? 'remove_member' : 'delete';
  const changed = facts.text('details.change', 'change');
  if (changed !== undefined)
    return /access|role/.test(changed)
      ? 'change_role'
      : /visibility/.test(changed)
        ? 'change_sharing'
        : 'edit';
  if (facts.text('details.with', 'with') !== undefined) return 'sign_in';
  const activity = activityOfPhrase(message);
  return activity === 'other' ? activityOfPhrase(name ?? '') : activity;
}

export const gitlabAuditEvents = activityFormat({
  name: 'gitlab-audit-events',
  title: 'GitLab audit events: API, streaming and audit_json.log',
  service: 'gitlab',
  marks: ['entity_type'],
  fields: [...ACTIVITY_FIELDS, 'targets', 'message', 'session', 'severity'],
  recognises,
  read: (facts) => {
    const name = facts.text('event_name', 'event_type', 'details.event_name');
    const message = facts.text('details.custom_message', 'custom_message', 'details.failed_login') ?? '';
    const changed = facts.text('details.change', 'change', 'details.add', 'add', 'details.remove', 'remove');
    const isMember = /user_access|access_level/.test(changed ?? '') || /^member_/.test(name ?? '');
    facts
      .act(
        activityOf(facts, name, message),
        (name ?? message) || (changed ?? 'audit_event'),
        'event_name',
        'details',
      )
      .ended(
        /fail|denied/i.test(`${name} ${message}`) || facts.text('details.failed_login') !== undefined
          ? 'failure'
          : 'success',
        'details',
      )
      .set('app', 'GitLab')
      .take(
        'user',
        'author_email',
        'details.author_email',
        'details.author_name',
        'author_name',
        'meta.user',
        'author_id',
      )
      .actor(
        /^(?:Gitlab::Audit::)?(?:DeployToken|DeployKey|Ci)/.test(
          facts.text('details.author_class', 'author_class') ?? '',
        )
          ? 'service'
          : facts.text('author_id') === '-1'
            ? 'anonymous'
            : 'user',
      )
      .take('object', 'details.target_details', 'target_details', 'details.entity_path', 'entity_path')
      .take('object_id', 'details.target_id', 'target_id', 'entity_id')
      .on(
        isMember ? 'user' : TYPES[(facts.text('details.target_type', 'target_type') ?? '').toLowerCase()],
        'target_type',
      )
      .on(TYPES[(facts.text('entity_type') ?? '').toLowerCase()], 'entity_type')
      .take('time', 'created_at', 'time')
      .take('raw_id', 'id')
      .take('src_ip', 'ip_address', 'details.ip_address', 'meta.remote_ip')
      .take('message', 'details.custom_message', 'custom_message')
      .take('session', 'correlation_id')
      .take('severity', 'severity')
      .keep('path', 'entity_path', 'details.entity_path')
      .keep('before', 'details.from', 'from')
      .keep('after', 'details.to', 'to')
      .keep('role', 'details.as', 'as', ...(isMember ? ['details.to', 'to'] : []))
      .keep('reason', 'details.failed_login');
    if (isMember || facts.get('object_type') === 'user')
      facts.target('details.target_details', 'target_details');
    return undefined;
  },
});
