import type { Confidence } from '@casbah/domain/content-alias';

export const IDENTIFIER_RISKS = [
  'hipaa',
  'pci',
  'pii',
  'glba',
  'ferpa',
  'source_code',
  'credentials',
] as const;
export type IdentifierRisk = (typeof IDENTIFIER_RISKS)[number];

export const IDENTIFIER_GROUPS = [
  'payment_card',
  'bank',
  'national_id',
  'tax',
  'health',
  'passport',
  'driving_license',
  'contact',
  'network',
  'person',
  'vehicle',
  'company',
  'product',
  'secret',
  'source_code',
  'document',
] as const;
export type IdentifierGroup = (typeof IDENTIFIER_GROUPS)[number];

/**
 * What may touch a match without making it part of something longer. `word`: no letter, digit or underscore. `number`: also
 * no dot, comma, hyphen or slash that leads on to a digit, since a piece of a longer number is another number.
 */
export type Isolation = 'none' | 'word' | 'number';

/** What a check sees of a match. */
export interface Candidate {
  /** As written. */
  readonly text: string;
  /** Only the letters and digits, in upper case. */
  readonly compact: string;
  /** Up to 48 characters before and after it: they may make it part of something else. */
  readonly before: string;
  readonly after: string;
}

/**
 * `beside_keyword`: check digits and ranges are right, but it has so plain a form that it counts only beside a keyword. `placeholder`: it
 * has the form, but only shows where one belongs, as in documentation; it never counts.
 */
export type CheckResult = boolean | 'beside_keyword' | 'placeholder';

/** One kind of sensitive data: data, so that it can be listed, documented and tested alike. */
export interface DataIdentifier {
  /** Lower case with hyphens, beginning with the country code where one country issues it: `us-ssn`. Never changes. */
  readonly id: string;
  /** English name in sentence case: "US Social Security number". */
  readonly name: string;
  readonly group: IdentifierGroup;
  /** ISO 3166-1 alpha-2 of the country that issues it; absent for international ones. */
  readonly country?: string;
  readonly risks: readonly IdentifierRisk[];
  /** RE2 patterns over UTF-8; any of them gives a match. With a capture group, the first group is the match. */
  readonly patterns: readonly string[];
  readonly ignoreCase?: boolean;
  readonly isolated: Isolation;
  /** Check digits, ranges, dates: false means that it only looks like one. */
  readonly check?: (candidate: Candidate) => CheckResult;
  /** Words that announce one, in the languages of where it is used; lower case. Found as whole words, spaces may be `_`, `-` or `.`. */
  readonly keywords: readonly string[];
  /** Maximum distance of a keyword, in characters before or after the match. */
  readonly within: number;
  /** It can be nothing else where the check holds: narrow without a keyword. */
  readonly conclusive?: boolean;
  /** Minimum confidence of reported matches. `narrow` without `conclusive` means: only with a keyword. */
  readonly reported: Confidence;
  /** Of two identifiers that claim the same text with the same confidence, the higher has it; 0 if absent. */
  readonly rank?: number;
  /** Texts that hold one, each with the expected match; and texts that hold none. Tests run them all. */
  readonly examples: {
    readonly matching: readonly (readonly [text: string, match: string])[];
    readonly clean: readonly string[];
  };
  /** Where form and check are described: a standard, or the issuer's own page. */
  readonly source: string;
}
