import { ScimFault } from '../http/scim-fault.ts';
import { fieldOf, fulfils, isList, isObject, keyOf, type ScimObject, type ScimValue } from './evaluate.ts';
import { type PatchPath, parsePath, type ScimFilter } from './filter.ts';

export interface PatchOperation {
  op: 'add' | 'replace' | 'remove';
  path?: string | undefined;
  value?: ScimValue | undefined;
}

/** Schema of a resource: which attributes are multi-valued or read-only. */
export interface PatchShape {
  /** URN of the resource's own schema. */
  schema: string;
  /** URNs of its extensions; attributes of others are ignored. */
  extensions: readonly string[];
  /** Multi-valued attributes. */
  lists: readonly string[];
  /** Attributes that only the server sets. Operations that repeat their current value do nothing. */
  readOnly: readonly string[];
}

/** Maximum values of a list after changes. */
const MOST_VALUES = 10_000;

/**
 * Returns the resource after a PATCH (RFC 7644, 3.5.2). Accepts variants of Entra ID and Okta, too: dotted names without
 * a path, one value for a list, and values added where a filter like `emails[type eq "work"]` matches none.
 */
export function applyPatch(
  resource: ScimObject,
  operations: readonly PatchOperation[],
  shape: PatchShape,
): ScimObject {
  return operations.reduce((before, operation) => applied(before, operation, shape), resource);
}

function applied(resource: ScimObject, { op, path, value }: PatchOperation, shape: PatchShape): ScimObject {
  if (path === undefined || path.trim() === '') {
    if (op === 'remove') throw new ScimFault('noTarget', 'A removal needs a path');
    if (!isObject(value)) throw new ScimFault('invalidValue', 'An operation without a path needs an object');
    return Object.entries(value).reduce(
      (before, [name, part]) => placed(before, op, name, part, shape),
      resource,
    );
  }
  return placed(resource, op, path, value, shape);
}

/** Applies one change at one path. */
function placed(
  resource: ScimObject,
  op: PatchOperation['op'],
  text: string,
  value: ScimValue | undefined,
  shape: PatchShape,
): ScimObject {
  const trimmed = text.trim();
  const folded = trimmed.toLowerCase();
  if (folded === 'schemas' || folded === shape.schema.toLowerCase()) return resource;
  const extension = shape.extensions.find((one) => one.toLowerCase() === folded);
  if (extension !== undefined) {
    if (op === 'remove') return without(resource, extension);
    if (!isObject(value)) throw new ScimFault('invalidValue', `${extension} must be an object`);
    const before = objectAt(resource, extension);
    const merged = Object.entries(value).reduce((all, [name, part]) => put(all, name, part), before);
    return put(resource, extension, merged);
  }
  const path = parsePath(trimmed);
  const { schema } = path;
  if (schema !== undefined && schema.toLowerCase() !== shape.schema.toLowerCase()) {
    const known = shape.extensions.find((one) => one.toLowerCase() === schema.toLowerCase());
    // Unknown extensions are ignored.
    if (known === undefined) return resource;
    const inside = { ...path, schema: undefined };
    return put(resource, known, changed(objectAt(resource, known), op, inside, value, []));
  }
  const attribute = path.attribute.toLowerCase();
  if (shape.readOnly.some((one) => one.toLowerCase() === attribute)) {
    const before = fieldOf(resource, path.attribute);
    if (op !== 'remove' && (before === value || attribute === 'meta')) return resource;
    throw new ScimFault('mutability', `${path.attribute} is read-only`);
  }
  return changed(resource, op, path, value, shape.lists);
}

function changed(
  object: ScimObject,
  op: PatchOperation['op'],
  path: PatchPath,
  value: ScimValue | undefined,
  lists: readonly string[],
): ScimObject {
  const { attribute, sub, filter } = path;
  const name = lists.find((one) => one.toLowerCase() === attribute.toLowerCase()) ?? keyOf(object, attribute);
  const isMany = lists.includes(name);
  if (op !== 'remove' && value === undefined)
    throw new ScimFault('invalidValue', `The operation on ${attribute} needs a value`);
  if (isMany) return changedList(object, op, { ...path, attribute: name }, value);
  if (filter !== undefined) throw new ScimFault('invalidPath', `${attribute} isn’t multi-valued`);
  if (sub === undefined) {
    if (op === 'remove' || value === undefined || value === null) return without(object, name);
    const before = fieldOf(object, name);
    // Adding to an object merges values; replacing a part does, too.
    if (isObject(before) && isObject(value))
      return put(
        object,
        name,
        Object.entries(value).reduce((all, [key, part]) => put(all, key, part), before),
      );
    return put(object, name, value);
  }
  const before = objectAt(object, name);
  const after =
    op === 'remove' || value === undefined || value === null ? without(before, sub) : put(before, sub, value);
  return Object.keys(after).length === 0 ? without(object, name) : put(object, name, after);
}

