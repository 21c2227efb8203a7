/** Administrative areas by name: permissions of calls, grants of access profiles and areas of pages share them. */
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

/** Areas with pages or calls today. Access profiles keep grants in the others but don't offer any. */
export const AREAS_IN_USE: readonly Area[] = [
  'account',
  'audit',
  'datasources',
  'investigate',
  'protect',
  'store',
  'settings',
  'history',
  'operations',
];

/** Actions an access profile may allow in an area. `activate`: enable and disable. */
export const ACTIONS = ['view', 'modify', 'import', 'export', 'report', 'activate', 'approve'] as const;
export type Action = (typeof ACTIONS)[number];

/**
 * Permission of a call; each declares one or is public. `session.use`: any signed-in person, for their own data.
 * `sysadmin.use`: can't be granted by an access profile.
 */
export type Permission = 'session.use' | 'sysadmin.use' | `${Area}.${Action}`;

export const PERMISSIONS: readonly [Permission, ...Permission[]] = [
  'session.use',
  'sysadmin.use',
  ...AREAS.flatMap((area) => ACTIONS.map((action): Permission => `${area}.${action}`)),
];

export const ROLES = ['sysadmin', 'admin', 'enduser'] as const;
export type Role = (typeof ROLES)[number];
