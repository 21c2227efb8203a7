import { fieldOf, isList, isObject, type ScimObject, type ScimValue } from './evaluate.ts';
import { type AttributePath, parseAttribute } from './filter.ts';

/** Part of every response, whatever is requested (RFC 7643, 7). */
const ALWAYS = ['schemas', 'id'];

export interface Asked {
  attributes?: string | undefined;
  excludedAttributes?: string | undefined;
}

const listOf = (text: string | undefined): readonly AttributePath[] =>
  (text ?? '')
    .split(',')
    .filter((one) => one.trim() !== '')
    .map(parseAttribute);

/** The requested part of a resource (RFC 7644, 3.9). Throws `invalidPath`. */
export function shownOf(resource: ScimObject, { attributes, excludedAttributes }: Asked): ScimObject {
  const wanted = listOf(attributes);
  const unwanted = listOf(excludedAttributes);
  if (wanted.length > 0) {
    const kept = ALWAYS.map((attribute): AttributePath => ({ attribute }));
    return [...kept, ...wanted].reduce<ScimObject>((all, path) => withPath(all, resource, path), {});
  }
  return unwanted
    .filter(({ attribute }) => !ALWAYS.includes(attribute.toLowerCase()))
    .reduce<ScimObject>((all, path) => withoutPath(all, path), resource);
}

/** Whether an attribute is requested: otherwise expensive ones aren't computed. */
export function isShown(name: string, { attributes, excludedAttributes }: Asked): boolean {
  const isIt = ({ attribute }: AttributePath): boolean => attribute.toLowerCase() === name.toLowerCase();
  const wanted = listOf(attributes);
  if (wanted.length > 0) return wanted.some(isIt);
  return !listOf(excludedAttributes).some((path) => isIt(path) && path.sub === undefined);
}

/** Extension attributes are in the extension's own object. */
function placeOf(resource: ScimObject, { schema, attribute, sub }: AttributePath): readonly string[] {
  const extension =
    schema === undefined
      ? undefined
      : Object.keys(resource).find((name) => name.toLowerCase() === schema.toLowerCase());
  // A URN alone: its last part is read as an attribute of the schema before it.
  const whole = schema === undefined ? attribute : `${schema}:${attribute}`;
  const isWhole = Object.keys(resource).some((name) => name.toLowerCase() === whole.toLowerCase());
  if (isWhole && schema !== undefined) return [whole];
  return [...(extension === undefined ? [] : [extension]), attribute, ...(sub === undefined ? [] : [sub])];
}

function withPath(into: ScimObject, from: ScimObject, path: AttributePath): ScimObject {
  return merged(into, picked(from, placeOf(from, path)));
}

function picked(from: ScimObject, [name, ...rest]: readonly string[]): ScimObject {
  if (name === undefined) return from;
  const key = Object.keys(from).find((one) => one.toLowerCase() === name.toLowerCase());
  const value = key === undefined ? undefined : fieldOf(from, key);
  if (key === undefined || value === undefined) return {};
  if (rest.length === 0) return { [key]: value };
  const inside = (one: ScimValue): ScimValue => (isObject(one) ? picked(one, rest) : one);
  return { [key]: isList(value) ? value.map(inside) : inside(value) };
}

function merged(one: ScimObject, other: ScimObject): ScimObject {
  const all = new Map<string, ScimValue>(Object.entries(one));
  for (const [name, value] of Object.entries(other)) {
    const before = all.get(name);
    if (isObject(before) && isObject(value)) all.set(name, merged(before, value));
    else if (isList(before) && isList(value))
      all.set(
        name,
        before.map((item, index) => {
          const more = value[index];
          return isObject(item) && isObject(more) ? merged(item, more) : item;
        }),
      );
    else all.set(name, value);
  }
  return Object.fromEntries(all);
}

function withoutPath(from: ScimObject, path: AttributePath): ScimObject {
  return dropped(from, placeOf(from, path));
}

function dropped(from: ScimObject, [name, ...rest]: readonly string[]): ScimObject {
  if (name === undefined) return from;
  return Object.fromEntries(
    Object.entries(from).flatMap(([key, value]): [string, ScimValue][] => {
      if (key.toLowerCase() !== name.toLowerCase()) return [[key, value]];
      if (rest.length === 0) return [];
      const inside = (one: ScimValue): ScimValue => (isObject(one) ? dropped(one, rest) : one);
      return [[key, isList(value) ? value.map(inside) : inside(value)]];
    }),
  );
}
