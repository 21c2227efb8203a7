import type { Candidate, CheckResult } from '../identifiers/identifier.ts';

/**
 * A number that people write with or without its country's prefix, such as VAT numbers. With the prefix it needs no keyword;
 * `isValid` sees what follows it.
 */
export function withCountryPrefix(
  prefix: string,
  isValid: (number: string) => boolean,
): (candidate: Candidate) => CheckResult {
  return ({ compact }) => {
    const hasPrefix = compact.startsWith(prefix);
    if (!isValid(hasPrefix ? compact.slice(prefix.length) : compact)) return false;
    return hasPrefix || 'beside_keyword';
  };
}

/** For a number whose form is distinctive only with its separators: written as a bare run of digits, it needs a keyword. */
export function withSeparators(isValid: (compact: string) => boolean): (candidate: Candidate) => CheckResult {
  return ({ text, compact }) => {
    if (!isValid(compact)) return false;
    return text.length > compact.length || 'beside_keyword';
  };
}