function changedList(
  object: ScimObject,
  op: PatchOperation['op'],
  { attribute, sub, filter }: PatchPath,
  value: ScimValue | undefined,
): ScimObject {
  const own = fieldOf(object, attribute);
  const before = own === undefined || own === null ? [] : isList(own) ? own : [own];
  const set = (after: readonly ScimValue[]): ScimObject => {
    if (after.length > MOST_VALUES)
      throw new ScimFault('invalidValue', `${attribute} has more than ${MOST_VALUES} values`);
    return after.length === 0 ? without(object, attribute) : put(object, attribute, after);
  };
  const isMeant = (one: ScimValue): boolean =>
    filter === undefined || (isObject(one) && fulfils(one, filter));

  if (op === 'remove') {
    if (sub !== undefined)
      return set(before.map((one) => (isMeant(one) && isObject(one) ? without(one, sub) : one)));
    if (filter !== undefined) return set(before.filter((one) => !isMeant(one)));
    // Non-standard, from Entra ID: the values to remove are in `value`.
    if (value === undefined || value === null) return set([]);
    const gone = valuesOf(value);
    return set(before.filter((one) => !gone.some((other) => isSameValue(one, other))));
  }
  if (value === undefined) return object;
  if (filter === undefined && sub === undefined) {
    const given = valuesOf(value);
    if (op === 'replace') return set(onlyOnePrimary(given, given));
    const fresh = given.filter((one) => !before.some((other) => isEqual(one, other)));
    return set(onlyOnePrimary([...before, ...fresh], fresh));
  }
  const change = (one: ScimObject): ScimObject => {
    if (sub !== undefined) return put(one, sub, value);
    if (!isObject(value)) throw new ScimFault('invalidValue', `A value of ${attribute} must be an object`);
    return op === 'replace' ? value : { ...one, ...value };
  };
  if (!before.some(isMeant)) {
    const blank = filter === undefined ? {} : namedBy(filter);
    if (blank === undefined) throw new ScimFault('noTarget', `No value of ${attribute} matches the filter`);
    const made = change(blank);
    return set(onlyOnePrimary([...before, sub === undefined ? { ...blank, ...made } : made], [made]));
  }
  const after = before.map((one) => (isMeant(one) && isObject(one) ? change(one) : one));
  return set(
    onlyOnePrimary(
      after,
      after.filter((one, index) => one !== before[index]),
    ),
  );
}

/** A new value that matches a filter of `eq`s; `undefined` if the filter doesn't determine one. */
function namedBy(filter: ScimFilter): ScimObject | undefined {
  switch (filter.kind) {
    case 'compare':
      return filter.comparison === 'eq' && filter.path.sub === undefined
        ? { [filter.path.attribute]: filter.value }
        : undefined;
    case 'and': {
      const parts = filter.filters.map(namedBy);
      return parts.some((part) => part === undefined)
        ? undefined
        : Object.fromEntries(parts.flatMap((part) => Object.entries(part ?? {})));
    }
    default:
      return undefined;
  }
}

/** If several values claim to be primary, the last one added is. */
function onlyOnePrimary(all: readonly ScimValue[], fresh: readonly ScimValue[]): readonly ScimValue[] {
  const isPrimary = (one: ScimValue): boolean => isObject(one) && fieldOf(one, 'primary') === true;
  const first = fresh.findLast(isPrimary);
  if (first === undefined) return all;
  return all.map((one) =>
    isObject(one) && isPrimary(one) && one !== first ? put(one, 'primary', false) : one,
  );
}

function valuesOf(value: ScimValue): readonly ScimValue[] {
  return isList(value) ? value : [value];
}

function isSameValue(one: ScimValue, other: ScimValue): boolean {
  const inside = (it: ScimValue): ScimValue | undefined => (isObject(it) ? fieldOf(it, 'value') : it);
  const [own, asked] = [inside(one), inside(other)];
  return own !== undefined && own === asked;
}

function isEqual(one: ScimValue, other: ScimValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function objectAt(object: ScimObject, name: string): ScimObject {
  const value = fieldOf(object, name);
  return isObject(value) ? value : {};
}

/** A copy with a field set, under the object's own spelling of its name. */
function put(object: ScimObject, name: string, value: ScimValue): ScimObject {
  const key = keyOf(object, name);
  return Object.fromEntries([...Object.entries(object).filter(([one]) => one !== key), [key, value]]);
}

function without(object: ScimObject, name: string): ScimObject {
  const folded = name.toLowerCase();
  return Object.fromEntries(Object.entries(object).filter(([one]) => one.toLowerCase() !== folded));
}
