import { NAME_MAX_LENGTH } from './clone-name.ts';
import { BRR_PROFILE_NAME } from './pattern/names-of-things.ts';
import { type BrrThresholds, DEFAULT_BRR_THRESHOLDS } from './risk.ts';
import { QUESTION_KEYS, type QuestionKey, riskQuestion, type Weight } from './risk-question.ts';

/** How an unknown answer counts: a third of a risky one, or like one. It never counts as good. */
export const UNKNOWN_TREATMENTS = ['a_little', 'as_risky'] as const;
export type UnknownTreatment = (typeof UNKNOWN_TREATMENTS)[number];

/** A profile's settings for one question. */
export interface QuestionRule {
  weight: Weight;
  unknown: UnknownTreatment;
  /** A risky answer is an automatic fail, whatever the points. */
  knockout: boolean;
  /**
   * For country questions: the only acceptable countries; if absent, those that protect personal data as in the EU.
   */
  countries?: readonly string[] | undefined;
  /** For questions with a year: minimum years ago. */
  years?: number | undefined;
}

/** A company's risk profile: differences from the questions' defaults, and automatic fails. */
export interface BrrProfile {
  id: string;
  name: string;
  rules: Readonly<Partial<Record<QuestionKey, Partial<QuestionRule>>>>;
  /** Service IDs and categories that are automatic fails. */
  knockouts: { services: readonly string[]; categories: readonly string[] };
  thresholds: BrrThresholds;
}

/** Younger companies are less likely to last. */
export const YEARS_IN_BUSINESS = 5;

export const DEFAULT_PROFILE_ID = 'default';

/** Active until a company activates its own profile. It can't be changed or deleted, only cloned. */
export const DEFAULT_BRR_PROFILE: BrrProfile = {
  id: DEFAULT_PROFILE_ID,
  name: 'Default',
  rules: {},
  // These exist to bypass a company's controls.
  knockouts: { services: [], categories: ['Anonymizers'] },
  thresholds: DEFAULT_BRR_THRESHOLDS,
};

/** A profile's settings for a question: its own over the defaults. */
export function ruleOf(profile: BrrProfile, key: QuestionKey): QuestionRule {
  const own = profile.rules[key];
  return {
    weight: own?.weight ?? riskQuestion(key).weight,
    unknown: own?.unknown ?? 'a_little',
    knockout: own?.knockout ?? false,
    countries: own?.countries,
    years: own?.years ?? YEARS_IN_BUSINESS,
  };
}

/** Why a profile is rejected. */
export type ProfileFault = 'built_in' | 'name' | 'name_taken' | 'thresholds' | 'question' | 'rule';

/** Problem of a profile alongside the company's others; undefined if valid. */
export function profileFault(profile: BrrProfile, others: readonly BrrProfile[]): ProfileFault | undefined {
  if (profile.id === DEFAULT_PROFILE_ID) return 'built_in';
  if (!BRR_PROFILE_NAME.accepts(profile.name)) return 'name';
  const name = profile.name.toLowerCase();
  if (
    [DEFAULT_BRR_PROFILE, ...others].some((one) => one.id !== profile.id && one.name.toLowerCase() === name)
  )
    return 'name_taken';
  const { high, medium } = profile.thresholds;
  if (!isPoint(high) || !isPoint(medium) || high > medium) return 'thresholds';
  for (const [key, rule] of Object.entries(profile.rules)) {
    const question = QUESTION_KEYS.find((one) => one === key);
    if (question === undefined) return 'question';
    const { kind } = riskQuestion(question);
    if (rule.countries !== undefined && kind !== 'countries') return 'rule';
    if (rule.years !== undefined && (kind !== 'year' || !Number.isInteger(rule.years) || rule.years < 0))
      return 'rule';
  }
  return undefined;
}

const isPoint = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 100;

/** A copy that can be changed, with the first free name: `Default-Copy-1`. Profile names have no spaces. */
export function cloneProfile(profile: BrrProfile, id: string, others: readonly BrrProfile[]): BrrProfile {
  const taken = new Set([DEFAULT_BRR_PROFILE, profile, ...others].map((one) => one.name.toLowerCase()));
  const original = profile.name.replace(/-Copy-\d+$/, '');
  for (let number = 1; ; number += 1) {
    const suffix = `-Copy-${number}`;
    const name = `${original.slice(0, NAME_MAX_LENGTH - suffix.length)}${suffix}`;
    if (!taken.has(name.toLowerCase())) return { ...profile, id, name };
  }
}
