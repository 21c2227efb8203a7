/**
 * A custom log parser: how to split a line, and the meaning of each part. It is data, not code, and its patterns run in
 * linear time.
 */

/** Meanings of a part of a line. `date` and `clock` combine to a time, `dst` is an address or a name. */
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

/** How to split a line, and the resulting part names. */
export const PARSER_SPLITS = ['delimiter', 'pairs', 'json', 'pattern'] as const;
export type ParserSplit =
  /** Delimited values, quoted if they contain the delimiter; parts are `1`, `2`, … */
  | { kind: 'delimiter'; delimiter: string }
  /** `key=value` with separators, quoted if a value contains one; parts are the keys. */
  | { kind: 'pairs'; separator: string; sign: string }
  /** A JSON object; parts are paths such as `client.ip` or `hosts[0].name`. */
  | { kind: 'json' }
  /** A pattern with named parts: `%{IP:src_ip}` or `(?<src_ip>…)`. */
  | { kind: 'pattern'; pattern: string };

export interface CustomParser {
  split: ParserSplit;
  /**
   * Meanings of parts; all others are kept under their names. Of several with the same meaning, the first that has a
   * value counts.
   */
  fields: { part: string; field: ParserField }[];
  /** Time pattern such as `dd.MM.yyyy HH:mm:ss`; detected if absent. `date` and `clock` are joined by a space. */
  time_pattern?: string | undefined;
  /** Prefix of lines without an event: comments, headers. */
  skip?: string | undefined;
}

/** A line and its expected event fields; null if it should be rejected. */
export interface ParserTest {
  line: string;
  event: Record<string, string | number> | null;
}

export const MOST_PARSERS = 50;
export const MOST_PARSER_TESTS = 20;
export const LONGEST_SAMPLE = 4096;
/** Maximum sample lines while editing a parser. */
export const MOST_SAMPLES = 20;
export const LONGEST_TIME_PATTERN = 64;
/** Maximum characters and named parts of a pattern. */
export const LONGEST_PATTERN = 2048;
export const MOST_PATTERN_PARTS = 64;

const NAMED_PART = /%\{\w+:([\w.-]+)(?::\w+)?\}|\(\?P?<(\w+)>/g;

/** Meaning of each part. A named part of a pattern means the field of the same name, unless mapped otherwise. */
export function fieldsOf({ split, fields }: Pick<CustomParser, 'split' | 'fields'>): CustomParser['fields'] {
  if (split.kind !== 'pattern') return fields;
  const names = new Set([...split.pattern.matchAll(NAMED_PART)].map(([, short, long]) => short ?? long));
  const chosen = new Set(fields.map(({ part }) => part));
  const implied = PARSER_FIELDS.filter((field) => names.has(field) && !chosen.has(field));
  return [...fields, ...implied.map((field) => ({ part: field, field }))];
}

/** Whether no test gives an event: the parser is then a draft that no source can use. */
export function isDraftParser(tests: readonly ParserTest[]): boolean {
  return tests.every(({ event }) => event === null);
}

const PREFIX = 'custom:';

/** Format name of a parser in sources and jobs. */
export function formatOfParser(id: string): string {
  return PREFIX + id;
}

/** ID of the parser in a format name; undefined for built-in formats. */
export function parserOfFormat(format: string): string | undefined {
  return format.startsWith(PREFIX) ? format.slice(PREFIX.length) : undefined;
}

/** Letters of a time pattern; text between apostrophes is literal. */
export const TIME_PARTS = /'[^']*'|yyyy|MMM|MM|dd|d|HH|hh|mm|ss|SSS|a|X/g;

/** Whether a pattern has a date and a time of day, each letter once. */
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
