import { type CustomParser, MOST_SAMPLES, type ParserTest } from '@casbah/domain/custom-parser';
import { eventToJson } from '@casbah/domain/event';
import type { RejectReason } from '@casbah/domain/reject';
import { createLogReader } from '../read-log.ts';
import { takerApart } from './take-apart.ts';

/** Result of a line: an event, a reject reason, or neither if skipped. */
export interface SampleRead {
  line: string;
  /** Positions of its parts in characters, in line order. */
  spans: PartSpan[];
  event: Record<string, unknown> | null;
  reject: { reason: RejectReason; detail: string } | null;
}

export interface PartSpan {
  part: string;
  from: number;
  to: number;
}

export interface PartFound {
  part: string;
  /** From the first line that has one. */
  value: string;
}

/** Time zone and current time for times without a zone or year. */
export interface SampleClock {
  timezone: string;
  now: number;
}

/** Maximum characters shown of a part's value. */
const LONGEST_VALUE = 200;

/** Parses lines as a source with this parser would, and returns the position of each part. */
export function readSamples(
  parser: CustomParser,
  lines: readonly string[],
  { timezone, now }: SampleClock,
): { parts: PartFound[]; lines: SampleRead[] } {
  const parts = new Map<string, string>();
  const takeApart = takerApart(parser.split);
  const read = lines.slice(0, MOST_SAMPLES).map((line): SampleRead => {
    const spans: PartSpan[] = [];
    if (parser.skip === undefined || !line.startsWith(parser.skip))
      takeApart(line, (part, value) => {
        if ((parts.get(part) ?? '') === '') parts.set(part, value.slice(0, LONGEST_VALUE));
        const from = value === '' ? -1 : line.indexOf(value, spans.at(-1)?.to ?? 0);
        if (from >= 0) spans.push({ part, from, to: from + value.length });
      });
    const found: SampleRead = { line, spans, event: null, reject: null };
    const reader = createLogReader({ timezone, now, custom: { id: '', title: '', parser } });
    reader.feed(new TextEncoder().encode(line));
    reader.end();
    reader.read(
      {
        event: (event) => {
          found.event = eventToJson(event);
        },
        reject: ({ reason, detail }) => {
          found.reject = { reason, detail };
        },
      },
      1,
      Number.MAX_SAFE_INTEGER,
    );
    return found;
  });
  return { parts: [...parts].map(([part, value]) => ({ part, value })), lines: read };
}

/** An event field that differs from a test's expectation, with its actual value. */
export interface TestDifference {
  field: string;
  expected: string;
  found: string;
}

/**
 * Runs tests and returns each one's differences; none means passed. Compares only the fields that a test
 * names.
 */
export function runParserTests(
  parser: CustomParser,
  tests: readonly ParserTest[],
  clock: SampleClock,
): TestDifference[][] {
  const read = readSamples(
    parser,
    tests.map(({ line }) => line),
    clock,
  );
  return tests.map(({ event: expected }, index) => {
    const found = read.lines[index]?.event ?? null;
    if (expected === null) return found === null ? [] : [{ field: '', expected: '', found: 'event' }];
    if (found === null)
      return [{ field: '', expected: 'event', found: read.lines[index]?.reject?.detail ?? '' }];
    return Object.entries(expected)
      .filter(([field, value]) => found[field] !== value)
      .map(([field, value]) => ({ field, expected: String(value), found: textOf(found[field]) }));
  });
}

function textOf(value: unknown): string {
  return value === undefined ? '' : String(value);
}
