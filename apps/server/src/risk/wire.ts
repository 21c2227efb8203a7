import type { AnswerChange, BrrProfileAnswer, RiskAttribute, ServiceRisk } from '@casbah/contract/risk';
import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { type BrrProfile, ruleOf } from '@casbah/domain/brr-profile';
import { isoTime } from '@casbah/domain/iso-time';
import { riskScoreOf } from '@casbah/domain/risk';
import type { StatedAnswer } from '@casbah/domain/risk-answer';
import { categoryOfSub, questionOf, riskQuestion } from '@casbah/domain/risk-question';
import type { ListedProfile } from '@casbah/stores/control/risk/brr-profiles';
import type { ListedAnswer, ListedAnswerChange } from '@casbah/stores/control/risk/service-answers';
import type { Judgement } from './judgements.ts';

export function builtInAnswer(profile: BrrProfile, in_force: boolean): BrrProfileAnswer {
  return {
    ...contentOf(profile),
    built_in: true,
    in_force,
    created_on: null,
    modified_on: null,
    created_by: null,
    modified_by: null,
  };
}

export function profileOf({ id, name, definition }: ListedProfile): BrrProfile {
  return { id, name, ...definition };
}

export function profileAnswer(kept: ListedProfile): BrrProfileAnswer {
  return {
    ...contentOf(profileOf(kept)),
    built_in: false,
    in_force: kept.in_force,
    created_on: isoTime(kept.created_on),
    modified_on: isoTime(kept.modified_on),
    created_by: kept.created_by_email,
    modified_by: kept.modified_by_email,
  };
}

function contentOf({ id, name, rules, knockouts, thresholds }: BrrProfile) {
  return {
    id,
    name,
    thresholds,
    rules: Object.fromEntries(
      Object.entries(rules).map(([key, rule]) => [
        key,
        { ...rule, countries: rule.countries === undefined ? undefined : [...rule.countries] },
      ]),
    ),
    knockouts: { services: [...knockouts.services], categories: [...knockouts.categories] },
  };
}

export function statedAnswer({ value, year, countries, details }: StatedAnswer) {
  return {
    value,
    year: year ?? null,
    countries: countries === undefined ? null : [...countries],
    details: details === undefined ? null : [...details],
  };
}

/** A service's risk details under a company's profile. */
export function serviceRiskAnswer(
  service: Service,
  { profile, scorer, overridesOf }: Judgement,
  answers: readonly ListedAnswer[],
): ServiceRisk {
  const found = scorer.explain(service, overridesOf(service.id));
  const without = new Map(scorer.explain(service).parts.map((part) => [part.attribute, part.answer]));
  const own = new Map(answers.map((one) => [one.question, one]));
  return {
    api_response: 'success',
    service: {
      id: service.id,
      name: service.name,
      vendor: service.vendor ?? null,
      category: service.category,
      headquarters: service.headquarters ?? null,
      domains: [...service.domains],
      description: service.description ?? null,
      owner: service.owner ?? null,
      closed:
        service.closed === undefined
          ? null
          : { on: service.closed.on, successor: service.closed.successor ?? null },
      breaches: [...(service.breaches ?? [])],
    },
    score: {
      risk_score: riskScoreOf(found.brr),
      brr: found.brr,
      level: found.level,
      grade: found.grade ?? null,
      confidence: found.confidence,
      reason: found.reason ?? null,
      thresholds: { ...profile.thresholds },
    },
    profile: { id: profile.id, name: profile.name },
    categories: found.categories.map(({ subs, ...sum }) => ({
      ...sumAnswer(sum),
      name: sum.name,
      subs: subs.map((one) => ({ ...sumAnswer(one), name: one.name })),
    })),
    attributes: found.parts.map((part): RiskAttribute => {
      const question = riskQuestion(part.attribute);
      const rule = ruleOf(profile, part.attribute);
      const kept = own.get(part.attribute);
      return {
        attribute: part.attribute,
        answer: part.answer,
        weight: part.weight,
        severity: part.severity,
        points: part.points,
        basis: part.basis,
        evidence: part.evidence,
        category: categoryOfSub(question.sub),
        sub: question.sub,
        side: question.side,
        kind: question.kind,
        risky: question.risky,
        unknown: rule.unknown,
        knockout: rule.knockout,
        knocked_out: part.knockedOut,
        year: part.year ?? null,
        countries: part.countries === undefined ? null : [...part.countries],
        details: part.details === undefined ? null : [...part.details],
        possible_details: [...(question.details ?? [])],
        own:
          kept === undefined
            ? null
            : {
                ...statedAnswer(kept.answer),
                note: kept.note,
                changed_on: isoTime(kept.changed_on),
                changed_by: kept.changed_by_email,
              },
        without: without.get(part.attribute) ?? 'not_researched',
      };
    }),
  };
}

function sumAnswer({
  points,
  share,
  answered,
  asked,
  knockedOut,
}: {
  points: number;
  share: number | undefined;
  answered: number;
  asked: number;
  knockedOut: boolean;
}) {
  return { points, share: share ?? null, answered, asked, knocked_out: knockedOut };
}

/** Changes of attributes that this version doesn't know are omitted. */
export function changeAnswer(change: ListedAnswerChange): AnswerChange[] {
  const question = questionOf(change.question);
  if (question === undefined) return [];
  return [
    {
      number: change.number,
      question,
      note: change.note,
      before: change.before === null ? null : statedAnswer(change.before),
      after: change.after === null ? null : statedAnswer(change.after),
      changed_on: isoTime(change.changed_on),
      changed_by: change.changed_by_email,
    },
  ];
}
