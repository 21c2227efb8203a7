import type { Activity, ObjectType } from '@casbah/domain/activity';

/** A class of OCSF: its activities by `activity_id`, and what they act on. */
export interface OcsfClass {
  readonly activities: readonly (Activity | undefined)[];
  readonly object?: ObjectType;
  /** `user` is the person acted on, not the one who acts. */
  readonly isAboutUser?: true;
}

/** Lists begin with activity 1; 0 and 99 are unknown and other. */
export const OCSF_CLASSES: ReadonlyMap<number, OcsfClass> = new Map([
  // File System Activity
  [
    1001,
    {
      activities: [
        'create',
        'view',
        'edit',
        'delete',
        'rename',
        'edit',
        'change_permission',
        'view',
        'view',
        'edit',
        'edit',
        'configure',
        'configure',
        'view',
      ],
      object: 'file',
    },
  ],
  // Account Change
  [
    3001,
    {
      activities: [
        'create',
        'enable',
        'change_password',
        'reset_password',
        'disable',
        'delete',
        'grant_permission',
        'revoke_permission',
        'lock',
        'enroll_mfa',
        'remove_mfa',
        'unlock',
      ],
      object: 'user',
      isAboutUser: true,
    },
  ],
  // Authentication
  [
    3002,
    {
      activities: ['sign_in', 'sign_out', 'sign_in', 'sign_in', 'sign_in', 'sign_in', 'assume_role'],
      object: 'session',
    },
  ],
  // Authorize Session
  [3003, { activities: ['grant_permission', 'grant_permission'], object: 'session' }],
  // Entity Management
  [
    3004,
    {
      activities: [
        'create',
        'view',
        'edit',
        'delete',
        'move',
        'create',
        'delete',
        'enable',
        'disable',
        'enable',
        'disable',
        'disable',
        'enable',
      ],
    },
  ],
  // User Access Management
  [3005, { activities: ['grant_permission', 'revoke_permission'], object: 'resource', isAboutUser: true }],
  // Group Management
  [
    3006,
    {
      activities: [
        'grant_permission',
        'revoke_permission',
        'add_member',
        'remove_member',
        'delete',
        'create',
        'add_member',
        'remove_member',
      ],
      object: 'group',
      isAboutUser: true,
    },
  ],
  // Web Resources Activity
  [
    6001,
    {
      activities: ['create', 'view', 'edit', 'delete', 'search', 'import', 'export', 'share'],
      object: 'resource',
    },
  ],
  // Application Lifecycle
  [
    6002,
    {
      activities: ['install', 'uninstall', 'start', 'end', 'run', 'enable', 'disable', 'edit'],
      object: 'app',
    },
  ],
  // API Activity
  [6003, { activities: ['create', 'view', 'edit', 'delete'], object: 'resource' }],
  // Web Resource Access Activity
  [6004, { activities: ['view', 'block', 'revoke_permission', 'view'], object: 'resource' }],
  // Datastore Activity
  [
    6005,
    {
      activities: ['view', 'edit', 'sign_in', 'search', 'edit', 'create', 'delete', 'list', 'edit', 'view'],
      object: 'database',
    },
  ],
  // File Hosting Activity
  [
    6006,
    {
      activities: [
        'upload',
        'download',
        'edit',
        'delete',
        'rename',
        'copy',
        'move',
        'restore',
        'view',
        'lock',
        'unlock',
        'share',
        'unshare',
        'view',
        'sync',
        'sync',
        'view',
      ],
      object: 'file',
    },
  ],
  // Scan Activity
  [
    6007,
    {
      activities: ['start', 'end', 'end', 'alert', 'alert', 'alert', 'disable', 'enable', 'start', 'edit'],
      object: 'resource',
    },
  ],
]);

/** Types of entities and resources, as producers name them. */
const TYPES: readonly (readonly [pattern: RegExp, type: ObjectType])[] = [
  [/folder|directory/i, 'folder'],
  [/file|document/i, 'file'],
  [/group/i, 'group'],
  [/role/i, 'role'],
  [/user|account/i, 'user'],
  [/device|host|endpoint/i, 'device'],
  [/policy/i, 'policy'],
  [/bucket/i, 'bucket'],
  [/table/i, 'table'],
  [/database|datastore/i, 'database'],
  [/repositor/i, 'repository'],
  [/instance|virtual machine/i, 'instance'],
  [/function/i, 'function'],
  [/secret/i, 'secret'],
  [/certificate/i, 'certificate'],
  [/key/i, 'key'],
  [/mail/i, 'mail'],
  [/message/i, 'message'],
  [/channel/i, 'channel'],
  [/app/i, 'app'],
  [/page/i, 'page'],
  [/site/i, 'site'],
  [/organi[sz]ation|tenant/i, 'organization'],
];

export function objectOfType(type: string | undefined): ObjectType | undefined {
  return type === undefined ? undefined : TYPES.find(([pattern]) => pattern.test(type))?.[1];
}
