import type { Candidate, CheckResult } from '../identifiers/identifier.ts';

/**
 * A VAT number, written with or without the prefix of its country. With the prefix it needs no keyword, without it does; `isValid` sees
 * what follows the prefix.
 */
export function withVatPrefix(
  prefix: string,
  isValid: (number: string) => boolean,
): (candidate: Candidate) => CheckResult {
  return ({ compact }) => {
    const hasPrefix = compact.startsWith(prefix);
    if (!isValid(hasPrefix ? compact.slice(prefix.length) : compact)) return false;
    return hasPrefix || 'beside_keyword';
  };
}
