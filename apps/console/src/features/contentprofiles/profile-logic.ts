import type { LogicType, RuleLine, RuleSet } from '@casbah/domain/content-rule';
import { type Logic, type LogicBrackets, printLogic } from '@casbah/domain/rule-logic';

/** A line with its name in the logic: its number in reading order. */
export interface NumberedLine {
  readonly name: string;
  readonly line: RuleLine;
}

export function numberedLines(sets: readonly RuleSet[]): readonly NumberedLine[] {
  return sets.flatMap(({ ruleLines }) => ruleLines).map((line, index) => ({ name: String(index + 1), line }));
}

/** The logic of rule sets; undefined without lines. AND binds tighter than OR among lines and among sets. */
export function logicOfSets(sets: readonly RuleSet[], lines = numberedLines(sets)): Logic | undefined {
  const names = new Map(lines.map(({ name, line }) => [line.uid, name]));
  const filled = sets.filter(({ ruleLines }) => ruleLines.length > 0);
  if (filled.length === 0) return undefined;
  return joinedLogic(
    filled.map(({ logicType, ruleLines }) => ({
      logicType,
      logic: joinedLogic(
        ruleLines.map((line) => ({
          logicType: line.logicType,
          logic: { kind: 'rule', name: names.get(line.uid) ?? '' },
        })),
      ),
    })),
  );
}

/** The logic as text, with the fewest brackets. */
export function logicText(sets: readonly RuleSet[], brackets: LogicBrackets): string {
  const logic = logicOfSets(sets);
  return logic === undefined ? '' : printLogic(logic, brackets);
}

export type LogicProblem = {
  readonly code: 'REPEATED' | 'UNUSED' | 'NESTED';
  /** The lines at fault. */
  readonly names: readonly string[];
};

/** Rule sets with the lines joined as the logic says, or why sets can't express it. */
export function setsOfLogic(
  logic: Logic,
  lines: readonly NumberedLine[],
): { sets: readonly RuleSet[] } | { problem: LogicProblem } {
  const used = namesIn(logic);
  const repeated = [...new Set(used.filter((name, place) => used.indexOf(name) !== place))];
  if (repeated.length > 0) return { problem: { code: 'REPEATED', names: repeated } };
  const unused = lines.map(({ name }) => name).filter((name) => !used.includes(name));
  if (unused.length > 0) return { problem: { code: 'UNUSED', names: unused } };
  const groups = setGroups(flat(logic));
  if (groups === undefined) return { problem: { code: 'NESTED', names: [] } };
  const byName = new Map(lines.map(({ name, line }) => [name, line]));
  const sets = groups.map(({ names, join }, index) => ({
    uid: `s${index + 1}`,
    logicType: index === groups.length - 1 ? null : join,
    ruleLines: names.flatMap(({ name, join: next }, place) => {
      const line = byName.get(name);
      return line === undefined ? [] : [{ ...line, logicType: place === names.length - 1 ? null : next }];
    }),
  }));
  return { sets };
}

interface JoinedName {
  name: string;
  join: LogicType;
}
interface SetGroup {
  names: readonly JoinedName[];
  /** With the next set. */
  join: LogicType;
}

/** One set if it needs no brackets; otherwise alternatives, each of sets that must all hold. Undefined if nested deeper. */
function setGroups(logic: Logic): readonly SetGroup[] | undefined {
  const isOneJoin =
    logic.kind === 'rule' || (logic.kind !== 'not' && logic.parts.every(({ kind }) => kind === 'rule'));
  if (isOneJoin) return oneSet(logic);
  const alternatives = logic.kind === 'or' ? logic.parts : [logic];
  const groups: SetGroup[] = [];
  for (const alternative of alternatives) {
    const found = setsOfAlternative(alternative);
    if (found === undefined) return undefined;
    for (const [index, names] of found.entries())
      groups.push({ names, join: index === found.length - 1 ? 'OR' : 'AND' });
  }
  return groups;
}

function oneSet(logic: Logic): readonly SetGroup[] | undefined {
  const names = namesOfSet(logic);
  return names === undefined ? undefined : [{ names, join: 'OR' }];
}

/** Sets joined by AND: single rules next to each other share one. */
function setsOfAlternative(logic: Logic): readonly (readonly JoinedName[])[] | undefined {
  if (logic.kind !== 'and') {
    const names = namesOfSet(logic);
    return names === undefined ? undefined : [names];
  }
  const sets: (readonly JoinedName[])[] = [];
  let single: JoinedName[] = [];
  for (const part of logic.parts) {
    if (part.kind === 'rule') {
      single.push({ name: part.name, join: 'AND' });
      continue;
    }
    const names = namesOfSet(part);
    if (names === undefined) return undefined;
    if (single.length > 0) sets.push(single);
    single = [];
    sets.push(names);
  }
  return single.length > 0 ? [...sets, single] : sets;
}

/** The lines of a set: alternatives of rules joined by AND. */
function namesOfSet(logic: Logic): readonly JoinedName[] | undefined {
  const alternatives = logic.kind === 'or' ? logic.parts : [logic];
  const names: JoinedName[] = [];
  for (const one of alternatives) {
    const parts = one.kind === 'and' ? one.parts : [one];
    for (const [index, part] of parts.entries()) {
      if (part.kind !== 'rule') return undefined;
      names.push({ name: part.name, join: index === parts.length - 1 ? 'OR' : 'AND' });
    }
  }
  return names;
}

/** Merges parts into a parent of their own kind: brackets without effect. */
function flat(logic: Logic): Logic {
  if (logic.kind === 'rule') return logic;
  if (logic.kind === 'not') return { kind: 'not', part: flat(logic.part) };
  const parts = logic.parts.map(flat).flatMap((part) => (part.kind === logic.kind ? part.parts : [part]));
  return { kind: logic.kind, parts };
}

/** Whether two logics differ only in brackets without effect. */
export function isSameLogic(one: Logic, other: Logic): boolean {
  return JSON.stringify(flat(one)) === JSON.stringify(flat(other));
}

function joinedLogic(items: readonly { logicType: LogicType | null; logic: Logic }[]): Logic {
  const alternatives: Logic[][] = [[]];
  for (const { logicType, logic } of items) {
    alternatives.at(-1)?.push(logic);
    if (logicType !== 'AND') alternatives.push([]);
  }
  return only(
    'or',
    alternatives.filter((parts) => parts.length > 0).map((parts) => only('and', parts)),
  );
}

function only(kind: 'and' | 'or', parts: readonly Logic[]): Logic {
  const [first] = parts;
  return parts.length === 1 && first !== undefined ? first : { kind, parts };
}

function namesIn(logic: Logic): readonly string[] {
  switch (logic.kind) {
    case 'rule':
      return [logic.name];
    case 'not':
      return namesIn(logic.part);
    case 'and':
    case 'or':
      return logic.parts.flatMap(namesIn);
  }
}
