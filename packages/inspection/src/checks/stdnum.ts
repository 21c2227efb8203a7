import { stdnum } from 'stdnum';
import type { Candidate } from '../identifiers/identifier.ts';

/**
 * The validator of npm `stdnum` for a scheme of a country, as a check: `stdnumCheck('DE', 'idnr')`. It sees the text as written,
 * since some schemes use separators with a meaning. An unknown scheme throws here, when the identifiers are loaded.
 */
export function stdnumCheck(country: string, scheme: string): (candidate: Candidate) => boolean {
  const validator = stdnum[country]?.[scheme];
  if (validator === undefined) throw new Error(`stdnum has no scheme ${country}.${scheme}`);
  return ({ text }) => {
    try {
      return validator.validate(text).isValid;
    } catch {
      return false;
    }
  };
}
