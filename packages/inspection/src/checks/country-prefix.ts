import type { Candidate } from '../identifiers/identifier.ts';

/** A number that people write with or without its country's prefix, such as VAT numbers: `isValid` sees what follows it. */
export function withOrWithout(
  prefix: string,
  isValid: (number: string) => boolean,
): (candidate: Candidate) => boolean {
  return ({ compact }) => isValid(compact.startsWith(prefix) ? compact.slice(prefix.length) : compact);
}
