import type { QuestionRule } from '@casbah/domain/brr-profile';
import { assumedSeverity } from '@casbah/domain/risk-answer';
import type { RiskQuestion } from '@casbah/domain/risk-question';
import type { Answer, CountedSeverity, Severity } from './answer.ts';
import { NOT_RESEARCHED } from './answers.ts';
import { protectionIn } from './data-protection.ts';

/** Inputs of an answer's severity besides the answer. */
interface Circumstances {
  year: number;
  chosen: boolean;
}

/** Effective severity of an answer. Exposures count in whole degrees, halves rounded up. */
export function severityOf(
  question: RiskQuestion,
  answer: Answer,
  rule: QuestionRule,
  circumstances: Circumstances,
): CountedSeverity {
  const stated = statedSeverity(question, answer, rule, circumstances);
  if (answer.basis !== 'assumed') return stated;
  const without = statedSeverity(question, answer.without ?? NOT_RESEARCHED, rule, circumstances);
  const counted = assumedSeverity(stated, without);
  return question.side === 'exposure' ? Math.ceil(counted) : counted;
}

/**
 * Severity of an answer by the profile's rule, if it is true. An unknown answer never beats the best one. If
 * customers can choose the country, one acceptable country is enough.
 */
function statedSeverity(
  question: RiskQuestion,
  answer: Answer,
  rule: QuestionRule,
  { year, chosen }: Circumstances,
): Severity {
  const { value, countries } = answer;
  if (question.kind === 'countries' && countries !== undefined && countries.length > 0) {
    const each = countries.map((country) => inCountry(country, rule.countries));
    return chosen ? lessOf(each) : moreOf(each);
  }
  if (question.kind === 'year' && answer.year !== undefined && rule.years !== undefined)
    return year - answer.year >= rule.years ? 0 : 3;
  if (value === 'unknown' || value === 'not_researched')
    return rule.unknown === 'as_risky' ? 3 : (answer.severity ?? 1);
  return answer.severity ?? (value === question.risky ? 3 : 0);
}

function inCountry(country: string, fine: readonly string[] | undefined): Severity {
  if (fine !== undefined) return fine.includes(country) ? 0 : 3;
  switch (protectionIn(country).extent) {
    case 'eea':
    case 'adequate':
      return 0;
    case 'in-part':
      return 1;
    case 'none':
      return 3;
  }
}

function lessOf(each: readonly Severity[]): Severity {
  return each.toSorted()[0] ?? 0;
}

function moreOf(each: readonly Severity[]): Severity {
  return each.toSorted().at(-1) ?? 0;
}
