import type { ContentProfileAnswer, ReusableRuleAnswer } from '@casbah/contract/content-definitions';
import type { RuleSet } from '@casbah/domain/content-rule';

/** What the editor of a profile or reusable rule changes. */
export interface RuleDraft {
  readonly name: string;
  readonly description: string;
  readonly sets: readonly RuleSet[];
  /** Of profiles only; null for all files. */
  readonly dataFilter: string | null;
}

export const NEW_DRAFT: RuleDraft = {
  name: '',
  description: '',
  sets: [{ uid: 's1', logicType: null, ruleLines: [] }],
  dataFilter: null,
};

export function draftOf(saved: ContentProfileAnswer | ReusableRuleAnswer): RuleDraft {
  return {
    name: saved.name,
    description: saved.description,
    sets: saved.sets.length === 0 ? NEW_DRAFT.sets : saved.sets,
    dataFilter: 'data_filter' in saved ? saved.data_filter : null,
  };
}

/** Fields of the request. The builder's one empty set isn't sent: it means that there are no rules. */
export function bodyOf({ name, description, sets }: RuleDraft) {
  return {
    name: name.trim(),
    description: description.trim(),
    sets: sets
      .filter(({ ruleLines }) => ruleLines.length > 0)
      .map(({ uid, logicType, ruleLines }) => ({
        uid,
        logicType,
        ruleLines: ruleLines.map((line) => ({
          ...line,
          rules: line.rules.map((rule) => ({ ...rule })),
          ignoreStrings: [...line.ignoreStrings],
        })),
      })),
  };
}

export function isSameDraft(one: RuleDraft, other: RuleDraft): boolean {
  return JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other)) && one.dataFilter === other.dataFilter;
}
