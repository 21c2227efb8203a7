import type { Candidate, CheckResult } from '../identifiers/identifier.ts';

/**
 * A VAT number, written with or without the prefix of its country. With the prefix it needs no keyword, without it does, and where the
 * check is weak one of the words of its own that `named` finds; `isValid` sees what follows the prefix.
 */
export function withVatPrefix(
  prefix: string,
  isValid: (number: string) => boolean,
  named?: RegExp,
): (candidate: Candidate) => CheckResult {
  return ({ compact, before, after }) => {
    const hasPrefix = compact.startsWith(prefix);
    if (!isValid(hasPrefix ? compact.slice(prefix.length) : compact)) return false;
    if (hasPrefix) return true;
    return named === undefined || named.test(before) || named.test(after) ? 'beside_keyword' : false;
  };
}
