import type { CustomIdentifier, IdentifierChange, IdentifierCheck } from '@casbah/domain/custom-identifier';
import { isMod1110 } from '../checks/iso-7064-mod-11-10.ts';
import { isLuhn } from '../checks/luhn.ts';
import { mod97 } from '../checks/mod-97.ts';
import { isVerhoeff } from '../checks/verhoeff.ts';
import type { Candidate, CheckResult, DataIdentifier } from './identifier.ts';

type Check = (candidate: Candidate) => CheckResult;

/** A company's own data identifier, for the scanner. */
export function customDataIdentifier(custom: CustomIdentifier): DataIdentifier {
  const { id, name, risks, pattern, ignoreCase, keywords, within, confidence } = custom;
  return {
    id,
    name,
    group: 'company',
    risks,
    patterns: [pattern],
    ignoreCase,
    isolated: 'none',
    check: ignoring(custom.ignored, ({ compact }) => CHECKS[custom.check](compact)),
    keywords: keywords.map((word) => word.toLowerCase()),
    within,
    reported: confidence,
    examples: { matching: [], clean: [] },
    source: '',
  };
}

/** An included data identifier with a company's extra keywords and ignored values. */
export function changedIdentifier(
  identifier: DataIdentifier,
  { extraKeywords, ignored }: Pick<IdentifierChange, 'extraKeywords' | 'ignored'>,
): DataIdentifier {
  const { check = () => true, keywords } = identifier;
  const extra = extraKeywords.map((word) => word.toLowerCase());
  return {
    ...identifier,
    keywords: [...new Set([...keywords, ...extra])],
    check: ignored.length === 0 ? check : ignoring(ignored, check),
  };
}

/** Ignored values never count, however they are grouped. */
function ignoring(values: readonly string[], check: Check): Check {
  const ignored = new Set(values.map(compactOf));
  return (candidate) => (ignored.has(candidate.compact) ? 'placeholder' : check(candidate));
}

const compactOf = (value: string): string => value.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

const isDigits = (text: string): boolean => /^\d+$/.test(text);

const CHECKS: Readonly<Record<IdentifierCheck, (compact: string) => boolean>> = {
  none: () => true,
  luhn: isLuhn,
  mod_97: (compact) => mod97(compact) === 1,
  mod_11_10: (compact) => isDigits(compact) && isMod1110(compact),
  verhoeff: isVerhoeff,
};
