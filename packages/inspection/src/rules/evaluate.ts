import type { ContentProfile } from '@casbah/domain/content-profile';
import type { Rule, RuleLine, RuleSet } from '@casbah/domain/content-rule';
import { isInspected } from '@casbah/domain/data-filter';
import type { SeenFile } from '../document/sink.ts';
import type { Evidence } from './evidence.ts';
import { joinedHolds } from './logic.ts';
import type { RuleResources } from './resources.ts';
import type { RuleContext } from './rule-context.ts';
import { ruleTrace } from './rule-trace.ts';
import { sentenceOf } from './sentence.ts';
import type { LineTrace, SetTrace, Verdict } from './verdict.ts';
import { violationsOf } from './violations.ts';

/**
 * Whether a document violates a profile, and why. A match count counts different values: the same card number ten times is
 * one. A data filter checks each file separately: the files in an archive count even if the archive is excluded. A profile
 * without rules is never violated, and a rule whose resource doesn't exist never matches.
 */
export function evaluate(
  profile: Pick<ContentProfile, 'id' | 'sets' | 'dataFilter'>,
  evidence: Evidence,
  resources: RuleResources,
): Verdict {
  const filter = profile.dataFilter === undefined ? undefined : resources.dataFilters.get(profile.dataFilter);
  const included = evidence.files.map(
    (file) => filter === undefined || isInspected(filter, filtered(file, evidence.name)),
  );
  const context: RuleContext = {
    evidence,
    resources,
    isIncluded: (file) => included[file] ?? true,
    evaluateSets: (sets) => sets.map((set) => setTrace(set, { ...context, evaluateSets: undefined })),
  };
  const sets = profile.sets.map((set) => setTrace(set, context));
  const isViolated = joinedHolds(sets);
  return {
    profile: profile.id,
    isViolated,
    sets,
    sentence: isViolated ? sentenceOf(sets) : [],
    violations: violationsOf(isViolated ? sets : []),
  };
}

function setTrace({ uid, logicType, ruleLines }: RuleSet, context: RuleContext): SetTrace {
  const lines = ruleLines.map((line) => lineTrace(line, context));
  return { uid, holds: joinedHolds(lines), logicType, lines };
}

function lineTrace(line: RuleLine, context: RuleContext): LineTrace {
  const { uid, ruleType, logicType } = line;
  const rules = line.rules.map((rule: Rule) => ruleTrace(line, rule, context));
  return { uid, ruleType, holds: rules.some(({ holds }) => holds), logicType, rules };
}

function filtered({ path, type, size, isEncrypted }: SeenFile, documentName: string) {
  return { name: path.at(-1) ?? documentName, class: type.class, format: type.id, size, isEncrypted };
}
