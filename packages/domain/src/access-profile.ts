import { type Action, type Area, PERMISSIONS, type Permission, type Role } from './permission.ts';

/** What a grant is limited to; a part that is absent limits nothing, an empty one allows nothing. */
export interface Scope {
  /** Cloud apps with an account of the company, by name: `box`. */
  apps?: readonly string[] | undefined;
  /** Cloud services, by their id in the catalogue. */
  services?: readonly string[] | undefined;
  /** E-mail domains of the people looked at. */
  domains?: readonly string[] | undefined;
  /** Organisation units of the people looked at, by id. */
  org_units?: readonly string[] | undefined;
}

/**
 * Areas whose things belong to no one app, service or person: a data source holds everybody's lines. A limited grant there
 * reaches nothing.
 */
const AREAS_HELD_WHOLE: readonly Area[] = ['datasources', 'settings', 'history', 'operations'];

export interface Grant {
  area: Area;
  actions: readonly Action[];
  scope?: Scope | undefined;
}

/** Whether its holders may read who a person is where the tenant hides it. */
export const INFORMATION_LEVELS = ['anonymised', 'full'] as const;
export type InformationLevel = (typeof INFORMATION_LEVELS)[number];

/** What makes a person who is no sysadmin an admin: a named set of grants. Several add up. */
export interface AccessProfile {
  id: string;
  name: string;
  notes: string;
  grants: readonly Grant[];
  information_level: InformationLevel;
}

/** What one person may do, worked out from who they are. */
export interface Rights {
  role: Role;
  grants: readonly Grant[];
  information_level: InformationLevel;
  /** Areas that the tenant does without: they are there for nobody. */
  without: readonly Area[];
}

/** A sysadmin is who is made one; an admin is who holds a profile; everybody else is an end user. */
export function rightsOf(person: {
  isAdmin: boolean;
  profiles: readonly AccessProfile[];
  without?: readonly Area[];
}): Rights {
  const seesNames = person.profiles.some(({ information_level }) => information_level === 'full');
  return {
    role: person.isAdmin ? 'sysadmin' : person.profiles.length > 0 ? 'admin' : 'enduser',
    grants: person.isAdmin ? [] : person.profiles.flatMap(({ grants }) => grants),
    information_level: seesNames ? 'full' : 'anonymised',
    without: person.without ?? [],
  };
}

export function may(rights: Rights, permission: Permission): boolean {
  return scopesOf(rights, permission) !== 'nothing';
}

/**
 * What a permission reaches. Several scopes stand side by side: what lies in any of them is allowed. `nothing` where the
 * permission is not held at all.
 */
export function scopesOf(
  rights: Rights,
  permission: Permission,
): 'everything' | 'nothing' | readonly Scope[] {
  if (rights.without.some((area) => permission.startsWith(`${area}.`))) return 'nothing';
  if (rights.role === 'sysadmin' || permission === 'session.use') return 'everything';
  if (permission === 'sysadmin.use' || rights.role === 'enduser') return 'nothing';
  const scopes = rights.grants
    .filter(({ area, actions }) => actions.some((action) => `${area}.${action}` === permission))
    .filter(isWorthSomething)
    .map(({ scope }) => scope ?? {});
  if (scopes.length === 0) return 'nothing';
  return scopes.every((scope) => isLimited({ scope })) ? scopes : 'everything';
}

/** Every permission a person holds, whatever it is limited to. */
export function permissionsOf(rights: Rights): readonly Permission[] {
  return PERMISSIONS.filter((permission) => may(rights, permission));
}

/** Whether a grant can reach something in its area at all. */
export function isWorthSomething(grant: Grant): boolean {
  return grant.actions.length > 0 && !(AREAS_HELD_WHOLE.includes(grant.area) && isLimited(grant));
}

function isLimited({ scope = {} }: Pick<Grant, 'scope'>): boolean {
  const { apps, services, domains, org_units } = scope;
  return [apps, services, domains, org_units].some((part) => part !== undefined);
}
