import { type Action, type Area, PERMISSIONS, type Permission, type Role } from './permission.ts';

/** Limits of a grant. An absent part doesn't limit anything; an empty one allows nothing. */
export interface Scope {
  /** Cloud apps with a connected account, by name: `box`. */
  apps?: readonly string[] | undefined;
  /** Cloud services by catalog ID. */
  services?: readonly string[] | undefined;
  /** Email domains of the people in scope. */
  domains?: readonly string[] | undefined;
  /** Organizational units of the people in scope, by ID. */
  org_units?: readonly string[] | undefined;
  /** Attribute conditions on the people in scope; set by the profile for all its grants. */
  people?: readonly UserAttribute[] | undefined;
  /** Names of these people in logs, if they were looked up. */
  users?: readonly string[] | undefined;
}

export const ATTRIBUTE_OPERATIONS = ['equals', 'not_equals'] as const;
export type AttributeOperation = (typeof ATTRIBUTE_OPERATIONS)[number];

/** Maximum conditions of one profile. */
export const MOST_USER_ATTRIBUTES = 10;

/** Attributes with a field in every account; others have the names of the company's directory. */
export const KNOWN_ATTRIBUTES = ['department', 'title', 'source'] as const;

/** A condition on a person's attribute, named as in the company's directory: `department`. Values ignore case. */
export interface UserAttribute {
  attribute: string;
  operation: AttributeOperation;
  /** `equals`: one of these; `not_equals`: none of these. */
  values: readonly string[];
}

/**
 * Areas that can't be scoped because their data concerns everyone: a source has everyone's log lines. A scoped grant on
 * them has no effect.
 */
const AREAS_HELD_WHOLE: readonly Area[] = ['datasources', 'settings', 'history', 'operations'];

export interface Grant {
  area: Area;
  actions: readonly Action[];
  scope?: Scope | undefined;
}

/** Whether holders see real names if the tenant hides them. */
export const INFORMATION_LEVELS = ['anonymised', 'full'] as const;
export type InformationLevel = (typeof INFORMATION_LEVELS)[number];

/** Problems with a profile's conditions, worded as in the specification. */
export const ATTRIBUTE_PROBLEMS = {
  duplicate: 'Duplicate User Attributes are not allowed',
  no_equality: 'At least one User Attribute operation must be equality',
} as const;

export function attributeProblem(
  conditions: readonly Pick<UserAttribute, 'attribute' | 'operation'>[],
): keyof typeof ATTRIBUTE_PROBLEMS | undefined {
  const names = conditions.map(({ attribute }) => attribute.trim().toLowerCase());
  if (new Set(names).size < names.length) return 'duplicate';
  const hasEquality = conditions.some(({ operation }) => operation === 'equals');
  return names.length > 0 && !hasEquality ? 'no_equality' : undefined;
}

/** A named set of grants for admins who aren't sysadmins. Several add up. */
export interface AccessProfile {
  id: string;
  name: string;
  notes: string;
  grants: readonly Grant[];
  /** Limits every grant to people who match all of these; without any, grants apply to everyone. */
  user_attributes?: readonly UserAttribute[];
  information_level: InformationLevel;
}

/** A person's permissions, derived from their account. */
export interface Rights {
  role: Role;
  grants: readonly Grant[];
  information_level: InformationLevel;
  /** Areas disabled for the whole tenant. */
  without: readonly Area[];
}

/** Sysadmins are marked as such, admins have an access profile, and everyone else is an end user. */
export function rightsOf(person: {
  isAdmin: boolean;
  profiles: readonly AccessProfile[];
  without?: readonly Area[];
}): Rights {
  const seesNames = person.profiles.some(({ information_level }) => information_level === 'full');
  return {
    role: person.isAdmin ? 'sysadmin' : person.profiles.length > 0 ? 'admin' : 'enduser',
    grants: person.isAdmin ? [] : person.profiles.flatMap(grantsOf),
    information_level: seesNames ? 'full' : 'anonymised',
    without: person.without ?? [],
  };
}

/** The grants of a profile, each limited to its people. */
function grantsOf({ grants, user_attributes: people = [] }: AccessProfile): readonly Grant[] {
  return people.length === 0
    ? grants
    : grants.map((grant) => ({ ...grant, scope: { ...grant.scope, people } }));
}

/**
 * Permissions used in place of the owner's, from another profile or an API key: they show no names the owner may not
 * see.
 */
export function noMoreNames(rights: Rights, owner: Rights): Rights {
  return owner.information_level === 'full' ? rights : { ...rights, information_level: 'anonymised' };
}

