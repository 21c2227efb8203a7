import type { ScorePart } from '@casbah/discovery/score/score';
import { categoryOfSub, riskQuestion } from '@casbah/domain/risk-question';
import { words } from '@casbah/messages/en/risk/score';
import { words as risk } from '@casbah/messages/en/risk/words';

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** A part of a score in English: the attribute, and the sentence with its evidence. */
export function inWords({ attribute, answer, weight, points, basis, evidence, details }: ScorePart) {
  const { key, country, countries: several, ...names } = evidence;
  const { sub } = riskQuestion(attribute);
  const sentence = words[`score.evidence.${key}`];
  return {
    attribute,
    category: risk[`risk.category.${categoryOfSub(sub)}`],
    sub_category: risk[`risk.sub.${sub}`],
    label: words[`score.attribute.${attribute}`],
    answer,
    ...(details === undefined ? {} : { details: details.map((detail) => risk[`risk.detail.${detail}`]) }),
    weight,
    points,
    basis,
    evidence: filled(`${sentence}${pageBehind(basis, sentence, names.page)}`, {
      ...names,
      ...(country === undefined ? {} : { country: countries.of(country) }),
      ...(several === undefined ? {} : { countries: several.map((one) => countries.of(one)).join(', ') }),
    }),
  };
}

/** URL of the source of a verified answer, if the sentence doesn't contain it. */
function pageBehind(basis: ScorePart['basis'], sentence: string, page: string | undefined): string {
  if (page === undefined || sentence.includes('{page}')) return '';
  return basis === 'assumed'
    ? ` · ${words['score.basis.assumed']} · ${risk['risk.pageToCheck']}`
    : ' · {page}';
}

/** Score messages use only plain `{names}`. */
function filled(text: string, names: Readonly<Record<string, string | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => names[name] ?? placeholder);
}
