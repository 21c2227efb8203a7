import type { LogicType, RuleLine, RuleSet } from '@casbah/domain/content-rule';

/**
 * Edits of complete rules. Invariants: at least one set, none empty unless it is the only one, every line and set but
 * the last has its join, and uids are unique.
 */

/** Empty rules: the one set that is always kept. */
export const NO_RULES: readonly RuleSet[] = [{ uid: 's1', logicType: null, ruleLines: [] }];

/** A free uid: the prefix and the number after the highest one. */
export function freeUid(prefix: 's' | 'l' | 'r', taken: Iterable<string>): string {
  let highest = 0;
  for (const uid of taken)
    if (uid.startsWith(prefix) && /^\d{1,9}$/.test(uid.slice(1)))
      highest = Math.max(highest, Number(uid.slice(1)));
  return `${prefix}${highest + 1}`;
}

export function freeSetUid(sets: readonly RuleSet[]): string {
  return freeUid(
    's',
    sets.map(({ uid }) => uid),
  );
}

export function freeLineUid(sets: readonly RuleSet[]): string {
  return freeUid(
    'l',
    sets.flatMap(({ ruleLines }) => ruleLines.map(({ uid }) => uid)),
  );
}

export function findLine(
  sets: readonly RuleSet[],
  lineUid: string,
): { set: RuleSet; line: RuleLine } | undefined {
  for (const set of sets) {
    const line = set.ruleLines.find(({ uid }) => uid === lineUid);
    if (line !== undefined) return { set, line };
  }
  return undefined;
}

/** Adds an empty set, joined to the previous one by OR. */
export function addSet(sets: readonly RuleSet[], uid: string = freeSetUid(sets)): readonly RuleSet[] {
  return [...withLast(sets, 'OR'), { uid, logicType: null, ruleLines: [] }];
}

/** Adds a line at the end of a set, joined to the previous one by AND. */
export function addLine(sets: readonly RuleSet[], setUid: string, line: RuleLine): readonly RuleSet[] {
  return sets.map((set) =>
    set.uid === setUid
      ? { ...set, ruleLines: [...withLast(set.ruleLines, 'AND'), { ...line, logicType: null }] }
      : set,
  );
}

/** Replaces an edited line; removes one without rules, and its set if empty. */
export function replaceLine(sets: readonly RuleSet[], line: RuleLine): readonly RuleSet[] {
  return tidy(
    sets.map((set) => ({
      ...set,
      ruleLines: set.ruleLines.map((one) =>
        one.uid === line.uid ? { ...line, logicType: one.logicType } : one,
      ),
    })),
  );
}

export function removeLine(sets: readonly RuleSet[], lineUid: string): readonly RuleSet[] {
  return tidy(sets.map((set) => ({ ...set, ruleLines: set.ruleLines.filter(({ uid }) => uid !== lineUid) })));
}

export function removeSet(sets: readonly RuleSet[], setUid: string): readonly RuleSet[] {
  return tidy(sets.filter(({ uid }) => uid !== setUid));
}

/** Removes empty lines and sets and fixes joins. Keeps the last set even if empty. */
export function tidy(sets: readonly RuleSet[]): readonly RuleSet[] {
  const filled = sets
    .map((set) => ({
      ...set,
      ruleLines: joined(
        set.ruleLines.filter(({ rules }) => rules.length > 0),
        'AND',
      ),
    }))
    .filter(({ ruleLines }) => ruleLines.length > 0);
  if (filled.length > 0) return joined(filled, 'OR');
  const [first] = sets;
  return first === undefined ? NO_RULES : [{ ...first, logicType: null, ruleLines: [] }];
}

/** Whether there are no rules yet. */
export function isEmptyRules(sets: readonly RuleSet[]): boolean {
  return sets.every(({ ruleLines }) => ruleLines.every(({ rules }) => rules.length === 0));
}

function withLast<Part extends { logicType: LogicType | null }>(
  parts: readonly Part[],
  logicType: LogicType,
): readonly Part[] {
  return parts.map((part, index) => (index === parts.length - 1 ? { ...part, logicType } : part));
}

function joined<Part extends { logicType: LogicType | null }>(
  parts: readonly Part[],
  usual: LogicType,
): readonly Part[] {
  return parts.map((part, index) => ({
    ...part,
    logicType: index === parts.length - 1 ? null : (part.logicType ?? usual),
  }));
}
