import type { AttributePath, Comparison, FilterValue, ScimFilter } from './filter.ts';

/** A value of a resource, as in JSON. */
export type ScimValue = string | number | boolean | null | readonly ScimValue[] | ScimObject;
export interface ScimObject {
  readonly [name: string]: ScimValue;
}

/** Looks up an own property, ignoring case. */
export function fieldOf(object: ScimObject, name: string): ScimValue | undefined {
  if (Object.hasOwn(object, name)) return object[name];
  const folded = name.toLowerCase();
  const key = Object.keys(object).find((one) => one.toLowerCase() === folded);
  return key === undefined ? undefined : object[key];
}

/** A name as the object spells it, or as requested if it has none. */
export function keyOf(object: ScimObject, name: string): string {
  if (Object.hasOwn(object, name)) return name;
  const folded = name.toLowerCase();
  return Object.keys(object).find((one) => one.toLowerCase() === folded) ?? name;
}

export function isObject(value: ScimValue | undefined): value is ScimObject {
  return value instanceof Object && !Array.isArray(value);
}

export function isList(value: ScimValue | undefined): value is readonly ScimValue[] {
  return Array.isArray(value);
}

/**
 * Whether a resource, or a value of a multi-valued attribute, matches a filter. Text comparison ignores case.
 */
export function fulfils(object: ScimObject, filter: ScimFilter): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((one) => fulfils(object, one));
    case 'or':
      return filter.filters.some((one) => fulfils(object, one));
    case 'not':
      return !fulfils(object, filter.filter);
    case 'present':
      return valuesAt(object, filter.path).some(isPresent);
    case 'value': {
      const values = valuesAt(object, { attribute: filter.path.attribute });
      return values.some((value) => isObject(value) && fulfils(value, filter.filter));
    }
    case 'compare': {
      const values = valuesAt(object, filter.path);
      const { comparison, value } = filter;
      // A missing attribute equals null, and differs from every other value.
      if (values.length === 0)
        return comparison === 'eq' ? value === null : comparison === 'ne' && value !== null;
      return values.some((one) => compares(one, comparison, value));
    }
  }
}

function valuesAt(object: ScimObject, { attribute, sub }: AttributePath): readonly ScimValue[] {
  const own = fieldOf(object, attribute);
  const values = own === undefined ? [] : isList(own) ? own : [own];
  if (sub === undefined)
    // For a multi-valued complex attribute, compares its `value`.
    return values.map((value) => (isObject(value) ? (fieldOf(value, 'value') ?? value) : value));
  return values.flatMap((value) => {
    const part = isObject(value) ? fieldOf(value, sub) : undefined;
    return part === undefined ? [] : [part];
  });
}

function isPresent(value: ScimValue): boolean {
  if (value === null || value === '') return false;
  if (isList(value)) return value.length > 0;
  return !isObject(value) || Object.keys(value).length > 0;
}

function compares(own: ScimValue, comparison: Comparison, asked: FilterValue): boolean {
  if (typeof own === 'string' && typeof asked === 'string') {
    const [one, other] = [own.toLowerCase(), asked.toLowerCase()];
    switch (comparison) {
      case 'eq':
        return one === other;
      case 'ne':
        return one !== other;
      case 'co':
        return one.includes(other);
      case 'sw':
        return one.startsWith(other);
      case 'ew':
        return one.endsWith(other);
      case 'gt':
        return one > other;
      case 'ge':
        return one >= other;
      case 'lt':
        return one < other;
      case 'le':
        return one <= other;
    }
  }
  if (typeof own === 'number' && typeof asked === 'number') {
    if (comparison === 'gt') return own > asked;
    if (comparison === 'ge') return own >= asked;
    if (comparison === 'lt') return own < asked;
    if (comparison === 'le') return own <= asked;
  }
  if (comparison === 'eq') return own === asked;
  return comparison === 'ne' && own !== asked;
}
