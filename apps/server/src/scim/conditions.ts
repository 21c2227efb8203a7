import type { GroupCondition } from '@casbah/stores/control/directory/directory-groups';
import type { DirectoryCondition, DirectoryField } from '@casbah/stores/control/directory/directory-people';
import { ScimFault } from '../http/scim-fault.ts';
import { type AttributePath, parseFilter, type ScimFilter } from './filter.ts';
import { ENTERPRISE_SCHEMA, GROUP_SCHEMA, USER_SCHEMA } from './urns.ts';

/** Store field of each SCIM attribute, in lowercase. */
const USER_FIELDS: Readonly<Record<string, DirectoryField>> = {
  id: { kind: 'id' },
  externalid: { kind: 'external_id' },
  username: { kind: 'user_name' },
  displayname: { kind: 'name' },
  'name.formatted': { kind: 'name' },
  'name.givenname': { kind: 'column', column: 'first_name' },
  'name.familyname': { kind: 'column', column: 'last_name' },
  emails: { kind: 'column', column: 'email' },
  'emails.value': { kind: 'column', column: 'email' },
  phonenumbers: { kind: 'column', column: 'cell_phone' },
  'phonenumbers.value': { kind: 'column', column: 'cell_phone' },
  title: { kind: 'column', column: 'title' },
  department: { kind: 'column', column: 'department' },
  active: { kind: 'is_active' },
  usertype: { kind: 'attribute', name: 'user_type' },
  employeenumber: { kind: 'attribute', name: 'employee_number' },
  costcenter: { kind: 'attribute', name: 'cost_center' },
  organization: { kind: 'attribute', name: 'organization' },
  division: { kind: 'attribute', name: 'division' },
  manager: { kind: 'attribute', name: 'manager' },
  'manager.value': { kind: 'attribute', name: 'manager' },
  'meta.created': { kind: 'created_on' },
  'meta.lastmodified': { kind: 'modified_on' },
};
/** Values shared by every email and phone number here: conditions on them match all or none. */
const FIXED: Readonly<Record<string, string | boolean>> = {
  'emails.type': 'work',
  'emails.primary': true,
  'phonenumbers.type': 'mobile',
};

const nameOf = ({ attribute, sub }: AttributePath): string =>
  (sub === undefined ? attribute : `${attribute}.${sub}`).toLowerCase();

function assertSchema({ schema }: AttributePath, known: readonly string[]): void {
  if (schema !== undefined && !known.some((one) => one.toLowerCase() === schema.toLowerCase()))
    throw new ScimFault('invalidFilter', `Unknown schema ${schema}`);
}

/** Store field of a user attribute; `undefined` if Casbah doesn't store it. */
export function userFieldOf(path: AttributePath): DirectoryField | undefined {
  assertSchema(path, [USER_SCHEMA, ENTERPRISE_SCHEMA]);
  const name = nameOf(path);
  return Object.hasOwn(USER_FIELDS, name) ? USER_FIELDS[name] : undefined;
}

/** A filter of people as a store query. Attributes Casbah doesn't store are empty. Throws `invalidFilter`. */
export function userConditionOf(text: string | undefined): DirectoryCondition {
  return text === undefined || text.trim() === '' ? { kind: 'always' } : userCondition(parseFilter(text));
}

function userCondition(filter: ScimFilter): DirectoryCondition {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return { kind: filter.kind, parts: filter.filters.map(userCondition) };
    case 'not':
      return { kind: 'not', part: userCondition(filter.filter) };
    case 'value':
      // Casbah stores one value of each, so a filter on the value is a filter on its parts.
      return userCondition(within(filter.filter, filter.path));
    case 'present': {
      const name = nameOf(filter.path);
      const field = userFieldOf(filter.path);
      if (field !== undefined) return { kind: 'present', field };
      return { kind: Object.hasOwn(FIXED, name) ? 'always' : 'never' };
    }
    case 'compare':
      return userComparison(filter);
  }
}

