import type { BrrProfileAnswer } from '@casbah/contract/risk';
import { DEFAULT_BRR_PROFILE, type UnknownTreatment, YEARS_IN_BUSINESS } from '@casbah/domain/brr-profile';
import { BRR_PROFILE_NAME } from '@casbah/domain/pattern/names-of-things';
import { QUESTION_KEYS, type QuestionKey, riskQuestion, type Weight } from '@casbah/domain/risk-question';

/** Form state of one attribute's rule. */
export interface DraftRule {
  weight: Weight;
  unknown: UnknownTreatment;
  knockout: boolean;
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** Typed text that isn't a country. */
  unread: string;
  years: number;
}

export interface ProfileDraft {
  name: string;
  /** Highest rating that counts as high risk, and as medium risk. */
  high: number;
  medium: number;
  rules: Readonly<Record<QuestionKey, DraftRule>>;
  categories: readonly string[];
  /** Service IDs. */
  services: readonly string[];
}

type Kept = Pick<BrrProfileAnswer, 'name' | 'rules' | 'knockouts' | 'thresholds'>;

function ruleOf(kept: Kept, key: QuestionKey): DraftRule {
  const own = kept.rules[key];
  return {
    weight: own?.weight ?? riskQuestion(key).weight,
    unknown: own?.unknown ?? 'a_little',
    knockout: own?.knockout ?? false,
    countries: own?.countries ?? [],
    unread: '',
    years: own?.years ?? YEARS_IN_BUSINESS,
  };
}

export function draftOf(kept: Kept): ProfileDraft {
  const rules = Object.fromEntries(QUESTION_KEYS.map((key) => [key, ruleOf(kept, key)]));
  return {
    name: kept.name,
    high: kept.thresholds.high,
    medium: kept.thresholds.medium,
    rules: { ...NO_RULES, ...rules },
    categories: kept.knockouts.categories,
    services: kept.knockouts.services,
  };
}

const BUILT_IN: Kept = {
  name: '',
  rules: {},
  knockouts: { services: [], categories: [...DEFAULT_BRR_PROFILE.knockouts.categories] },
  thresholds: { ...DEFAULT_BRR_PROFILE.thresholds },
};
const NO_RULES = Object.fromEntries(
  QUESTION_KEYS.map((key) => [key, ruleOf(BUILT_IN, key)]),
) as ProfileDraft['rules'];

/** Initial state of a new profile. */
export const NEW_DRAFT: ProfileDraft = draftOf(BUILT_IN);

/** Problem of a draft; undefined if it can be saved. */
export function draftFault(draft: ProfileDraft): 'name' | 'thresholds' | 'countries' | undefined {
  if (draft.high > draft.medium) return 'thresholds';
  if (QUESTION_KEYS.some((key) => draft.rules[key].unread !== '')) return 'countries';
  return BRR_PROFILE_NAME.accepts(draft.name) ? undefined : 'name';
}

/** Request body: per attribute, only differences from its default rule. */
export function contentOf({ rules, categories, services, high, medium }: ProfileDraft) {
  const own = QUESTION_KEYS.flatMap((key) => {
    const { weight, unknown, knockout, countries, years } = rules[key];
    const question = riskQuestion(key);
    const rule = {
      ...(weight === question.weight ? {} : { weight }),
      ...(unknown === 'a_little' ? {} : { unknown }),
      ...(knockout ? { knockout } : {}),
      ...(question.kind === 'countries' && countries.length > 0 ? { countries: countries.toSorted() } : {}),
      ...(question.kind === 'year' && years !== YEARS_IN_BUSINESS ? { years } : {}),
    };
    return Object.keys(rule).length === 0 ? [] : [[key, rule] as const];
  });
  return {
    rules: Object.fromEntries(own),
    knockouts: {
      categories: [...categories],
      services: [...services],
    },
    thresholds: { high, medium },
  };
}
