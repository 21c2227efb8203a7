import type { RuleTrace, SetTrace, TracedMatch, Verdict } from '../rules/verdict.ts';
import { mask } from './mask.ts';

/** The verdict as the API gives it: names in snake case, texts masked. */
export function verdictJson({ profile, isViolated, sets, violations }: Verdict, name: string) {
  return {
    id: profile,
    name,
    matched: isViolated,
    violations,
    sets: sets.map(setJson),
  };
}

const setJson = ({ uid, holds, logicType, lines }: SetTrace) => ({
  uid,
  holds,
  logic_type: logicType,
  lines: lines.map((line) => ({
    uid: line.uid,
    rule_type: line.ruleType,
    holds: line.holds,
    logic_type: line.logicType,
    rules: line.rules.map(ruleJson),
  })),
});

/** Of a reusable rule, the rules in it are listed without their sets. */
function ruleJson(rule: RuleTrace): ReturnType<typeof plainRule> & { inner: ReturnType<typeof plainRule>[] } {
  const inner = (rule.sets ?? []).flatMap(({ lines }) => lines.flatMap(({ rules }) => rules));
  return { ...plainRule(rule), inner: inner.map(plainRule) };
}

const plainRule = (rule: RuleTrace) => ({
  uid: rule.uid,
  rule_type: rule.ruleType,
  value: rule.value,
  ...(rule.fileFormat === undefined ? {} : { file_format: rule.fileFormat }),
  high_sensitivity: rule.highSensitivity,
  holds: rule.holds,
  count: rule.count,
  needed: rule.needed,
  is_missing: rule.isMissing,
  outcomes: rule.outcomes,
  matches: rule.matches.map(matchJson),
});

function matchJson({ text, ...match }: TracedMatch) {
  return { ...match, ...(text === undefined ? {} : { masked: mask(text, undefined) }) };
}
