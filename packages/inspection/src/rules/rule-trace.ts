import { countedFrom, DEFAULT_CONFIDENCE, isAtLeast, termTarget } from '@casbah/domain/content-alias';
import { isContentRisk } from '@casbah/domain/content-risk';
import { ALL_FORMATS, RULE_FORMS, type Rule, type RuleLine } from '@casbah/domain/content-rule';
import { joinedHolds } from './logic.ts';
import { MatchCount } from './match-count.ts';
import { riskTests } from './risk-tests.ts';
import { conditionHolds, RISKS } from './risks.ts';
import type { RuleContext } from './rule-context.ts';
import type { RuleTrace } from './verdict.ts';

/** What a rule counts, and how much it needs. */
interface Counted {
  /** Absent: what the rule refers to doesn't exist. */
  readonly needed?: number;
  readonly parts?: Pick<RuleTrace, 'tests' | 'sets'>;
  /** Where that isn't decided by the count. */
  readonly holds?: boolean;
}

const MISSING: Counted = {};
/** For rules without a match count. */
const ONCE: Counted = { needed: 1 };

export function ruleTrace(line: RuleLine, rule: Rule, context: RuleContext): RuleTrace {
  const { ruleType, ignoreStrings } = line;
  const { uid, value, fileFormat } = rule;
  const form = RULE_FORMS[ruleType];
  const highSensitivity = form.sensitivity && rule.highSensitivity;
  const count = new MatchCount(form.counted ? ignoreStrings : [], context.isIncluded);
  const { needed, parts, holds } = countMatches(ruleType, { ...rule, highSensitivity }, count, context);
  return {
    uid,
    ruleType,
    value,
    ...(fileFormat === undefined ? {} : { fileFormat }),
    highSensitivity,
    holds: holds ?? (needed !== undefined && count.count >= needed),
    needed: needed ?? 0,
    isMissing: needed === undefined,
    ...count.trace(),
    ...parts,
  };
}

function countMatches(
  type: RuleLine['ruleType'],
  rule: Rule,
  count: MatchCount,
  context: RuleContext,
): Counted {
  const { evidence, resources } = context;
  const { value, matchCount, highSensitivity } = rule;
  switch (type) {
    case 'risk_type':
      return countRisk(value, context);
    case 'content_type': {
      for (const { file, kind } of evidence.kinds)
        if (isContent(value, kind)) count.add({ file }, kind, { found: kind });
      return ONCE;
    }
    case 'dictionary': {
      const dictionary = resources.dictionaries.get(value);
      if (dictionary === undefined) return MISSING;
      for (const found of evidence.terms)
        if (found.dictionary === value)
          count.add(found, String(found.term), { weight: dictionary.weightOf(found.term) });
      return { needed: matchCount };
    }
    case 'predefined_dictionary': {
      const dictionary = resources.predefinedDictionaries.get(value);
      if (dictionary === undefined) return MISSING;
      for (const found of evidence.terms)
        if (found.dictionary === value) count.add(found, String(found.term));
      return { needed: highSensitivity ? matchCount : Math.max(matchCount, dictionary.termsNeeded) };
    }
    case 'predefined_term':
      return countIdentifiers(rule, count, context);
    case 'file_format':
      for (const [file, { type: seen }] of evidence.files.entries())
        if (seen.class === value && (rule.fileFormat === ALL_FORMATS || rule.fileFormat === seen.id))
          count.add({ file }, String(file), { found: seen.id });
      return ONCE;
    case 'regex':
      for (const found of evidence.patterns)
        if (found.pattern === value) count.add(found, found.text.trim().toLowerCase());
      return { needed: matchCount };
    case 'training_profile': {
      const profile = resources.mlProfiles.get(value);
      if (profile === undefined) return MISSING;
      const threshold = highSensitivity ? profile.sensitiveThreshold : profile.threshold;
      for (const { file, profile: id, probability } of evidence.similarities)
        if (id === value) count.add({ file }, String(file), { isSure: probability >= threshold });
      return ONCE;
    }
    case 'index':
      if (!resources.indexes.has(value)) return MISSING;
      for (const found of evidence.records)
        if (found.index === value)
          count.add(found, found.record, { found: found.record, isSure: found.isSure || highSensitivity });
      return { needed: matchCount };
    case 'reusable_rule': {
      const reusable = resources.reusableRules.get(value);
      if (reusable === undefined || context.evaluateSets === undefined) return MISSING;
      const sets = context.evaluateSets(reusable.sets);
      return { needed: 0, holds: joinedHolds(sets), parts: { sets } };
    }
  }
}

/** `source_code` is code of any language. */
const isContent = (value: string, kind: string): boolean =>
  kind === value || (value === 'source_code' && kind.startsWith('code-'));

function countRisk(value: string, context: RuleContext): Counted {
  if (!isContentRisk(value)) return MISSING;
  const condition = RISKS[value];
  const tests = riskTests(condition, context);
  const holds = conditionHolds(condition, (test) => tests.some((one) => one.test === test && one.holds));
  return { needed: 0, holds, parts: { tests } };
}

function countIdentifiers(
  { value, matchCount, highSensitivity }: Rule,
  count: MatchCount,
  { evidence, resources }: RuleContext,
): Counted {
  const target = termTarget(value);
  const alias = 'alias' in target ? resources.aliases.get(target.alias) : undefined;
  if ('alias' in target ? alias === undefined : !resources.identifiers.has(target.identifier)) return MISSING;
  const wanted = new Set('alias' in target ? alias?.identifiers : [target.identifier]);
  const minimum = countedFrom(alias?.confidence ?? DEFAULT_CONFIDENCE, highSensitivity);
  for (const found of evidence.identifiers)
    if (wanted.has(found.identifier))
      // Of an alias, a text that two of its identifiers claim is still one value.
      count.add(found, found.value, {
        isSure: isAtLeast(found.confidence, minimum),
        ...(alias === undefined ? {} : { found: found.identifier }),
      });
  return { needed: matchCount };
}
