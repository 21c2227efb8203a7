import { type BrrProfile, DEFAULT_BRR_PROFILE, type QuestionRule, ruleOf } from '@casbah/domain/brr-profile';
import { BRR_KNOCKOUT, BRR_UNRESEARCHED, brrOf, type RiskLevel, riskLevel } from '@casbah/domain/risk';
import { type AnswerBasis, type AnswerValue, trustIn } from '@casbah/domain/risk-answer';
import { type RiskGrade, riskGrade } from '@casbah/domain/risk-grade';
import {
  categoryOfSub,
  QUESTION_KEYS,
  type QuestionDetail,
  type QuestionKey,
  RISK_CATEGORIES,
  type RiskCategory,
  type RiskQuestion,
  type RiskSubCategory,
  riskCategories,
  riskQuestion,
  type Weight,
} from '@casbah/domain/risk-question';
import type { Evidence, ScoreReason } from '@casbah/domain/score';
import type { Service } from '../catalogue/catalogue.ts';
import type { StatementsByService } from '../catalogue/statement.ts';
import type { Answer, CountedSeverity } from './answer.ts';
import { type Answers, answersOf, NOT_RESEARCHED, type Overrides } from './answers.ts';
import { inProportion } from './proportion.ts';
import { severityOf } from './treatment.ts';

/** Inputs of scores besides the catalog. */
export interface ScorerParts {
  profile?: BrrProfile;
  statements: StatementsByService;
  /** Current year, for the age of companies. */
  year: number;
}

/** Risk of a service, without the explanation. */
export interface Verdict {
  /** 100 minus the points, so 100 is best; 102 for an automatic fail, 103 if not researched. */
  brr: number;
  level: RiskLevel;
  /** Undefined if not researched. */
  grade: RiskGrade | undefined;
  /** Known share of the weight in percent, weighted by the reliability of its source. */
  confidence: number;
  /** Reason for an automatic fail, or for not being researched. */
  reason: ScoreReason | undefined;
}

/** One question, its answer and its contribution. */
export interface ScorePart {
  attribute: QuestionKey;
  answer: AnswerValue;
  weight: Weight;
  /** Severity of the answer before weighting; assumed answers lie halfway. */
  severity: CountedSeverity;
  /** In steps of a tenth. */
  points: number;
  basis: AnswerBasis;
  evidence: Evidence;
  knockedOut: boolean;
  year?: number | undefined;
  countries?: readonly string[] | undefined;
  details?: readonly QuestionDetail[] | undefined;
}

/** Total of the questions in a category or part of it. */
export interface ScoreSum<Name> {
  name: Name;
  /** The sum of its questions' points. */
  points: number;
  /** 0 to 100: share of the maximum its questions could add; undefined if none counts. */
  share: number | undefined;
  /** Questions answered yes or no, and their total number. */
  answered: number;
  asked: number;
  /** One of its questions is an automatic fail. */
  knockedOut: boolean;
}

export interface ScoreCategory extends ScoreSum<RiskCategory> {
  subs: readonly ScoreSum<RiskSubCategory>[];
}

/** A verdict with its explanation: every question in order, and each category's total. */
export interface Score extends Verdict {
  /** Their points add up to exactly the risk score, except for an automatic fail or if not researched. */
  parts: readonly ScorePart[];
  categories: readonly ScoreCategory[];
}

export interface Scorer {
  profile: BrrProfile;
  /** For lists: about a microsecond per service. */
  verdict(service: Service, overrides?: Overrides): Verdict;
  /** The same with all parts explained. */
  explain(service: Service, overrides?: Overrides): Score;
}

const MOST_POINTS = 100;
/** Points are computed in tenths, so that they add up without rounding errors. */
const TENTHS = 10;

interface Asked {
  key: QuestionKey;
  question: RiskQuestion;
  rule: QuestionRule;
}

/**
 * Scores services under a profile. Exposure answers add weight times severity (at most 24 points), assurance
 * answers a tenth of that; assumed answers count half. Totals above 100 are scaled down.
 */
