import type { QuestionRule } from '@casbah/domain/brr-profile';
import type { RiskQuestion } from '@casbah/domain/risk-question';
import type { Answer, Severity } from './answer.ts';
import { protectionIn } from './data-protection.ts';

/**
 * How risky an answer is by a profile's rule. What nobody knows is never as good as a good answer can be. Where customers choose
 * between countries, one that is fine is enough.
 */
export function severityOf(
  question: RiskQuestion,
  answer: Answer,
  rule: QuestionRule,
  { year, chosen }: { year: number; chosen: boolean },
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
