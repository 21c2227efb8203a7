import type { LogRecord } from '../fields/log-record.ts';
import type { NamedFields } from './named-fields.ts';

/** Maximum nesting depth of objects. */
const DEEPEST = 5;

export type JsonObject = { readonly [name: string]: unknown };

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses the JSON object at `at`, including one array element per line; undefined without one. */
export function readJson(text: string, at: number): JsonObject | undefined {
  if (text.charCodeAt(at) !== 123) return undefined;
  let end = text.length;
  while (end > at && (text[end - 1] === ' ' || text[end - 1] === '\t' || text[end - 1] === ',')) end -= 1;
  if (text.charCodeAt(end - 1) !== 125) return undefined;
  const value = parsed(text.slice(at, end));
  return isJsonObject(value) ? value : undefined;
}

/** A number with leading zeros, which is invalid JSON but written by some devices; skips strings. */
const ZEROS_IN_FRONT = /"(?:[^"\\]|\\.)*"|([:,[]\s*-?)0+(?=\d)/g;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const repaired = text.replaceAll(ZEROS_IN_FRONT, (whole, before: string | undefined) => before ?? whole);
    if (repaired === text) return undefined;
    try {
      return JSON.parse(repaired);
    } catch {
      return undefined;
    }
  }
}

/** Longer objects and values aren't tried, because each quote in them could be the last. */
const LONGEST_LOOSE = 65_536;
const LONGEST_LOOSE_VALUE = 8192;
/** What follows the closing quote of a value: the next name, or the end of the object. */
const BEHIND_VALUE = /\s*(?:,\s*"[\w .-]{1,64}"\s*:|\}\s*(?:[,}\]]|$))/y;

/**
 * Parses an object whose writer doesn't escape quotes and backslashes: a value ends where a name or the
 * object's end follows, but not within its own braces.
 */
export function readLooseJson(text: string, at: number): JsonObject | undefined {
  if (text.charCodeAt(at) !== 123 || text.length - at > LONGEST_LOOSE) return undefined;
  let out = '';
  let from = at;
  const opening = /"[\w .-]{1,64}"\s*:\s*"/g;
  opening.lastIndex = at;
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const start = opening.lastIndex;
    const end = looseEnd(text, start);
    if (end < 0) return undefined;
    out += text.slice(from, start) + JSON.stringify(text.slice(start, end)).slice(1, -1);
    from = end;
    opening.lastIndex = end + 1;
  }
  const value = parsed((out + text.slice(from)).trim());
  return isJsonObject(value) ? value : undefined;
}

/** End of the value that begins at `start`, before its closing quote; -1 if no quote qualifies. */
function looseEnd(text: string, start: number): number {
  let depth = 0;
  let first = -1;
  const limit = Math.min(text.length, start + LONGEST_LOOSE_VALUE);
  for (let at = start; at < limit; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 123) depth += 1;
    else if (code === 125 && depth > 0) depth -= 1;
    else if (code === 34) {
      BEHIND_VALUE.lastIndex = at + 1;
      if (!BEHIND_VALUE.test(text)) continue;
      if (depth === 0) return at;
      if (first < 0) first = at;
    }
  }
  return first;
}

/** Passes on an object's fields: nested ones by dotted path, lists joined by commas. */
export function takeJson(
  object: JsonObject,
  fields: NamedFields,
  record: LogRecord,
  prefix = '',
  depth = 0,
): void {
  for (const [name, value] of Object.entries(object)) {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    if (typeof value === 'string') fields.take(record, path, value);
    else if (typeof value === 'number' || typeof value === 'boolean')
      fields.take(record, path, String(value));
    else if (Array.isArray(value)) {
      const words = value.filter((item) => typeof item === 'string' || typeof item === 'number');
      if (words.length > 0) fields.take(record, path, words.join(','));
    } else if (isJsonObject(value) && depth < DEEPEST) takeJson(value, fields, record, path, depth + 1);
  }
}
