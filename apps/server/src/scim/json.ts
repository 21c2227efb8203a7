import { ScimFault } from '../http/scim-fault.ts';
import type { ScimObject, ScimValue } from './evaluate.ts';

/** Maximum nesting; no real resource is this deep. */
const MOST_DEPTH = 8;

/** Parses a request body as a resource. Throws `invalidSyntax`. */
export function scimObjectOf(value: unknown): ScimObject {
  const read = scimValueOf(value, 0);
  if (read instanceof Object && !Array.isArray(read)) return read as ScimObject;
  throw new ScimFault('invalidSyntax', 'A resource must be a JSON object');
}

export function scimValueOf(value: unknown, depth = 0): ScimValue {
  if (depth > MOST_DEPTH) throw new ScimFault('invalidSyntax', `Nested more than ${MOST_DEPTH} levels deep`);
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'number':
      return value;
    case 'object':
      if (value === null) return null;
      if (Array.isArray(value)) return value.map((one) => scimValueOf(one, depth + 1));
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, scimValueOf(one, depth + 1)]),
      );
    default:
      return null;
  }
}
