import { REGEX_MAX_LENGTH } from '@casbah/domain/content-rule';
import type { BytePattern, RegexEngine } from '../regex/regex-engine.ts';
import { hostileTexts } from './hostile-texts.ts';
import { type PatternNode, parsePattern, programSize } from './pattern-syntax.ts';
import { type SyntaxReason, syntaxReason } from './pattern-syntax-error.ts';

export type PatternProblem =
  | { readonly error: 'EMPTY_PATTERN' }
  | { readonly error: 'INVALID_REG_EXP_LENGTH'; readonly length: number }
  | {
      readonly error: 'INVALID_SYNTAX';
      readonly reason: SyntaxReason;
      /** The part that is wrong, and where it begins, in UTF-16 code units; absent if that isn't known. */
      readonly part?: string;
      readonly position?: number;
    }
  | { readonly error: 'MATCHES_EMPTY_TEXT' }
  /** Steps that one byte of text may take. */
  | { readonly error: 'TOO_LARGE'; readonly steps: number }
  | { readonly error: 'TOO_SLOW'; readonly kilobytesPerSecond: number };

export const PATTERN_COST = {
  /** Instructions of the compiled pattern: where RE2's automaton gives up, each byte of text may take as many steps. */
  steps: 20_000,
  /** On text written against the pattern. */
  kilobytesPerSecond: 100,
} as const;

/** Matches in one text after which no more is learned about its cost. */
const MOST_MATCHES = 16;
/** Less read text than this says nothing about speed. */
const LEAST_BYTES = 1024;
/** Differences below this are noise of the clock. */
const LEAST_MILLISECONDS = 10;

/**
 * Why a company's regular expression can't be saved; undefined if it can. `clock` is in milliseconds. Takes up to two seconds for
 * patterns that are refused for their cost.
 */
export function checkPattern(
  pattern: string,
  engine: RegexEngine,
  clock: () => number,
): PatternProblem | undefined {
  if (pattern.trim() === '') return { error: 'EMPTY_PATTERN' };
  const { length } = [...pattern];
  if (length > REGEX_MAX_LENGTH) return { error: 'INVALID_REG_EXP_LENGTH', length };
  let compiled: BytePattern;
  try {
    compiled = engine.compile(pattern);
  } catch (error) {
    return { error: 'INVALID_SYNTAX', ...syntaxReason(pattern, error instanceof Error ? error.message : '') };
  }
  const tree = parsePattern(pattern);
  const steps = programSize(tree);
  if (steps > PATTERN_COST.steps) return { error: 'TOO_LARGE', steps };
  if (matchesEmpty(compiled, tree)) return { error: 'MATCHES_EMPTY_TEXT' };
  for (const text of hostileTexts(tree)) {
    const kilobytesPerSecond = speedOn(compiled, Buffer.from(text), clock);
    if (kilobytesPerSecond < PATTERN_COST.kilobytesPerSecond)
      return { error: 'TOO_SLOW', kilobytesPerSecond: Math.round(kilobytesPerSecond) };
  }
  return undefined;
}

/** Around words, too: `\b` matches nothing in an empty text. */
function matchesEmpty(compiled: BytePattern, tree: PatternNode): boolean {
  return (
    canBeEmpty(tree) &&
    ['', 'a', ' ', '1 a'].some((text) => {
      const bytes = Buffer.from(text);
      for (let hit = compiled.find(bytes, 0); hit !== undefined; hit = compiled.find(bytes, hit.next)) {
        if (hit.end === hit.start) return true;
        if (hit.next > bytes.length) return false;
      }
      return false;
    })
  );
}

function canBeEmpty(node: PatternNode): boolean {
  switch (node.kind) {
    case 'empty':
      return true;
    case 'character':
      return false;
    case 'repeat':
      return node.min === 0 || canBeEmpty(node.of);
    case 'sequence':
      return node.of.every(canBeEmpty);
    case 'choice':
      return node.of.some(canBeEmpty);
  }
}

/** Infinite where it was too quick to measure. */
function speedOn(compiled: BytePattern, bytes: Uint8Array, clock: () => number): number {
  const start = clock();
  let read = 0;
  for (let matches = 0; matches < MOST_MATCHES && read < bytes.length; matches += 1) {
    const hit = compiled.find(bytes, read);
    read = hit?.next ?? bytes.length;
  }
  const milliseconds = clock() - start;
  return read < LEAST_BYTES || milliseconds < LEAST_MILLISECONDS
    ? Number.POSITIVE_INFINITY
    : read / milliseconds;
}
