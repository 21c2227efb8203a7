import { isAuditUser } from '@casbah/domain/audit-user';

/** What the field holds, for how its mistakes are named. */
export type TextKind = 'text' | 'domain' | 'url';

export interface FreeText {
  /** What a text must match as a whole; the pattern carries its own `^` and `$`. Any text where absent. */
  pattern?: RegExp | undefined;
  /** What to say of a text that doesn't match, and what to do. */
  patternError?: string | undefined;
  /** Splits what is pasted into entries. */
  separator?: string | RegExp | undefined;
}

export interface TextRule {
  kind: TextKind;
  /** Absent where an option must be picked. */
  freeText?: FreeText | undefined;
  /** Names of users as logs write them may be entered though free text isn't allowed. */
  auditUsers?: boolean | undefined;
}

export type TextError =
  | 'INVALID_INPUT_FORMAT'
  | 'INCOMPLETE_OPTION_ERROR'
  | 'TYPEAHEAD_OPTION_NOT_MATCH_ERROR'
  | 'INVALID_URL_ERROR'
  /** The words that the pattern brought along. */
  | 'PATTERN';

export type Entered = { taken: string } | { error: TextError };

/** What logs write where they don't know: always a value to look for. */
const UNKNOWN = 'unknown';

/** A pattern as given may remember where it last matched (`g`, `y`); this one starts at the beginning each time. */
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

/** What is wrong when the focus leaves a text that was typed but not chosen. */
export function leaveText(typed: string, rule: TextRule): TextError | undefined {
  if (typed.trim() === '') return undefined;
  if (rule.kind === 'url') return 'INVALID_URL_ERROR';
  return rule.freeText === undefined ? 'TYPEAHEAD_OPTION_NOT_MATCH_ERROR' : 'INCOMPLETE_OPTION_ERROR';
}

/** Whether two texts name the same thing. */
export function isSameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** The entries of what was pasted that may be entered, each once, and how many may not. */
export function splitPasted(pasted: string, rule: TextRule): { entries: readonly string[]; dropped: number } {
  const { freeText } = rule;
  const separator = freeText?.separator;
  if (freeText === undefined || separator === undefined) return { entries: [pasted.trim()], dropped: 0 };
  const entries: string[] = [];
  let dropped = 0;
  for (const part of pasted.split(separator)) {
    // A separator with groups gives them back as parts, absent ones as undefined.
    const text = (part ?? '').trim();
    if (text === '') continue;
    if (!isAllowed(text, freeText)) dropped++;
    else if (!entries.some((one) => isSameText(one, text))) entries.push(text);
  }
  return { entries, dropped };
}
