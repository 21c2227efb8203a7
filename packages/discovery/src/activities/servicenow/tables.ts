import type { Activity, ObjectType } from '@casbah/domain/activity';

/** What rows of ServiceNow's tables are; names at the beginning count for the tables that extend them. */
const TABLES: readonly (readonly [pattern: RegExp, type: ObjectType])[] = [
  [
    /^(?:incident|problem|change_request|sc_req|sc_task|task|sn_customerservice|hr_case|sn_hr|sn_si_)/,
    'ticket',
  ],
  [/^sys_user_(?:group|grmember|grp)/, 'group'],
  [/^sys_user_(?:has_role|role)|^sys_group_has_role/, 'role'],
  [/^sys_user_session|^v_user_session/, 'session'],
  [/^sys_user_multifactor/, 'credential'],
  [/^sys_user/, 'user'],
  [/^sys_attachment/, 'file'],
  [/^(?:kb_knowledge|kb_)/, 'page'],
  [/^(?:sys_properties|sys_dictionary|sys_db_object)/, 'setting'],
  [/^sys_security_acl/, 'policy'],
  [/^(?:sys_script|sys_ui_|wf_|sys_hub_flow|sysauto)/, 'workflow'],
  [/^(?:oauth_|sys_app|sys_store_app)/, 'app'],
  [/^(?:discovery_credentials|.*_credentials)/, 'credential'],
  [/^sys_certificate/, 'certificate'],
  [/^sys_report/, 'report'],
  [/^(?:pa_dashboards|sys_portal_page)/, 'dashboard'],
  [/^sys_email/, 'mail'],
  [/^cmdb_/, 'resource'],
];

export function objectOfTable(table: string): ObjectType {
  for (const [pattern, type] of TABLES) if (pattern.test(table)) return type;
  return 'record';
}

const IS_OFF = /^(?:0|false|no)$/i;

/** What inserting or deleting a row means in tables that relate people to groups and roles. */
export function activityOfRow(table: string, change: 'create' | 'delete'): Activity {
  const isNew = change === 'create';
  if (table === 'sys_user_grmember') return isNew ? 'add_member' : 'remove_member';
  if (/^sys_(?:user|group)_has_role$/.test(table)) return isNew ? 'grant_permission' : 'revoke_permission';
  return change;
}

/** What changing a field means. */
export function activityOfField(table: string, field: string, value: string | undefined): Activity {
  const isOff = value === undefined || IS_OFF.test(value);
  if (table === 'sys_user') {
    if (field === 'active') return isOff ? 'disable' : 'enable';
    if (field === 'locked_out') return isOff ? 'unlock' : 'lock';
    if (field === 'user_password') return 'change_password';
    if (field === 'roles') return 'change_role';
  }
  if (field === 'active') return isOff ? 'disable' : 'enable';
  if (/^approval$|^state$/.test(field) && value !== undefined && /^(?:approved|rejected)$/i.test(value))
    return /^approved$/i.test(value) ? 'approve' : 'reject';
  if (table === 'sys_properties') return 'configure';
  if (table === 'sys_security_acl') return 'change_permission';
  return 'edit';
}
