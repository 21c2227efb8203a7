import { holdingConjunction } from './logic.ts';
import type { LineTrace, RuleTrace, SentencePart, SetTrace } from './verdict.ts';

/** The first reason that suffices: of what is joined by OR, one. A reusable rule is followed by its own reason in brackets. */
export function sentenceOf(sets: readonly SetTrace[]): readonly SentencePart[] {
  const reason = holdingConjunction(sets) ?? [];
  return joined(
    'and',
    reason.map(({ lines }) => linesPart(lines)),
  );
}

function linesPart(lines: readonly LineTrace[]): readonly SentencePart[] {
  return joined(
    'and',
    (holdingConjunction(lines) ?? []).map(({ rules }) => rulesPart(rules)),
  );
}

function rulesPart(rules: readonly RuleTrace[]): readonly SentencePart[] {
  const holding = rules.filter(({ holds }) => holds);
  const parts = joined('or', holding.map(rulePart));
  return holding.length > 1 ? [{ part: 'open' }, ...parts, { part: 'close' }] : parts;
}

function rulePart(rule: RuleTrace): readonly SentencePart[] {
  const { ruleType, value, fileFormat, highSensitivity, count, needed, sets } = rule;
  const format = fileFormat === undefined ? {} : { fileFormat };
  const part: SentencePart = { part: 'rule', ruleType, value, ...format, highSensitivity, count, needed };
  return sets === undefined ? [part] : [part, { part: 'open' }, ...sentenceOf(sets), { part: 'close' }];
}

const joined = (word: 'and' | 'or', parts: readonly (readonly SentencePart[])[]): readonly SentencePart[] =>
  parts.flatMap((one, index) => (index === 0 ? one : [{ part: word }, ...one]));
