/**
 * Content rules of a policy: sets of lines of rules. A set matches if its lines match together, a line if any of its
 * rules does. `logicType` joins a line or set with the next one; AND binds tighter than OR.
 */

/**
 * Same names as for matches in events. The first eight are those of the specification (WD-E012). What a rule's `value` is:
 *
 * | type | value |
 * |---|---|
 * | `risk_type` | a key of `CONTENT_RISKS` |
 * | `content_type` | a kind of document (`document-cv`), or `source_code` |
 * | `dictionary` | id of a company's dictionary |
 * | `predefined_dictionary` | id of a shipped dictionary |
 * | `predefined_term` | id of a data identifier, or `alias:` and the id of an alias |
 * | `file_format` | class of files; `fileFormat` is the format |
 * | `regex` | the pattern |
 * | `training_profile` | id of an ML profile |
 * | `index` | id of an exact-data or fingerprint index |
 * | `reusable_rule` | id of a reusable rule |
 */
export const RULE_TYPES = [
  'risk_type',
  'content_type',
  'dictionary',
  'predefined_dictionary',
  'predefined_term',
  'file_format',
  'regex',
  'training_profile',
  'index',
  'reusable_rule',
] as const;
export type RuleType = (typeof RULE_TYPES)[number];

export type LogicType = 'AND' | 'OR';

export interface Rule {
  uid: string;
  /** Key of the search target (a risk, dictionary, file class …), or the regular expression itself. */
  value: string;
  /** Minimum matches, from `MATCH_COUNT.min` to `MATCH_COUNT.max`. */
  matchCount: number;
  /** Finds more, including more false positives. */
  highSensitivity: boolean;
  /** For a file class: key of a format in it, or `ALL_FORMATS`. */
  fileFormat?: string | undefined;
}

export interface RuleLine {
  uid: string;
  ruleType: RuleType;
  rules: readonly Rule[];
  /** Exact matches to ignore. */
  ignoreStrings: readonly string[];
  /** `null` on the set's last line. */
  logicType: LogicType | null;
}

export interface RuleSet {
  uid: string;
  /** `null` on the last set. */
  logicType: LogicType | null;
  ruleLines: readonly RuleLine[];
}

/** A file format being selected: first its class, then its name; empty until selected. */
export interface RuleEntry {
  model: string;
  secondaryModel: string;
}

/** All formats of a class. */
export const ALL_FORMATS = '*';

/** Maximum length of a regular expression in characters (WD-V010, WD-K032). */
export const REGEX_MAX_LENGTH = 4000;
/** Limits of a rule's match count (WD-V011, WD-K023, WD-K033). */
export const MATCH_COUNT = { min: 1, max: 99, default: 1 } as const;

export interface RuleForm {
  /** Editor for its rules. */
  editor: 'checkboxes' | 'choices' | 'regex' | 'fileFormat';
  /** Whether its matches are counted, and some can be ignored. */
  counted: boolean;
  /** Whether its sensitivity can be raised. */
  sensitivity: boolean;
  /** Whether a set may have several lines of it. */
  repeatable: boolean;
}

export const RULE_FORMS: Readonly<Record<RuleType, RuleForm>> = {
  risk_type: { editor: 'checkboxes', counted: false, sensitivity: false, repeatable: false },
  content_type: { editor: 'checkboxes', counted: false, sensitivity: false, repeatable: false },
  dictionary: { editor: 'choices', counted: true, sensitivity: false, repeatable: true },
  predefined_dictionary: { editor: 'choices', counted: true, sensitivity: true, repeatable: true },
  predefined_term: { editor: 'choices', counted: true, sensitivity: true, repeatable: true },
  file_format: { editor: 'fileFormat', counted: false, sensitivity: false, repeatable: false },
  regex: { editor: 'regex', counted: true, sensitivity: false, repeatable: true },
  training_profile: { editor: 'choices', counted: false, sensitivity: true, repeatable: false },
  index: { editor: 'choices', counted: true, sensitivity: true, repeatable: true },
  reusable_rule: { editor: 'choices', counted: false, sensitivity: false, repeatable: true },
};

/** Repetitions a policy allows beyond the defaults. */
export interface RuleAllowances {
  /** Types with several lines per set, although `RULE_FORMS` allows one. Never the file format. */
  repeatedTypes?: readonly RuleType[] | undefined;
  /** Whether a value may be selected twice in a set. */
  repeatedValues?: boolean | undefined;
}

export function isRepeatable(type: RuleType, { repeatedTypes = [] }: RuleAllowances = {}): boolean {
  return RULE_FORMS[type].repeatable || (type !== 'file_format' && repeatedTypes.includes(type));
}

export type MatchCountError = 'MATCHES_LIMIT_ERROR' | 'MATCHES_DECIMAL_ERROR';

