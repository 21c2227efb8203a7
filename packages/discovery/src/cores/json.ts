import type { LogRecord } from '../fields/log-record.ts';
import type { NamedFields } from './named-fields.ts';

/** Objects inside objects are followed this deep. */
const DEEPEST = 5;

export type JsonObject = { readonly [name: string]: unknown };

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The JSON object that a line holds from `at`, also one element of an array a line; undefined where there is none. */
export function readJson(text: string, at: number): JsonObject | undefined {
  if (text.charCodeAt(at) !== 123) return undefined;
  let end = text.length;
  while (end > at && (text[end - 1] === ' ' || text[end - 1] === '\t' || text[end - 1] === ',')) end -= 1;
  if (text.charCodeAt(end - 1) !== 125) return undefined;
  const value = parsed(text.slice(at, end));
  return isJsonObject(value) ? value : undefined;
}

/** A number with zeros in front, which JSON does not know and some devices write; not inside a text. */
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

/** Takes an object's fields; those of objects inside it by dotted path, lists joined by commas. */
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
