/**
 * A log parser that a company has made itself: how a line is taken apart, and which part means what. It is data, never code:
 * its patterns run in linear time.
 */

/** What a part of a line may mean. `date` and `clock` make up a time, `dst` is an address or a name. */
export const PARSER_FIELDS = [
  'time',
  'date',
  'clock',
  'user',
  'user_domain',
  'src_ip',
  'device',
  'dst_ip',
  'dst_port',
  'dst',
  'host',
  'scheme',
  'url',
  'path',
  'query',
  'referrer',
  'method',
  'status',
  'action',
  'bytes_up',
  'bytes_down',
  'bytes_total',
  'user_agent',
  'os',
  'browser',
  'content_type',
  'category',
  'app',
  'activity',
  'object',
  'object_type',
  'outcome',
  'severity',
  'message',
  'raw_id',
] as const;
export type ParserField = (typeof PARSER_FIELDS)[number];

/** How a line is taken apart, and what its parts are called then. */
export const PARSER_SPLITS = ['delimiter', 'pairs', 'json', 'pattern'] as const;
export type ParserSplit =
  /** Values between delimiters, in quotes where they hold one: `1`, `2`, … */
  | { kind: 'delimiter'; delimiter: string }
  /** `key=value` between separators, in quotes where a value holds one: the keys. */
  | { kind: 'pairs'; separator: string; sign: string }
  /** A JSON object: paths to its values, as `client.ip` or `hosts[0].name`. */
  | { kind: 'json' }
  /** A pattern of named parts, `%{IP:src_ip}` or `(?<src_ip>…)`: the names. */
  | { kind: 'pattern'; pattern: string };

export interface CustomParser {
  split: ParserSplit;
  /** Which parts mean what; all others are kept under their names. Of two that mean the same, the first that has a value counts. */
  fields: { part: string; field: ParserField }[];
  /**
   * How times are written, as `dd.MM.yyyy HH:mm:ss`; absent: found from the time itself. With `date` and `clock`, of both
   * with a space between.
   */
  time_pattern?: string | undefined;
  /** Lines that begin so hold no event: remarks, headings. */
  skip?: string | undefined;
}

/** A line and its expected event fields; null: it is to be rejected. */
export interface ParserTest {
  line: string;
  event: Record<string, string | number> | null;
}

export const MOST_PARSERS = 50;
export const MOST_PARSER_TESTS = 20;
export const LONGEST_SAMPLE = 4096;
/** Maximum lines looked at while a parser is made. */
export const MOST_SAMPLES = 20;
export const LONGEST_TIME_PATTERN = 64;
/** Maximum characters of a pattern, and most named parts in it. */
export const LONGEST_PATTERN = 2048;
export const MOST_PATTERN_PARTS = 64;

const NAMED_PART = /%\{\w+:([\w.-]+)(?::\w+)?\}|\(\?P?<(\w+)>/g;

/** What each part means. A part of a pattern that has the name of a field means that field, unless another is chosen for it. */
export function fieldsOf({ split, fields }: Pick<CustomParser, 'split' | 'fields'>): CustomParser['fields'] {
  if (split.kind !== 'pattern') return fields;
  const names = new Set([...split.pattern.matchAll(NAMED_PART)].map(([, short, long]) => short ?? long));
  const chosen = new Set(fields.map(({ part }) => part));
  const implied = PARSER_FIELDS.filter((field) => names.has(field) && !chosen.has(field));
  return [...fields, ...implied.map((field) => ({ part: field, field }))];
}

/** Whether no line is known to be read by it: such a parser is a draft, and no source can use it. */
export function isDraftParser(tests: readonly ParserTest[]): boolean {
  return tests.every(({ event }) => event === null);
}

const PREFIX = 'custom:';

/** The name of its format, as sources and loads say it. */
export function formatOfParser(id: string): string {
  return PREFIX + id;
}

/** The parser that a format's name means; undefined where it is a format of Casbah's own. */
export function parserOfFormat(format: string): string | undefined {
  return format.startsWith(PREFIX) ? format.slice(PREFIX.length) : undefined;
}

/** Letters of a time pattern; text between apostrophes is literal. */
export const TIME_PARTS = /'[^']*'|yyyy|MMM|MM|dd|d|HH|hh|mm|ss|SSS|a|X/g;

/** Whether a pattern says a day and a time of day in letters that are known, each once. */
export function isTimePattern(pattern: string): boolean {
  const parts = (pattern.match(TIME_PARTS) ?? []).filter((part) => !part.startsWith("'"));
  const once = (...any: string[]): boolean => parts.filter((part) => any.includes(part)).length === 1;
  return (
    pattern.length <= LONGEST_TIME_PATTERN &&
    !/[A-Za-z]/.test(pattern.replace(TIME_PARTS, '')) &&
    new Set(parts).size === parts.length &&
    once('yyyy') &&
    once('MM', 'MMM') &&
    once('dd', 'd') &&
    (once('HH') || parts.includes('hh')) &&
    parts.includes('hh') === parts.includes('a') &&
    parts.includes('mm')
  );
}