/** Why rules are rejected. Codes are spelled as in the specification. */
export type RuleError =
  | MatchCountError
  | 'INVALID_REG_EXP_LENGTH'
  | 'RULE_ALREADY_ADDED'
  | 'DUPLICATE_FILE_FORMAT'
  | 'DUPLICATE_TYPE_RULE'
  | 'NO_DUP_RULE_ALLOWED'
  | 'NO_EMPTY_RULE_ALLOED'
  | 'SELECT_FILE_FORMAT'
  | 'DUPLICATE_IGNORE_STRING';

export function matchCountError(count: number): MatchCountError | undefined {
  if (!Number.isFinite(count) || count < MATCH_COUNT.min || count > MATCH_COUNT.max)
    return 'MATCHES_LIMIT_ERROR';
  return Number.isInteger(count) ? undefined : 'MATCHES_DECIMAL_ERROR';
}

/** Parses a match count as typed, with the reader's decimal separator. */
export function readMatchCount(typed: string): { count: number } | { error: MatchCountError } {
  const text = typed.trim();
  const count = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  const error = matchCountError(count);
  return error === undefined ? { count } : { error };
}

/** Why `rule` can't join the other rules of its line. */
export function ruleError(
  type: RuleType,
  rule: Omit<Rule, 'uid'>,
  others: readonly Omit<Rule, 'uid'>[],
  { repeatedValues = false }: RuleAllowances = {},
): RuleError | undefined {
  if (rule.value.trim() === '') return 'NO_EMPTY_RULE_ALLOED';
  const { editor, counted } = RULE_FORMS[type];
  const sameValue = others.some(({ value }) => value === rule.value);
  switch (editor) {
    case 'regex':
      // Counts code points, so a character beyond the basic plane is one.
      if (rule.value.length > REGEX_MAX_LENGTH && [...rule.value].length > REGEX_MAX_LENGTH)
        return 'INVALID_REG_EXP_LENGTH';
      if (sameValue) return 'RULE_ALREADY_ADDED';
      break;
    case 'fileFormat':
      if (rule.fileFormat === undefined || rule.fileFormat === '') return 'SELECT_FILE_FORMAT';
      if (others.some((one) => one.value === rule.value && one.fileFormat === rule.fileFormat))
        return 'DUPLICATE_FILE_FORMAT';
      break;
    case 'choices':
    case 'checkboxes':
      if (sameValue && !repeatedValues) return 'NO_DUP_RULE_ALLOWED';
      break;
  }
  return counted ? matchCountError(rule.matchCount) : undefined;
}

/** Whether all formats of a class make single formats of the class redundant. */
export function hasFormatOverlap(rules: readonly Pick<Rule, 'value' | 'fileFormat'>[]): boolean {
  const all = new Set(rules.filter(({ fileFormat }) => fileFormat === ALL_FORMATS).map(({ value }) => value));
  return rules.some(
    ({ value, fileFormat }) => fileFormat !== undefined && fileFormat !== ALL_FORMATS && all.has(value),
  );
}

export interface RuleProblem {
  error: RuleError;
  setUid: string;
  /** Absent if a set has no line. */
  lineUid?: string | undefined;
  /** Absent if the line itself is invalid. */
  ruleUid?: string | undefined;
}

/** All problems of complete rules, in reading order: the server rejects them, and an editor never creates them. */
export function ruleProblems(
  sets: readonly RuleSet[],
  allowances: RuleAllowances = {},
): readonly RuleProblem[] {
  return sets.flatMap(({ uid: setUid, ruleLines }): readonly RuleProblem[] => {
    if (ruleLines.length === 0) return [{ error: 'NO_EMPTY_RULE_ALLOED', setUid }];
    return ruleLines.flatMap((line, index) => {
      const { uid: lineUid, ruleType, rules, ignoreStrings } = line;
      const earlier = ruleLines.slice(0, index).filter((one) => one.ruleType === ruleType);
      const problems: RuleProblem[] = [];
      if (rules.length === 0) problems.push({ error: 'NO_EMPTY_RULE_ALLOED', setUid, lineUid });
      else if (!isRepeatable(ruleType, allowances) && earlier.some((one) => one.rules.length > 0))
        problems.push({ error: 'DUPLICATE_TYPE_RULE', setUid, lineUid });
      for (const [at, rule] of rules.entries()) {
        const error = ruleError(
          ruleType,
          rule,
          [...comparedRules(ruleType, earlier), ...rules.slice(0, at)],
          allowances,
        );
        if (error !== undefined) problems.push({ error, setUid, lineUid, ruleUid: rule.uid });
      }
      if (new Set(ignoreStrings).size < ignoreStrings.length)
        problems.push({ error: 'DUPLICATE_IGNORE_STRING', setUid, lineUid });
      return problems;
    });
  });
}

/** Rules on other lines of the set that a rule must differ from: expressions may repeat, selected values may not. */
export function comparedRules(type: RuleType, otherLines: readonly RuleLine[]): readonly Rule[] {
  if (RULE_FORMS[type].editor === 'regex') return [];
  return otherLines.filter(({ ruleType }) => ruleType === type).flatMap(({ rules }) => rules);
}
