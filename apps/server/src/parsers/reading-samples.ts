import { compilePattern, type PatternProblem } from '@casbah/discovery/custom/pattern';
import {
  type PartFound,
  readSamples,
  runParserTests,
  type SampleRead,
} from '@casbah/discovery/custom/read-samples';
import { suggestParser } from '@casbah/discovery/custom/suggest';
import type { CustomParser, ParserTest } from '@casbah/domain/custom-parser';

/** A parser with its tests, which run in UTC, whatever the source's time zone. `now` in ms since 1970 UTC. */
export interface ParserTried {
  definition: CustomParser;
  tests: readonly ParserTest[];
  now: number;
}

export interface SamplesRead {
  parts: PartFound[];
  lines: SampleRead[];
  tests: ReturnType<typeof runParserTests>;
  suggestion: CustomParser | null;
  pattern_problem: PatternProblem | null;
}

export type ParserVerdict = { problem: PatternProblem } | { failing: number };

/** Runs a custom parser in a thread, because a pattern may take seconds. */
export const readingSamples = {
  /** Results for these lines, and for the parser's tests. */
  preview({
    definition,
    tests,
    now,
    lines,
    timezone,
  }: ParserTried & { lines: readonly string[]; timezone: string }): SamplesRead {
    return {
      ...readSamples(definition, lines, { timezone, now }),
      tests: runParserTests(definition, tests, { timezone: 'UTC', now }),
      suggestion: suggestParser(lines, now) ?? null,
      pattern_problem: patternProblem(definition) ?? null,
    };
  },

  /** Why the parser can't be saved: its pattern, or the index of the first failing test; -1 if all pass. */
  check({ definition, tests, now }: ParserTried): ParserVerdict {
    const problem = patternProblem(definition);
    if (problem !== undefined) return { problem };
    const results = runParserTests(definition, tests, { timezone: 'UTC', now });
    return { failing: results.findIndex((differences) => differences.length > 0) };
  },
};

function patternProblem({ split }: CustomParser): PatternProblem | undefined {
  if (split.kind !== 'pattern') return undefined;
  const compiled = compilePattern(split.pattern);
  return 'problem' in compiled ? compiled.problem : undefined;
}
