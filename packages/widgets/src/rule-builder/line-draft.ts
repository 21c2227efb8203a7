import {
  comparedRules,
  isRepeatable,
  MATCH_COUNT,
  RULE_FORMS,
  type Rule,
  type RuleAllowances,
  type RuleEntry,
  type RuleError,
  type RuleLine,
  type RuleSet,
  type RuleType,
  readMatchCount,
  ruleError,
} from '@casbah/domain/content-rule';
import {
  addLine,
  addSet,
  findLine,
  freeLineUid,
  freeSetUid,
  freeUid,
  replaceLine,
  tidy,
} from './rule-model.ts';

/** A line being edited, separate from the rules until finished. */
export interface LineDraft {
  /** Its set; `null` for a new set. */
  setUid: string | null;
  isNew: boolean;
  line: RuleLine;
}

/** An entry before it is added to the line. */
export interface EntryDraft {
  /** Selected values, or one regular expression. */
  values: readonly string[];
  fileFormat: RuleEntry;
  /** As typed. */
  matchCount: string;
  highSensitivity: boolean;
}

export const EMPTY_ENTRY: EntryDraft = {
  values: [],
  fileFormat: { model: '', secondaryModel: '' },
  matchCount: String(MATCH_COUNT.default),
  highSensitivity: false,
};

export interface EntryProblem {
  error: RuleError;
  /** Value the error refers to. */
  value?: string | undefined;
}

export type Drafted = { draft: LineDraft; problem?: never } | { draft?: never; problem: EntryProblem };

/** Starts a line of a type, in a set or a new one. */
export function startLine(
  sets: readonly RuleSet[],
  setUid: string | null,
  ruleType: RuleType,
  allowances: RuleAllowances = {},
): { draft: LineDraft } | { error: 'DUPLICATE_TYPE_RULE'; lineUid: string } {
  const same = sets
    .find(({ uid }) => uid === setUid)
    ?.ruleLines.find((line) => line.ruleType === ruleType && line.rules.length > 0);
  if (same !== undefined && !isRepeatable(ruleType, allowances))
    return { error: 'DUPLICATE_TYPE_RULE', lineUid: same.uid };
  const line: RuleLine = {
    uid: freeLineUid(sets),
    ruleType,
    rules: [],
    ignoreStrings: [],
    logicType: null,
  };
  return { draft: { setUid, isNew: true, line } };
}

export function editLine(sets: readonly RuleSet[], lineUid: string): LineDraft | undefined {
  const found = findLine(sets, lineUid);
  return found === undefined ? undefined : { setUid: found.set.uid, isNew: false, line: found.line };
}

/** Whether the entry is empty, so nothing would be lost. */
export function isBlankEntry({ values, fileFormat }: EntryDraft): boolean {
  return values.every((value) => value.trim() === '') && fileFormat.model === '';
}

/** Adds an entry to the line completely, or returns why not. */
export function addEntry(
  sets: readonly RuleSet[],
  draft: LineDraft,
  entry: EntryDraft,
  allowances: RuleAllowances = {},
): Drafted {
  const { ruleType } = draft.line;
  const { editor, counted } = RULE_FORMS[ruleType];
  if (isBlankEntry(entry)) return { problem: { error: 'NO_EMPTY_RULE_ALLOED' } };
  const read = counted ? readMatchCount(entry.matchCount) : { count: MATCH_COUNT.default };
  if ('error' in read) return { problem: { error: read.error } };
  const elsewhere = comparedRules(ruleType, otherLines(sets, draft));
  const rules: Rule[] = [...draft.line.rules];
  const values = editor === 'fileFormat' ? [entry.fileFormat.model] : entry.values;
  for (const value of values) {
    const rule: Rule = {
      uid: freeUid(
        'r',
        rules.map(({ uid }) => uid),
      ),
      value,
      matchCount: read.count,
      highSensitivity: entry.highSensitivity,
      ...(editor === 'fileFormat' ? { fileFormat: entry.fileFormat.secondaryModel } : {}),
    };
    const error = ruleError(ruleType, rule, [...elsewhere, ...rules], allowances);
    if (error !== undefined) return { problem: { error, value } };
    rules.push(rule);
  }
  return { draft: { ...draft, line: { ...draft.line, rules } } };
}

/** The line with exactly these values in order, for checkbox types. */
export function withChecked(draft: LineDraft, values: readonly string[]): LineDraft {
  const { line } = draft;
  const kept = new Map(line.rules.map((rule) => [rule.value, rule]));
  const rules: Rule[] = [];
  for (const value of new Set(values)) {
    const taken = [...line.rules, ...rules].map(({ uid }) => uid);
    const plain = { value, matchCount: MATCH_COUNT.default, highSensitivity: false };
    rules.push(kept.get(value) ?? { uid: freeUid('r', taken), ...plain });
  }
  return { ...draft, line: { ...line, rules } };
}

export function removeRule(draft: LineDraft, ruleUid: string): LineDraft {
  const rules = draft.line.rules.filter(({ uid }) => uid !== ruleUid);
  return { ...draft, line: { ...draft.line, rules } };
}

/** Ignored strings, trimmed and without duplicates. */
export function withIgnored(draft: LineDraft, strings: readonly string[]): LineDraft {
  const ignoreStrings = [...new Set(strings.map((text) => text.trim()))].filter((text) => text !== '');
  return { ...draft, line: { ...draft.line, ignoreStrings } };
}

/**
 * The rules with the finished line. A new line without rules is rejected; an existing one is removed with its last
 * rule.
 */
export function finishLine(
  sets: readonly RuleSet[],
  { setUid, isNew, line }: LineDraft,
): { sets: readonly RuleSet[] } | { error: 'NO_EMPTY_RULE_ALLOED' } {
  if (!isNew) return { sets: replaceLine(sets, line) };
  if (line.rules.length === 0) return { error: 'NO_EMPTY_RULE_ALLOED' };
  if (setUid !== null) return { sets: addLine(sets, setUid, line) };
  const ownSet = freeSetUid(sets);
  // Replaces the only empty set, if there is one.
  return { sets: tidy(addLine(addSet(sets, ownSet), ownSet, line)) };
}

function otherLines(sets: readonly RuleSet[], { setUid, line }: LineDraft): readonly RuleLine[] {
  const set = sets.find(({ uid }) => uid === setUid);
  return set?.ruleLines.filter(({ uid }) => uid !== line.uid) ?? [];
}