export function createScorer({ profile = DEFAULT_BRR_PROFILE, statements, year }: ScorerParts): Scorer {
  const asked = QUESTION_KEYS.map(
    (key): Asked => ({ key, question: riskQuestion(key), rule: ruleOf(profile, key) }),
  );
  const severity = ({ key, question, rule }: Asked, answer: Answer, answers?: Answers): CountedSeverity =>
    severityOf(question, answer, rule, {
      year,
      chosen: key === 'data_centres' && answers?.of('data_residency').value === 'yes',
    });
  const byKey = new Map(asked.map((one) => [one.key, one]));
  const exposed = asked.filter(({ question }) => question.side === 'exposure');
  const weightInAll = asked.reduce((total, { rule }) => total + rule.weight, 0);
  const added = (one: Asked, answer: Answer, answers?: Answers): number =>
    one.rule.weight * severity(one, answer, answers);
  // For most services, no one has researched the vendor's statements, so their sum is precomputed.
  const unresearched = asked
    .filter(({ question }) => question.side === 'assurance')
    .reduce((total, one) => total + added(one, NOT_RESEARCHED), 0);
  const knocking = asked.filter(({ rule }) => rule.knockout);
  const services = new Set(profile.knockouts.services);
  const categories = new Set(profile.knockouts.categories);

  function judge(service: Service, answers: Answers): Verdict {
    let exposure = 0;
    let assurance = unresearched;
    let known = 0;
    for (const one of exposed) {
      const answer = answers.of(one.key);
      exposure += added(one, answer);
      known += one.rule.weight * trustIn(answer.basis);
    }
    for (const [key, answer] of answers.stated) {
      const one = byKey.get(key);
      if (one === undefined || one.question.side === 'exposure') continue;
      assurance += added(one, answer, answers) - added(one, NOT_RESEARCHED);
      known += one.rule.weight * trustIn(answer.basis);
    }
    const confidence = weightInAll === 0 ? 0 : Math.round((100 * known) / weightInAll);
    const outside = (brr: number, reason: ScoreReason): Verdict => ({
      brr,
      level: riskLevel(brr, profile.thresholds),
      grade: riskGrade(brr, profile.thresholds),
      confidence,
      reason,
    });
    const knockout = knockoutReason(service, answers);
    if (knockout !== undefined) return outside(BRR_KNOCKOUT, knockout);
    if (!answers.researched) return outside(BRR_UNRESEARCHED, { key: 'too_little_known' });
    const brr = brrOf(Math.min(MOST_POINTS, exposure + wholePoints(assurance)));
    return {
      brr,
      level: riskLevel(brr, profile.thresholds),
      grade: riskGrade(brr, profile.thresholds),
      confidence,
      reason: undefined,
    };
  }

  function knockoutReason(service: Service, answers: Answers): ScoreReason | undefined {
    if (services.has(service.id)) return { key: 'service_knocked_out' };
    if (categories.has(service.category)) return { key: 'category_knocked_out' };
    const found = knocking.find((one) => knocksOut(one, answers));
    return found === undefined ? undefined : { key: 'attribute_knocked_out', attribute: found.key };
  }

  /** An unknown answer is never an automatic fail, unless the profile counts it as risky. */
  function knocksOut(one: Asked, answers: Answers): boolean {
    return one.rule.knockout && severity(one, answers.of(one.key), answers) === 3;
  }

  function explain(service: Service, overrides?: Overrides): Score {
    const answers = answersOf(service, statements.get(service.id), overrides);
    const verdict = judge(service, answers);
    const tenths = tenthsOf(
      asked.map((one) => ({
        side: one.question.side,
        added: added(one, answers.of(one.key), answers),
      })),
    );
    const parts = asked.map((one, index): ScorePart => {
      const answer = answers.of(one.key);
      const { value, basis, year, countries, details } = answer;
      const risky = severity(one, answer, answers);
      return {
        attribute: one.key,
        answer: value,
        weight: one.rule.weight,
        severity: risky,
        points: (tenths[index] ?? 0) / TENTHS,
        basis,
        evidence: underRule(one, answer, risky === 0),
        knockedOut: knocksOut(one, answers),
        year,
        countries,
        details,
      };
    });
    return { ...verdict, parts, categories: categoriesOf(asked, parts, tenths, answers, severity) };
  }

  return {
    profile,
    verdict: (service, overrides) =>
      judge(service, answersOf(service, statements.get(service.id), overrides)),
    explain,
  };
}

/** If a company lists acceptable countries, that list is the basis of the answer. */
function underRule({ question, rule }: Asked, { evidence, countries }: Answer, fine: boolean): Evidence {
  if (question.kind !== 'countries' || rule.countries === undefined || countries === undefined)
    return evidence;
  return {
    key: fine ? 'country_accepted' : 'country_not_accepted',
    countries,
    page: evidence.page,
    checked: evidence.checked,
  };
}

const wholePoints = (tenths: number): number => Math.round(tenths / TENTHS);

/** Contribution of each part in tenths of a point, so that the parts add up to exactly the score. */
function tenthsOf(parts: readonly { side: RiskQuestion['side']; added: number }[]): readonly number[] {
  const exposure = parts.map(({ side, added }) => (side === 'exposure' ? added * TENTHS : 0));
  const assurance = parts.map(({ side, added }) => (side === 'assurance' ? added : 0));
  const fitted = inProportion(assurance, TENTHS * wholePoints(sum(assurance)));
  const all = exposure.map((one, index) => one + (fitted[index] ?? 0));
  return sum(all) <= MOST_POINTS * TENTHS ? all : inProportion(all, MOST_POINTS * TENTHS);
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

function categoriesOf(
  asked: readonly Asked[],
  parts: readonly ScorePart[],
  tenths: readonly number[],
  answers: Answers,
  severity: (one: Asked, answer: Answer, answers: Answers) => CountedSeverity,
): readonly ScoreCategory[] {
  function sumOf<Name>(name: Name, belongs: (sub: RiskSubCategory) => boolean): ScoreSum<Name> {
    let points = 0;
    let risk = 0;
    let most = 0;
    let answered = 0;
    let count = 0;
    let knockedOut = false;
    asked.forEach((one, index) => {
      if (!belongs(one.question.sub)) return;
      const answer = answers.of(one.key);
      points += tenths[index] ?? 0;
      risk += one.rule.weight * severity(one, answer, answers);
      most += one.rule.weight * 3;
      count += 1;
      if (answer.value === 'yes' || answer.value === 'no') answered += 1;
      if (parts[index]?.knockedOut) knockedOut = true;
    });
    const share = most === 0 ? undefined : Math.round((100 * risk) / most);
    return { name, points: points / TENTHS, share, answered, asked: count, knockedOut };
  }
  return riskCategories().map((category) => ({
    ...sumOf(category, (sub) => categoryOfSub(sub) === category),
    subs: RISK_CATEGORIES[category].map((sub) => sumOf(sub, (one) => one === sub)),
  }));
}
