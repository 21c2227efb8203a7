import type { Confidence } from './content-alias.ts';

/** Checks that a company's data identifier can require of its matches. */
export const IDENTIFIER_CHECKS = ['none', 'luhn', 'mod_97', 'mod_11_10', 'verhoeff'] as const;
export type IdentifierCheck = (typeof IDENTIFIER_CHECKS)[number];

/** Risks that a company's data identifier can stand for. */
export const CUSTOM_IDENTIFIER_RISKS = ['hipaa', 'pci', 'pii', 'glba', 'ferpa'] as const;
export type CustomIdentifierRisk = (typeof CUSTOM_IDENTIFIER_RISKS)[number];

export const CUSTOM_IDENTIFIER_LIMITS = {
  keywords: 200,
  keywordLength: 64,
  /** Values that are never reported. */
  ignored: 1000,
  ignoredLength: 256,
  /** Of each kind: matching, clean. */
  examples: 50,
  exampleLength: 2000,
  /** Characters between a keyword and a match. */
  distance: { min: 1, max: 1000, default: 60 },
} as const;

/** A data identifier that a company defines. */
export interface CustomIdentifier {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** RE2. With a capture group, the first group is the match. */
  readonly pattern: string;
  readonly ignoreCase: boolean;
  readonly check: IdentifierCheck;
  readonly risks: readonly CustomIdentifierRisk[];
  readonly keywords: readonly string[];
  /** Maximum characters between a keyword and a match. */
  readonly within: number;
  /** Matches below it aren't reported. */
  readonly confidence: Confidence;
  readonly ignored: readonly string[];
  readonly examples: { readonly matching: readonly string[]; readonly clean: readonly string[] };
  readonly isEnabled: boolean;
}

/** What a company changed about a data identifier included with Casbah. */
export interface IdentifierChange {
  /** Id of the included identifier. */
  readonly identifier: string;
  readonly isEnabled: boolean;
  readonly extraKeywords: readonly string[];
  readonly ignored: readonly string[];
}
