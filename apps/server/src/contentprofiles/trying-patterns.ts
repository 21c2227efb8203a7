import type { CustomIdentifier } from '@casbah/domain/custom-identifier';
import { customDataIdentifier } from '@casbah/inspection/identifiers/custom-identifier';
import { regexEngine } from '@casbah/inspection/regex/installed-engine';
import { checkPattern, type PatternProblem } from '@casbah/inspection/rules/pattern-check';
import { Scanner } from '@casbah/inspection/scan/scanner';

export interface PatternTried {
  pattern: string;
  ignoreCase: boolean;
  text: string;
}

export interface PatternResult {
  /** Why the pattern can't be used; null if it can. */
  problem: PatternProblem | null;
  count: number;
  /** In UTF-16 code units. */
  matches: { start: number; end: number }[];
}

/** What is wrong with a data identifier: its pattern, or the example that doesn't behave as stated. */
export type IdentifierProblem = { problem: PatternProblem } | { missed: string } | { matched: string };

/** Matches returned; all are counted. */
const MOST_RETURNED = 1000;

/** Runs users' patterns in a thread: linear isn't always fast. */
export const tryingPatterns = {
  /** The first pattern that can't be used, by index, and why; null if all can. */
  problem(patterns: readonly string[]): { index: number; problem: PatternProblem } | null {
    for (const [index, pattern] of patterns.entries()) {
      const problem = problemOf(pattern);
      if (problem !== null) return { index, problem };
    }
    return null;
  },

  /** All matches of a pattern in a text. */
  find({ pattern, ignoreCase, text }: PatternTried): PatternResult {
    const problem = problemOf(pattern);
    if (problem !== null) return { problem, count: 0, matches: [] };
    const compiled = regexEngine.compile(pattern, { ignoreCase });
    const bytes = Buffer.from(text);
    const matches: PatternResult['matches'] = [];
    let count = 0;
    let at = 0;
    let units = 0;
    for (let hit = compiled.find(bytes, 0); hit !== undefined; hit = compiled.find(bytes, hit.next)) {
      if (hit.end > hit.start) {
        count += 1;
        if (matches.length < MOST_RETURNED && hit.start >= at) {
          const start = units + bytes.toString('utf8', at, hit.start).length;
          const end = start + bytes.toString('utf8', hit.start, hit.end).length;
          matches.push({ start, end });
          at = hit.end;
          units = end;
        }
      }
      if (hit.next > bytes.length) break;
    }
    return { problem: null, count, matches };
  },

  /** The first problem of a data identifier; null if its pattern and all its examples are right. */
  identifierProblem(identifier: CustomIdentifier): IdentifierProblem | null {
    const problem = problemOf(identifier.pattern);
    if (problem !== null) return { problem };
    const scanner = new Scanner([customDataIdentifier(identifier)]);
    const isFound = (text: string): boolean =>
      scanner.scan(Buffer.from(text)).some(({ outcome }) => outcome === 'counted');
    const { matching, clean } = identifier.examples;
    const missed = matching.find((text) => !isFound(text));
    if (missed !== undefined) return { missed };
    const matched = clean.find(isFound);
    return matched === undefined ? null : { matched };
  },
};

const problemOf = (pattern: string): PatternProblem | null =>
  checkPattern(pattern, regexEngine, () => performance.now()) ?? null;
