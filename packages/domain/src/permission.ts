/** What people administer, one name each: a call's permission, an access profile's grant and a page's area use the same. */
export const AREAS = [
  'account',
  'audit',
  'datasources',
  'dashboards',
  'detect',
  'analyze',
  'investigate',
  'protect',
  'endpoint',
  'securlets',
  'store',
  'dspm',
  'iaas',
  'settings',
  'history',
  'operations',
] as const;
export type Area = (typeof AREAS)[number];

/** The areas that have pages or calls today. Access profiles keep grants in the others, but offer none. */
export const AREAS_IN_USE: readonly Area[] = [
  'account',
  'audit',
  'datasources',
  'store',
  'settings',
  'history',
  'operations',
];

/** What an access profile may allow in an area. `activate` is to switch on and off. */
export const ACTIONS = ['view', 'modify', 'import', 'export', 'report', 'activate', 'approve'] as const;
export type Action = (typeof ACTIONS)[number];

/**
 * What a call may be allowed to. A call declares one of these, or says that it is public; there is no third way.
 * `session.use`: any signed-in person, for what is their own. `sysadmin.use`: no access profile can give it.
 */
export type Permission = 'session.use' | 'sysadmin.use' | `${Area}.${Action}`;

export const PERMISSIONS: readonly [Permission, ...Permission[]] = [
  'session.use',
  'sysadmin.use',
  ...AREAS.flatMap((area) => ACTIONS.map((action): Permission => `${area}.${action}`)),
];

export const ROLES = ['sysadmin', 'admin', 'enduser'] as const;
export type Role = (typeof ROLES)[number];
