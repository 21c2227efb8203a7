import type { ScorePart } from '@casbah/discovery/score/score';
import { score as words } from '@casbah/messages/en/score';

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** A part of a score in English: what was asked, and the sentence on which the answer rests. */
export function inWords({ attribute, answer, weight, points, basis, evidence }: ScorePart) {
  const { key, country, ...names } = evidence;
  return {
    attribute,
    label: words[`score.attribute.${attribute}`],
    answer,
    weight,
    points,
    basis,
    evidence: filled(words[`score.evidence.${key}`], {
      ...names,
      ...(country === undefined ? {} : { country: countries.of(country) }),
    }),
  };
}

/** The words of a score fill in plain `{names}` alone. */
function filled(text: string, names: Readonly<Record<string, string | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => names[name] ?? placeholder);
}
