import {
  type CustomParser,
  isTimePattern,
  LONGEST_SAMPLE,
  MOST_SAMPLES,
  type ParserField,
  type ParserSplit,
  type ParserTest,
} from '@casbah/domain/custom-parser';
import { isDatasourceName } from '@casbah/domain/datasource';

/** Editor state of a parser. */
export interface Draft {
  name: string;
  definition: CustomParser;
  tests: readonly ParserTest[];
}

export const BLANK: Draft = {
  name: '',
  definition: { split: { kind: 'delimiter', delimiter: ',' }, fields: [] },
  tests: [],
};

/** Example time pattern, in a notation that is the same in every language. */
export const EXAMPLE_PATTERN = 'dd.MM.yyyy HH:mm:ss';

/** Example line pattern, in a notation that is the same in every language. */
export const EXAMPLE_LINE_PATTERN = '%{TIMESTAMP_ISO8601:time} %{IP:src_ip} %{GREEDYDATA:message}';

function isFilled(split: ParserSplit): boolean {
  switch (split.kind) {
    case 'delimiter':
      return split.delimiter !== '';
    case 'pairs':
      return split.separator !== '';
    case 'pattern':
      return split.pattern.trim() !== '';
    case 'json':
      return true;
  }
}

export function isRightDraft({ name, definition: { split, time_pattern } }: Draft): boolean {
  return (
    isDatasourceName(name.trim()) &&
    isFilled(split) &&
    (time_pattern === undefined || isTimePattern(time_pattern))
  );
}

/** Leaves out an incomplete pattern while it is typed, so the preview continues without it. */
export function previewed({ time_pattern, ...given }: CustomParser): CustomParser {
  const rest = { ...given, split: previewedSplit(given.split) };
  return time_pattern === undefined || !isTimePattern(time_pattern) ? rest : { ...rest, time_pattern };
}

/** Replaces an empty number field by its minimum. */
function previewedSplit(split: ParserSplit): ParserSplit {
  if (split.kind === 'pattern' && split.pattern === '') return { ...split, pattern: ' ' };
  if (split.kind === 'delimiter' && split.delimiter === '') return { ...split, delimiter: ',' };
  if (split.kind === 'pairs' && split.separator === '') return { ...split, separator: ' ' };
  return split;
}

/** The pasted lines that are used, up to the maximum. */
export function sampleLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_SAMPLES)
    .map((line) => line.slice(0, LONGEST_SAMPLE));
}

/** Changes how lines are split: parts get other names, so their mapping is cleared. */
export function withSplit(definition: CustomParser, kind: ParserSplit['kind']): CustomParser {
  return { ...definition, split: splitOf(kind), fields: [] };
}

function splitOf(kind: ParserSplit['kind']): ParserSplit {
  switch (kind) {
    case 'delimiter':
      return { kind, delimiter: ',' };
    case 'pairs':
      return { kind, separator: ' ', sign: '=' };
    case 'json':
      return { kind };
    case 'pattern':
      return { kind, pattern: EXAMPLE_LINE_PATTERN };
  }
}

/** Maps a part to a field, or clears its mapping. */
export function withField(
  definition: CustomParser,
  part: string,
  field: ParserField | undefined,
): CustomParser {
  const others = definition.fields.filter((one) => one.part !== part);
  return { ...definition, fields: field === undefined ? others : [...others, { part, field }] };
}

/** A test from a line and its current result; only texts and numbers are compared. */
export function testOf(line: string, event: Readonly<Record<string, unknown>> | null): ParserTest {
  if (event === null) return { line, event: null };
  const compared: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(event))
    if (typeof value === 'string' || typeof value === 'number') compared[field] = value;
  return { line, event: compared };
}