/**
 * Delegated permissions (of an API key or job), limited to what the delegator may do now: permission by permission,
 * scope by scope.
 */
export function boundedBy(rights: Rights, delegator: Rights): Rights {
  return {
    role: delegator.role === 'enduser' ? 'enduser' : rights.role,
    grants: rights.grants.flatMap((grant) => grantWithin(grant, delegator)),
    information_level: noMoreNames(rights, delegator).information_level,
    without: [...new Set([...rights.without, ...delegator.without])],
  };
}

function grantWithin(grant: Grant, delegator: Rights): readonly Grant[] {
  const { area, actions, scope = {} } = grant;
  if (delegator.role === 'sysadmin') return [grant];
  return actions.flatMap((action): readonly Grant[] => {
    const held = scopesOf(delegator, `${area}.${action}`);
    if (held === 'nothing') return [];
    if (held === 'everything') return [{ area, actions: [action], scope: grant.scope }];
    return held.map((outer) => ({ area, actions: [action], scope: inBoth(scope, outer) }));
  });
}

/** Intersection of two scopes. */
function inBoth(one: Scope, other: Scope): Scope {
  const both: Scope = {};
  for (const part of ['apps', 'services', 'domains', 'org_units', 'users'] as const) {
    const [first, second] = [one[part], other[part]];
    const common = first === undefined ? second : first.filter((value) => second?.includes(value) ?? true);
    if (common !== undefined) both[part] = common;
  }
  const people = [...(one.people ?? []), ...(other.people ?? [])];
  if (people.length > 0) both.people = people;
  return both;
}

export function may(rights: Rights, permission: Permission): boolean {
  return scopesOf(rights, permission) !== 'nothing';
}

/** Scopes of a permission, as alternatives: anything in one of them is allowed. `nothing` without the permission. */
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

/** All permissions of a person, regardless of scope. */
export function permissionsOf(rights: Rights): readonly Permission[] {
  return PERMISSIONS.filter((permission) => may(rights, permission));
}

/** Whether an area can be limited to apps, services or people. */
export function isHeldWhole(area: Area): boolean {
  return AREAS_HELD_WHOLE.includes(area);
}

/** Whether a grant can apply to anything in its area. */
export function isWorthSomething(grant: Grant): boolean {
  return grant.actions.length > 0 && !(isHeldWhole(grant.area) && isLimited(grant));
}

function isLimited({ scope = {} }: Pick<Grant, 'scope'>): boolean {
  const { apps, services, domains, org_units, people } = scope;
  return [apps, services, domains, org_units, people].some((part) => part !== undefined);
}

/**
 * Whether someone with these permissions may assign a profile: no one grants more than they hold. A scoped grant must
 * lie entirely within one of their scopes.
 */
export function mayGive(
  giver: Rights,
  profile: Pick<AccessProfile, 'grants' | 'user_attributes' | 'information_level'>,
): boolean {
  if (giver.role === 'sysadmin') return true;
  if (giver.role === 'enduser') return false;
  if (profile.information_level === 'full' && giver.information_level !== 'full') return false;
  return grantsOf({ ...profile, id: '', name: '', notes: '' }).every(({ area, actions, scope = {} }) =>
    actions.every((action) => {
      const held = scopesOf(giver, `${area}.${action}`);
      if (held === 'nothing') return false;
      return held === 'everything' || held.some((one) => isWithin(scope, one));
    }),
  );
}

function isWithin(scope: Scope, outer: Scope): boolean {
  const values = ['apps', 'services', 'domains', 'org_units'] as const;
  return (
    values.every((part) => {
      const [inner, limit] = [scope[part], outer[part]];
      return limit === undefined || (inner?.every((value) => limit.includes(value)) ?? false);
    }) &&
    (outer.people ?? []).every((condition) => (scope.people ?? []).some((one) => isSame(one, condition)))
  );
}

function isSame(one: UserAttribute, other: UserAttribute): boolean {
  return (
    one.attribute === other.attribute &&
    one.operation === other.operation &&
    one.values.length === other.values.length &&
    one.values.every((value) => other.values.includes(value))
  );
}

/**
 * Whether someone may change an account. Setting its password or address allows signing in as its owner, so no one may
 * change accounts with more permissions.
 */
export function mayChange(
  rights: Rights,
  person: { is_admin: boolean; profiles: readonly AccessProfile[] },
): boolean {
  if (rights.role === 'sysadmin') return true;
  return !person.is_admin && person.profiles.every((profile) => mayGive(rights, profile));
}
