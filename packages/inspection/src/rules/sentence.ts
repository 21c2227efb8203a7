import type { RuleType } from '@casbah/domain/content-rule';
import { holdingConjunction } from './logic.ts';
import type { LineTrace, RuleTrace, SetTrace } from './verdict.ts';

/** Parts of the sentence that says why a profile is violated: codes and values, which the reader's language joins. */
export type SentencePart =
  | { readonly part: 'and' | 'or' | 'open' | 'close' }
  | {
      readonly part: 'rule';
      readonly ruleType: RuleType;
      readonly value: string;
      readonly fileFormat?: string;
      readonly highSensitivity: boolean;
      readonly count: number;
      readonly needed: number;
    };

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
