import { isJsonObject, type JsonObject } from '../cores/json.ts';
import type { RecordFacts, TextFact } from './record-facts.ts';
import { textOf, valueAt } from './record-path.ts';

/**
 * Paths of members in the shapes of one record: diagnostic settings nest it in `properties`, Microsoft Graph returns it
 * bare, and Log Analytics has a column for each member, in Pascal case.
 */
export function anyShape(...names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const column = name.charAt(0).toUpperCase() + name.slice(1);
    return [`properties.${name}`, name, column, `Properties.${name}`];
  });
}

/** A text that is a JSON object or list, as columns of Log Analytics and exports hold them. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The record with the members parsed whose text is JSON, and those of its `properties`. */
export function withParsedMembers(record: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const inner = parsed(value);
      const isProperties = /^properties$/i.test(name) && isJsonObject(inner);
      return [name, isProperties ? withParsedMembers(inner) : inner];
    }),
  );
}

/** Category of a diagnostic setting, or table of Log Analytics. */
export function categoriesOf(record: JsonObject): string[] {
  return ['category', 'Category', 'Type'].flatMap((name) => textOf(valueAt(record, name)) ?? []);
}

export function hasAll(record: JsonObject, ...paths: readonly string[]): boolean {
  return paths.every((path) => valueAt(record, path) !== undefined);
}

/** Values that Microsoft writes in place of a missing one. */
const MISSING =
  /^(?:unknown|not ?available|not ?applicable|none|0\.0\.0\.0|::|00000000-0000-0000-0000-000000000000)$/i;

/** Text of the first path with a value that isn't a placeholder, and the path. */
export function knownAt(
  facts: RecordFacts,
  ...paths: readonly string[]
): { text: string; path: string } | undefined {
  for (const path of paths) {
    const text = textOf(facts.at(path));
    if (text !== undefined && !MISSING.test(text)) return { text, path };
  }
  return undefined;
}

export function takeKnown(facts: RecordFacts, fact: TextFact, ...paths: readonly string[]): RecordFacts {
  const known = knownAt(facts, ...paths);
  return known === undefined ? facts : facts.set(fact, known.text, known.path);
}

/** Sets the time. Microsoft's times are UTC, also those without a zone. */
export function takeTime(facts: RecordFacts, ...paths: readonly string[]): RecordFacts {
  const known = knownAt(facts, ...paths);
  if (known === undefined) return facts;
  const hasNoZone = /\d\d:\d\d:\d\d(?:\.\d+)?$/.test(known.text);
  return facts.set('time', hasNoZone ? `${known.text}Z` : known.text, known.path);
}

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isGuid(text: string): boolean {
  return GUID.test(text);
}

/** Text without the quotes and brackets of JSON: `["Admins"]` → `Admins`. */
export function plainValue(value: unknown): string | undefined {
  const inner = parsed(value);
  if (Array.isArray(inner)) return inner.length === 1 ? plainValue(inner[0]) : textOf(value);
  return typeof inner === 'string' ? textOf(inner.replace(/^"(.*)"$/s, '$1')) : textOf(inner ?? undefined);
}
