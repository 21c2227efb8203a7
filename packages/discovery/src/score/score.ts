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

/** What scores rest on beside the catalogue. */
export interface ScorerParts {
  profile?: BrrProfile;
  statements: StatementsByService;
  /** This year: how long a company has been in business is counted from it. */
  year: number;
}

/** How risky a service is, without the why. */
export interface Verdict {
  /** 100 minus the points, 100 is best; 102 knocked out, 103 not researched. */
  brr: number;
  level: RiskLevel;
  /** None where it is unresearched. */
  grade: RiskGrade | undefined;
  /** Percentage of the weight that is known, weighted by how reliable its source is. */
  confidence: number;
  /** Why it is knocked out or unresearched. */
  reason: ScoreReason | undefined;
}

/** One question, its answer and what it adds. */
export interface ScorePart {
  attribute: QuestionKey;
  answer: AnswerValue;
  weight: Weight;
  /** Severity of the answer before weighting; assumed answers lie halfway. */
  severity: CountedSeverity;
  /** Tenths at the finest. */
  points: number;
  basis: AnswerBasis;
  evidence: Evidence;
  knockedOut: boolean;
  year?: number | undefined;
  countries?: readonly string[] | undefined;
  details?: readonly QuestionDetail[] | undefined;
}

/** What the questions of a category, or of a part of it, come to. */
export interface ScoreSum<Name> {
  name: Name;
  /** The sum of its questions' points. */
  points: number;
  /** 0 to 100: how much of the most that its questions could add; nothing where none of them counts. */
  share: number | undefined;
  /** Questions that are answered with yes or no, and how many there are. */
  answered: number;
  asked: number;
  /** A question of it is knocked out. */
  knockedOut: boolean;
}

export interface ScoreCategory extends ScoreSum<RiskCategory> {
  subs: readonly ScoreSum<RiskSubCategory>[];
}

/** A verdict and why: every question in order, and what each category comes to. */
export interface Score extends Verdict {
  /** Their points add up to the risk score exactly, unless it is knocked out or unresearched. */
  parts: readonly ScorePart[];
  categories: readonly ScoreCategory[];
}

export interface Scorer {
  profile: BrrProfile;
  /** What lists need: about a microsecond a service. */
  verdict(service: Service, overrides?: Overrides): Verdict;
  /** The same with every part explained. */
  explain(service: Service, overrides?: Overrides): Score;
}

const MOST_POINTS = 100;
/** Points are counted in tenths, so that they add up without error. */
const TENTHS = 10;

interface Asked {
  key: QuestionKey;
  question: RiskQuestion;
  rule: QuestionRule;
}

/**
 * Scores services under a profile. A risky answer about what a service is (exposure) adds its weight times its severity (0 to 3): 24
 * points for a must-have answered riskily in full. What its vendor shows about protection (assurance) adds a tenth of that: no points
 * for a good answer, a little for one that no one knows, three times as much for one that is bad; an assumed answer counts halfway. Above 100 in all, every part gives
 * way in proportion.
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
  // Of most services no one has researched what their vendor shows: that is added up once for all.
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

  /** What no one knows knocks nothing out, unless the profile counts it as risky. */
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

/** Where a company says which countries are fine, that is what the answer rests on. */
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

/** What each part adds, in tenths of a point, so that the parts add up to the whole score exactly. */
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
