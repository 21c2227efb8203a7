import { isAuditUser } from '@casbah/domain/audit-user';

/** Kind of text, for error messages. */
export type TextKind = 'text' | 'domain' | 'url';

export interface FreeText {
  /** Pattern for the whole text, with its own `^` and `$`. Any text by default. */
  pattern?: RegExp | undefined;
  /** Error message for text that doesn't match. */
  patternError?: string | undefined;
  /** Separator of pasted entries. */
  separator?: string | RegExp | undefined;
}

export interface TextRule {
  kind: TextKind;
  /** Absent if an option must be selected. */
  freeText?: FreeText | undefined;
  /** Allows user names as written in logs, even without custom text. */
  auditUsers?: boolean | undefined;
}

export type TextError =
  | 'INVALID_INPUT_FORMAT'
  | 'INCOMPLETE_OPTION_ERROR'
  | 'TYPEAHEAD_OPTION_NOT_MATCH_ERROR'
  | 'INVALID_URL_ERROR'
  /** The pattern's own error message. */
  | 'PATTERN';

export type Entered = { taken: string } | { error: TextError };

/** Placeholder in logs for unknown values; always valid as a search value. */
const UNKNOWN = 'unknown';

/** Resets the state of `g` and `y` patterns, so that matching starts at the beginning. */
function matches(pattern: RegExp, text: string): boolean {
  return new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')).test(text);
}

function isAllowed(text: string, { pattern }: FreeText): boolean {
  return pattern === undefined || matches(pattern, text) || text.toLowerCase() === UNKNOWN;
}

/** Value that Enter creates from text without an option. `undefined` without one. */
export function enterText(typed: string, rule: TextRule): Entered | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (rule.freeText === undefined)
    return rule.auditUsers === true && isAuditUser(text)
      ? { taken: text }
      : { error: 'TYPEAHEAD_OPTION_NOT_MATCH_ERROR' };
  if (isAllowed(text, rule.freeText)) return { taken: text };
  if (rule.kind === 'domain') return { error: 'INVALID_INPUT_FORMAT' };
  if (rule.freeText.patternError !== undefined) return { error: 'PATTERN' };
  return { error: rule.kind === 'url' ? 'INVALID_URL_ERROR' : 'INVALID_INPUT_FORMAT' };
}

/** Error when the field loses focus with typed but unselected text. */
export function leaveText(typed: string, rule: TextRule): TextError | undefined {
  if (typed.trim() === '') return undefined;
  if (rule.kind === 'url') return 'INVALID_URL_ERROR';
  return rule.freeText === undefined ? 'TYPEAHEAD_OPTION_NOT_MATCH_ERROR' : 'INCOMPLETE_OPTION_ERROR';
}

/** Whether two texts are equivalent. */
export function isSameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Valid entries of pasted text without duplicates, and the number of invalid ones. */
export function splitPasted(pasted: string, rule: TextRule): { entries: readonly string[]; dropped: number } {
  const { freeText } = rule;
  const separator = freeText?.separator;
  if (freeText === undefined || separator === undefined) return { entries: [pasted.trim()], dropped: 0 };
  const entries: string[] = [];
  let dropped = 0;
  for (const part of pasted.split(separator)) {
    // Separators with groups return those as parts, undefined if unmatched.
    const text = (part ?? '').trim();
    if (text === '') continue;
    if (!isAllowed(text, freeText)) dropped++;
    else if (!entries.some((one) => isSameText(one, text))) entries.push(text);
  }
  return { entries, dropped };
}
