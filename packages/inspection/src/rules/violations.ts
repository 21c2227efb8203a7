import type { RuleType } from '@casbah/domain/content-rule';
import type { LineTrace, RuleTrace, SetTrace, Violations } from './verdict.ts';

/** Of the rules that hold, in lines and sets that hold. */
export function violationsOf(sets: readonly SetTrace[]): Violations {
  const rules = heldRules(sets);
  const values = (type: RuleType) =>
    unique(rules.filter(({ ruleType }) => ruleType === type).map(({ value }) => value));
  const texts = (type: RuleType) =>
    unique(rules.filter(({ ruleType }) => ruleType === type).flatMap(countedTexts));
  return {
    dictionary: values('dictionary'),
    predefined_dictionary: values('predefined_dictionary'),
    predefined_term: values('predefined_term'),
    custom_terms: texts('dictionary'),
    risk_type: values('risk_type'),
    content_type: values('content_type'),
    file_format: unique(
      rules.flatMap(({ ruleType, value, fileFormat }) =>
        ruleType === 'file_format' ? [`${value}/${fileFormat ?? '*'}`] : [],
      ),
    ),
    training_profile: values('training_profile'),
    keyword: texts('predefined_dictionary'),
    count: rules.reduce((sum, { outcomes }) => sum + outcomes.counted, 0),
    regex: values('regex'),
  };
}

function heldRules(sets: readonly SetTrace[]): readonly RuleTrace[] {
  const lines: readonly LineTrace[] = sets.filter(({ holds }) => holds).flatMap((set) => set.lines);
  return lines
    .filter(({ holds }) => holds)
    .flatMap(({ rules }) => rules.filter(({ holds }) => holds))
    .flatMap((rule) => (rule.sets === undefined ? [rule] : [rule, ...heldRules(rule.sets)]));
}

const countedTexts = ({ matches }: RuleTrace): readonly string[] =>
  matches.flatMap(({ outcome, text }) => (outcome === 'counted' && text !== undefined ? [text] : []));

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];
