import { type JsonObject, readJson } from '../cores/json.ts';

/** The record with members that hold JSON as text, as some exports and databases keep them, parsed. */
export function withJsonMembers(record: JsonObject, names: readonly string[]): JsonObject {
  const parsed = names
    .flatMap((name) => (name === name.toLowerCase() ? [name] : [name, name.toLowerCase()]))
    .flatMap((name): readonly (readonly [string, JsonObject])[] => {
      const text = record[name];
      const object = typeof text === 'string' ? readJson(text.trim(), 0) : undefined;
      return object === undefined ? [] : [[name, object]];
    });
  return parsed.length === 0 ? record : { ...record, ...Object.fromEntries(parsed) };
}
