import { ACTIVITIES, type Activity, OBJECT_TYPES, type ObjectType } from '../activity.ts';
import type { Event } from '../event-fields.ts';
import { type OcsfClass, OTHER_ACTIVITY } from './ocsf-event.ts';

interface ActivityOfClass {
  id: number;
  name: string;
}
type Table = Readonly<Partial<Record<Activity, ActivityOfClass>>>;

const activity = (id: number, name: string): ActivityOfClass => ({ id, name });

const LOGON: Table = {
  sign_in: activity(1, 'Logon'),
  verify_mfa: activity(1, 'Logon'),
  assume_role: activity(1, 'Logon'),
  sign_out: activity(2, 'Logoff'),
};

const ACCOUNT: Table = {
  create: activity(1, 'Create'),
  invite: activity(1, 'Create'),
  import: activity(1, 'Create'),
  enable: activity(2, 'Enable'),
  restore: activity(2, 'Enable'),
  change_password: activity(3, 'Password Change'),
  reset_password: activity(4, 'Password Reset'),
  disable: activity(5, 'Disable'),
  delete: activity(6, 'Delete'),
  lock: activity(9, 'Lock'),
  enroll_mfa: activity(10, 'MFA Factor Enable'),
  remove_mfa: activity(11, 'MFA Factor Disable'),
  unlock: activity(12, 'Unlock'),
};

const USER_ACCESS: Table = {
  grant_permission: activity(1, 'Assign Privileges'),
  change_role: activity(1, 'Assign Privileges'),
  change_permission: activity(1, 'Assign Privileges'),
  authorize: activity(1, 'Assign Privileges'),
  revoke_permission: activity(2, 'Revoke Privileges'),
  revoke_authorization: activity(2, 'Revoke Privileges'),
};

const GROUP: Table = {
  grant_permission: activity(1, 'Assign Privileges'),
  change_permission: activity(1, 'Assign Privileges'),
  revoke_permission: activity(2, 'Revoke Privileges'),
  add_member: activity(3, 'Add User'),
  join: activity(3, 'Add User'),
  remove_member: activity(4, 'Remove User'),
  leave: activity(4, 'Remove User'),
  delete: activity(5, 'Delete'),
  create: activity(6, 'Create'),
};

const FILE: Table = {
  upload: activity(1, 'Upload'),
  create: activity(1, 'Upload'),
  import: activity(1, 'Upload'),
  download: activity(2, 'Download'),
  export: activity(2, 'Download'),
  edit: activity(3, 'Update'),
  delete: activity(4, 'Delete'),
  rename: activity(5, 'Rename'),
  copy: activity(6, 'Copy'),
  move: activity(7, 'Move'),
  restore: activity(8, 'Restore'),
  lock: activity(10, 'Lock'),
  unlock: activity(11, 'Unlock'),
  share: activity(12, 'Share'),
  create_link: activity(12, 'Share'),
  change_sharing: activity(12, 'Share'),
  unshare: activity(13, 'Unshare'),
  remove_link: activity(13, 'Unshare'),
  view: activity(14, 'Open'),
  sync: activity(15, 'Sync'),
};

const RESOURCE: Table = {
  create: activity(1, 'Create'),
  upload: activity(1, 'Create'),
  copy: activity(1, 'Create'),
  install: activity(1, 'Create'),
  send: activity(1, 'Create'),
  view: activity(2, 'Read'),
  list: activity(2, 'Read'),
  download: activity(2, 'Read'),
  receive: activity(2, 'Read'),
  edit: activity(3, 'Update'),
  rename: activity(3, 'Update'),
  move: activity(3, 'Update'),
  restore: activity(3, 'Update'),
  configure: activity(3, 'Update'),
  enable: activity(3, 'Update'),
  disable: activity(3, 'Update'),
  change_owner: activity(3, 'Update'),
  change_permission: activity(3, 'Update'),
  delete: activity(4, 'Delete'),
  uninstall: activity(4, 'Delete'),
  search: activity(5, 'Search'),
  import: activity(6, 'Import'),
  export: activity(7, 'Export'),
  share: activity(8, 'Share'),
  create_link: activity(8, 'Share'),
  change_sharing: activity(8, 'Share'),
};

/** API activities end with Delete: the rest is Other. */
const API: Table = Object.fromEntries(Object.entries(RESOURCE).filter(([, { id }]) => id <= 4));

const FILE_OBJECTS: readonly ObjectType[] = ['file', 'folder', 'drive', 'link'];
const ACCOUNT_OBJECTS: readonly ObjectType[] = ['user', 'account', 'credential'];
const GROUP_OBJECTS: readonly ObjectType[] = ['group', 'channel', 'organization'];
/** Objects of infrastructure, whose logs record calls of an API. */
const API_OBJECTS: readonly ObjectType[] = [
  'api_key',
  'secret',
  'key',
  'certificate',
  'vault',
  'bucket',
  'instance',
  'image',
  'snapshot',
  'disk',
  'network',
  'security_group',
  'cluster',
  'function',
  'queue',
  'log',
  'policy',
  'rule',
  'setting',
  'app',
  'database',
  'table',
  'query',
  'resource',
];

/** OCSF class and activity of an event. */
export function ocsfActivity(event: Event): { name: OcsfClass; activity: ActivityOfClass } {
  if (event.kind === 'traffic')
    return event.method === undefined
      ? { name: 'network_activity', activity: networkActivity(event) }
      : { name: 'http_activity', activity: httpActivity(event.method) };
  const done = ACTIVITIES.find((term) => term === event.activity) ?? 'other';
  const object = OBJECT_TYPES.find((type) => type === event.object_type);
  const [name, table] = classOf(done, object);
  return { name, activity: table[done] ?? OTHER_ACTIVITY };
}

function classOf(done: Activity, object: ObjectType | undefined): [OcsfClass, Table] {
  const isOn = (types: readonly ObjectType[]): boolean => object !== undefined && types.includes(object);
  if (done in LOGON) return ['authentication', LOGON];
  if (
    done === 'change_password' ||
    done === 'reset_password' ||
    done === 'enroll_mfa' ||
    done === 'remove_mfa'
  )
    return ['account_change', ACCOUNT];
  if (isOn(FILE_OBJECTS)) return ['file_hosting', FILE];
  if (done === 'add_member' || done === 'remove_member' || (isOn(GROUP_OBJECTS) && done in GROUP))
    return ['group_management', GROUP];
  if (done in USER_ACCESS) return ['user_access', USER_ACCESS];
  if (isOn(ACCOUNT_OBJECTS) && done in ACCOUNT) return ['account_change', ACCOUNT];
  return isOn(API_OBJECTS) ? ['api_activity', API] : ['web_resources_activity', RESOURCE];
}

const METHODS: readonly string[] = [
  'CONNECT',
  'DELETE',
  'GET',
  'HEAD',
  'OPTIONS',
  'POST',
  'PUT',
  'TRACE',
  'PATCH',
];

function httpActivity(method: string): ActivityOfClass {
  const index = METHODS.indexOf(method.toUpperCase());
  const name = METHODS[index];
  return name === undefined
    ? OTHER_ACTIVITY
    : { id: index + 1, name: `${name.charAt(0)}${name.slice(1).toLowerCase()}` };
}

function networkActivity({ action }: Event): ActivityOfClass {
  return action === 'blocked' ? activity(5, 'Refuse') : activity(6, 'Traffic');
}
