import { type Action, type Area, PERMISSIONS, type Permission, type Role } from './permission.ts';

/** What a grant is limited to; a part that is absent limits nothing, an empty one allows nothing. */
export interface Scope {
  /** Cloud apps with an account of the company, by name: `box`. */
  apps?: readonly string[] | undefined;
  /** Cloud services, by their id in the catalogue. */
  services?: readonly string[] | undefined;
  /** Email domains of the people looked at. */
  domains?: readonly string[] | undefined;
  /** Organization units of the people looked at, by id. */
  org_units?: readonly string[] | undefined;
  /** What the people looked at are; from the profile, over all its grants. */
  people?: readonly UserAttribute[] | undefined;
  /** Who these people are, where that was looked up: what logs call them. */
  users?: readonly string[] | undefined;
}

export const ATTRIBUTE_OPERATIONS = ['equals', 'not_equals'] as const;
export type AttributeOperation = (typeof ATTRIBUTE_OPERATIONS)[number];

/** Maximum conditions of one profile. */
export const MOST_USER_ATTRIBUTES = 10;

/** Attributes that every account has a field for; others are as the company's directory names them. */
export const KNOWN_ATTRIBUTES = ['department', 'title', 'source'] as const;

/** A condition on an attribute of a person, as their company's directory names it: `department`. The case of values doesn't matter. */
export interface UserAttribute {
  attribute: string;
  operation: AttributeOperation;
  /** `equals`: one of these; `not_equals`: none of these. */
  values: readonly string[];
}

/**
 * Areas that can't be scoped, because their contents concern everyone: a source has everyone's lines. A scoped grant on
 * them has no effect.
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

/** What is wrong with the conditions of a profile, in the words of the documents. */
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

/** Gives permissions to admins who aren't sysadmins: a named set of grants. Several add up. */
export interface AccessProfile {
  id: string;
  name: string;
  notes: string;
  grants: readonly Grant[];
  /** Limits every grant to people who meet all of these; none: to no one in particular. */
  user_attributes?: readonly UserAttribute[];
  information_level: InformationLevel;
}

/** What one person may do, worked out from who they are. */
export interface Rights {
  role: Role;
  grants: readonly Grant[];
  information_level: InformationLevel;
  /** Areas that the tenant does without: they are there for no one. */
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

/** The grants of a profile, each limited to the people it is for. */
function grantsOf({ grants, user_attributes: people = [] }: AccessProfile): readonly Grant[] {
  return people.length === 0
    ? grants
    : grants.map((grant) => ({ ...grant, scope: { ...grant.scope, people } }));
}

/** Rights that someone looks through, another profile's or a program's: they show no name that their owner may not see. */
export function noMoreNames(rights: Rights, owner: Rights): Rights {
  return owner.information_level === 'full' ? rights : { ...rights, information_level: 'anonymised' };
}

/**
 * Delegated rights (an API key's, a job's) within what the person who delegated them may do now: permission by permission, scope by
 * scope.
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

/**
 * Reach of a permission. Several scopes are alternatives: what is in any of them is allowed. `nothing` without the
 * permission.
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

/** All permissions of a person, regardless of scope. */
export function permissionsOf(rights: Rights): readonly Permission[] {
  return PERMISSIONS.filter((permission) => may(rights, permission));
}

/** Whether an area can be limited to apps, services or people. */
export function isHeldWhole(area: Area): boolean {
  return AREAS_HELD_WHOLE.includes(area);
}

/** Whether a grant can reach something in its area at all. */
export function isWorthSomething(grant: Grant): boolean {
  return grant.actions.length > 0 && !(isHeldWhole(grant.area) && isLimited(grant));
}

function isLimited({ scope = {} }: Pick<Grant, 'scope'>): boolean {
  const { apps, services, domains, org_units, people } = scope;
  return [apps, services, domains, org_units, people].some((part) => part !== undefined);
}

/**
 * Whether who holds these rights may give a profile: no one gives more than they hold. A limited grant is held where it lies
 * whole within one scope of the giver's.
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
 * Whether who holds these rights may change someone's account: who can set another person's password or address can sign in as
 * them, so no one changes who may do more than they.
 */
export function mayChange(
  rights: Rights,
  person: { is_admin: boolean; profiles: readonly AccessProfile[] },
): boolean {
  if (rights.role === 'sysadmin') return true;
  return !person.is_admin && person.profiles.every((profile) => mayGive(rights, profile));
}
