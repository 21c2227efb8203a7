import type { LogicType, RuleLine, RuleSet } from '@casbah/domain/content-rule';

export type SummaryPart =
  | { kind: 'line'; line: RuleLine }
  | { kind: 'join'; join: LogicType }
  | { kind: 'open' | 'close' };

/** Rule sets as one sentence: sets of several lines are in brackets if there are several sets. */
export function summaryParts(sets: readonly RuleSet[]): readonly SummaryPart[] {
  const filled = sets.filter(({ ruleLines }) => ruleLines.length > 0);
  return filled.flatMap((set, index): readonly SummaryPart[] => {
    const lines = set.ruleLines.flatMap((line, place): readonly SummaryPart[] => [
      { kind: 'line', line },
      ...joinAfter(line.logicType, place === set.ruleLines.length - 1),
    ]);
    const isGroup = filled.length > 1 && set.ruleLines.length > 1;
    return [
      ...(isGroup ? [{ kind: 'open' } as const, ...lines, { kind: 'close' } as const] : lines),
      ...joinAfter(set.logicType, index === filled.length - 1),
    ];
  });
}

function joinAfter(join: LogicType | null, isLast: boolean): readonly SummaryPart[] {
  return isLast || join === null ? [] : [{ kind: 'join', join }];
}
