/** What a call may be allowed to. A call declares one of these, or says that it is public; there is no third way. */
export const PERMISSIONS = [
  'session.use', // any signed-in person: their own session, preferences, sign-out
  'audit.view',
  'audit.export',
  'datasources.view',
  'datasources.modify',
  'metrics.view',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const ROLES = ['sysadmin', 'admin', 'enduser'] as const;
export type Role = (typeof ROLES)[number];

/** Access profiles narrow what an admin may do; until a tenant has some, an admin reads and a sysadmin does everything. */
const ALLOWED: Readonly<Record<Role, readonly Permission[]>> = {
  sysadmin: PERMISSIONS,
  admin: ['session.use', 'audit.view', 'audit.export', 'datasources.view'],
  enduser: ['session.use'],
};

export function isAllowed(role: Role, permission: Permission): boolean {
  return ALLOWED[role].includes(permission);
}