/** Qualifies the parts of a value: `emails[type eq "work"]` becomes a filter on `emails.type`. */
function within(filter: ScimFilter, { attribute, schema }: AttributePath): ScimFilter {
  const inside = (path: AttributePath): AttributePath => ({ schema, attribute, sub: path.attribute });
  switch (filter.kind) {
    case 'and':
    case 'or':
      return { kind: filter.kind, filters: filter.filters.map((one) => within(one, { attribute, schema })) };
    case 'not':
      return { kind: 'not', filter: within(filter.filter, { attribute, schema }) };
    case 'value':
      throw new ScimFault('invalidFilter', 'A value has no sub-attributes');
    default:
      return { ...filter, path: inside(filter.path) };
  }
}

function userComparison({
  path,
  comparison,
  value,
}: Extract<ScimFilter, { kind: 'compare' }>): DirectoryCondition {
  const name = nameOf(path);
  const field = userFieldOf(path);
  if (comparison === 'ne')
    return { kind: 'not', part: userComparison({ kind: 'compare', path, comparison: 'eq', value }) };
  if (Object.hasOwn(FIXED, name)) {
    const fixed = FIXED[name];
    const asked = typeof value === 'string' ? value.toLowerCase() : value;
    return { kind: comparison === 'eq' && fixed === asked ? 'always' : 'never' };
  }
  if (field === undefined) return { kind: value === null && comparison === 'eq' ? 'always' : 'never' };
  if (value === null) {
    if (comparison === 'eq') return { kind: 'not', part: { kind: 'present', field } };
    return { kind: 'never' };
  }
  switch (field.kind) {
    case 'is_active': {
      const words: Readonly<Record<string, boolean>> = { true: true, false: false };
      const flag = words[String(value).toLowerCase()];
      if (comparison !== 'eq' || flag === undefined)
        throw new ScimFault('invalidFilter', 'active must be true or false');
      return { kind: 'flag', field, value: flag };
    }
    case 'created_on':
    case 'modified_on': {
      const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
      if (Number.isNaN(time) || comparison === 'co' || comparison === 'sw' || comparison === 'ew')
        throw new ScimFault(
          'invalidFilter',
          `${path.attribute} must be compared with a time such as 2026-11-21T12:00:00Z`,
        );
      return { kind: 'number', field, comparison, value: time };
    }
    default:
      if (typeof value !== 'string') return { kind: 'text', field, comparison, value: String(value) };
      return { kind: 'text', field, comparison, value: value.replaceAll('\0', '') };
  }
}

/** A group filter as a store query. Throws `invalidFilter`. */
export function groupConditionOf(text: string | undefined): GroupCondition {
  return text === undefined || text.trim() === '' ? { kind: 'always' } : groupCondition(parseFilter(text));
}

function groupCondition(filter: ScimFilter): GroupCondition {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return { kind: filter.kind, parts: filter.filters.map(groupCondition) };
    case 'not':
      return { kind: 'not', part: groupCondition(filter.filter) };
    case 'value':
      return groupCondition(within(filter.filter, filter.path));
    case 'present': {
      const field = groupFieldOf(filter.path);
      if (field === 'name' || field === 'external_id') return { kind: 'present', field };
      return { kind: field === 'id' ? 'always' : 'never' };
    }
    case 'compare': {
      const { path, comparison, value } = filter;
      if (comparison === 'ne') return { kind: 'not', part: groupCondition({ ...filter, comparison: 'eq' }) };
      const field = groupFieldOf(path);
      if (field === undefined || typeof value !== 'string') return { kind: 'never' };
      if (field === 'members') {
        if (comparison !== 'eq') throw new ScimFault('invalidFilter', 'Members only support eq');
        return { kind: 'member', user: value.replaceAll('\0', '') };
      }
      if (comparison === 'gt' || comparison === 'ge' || comparison === 'lt' || comparison === 'le')
        throw new ScimFault('invalidFilter', `${path.attribute} only supports equality and text comparisons`);
      return { kind: 'text', field, comparison, value: value.replaceAll('\0', '') };
    }
  }
}

function groupFieldOf(path: AttributePath): 'id' | 'name' | 'external_id' | 'members' | undefined {
  assertSchema(path, [GROUP_SCHEMA]);
  switch (nameOf(path)) {
    case 'id':
      return 'id';
    case 'displayname':
      return 'name';
    case 'externalid':
      return 'external_id';
    case 'members':
    case 'members.value':
      return 'members';
    default:
      return undefined;
  }
}
