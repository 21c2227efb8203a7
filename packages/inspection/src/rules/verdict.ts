import type { LogicType, RuleType } from '@casbah/domain/content-rule';
import type { Place } from '../document/place.ts';
import type { RiskTest } from './risks.ts';

/** What a profile makes of a document, with the whole way to it. No words: pages have those in every language. */
export interface Verdict {
  readonly profile: string;
  readonly isViolated: boolean;
  readonly sets: readonly SetTrace[];
  /** Why it is violated; empty if it isn't. */
  readonly sentence: readonly SentencePart[];
  readonly violations: Violations;
}

/** Parts of the sentence that says why a profile is violated: codes and values, which the reader's language joins. */
export type SentencePart =
  | { readonly part: 'and' | 'or' | 'open' | 'close' }
  | {
      readonly part: 'rule';
      readonly ruleType: RuleType;
      readonly value: string;
      readonly fileFormat?: string;
      readonly highSensitivity: boolean;
      readonly count: number;
      readonly needed: number;
    };

/** Fields of a content check in events (SH-E010): what of the profile the document violates. Lists have no value twice. */
export interface Violations {
  readonly dictionary: readonly string[];
  readonly predefined_dictionary: readonly string[];
  readonly predefined_term: readonly string[];
  /** Terms of the company's dictionaries that were found, as written. */
  readonly custom_terms: readonly string[];
  readonly risk_type: readonly string[];
  readonly content_type: readonly string[];
  /** `class/format`. */
  readonly file_format: readonly string[];
  readonly training_profile: readonly string[];
  /** Terms of predefined dictionaries that were found, as written. */
  readonly keyword: readonly string[];
  /** All matches that counted. */
  readonly count: number;
  readonly regex: readonly string[];
}

export interface SetTrace {
  readonly uid: string;
  readonly holds: boolean;
  /** How it is joined with the next one. */
  readonly logicType: LogicType | null;
  readonly lines: readonly LineTrace[];
}

export interface LineTrace {
  readonly uid: string;
  readonly ruleType: RuleType;
  readonly holds: boolean;
  readonly logicType: LogicType | null;
  /** The line holds if any of them does. */
  readonly rules: readonly RuleTrace[];
}

export interface RuleTrace {
  readonly uid: string;
  readonly ruleType: RuleType;
  readonly value: string;
  readonly fileFormat?: string;
  readonly highSensitivity: boolean;
  readonly holds: boolean;
  /** What was counted: different values, the weights of different terms, different records, or files. */
  readonly count: number;
  readonly needed: number;
  /** What it refers to doesn't exist. */
  readonly isMissing: boolean;
  /** The first `TRACED_MATCHES`, those that counted first. */
  readonly matches: readonly TracedMatch[];
  /** All matches by what became of them. */
  readonly outcomes: Readonly<Record<MatchOutcome, number>>;
  /** Of a risk: which of its tests hold. */
  readonly tests?: readonly TestTrace[];
  /** Of a reusable rule: its own sets. */
  readonly sets?: readonly SetTrace[];
}

/**
 * `counted`; `repeated`: the same value counted already; `ignored`: one of the line's ignored strings; `below_confidence`: not
 * sure enough for the rule; `filtered`: the profile's data filter leaves its file out.
 */
export const MATCH_OUTCOMES = ['counted', 'repeated', 'ignored', 'below_confidence', 'filtered'] as const;
export type MatchOutcome = (typeof MATCH_OUTCOMES)[number];

export interface TracedMatch {
  readonly outcome: MatchOutcome;
  readonly file: number;
  /** What it is, if that isn't the rule's value: a data identifier of an alias, a kind of document, a file format, a record … */
  readonly found?: string;
  /** As written; absent if it isn't text. The caller masks it. */
  readonly text?: string;
  readonly start?: number;
  readonly end?: number;
  readonly place?: Place;
  /** What it added to the count. */
  readonly weight: number;
}

export interface TestTrace {
  readonly test: RiskTest;
  readonly holds: boolean;
  /** Data identifiers, dictionaries, kinds or threats that were found. */
  readonly found: readonly string[];
}

export const TRACED_MATCHES = 100;
