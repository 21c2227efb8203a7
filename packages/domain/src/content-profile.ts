import { type RuleAllowances, type RuleProblem, type RuleSet, ruleProblems } from './content-rule.ts';
import { CONTENT_PROFILE_NAME } from './pattern/names-of-things.ts';

/** Limits of a company's profiles and of what they use. */
export const CONTENT_PROFILE_LIMITS = {
  profiles: 500,
  description: 500,
  sets: 20,
  linesPerSet: 50,
  rulesPerLine: 200,
  ignoreStringsPerLine: 1000,
  ignoreStringLength: 500,
} as const;

/** A Content-IQ profile: what makes a document a violation. */
export interface ContentProfile {
  readonly id: string;
  /** As `CONTENT_PROFILE_NAME` allows it (PF-V055). */
  readonly name: string;
  readonly description: string;
  readonly sets: readonly RuleSet[];
  /** Id of a data filter: which files are inspected. Absent: all. */
  readonly dataFilter?: string | undefined;
}

/** Rule sets that several profiles use. They can't contain other reusable rules. */
export interface ReusableRule {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly sets: readonly RuleSet[];
}

/** Names of profiles, of ML profiles (PF-V056) and of everything else that content rules use. */
export const isContentProfileName = (name: string): boolean => CONTENT_PROFILE_NAME.accepts(name);

export type ContentProfileProblem =
  | RuleProblem
  | { readonly error: 'TOO_MANY_SETS' }
  | { readonly error: 'TOO_MANY_LINES'; readonly setUid: string }
  | {
      readonly error:
        | 'TOO_MANY_RULES'
        | 'TOO_MANY_IGNORE_STRINGS'
        | 'IGNORE_STRING_TOO_LONG'
        | 'NESTED_REUSABLE_RULE';
      readonly setUid: string;
      readonly lineUid: string;
    };

/** All problems of a profile's sets, in reading order; a profile without sets has none and matches nothing. */
export function profileProblems(
  { sets }: Pick<ContentProfile, 'sets'>,
  allowances?: RuleAllowances,
): readonly ContentProfileProblem[] {
  const { linesPerSet, rulesPerLine, ignoreStringsPerLine, ignoreStringLength } = CONTENT_PROFILE_LIMITS;
  const problems: ContentProfileProblem[] = [...ruleProblems(sets, allowances)];
  if (sets.length > CONTENT_PROFILE_LIMITS.sets) problems.push({ error: 'TOO_MANY_SETS' });
  for (const { uid: setUid, ruleLines } of sets) {
    if (ruleLines.length > linesPerSet) problems.push({ error: 'TOO_MANY_LINES', setUid });
    for (const { uid: lineUid, rules, ignoreStrings } of ruleLines) {
      const at = { setUid, lineUid };
      if (rules.length > rulesPerLine) problems.push({ error: 'TOO_MANY_RULES', ...at });
      if (ignoreStrings.length > ignoreStringsPerLine)
        problems.push({ error: 'TOO_MANY_IGNORE_STRINGS', ...at });
      if (ignoreStrings.some((text) => text.length > ignoreStringLength))
        problems.push({ error: 'IGNORE_STRING_TOO_LONG', ...at });
    }
  }
  return problems;
}

/** The same for a reusable rule, which contains no other. */
export function reusableRuleProblems(
  rule: Pick<ReusableRule, 'sets'>,
  allowances?: RuleAllowances,
): readonly ContentProfileProblem[] {
  const nested = rule.sets.flatMap(({ uid: setUid, ruleLines }) =>
    ruleLines
      .filter(({ ruleType }) => ruleType === 'reusable_rule')
      .map(({ uid: lineUid }) => ({ error: 'NESTED_REUSABLE_RULE' as const, setUid, lineUid })),
  );
  return [...profileProblems(rule, allowances), ...nested];
}
