import { GROUP_NAME_MAX } from '@casbah/domain/group';
import { ScimFault } from '../http/scim-fault.ts';
import { fieldOf, isList, isObject, type ScimObject, type ScimValue } from './evaluate.ts';
import { parsePath, type ScimFilter } from './filter.ts';
import type { PatchOperation } from './patch.ts';
import { GROUP_SCHEMA } from './urns.ts';

/** Member changes of a group as steps, because a large group may not fit a request. */
export type MemberStep = { kind: 'add' | 'remove' | 'set'; users: readonly string[] };

export interface GroupChange {
  name?: string | undefined;
  external_id?: string | null | undefined;
  steps: readonly MemberStep[];
}

/** Maximum members per request; Entra ID and Okta send batches of 1,000. */
export const MOST_MEMBERS = 50_000;

/** Parses a complete Group resource. Throws `invalidValue`. */
export function groupOf(resource: ScimObject): {
  name: string;
  external_id: string | null;
  /** Absent if the resource doesn't list members. */
  members: readonly string[] | undefined;
} {
  const members = fieldOf(resource, 'members');
  return {
    name: nameOf(fieldOf(resource, 'displayName')),
    external_id: externalIdOf(fieldOf(resource, 'externalId')),
    members: members === undefined || members === null ? undefined : membersOf(members),
  };
}

/** Parses a PATCH of a group. Each operation becomes a step for the store, so members are never loaded. */
export function groupChangeOf(operations: readonly PatchOperation[]): GroupChange {
  let name: string | undefined;
  let externalId: string | null | undefined;
  const steps: MemberStep[] = [];

  const change = (op: PatchOperation['op'], attribute: string, value: ScimValue | undefined): void => {
    switch (attribute.toLowerCase()) {
      case 'displayname':
        if (op === 'remove') throw new ScimFault('mutability', 'displayName is required');
        name = nameOf(value);
        return;
      case 'externalid':
        externalId = op === 'remove' ? null : externalIdOf(value);
        return;
      case 'members':
        if (op === 'remove' && (value === undefined || value === null))
          steps.push({ kind: 'set', users: [] });
        else {
          const kind = op === 'replace' ? 'set' : op;
          steps.push({ kind, users: membersOf(value ?? []) });
        }
        return;
      // Read-only, but Okta sends it with a new name.
      case 'id':
      case 'meta':
      case 'schemas':
        return;
      default:
        throw new ScimFault('invalidPath', `A group has no ${attribute}`);
    }
  };

  for (const { op, path, value } of operations) {
    if (path === undefined || path.trim() === '') {
      if (op === 'remove') throw new ScimFault('noTarget', 'A removal needs a path');
      if (!isObject(value))
        throw new ScimFault('invalidValue', 'An operation without a path needs an object');
      for (const [attribute, part] of Object.entries(value)) change(op, attribute, part);
      continue;
    }
    const { schema, attribute, sub, filter } = parsePath(path);
    if (schema !== undefined && schema.toLowerCase() !== GROUP_SCHEMA.toLowerCase()) continue;
    if (filter === undefined) {
      if (sub !== undefined) throw new ScimFault('invalidPath', `${attribute} has no writable ${sub}`);
      change(op, attribute, value);
      continue;
    }
    if (attribute.toLowerCase() !== 'members' || op !== 'remove' || sub !== undefined)
      throw new ScimFault('invalidPath', 'Only members of a group can be removed by a filter');
    steps.push({ kind: 'remove', users: usersOf(filter) });
  }
  return {
    ...(name === undefined ? {} : { name }),
    ...(externalId === undefined ? {} : { external_id: externalId }),
    steps,
  };
}

/** The members that `members[value eq "a" or value eq "b"]` selects. */
function usersOf(filter: ScimFilter): readonly string[] {
  switch (filter.kind) {
    case 'compare': {
      const { path, comparison, value } = filter;
      if (path.attribute.toLowerCase() === 'value' && comparison === 'eq' && typeof value === 'string')
        return [value];
      break;
    }
    case 'or':
      return filter.filters.flatMap(usersOf);
    default:
  }
  throw new ScimFault('invalidFilter', 'Select members by value: members[value eq "…"]');
}

function membersOf(value: ScimValue): readonly string[] {
  const given = isList(value) ? value : [value];
  if (given.length > MOST_MEMBERS)
    throw new ScimFault('invalidValue', `More than ${MOST_MEMBERS} members at once: send smaller requests`);
  const users = given.map((one) => {
    const id = isObject(one) ? fieldOf(one, 'value') : one;
    if (typeof id !== 'string' || id === '')
      throw new ScimFault('invalidValue', 'A member needs a value, the id of a user');
    return id;
  });
  return [...new Set(users)];
}

function nameOf(value: ScimValue | undefined): string {
  const name = typeof value === 'string' ? value.replaceAll(/\p{Cc}/gu, ' ').trim() : '';
  if (name === '') throw new ScimFault('invalidValue', 'displayName is missing');
  if ([...name].length > GROUP_NAME_MAX)
    throw new ScimFault('invalidValue', `displayName is longer than ${GROUP_NAME_MAX} characters`);
  return name;
}

function externalIdOf(value: ScimValue | undefined): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string' || value.length > 256)
    throw new ScimFault('invalidValue', 'externalId must be a text of up to 256 characters');
  return value;
}
