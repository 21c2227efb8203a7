import { LONGEST_PATTERN, MOST_PATTERN_PARTS } from '@casbah/domain/custom-parser';
import { RE2JS, RE2JSSyntaxException } from 're2js';
import { GROK_PATTERNS } from './grok-patterns.ts';

/** Why a pattern is invalid: message key, and 1-based position in the pattern. */
export interface PatternProblem {
  key:
    | 'problem.pattern_syntax'
    | 'problem.pattern_unsupported'
    | 'problem.pattern_name'
    | 'problem.pattern_unnamed'
    | 'problem.pattern_size';
  at: number;
  text: string;
}

export interface CompiledPattern {
  /** Named parts of a line in pattern order; undefined if the line doesn't match. */
  read(line: string): [part: string, value: string][] | undefined;
}

/** Maximum instructions of a compiled pattern. Matching time is bounded by this times the line length. */
const MOST_INSTRUCTIONS = 3000;
/** Maximum length of a line to match. */
const LONGEST_LINE = 8192;
/** Maximum nesting of patterns. */
const DEEPEST = 8;
const SHORTHAND = /^%\{(\w+)(?::([\w.-]{1,64}))?(?::(?:int|float))?\}/;
const NAMED_GROUP = /^\(\?P?<([A-Za-z_]\w{0,63})>/;
const UNSUPPORTED = /^(?:\(\?(?:<?[=!]|>|\()|\\(?:[1-9]|k[<{'])|[*+?}]\+)/;

/** Compiles `%{NAME:part}` and `(?<part>…)` with RE2, which runs in linear time and rejects what can't. */
export function compilePattern(pattern: string): CompiledPattern | { problem: PatternProblem } {
  const parts: string[] = [];
  let source = '';
  let isInClass = false;
  if (pattern.length > LONGEST_PATTERN) return problem('size', LONGEST_PATTERN + 1, '');
  for (let at = 0; at < pattern.length; ) {
    const rest = pattern.slice(at);
    const shorthand = SHORTHAND.exec(rest);
    const group = isInClass ? null : NAMED_GROUP.exec(rest);
    const unsupported = isInClass ? null : UNSUPPORTED.exec(rest);
    if (rest.startsWith('%{')) {
      const body = shorthand === null ? undefined : expanded(shorthand[1] ?? '');
      if (shorthand === null || body === undefined)
        return problem('name', at + 1, rest.slice(0, rest.indexOf('}') + 1 || 16));
      const part = shorthand[2];
      source += part === undefined ? `(?:${body})` : `(?P<p${parts.push(part) - 1}>${body})`;
      at += shorthand[0].length;
    } else if (unsupported !== null) return problem('unsupported', at + 1, unsupported[0]);
    else if (group !== null) {
      source += `(?P<p${parts.push(group[1] ?? '') - 1}>`;
      at += group[0].length;
    } else {
      const length = rest.startsWith('\\') ? 2 : 1;
      if (rest.startsWith('[')) isInClass = true;
      else if (rest.startsWith(']')) isInClass = false;
      source += rest.slice(0, length);
      at += length;
    }
  }
  if (parts.length === 0) return problem('unnamed', 1, '');
  if (parts.length > MOST_PATTERN_PARTS) return problem('size', 1, '');
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(source);
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    const text = error.message.slice(0, error.message.indexOf(':') < 0 ? 0 : undefined);
    const culprit = /`([^`]*)`$/.exec(text)?.[1] ?? '';
    return problem('syntax', Math.max(0, pattern.indexOf(culprit)) + 1, culprit.slice(0, 40));
  }
  if (compiled.programSize() > MOST_INSTRUCTIONS) return problem('size', 1, '');
  return { read: (line) => (line.length > LONGEST_LINE ? undefined : partsOf(compiled, parts, line)) };
}

function partsOf(compiled: RE2JS, parts: readonly string[], line: string): [string, string][] | undefined {
  const matcher = compiled.matcher(line);
  if (!matcher.find()) return undefined;
  const found = new Map<string, string>();
  for (const [index, part] of parts.entries()) {
    const value = matcher.group(`p${index}`);
    // If two parts have the same name, as in alternatives, the first match counts.
    if (typeof value === 'string' && !found.has(part)) found.set(part, value);
  }
  return [...found];
}

function problem(
  kind: 'syntax' | 'unsupported' | 'name' | 'unnamed' | 'size',
  at: number,
  text: string,
): { problem: PatternProblem } {
  return { problem: { key: `problem.pattern_${kind}`, at, text } };
}

/** Expands a pattern name into its regular expression, recursively. */
function expanded(name: string, depth = 0): string | undefined {
  const body = Object.hasOwn(GROK_PATTERNS, name) ? GROK_PATTERNS[name] : undefined;
  if (body === undefined || depth > DEEPEST) return undefined;
  return body.replaceAll(/%\{(\w+)\}/g, (_, inner: string) => `(?:${expanded(inner, depth + 1) ?? ''})`);
}
