import {
  isTimePattern,
  LONGEST_PATTERN,
  LONGEST_SAMPLE,
  MOST_PARSER_TESTS,
  MOST_PARSERS,
  MOST_SAMPLES,
  PARSER_FIELDS,
} from '@casbah/domain/custom-parser';
import { REJECT_REASONS } from '@casbah/domain/reject';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { patterned } from './pattern.ts';

const separator = z.string().min(1).max(8);

const split = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('delimiter'),
    delimiter: separator.refine((text) => !text.includes('"'), { message: 'A quote cannot be a delimiter' }),
  }),
  z.strictObject({ kind: z.literal('pairs'), separator, sign: separator }),
  z.strictObject({ kind: z.literal('json') }),
  /** Grok (`%{IP:src_ip}`) and named groups (`(?<src_ip>…)`) in RE2 syntax, without lookaround or backreferences. */
  z.strictObject({ kind: z.literal('pattern'), pattern: z.string().min(1).max(LONGEST_PATTERN) }),
]);

export const parserDefinition = z.strictObject({
  split,
  fields: z
    .array(z.strictObject({ part: z.string().min(1).max(256), field: z.enum(PARSER_FIELDS) }))
    .max(128),
  time_pattern: z
    .string()
    .refine(isTimePattern, { message: 'Write day and time of day, as in dd.MM.yyyy HH:mm:ss' })
    .optional(),
  skip: z.string().min(1).max(64).optional(),
});

/** One raw log line. */
const line = z
  .string()
  .max(LONGEST_SAMPLE)
  .refine((text) => !/[\r\n]/.test(text), { message: 'Give one line at a time' });

const parserTest = z.strictObject({
  line,
  event: z.record(z.string().max(64), z.union([z.string().max(LONGEST_SAMPLE), z.number()])).nullable(),
});

const name = patterned('datasource_name');

const given = z.strictObject({
  name,
  definition: parserDefinition,
  tests: z.array(parserTest).max(MOST_PARSER_TESTS).default([]),
  /** Saves it even though none of its tests gives an event; sources can't use it then. */
  draft: z.boolean().default(false),
});

const parser = z.object({
  id: z.string(),
  name: z.string(),
  /** Format name for sources that use it. */
  format: z.string(),
  /** Number of sources that use it. */
  sources: z.number().int(),
  /** Number of stored sample lines with expected events. */
  tests: z.number().int(),
  /** None of its tests gives an event, so sources can't use it. */
  draft: z.boolean(),
  modified_on: z.iso.datetime(),
});
export type Parser = z.infer<typeof parser>;

const params = z.object({ id: z.uuid() });
const success = z.object({ api_response: z.literal('success') });

const preview = z.object({
  /** Parts of the lines, each with an example value. */
  parts: z.array(z.object({ part: z.string(), value: z.string() })),
  lines: z.array(
    z.object({
      line: z.string(),
      /** Positions of its parts: characters from the start. */
      spans: z.array(z.object({ part: z.string(), from: z.number().int(), to: z.number().int() })),
      event: z.record(z.string(), z.unknown()).nullable(),
      reject: z.object({ reason: z.enum(REJECT_REASONS), detail: z.string() }).nullable(),
    }),
  ),
  /** Differences per test, in order; empty if it passes. `field` is empty if an event is missing or unexpected. */
  tests: z.array(z.array(z.object({ field: z.string(), expected: z.string(), found: z.string() }))),
  /** Suggested definition for the lines; null if none fits. */
  suggestion: parserDefinition.nullable(),
  /** Why the pattern is invalid, and its 1-based position; null if valid. */
  pattern_problem: z.object({ key: z.string(), at: z.number().int(), text: z.string() }).nullable(),
});
export type ParserPreview = z.infer<typeof preview>;

export const parsersCalls = calls({
  'GET /admin/parsers': {
    summary: `List the company's custom parsers by name (at most ${MOST_PARSERS}).`,
    permission: 'datasources.view',
    answer: z.object({ parsers: z.array(parser), limit: z.number().int() }),
    errors: [],
  },
  'GET /admin/parsers/{id}': {
    summary: "Get a parser with its tests. Tests are log lines, so people who see pseudonyms can't get them.",
    permission: 'datasources.view',
    params,
    answer: z.object({ name: z.string(), definition: parserDefinition, tests: z.array(parserTest) }),
    errors: ['NOT_FOUND', 'PEOPLE_ANONYMOUS'],
  },
  'POST /admin/parsers': {
    summary:
      'Create a parser. Its tests must pass, and one must produce an event unless it is saved as a draft.',
    permission: 'datasources.modify',
    idempotent: true,
    body: given,
    answer: parser,
    status: 201,
    errors: ['NAME_TAKEN', 'LIMIT_REACHED', 'UNPROCESSABLE'],
  },
  'PUT /admin/parsers/{id}': {
    summary:
      "Update a parser. Its tests must pass, and one must produce an event unless it is saved as a draft, which a parser in use can't be. Running ingest jobs keep the old parser.",
    permission: 'datasources.modify',
    params,
    body: given,
    answer: parser,
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'UNPROCESSABLE', 'PEOPLE_ANONYMOUS'],
  },
  'DELETE /admin/parsers/{id}': {
    summary: 'Delete a parser that no source uses.',
    permission: 'datasources.modify',
    params,
    answer: success,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'POST /admin/parsers/preview': {
    summary: 'Run a parser on lines and its tests, without saving anything.',
    permission: 'datasources.view',
    body: z.strictObject({
      definition: parserDefinition,
      tests: z.array(parserTest).max(MOST_PARSER_TESTS).default([]),
      lines: z.array(line).max(MOST_SAMPLES),
      timezone: z.string().max(64).default('UTC'),
    }),
    unrecorded: 'Nothing is changed.',
    answer: preview,
    errors: ['UNPROCESSABLE'],
  },
});

export const parsersEvents = historyEvents({
  'parser.created': ['POST /admin/parsers'],
  'parser.changed': ['PUT /admin/parsers/{id}'],
  'parser.deleted': ['DELETE /admin/parsers/{id}'],
});
