import {
  type CustomParser,
  LONGEST_PATTERN,
  PARSER_FIELDS,
  type ParserField,
} from '@casbah/domain/custom-parser';
import { actionOf } from '../fields/action.ts';
import { compilePattern } from './pattern.ts';

/** A recognizable kind of value: the pattern that matches it, and its usual field. */
interface Kind {
  name: string;
  looks: RegExp;
  field?: ParserField;
}

/**
 * Most specific first. Each expression matches at one position without nested repeats, so it runs in linear
 * time.
 */
const KINDS: readonly Kind[] = [
  {
    name: 'TIMESTAMP_ISO8601',
    looks: /\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?/y,
    field: 'time',
  },
  { name: 'HTTPDATE', looks: /\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d [+-]\d{4}/y, field: 'time' },
  {
    name: 'SYSLOGTIMESTAMP',
    looks: /(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) {1,2}\d{1,2} \d\d:\d\d:\d\d/y,
    field: 'time',
  },
  { name: 'DATESTAMP', looks: /\d\d[./-]\d\d[./-]\d{4}[ T-]\d\d:\d\d(?::\d\d)?/y, field: 'time' },
  { name: 'URI', looks: /[A-Za-z][A-Za-z0-9+.-]{1,15}:\/\/[^\s"'<>|;,()[\]{}]+/y, field: 'url' },
  {
    name: 'EMAILADDRESS',
    looks: /[A-Za-z0-9._-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8}/y,
    field: 'user',
  },
  { name: 'DOMAINUSER', looks: /[A-Za-z][\w.-]{0,63}\\[\w.-]{1,64}/y, field: 'user' },
  { name: 'IP', looks: /\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/y, field: 'src_ip' },
  { name: 'IP', looks: /(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}(?![\w:.])/y, field: 'src_ip' },
  {
    name: 'HOSTNAME',
    looks: /[A-Za-z0-9][A-Za-z0-9-]{0,62}(?:\.[A-Za-z0-9-]{1,63}){0,8}\.[A-Za-z]{2,24}(?![\w.-])/y,
    field: 'host',
  },
  { name: 'NUMBER', looks: /\d{1,18}(?:\.\d{1,9})?(?![\w.-])/y },
  { name: 'NOTSPACE', looks: /[^\s"'<>|;,()[\]{}=]+/y },
];

/** A key before a value: `who=nadia`, `went->https://…`. */
const KEY = /([A-Za-z_][\w.]{0,39})(=>|->|=|: )/y;
const QUOTED = /"([^"]*)"/y;
const METHODS = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|CONNECT|TRACE)$/;
const FIELD_OF_KEY: Readonly<Record<string, ParserField>> = {
  who: 'user',
  user: 'user',
  username: 'user',
  login: 'user',
  account: 'user',
  src: 'src_ip',
  client: 'src_ip',
  client_ip: 'src_ip',
  from: 'src_ip',
  dst: 'dst',
  to: 'dst',
  went: 'dst',
  dest: 'dst',
  host: 'host',
  site: 'host',
  url: 'url',
  uri: 'url',
  verb: 'method',
  method: 'method',
  code: 'status',
  status: 'status',
  action: 'action',
  verdict: 'action',
  sent: 'bytes_up',
  up: 'bytes_up',
  received: 'bytes_down',
  down: 'bytes_down',
  agent: 'user_agent',
  time: 'time',
};

/** A piece of a line: text common to all lines, or a value. */
interface Piece {
  kind: 'text' | 'value' | 'quoted';
  text: string;
  pattern: string;
  key: string;
  field: ParserField | undefined;
}

/** Maximum named values; the rest of the line is one part. */
const MOST_VALUES = 32;
const FEWEST_KNOWN = 2;

/**
 * Suggests a pattern for lines from their times, addresses, names, quotes, brackets and keys; undefined with
 * fewer than two recognized parts. If the lines diverge, the pattern ends with their common beginning.
 */
export function suggestPattern(lines: readonly string[]): CustomParser | undefined {
  const all = lines.map(piecesOf);
  const [first, ...others] = all;
  if (first === undefined) return undefined;
  let pattern = '^';
  let values = 0;
  let known = 0;
  const used = new Set<string>();
  for (const [at, piece] of first.entries()) {
    const column = [piece, ...others.flatMap((pieces) => pieces[at] ?? [])];
    const isAlike =
      column.length === all.length &&
      column.every(
        ({ kind, text }) =>
          kind === piece.kind && (kind !== 'text' || sameText(text) === sameText(piece.text)),
      );
    if (!isAlike || values >= MOST_VALUES) break;
    if (piece.kind === 'text') {
      pattern += literal(column.map(({ text }) => text));
      continue;
    }
    values += 1;
    const field = fieldOf(column, used);
    if (field !== undefined) known += 1;
    const name = field ?? freeName(piece.key === '' ? `value${values}` : piece.key, used);
    used.add(name);
    const reads = column.every((one) => one.pattern === piece.pattern) ? piece.pattern : 'NOTSPACE';
    pattern += piece.kind === 'quoted' ? `"%{DATA:${name}}"` : `%{${reads}:${name}}`;
  }
  const parser: CustomParser = { split: { kind: 'pattern', pattern }, fields: [] };
  if (known < FEWEST_KNOWN || pattern.length > LONGEST_PATTERN) return undefined;
  const compiled = compilePattern(pattern);
  return 'problem' in compiled || lines.some((line) => compiled.read(line) === undefined)
    ? undefined
    : parser;
}

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  let key = '';
  const add = (
    kind: 'value' | 'quoted',
    value: string,
    pattern: string,
    field: ParserField | undefined,
  ): void => {
    if (text !== '') pieces.push({ kind: 'text', text, pattern: '', key: '', field: undefined });
    pieces.push({ kind, text: value, pattern, key, field });
    text = '';
    key = '';
  };
  for (let at = 0; at < line.length; ) {
    const isAfterValue = text === '' && pieces.length > 0;
    const named = isAfterValue ? null : matchAt(KEY, line, at);
    const quoted = matchAt(QUOTED, line, at);
    // Adjacent values are ambiguous, so the second must start after a delimiter.
    const kind = isAfterValue ? undefined : KINDS.find(({ looks }) => matchAt(looks, line, at) !== null);
    const value = kind === undefined ? '' : (matchAt(kind.looks, line, at)?.[0] ?? '');
    if (named !== null && kind?.name !== 'URI' && !/^\d/.test(value)) {
      text += named[0];
      key = (named[1] ?? '').toLowerCase();
      at += named[0].length;
    } else if (quoted !== null && !isAfterValue) {
      add('quoted', quoted[1] ?? '', 'DATA', undefined);
      at += quoted[0].length;
    } else if (kind === undefined || value === '' || /^[^\w/\\-]+$/.test(value)) {
      text += line[at];
      at += 1;
    } else {
      add('value', value, kind.name, kind.field);
      at += value.length;
    }
  }
  if (text !== '') pieces.push({ kind: 'text', text, pattern: '', key: '', field: undefined });
  return pieces;
}

function matchAt(expression: RegExp, line: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(line);
}

/** Field that all values of a column fit; each field is used only once. */
function fieldOf(column: readonly Piece[], used: ReadonlySet<string>): ParserField | undefined {
  const [first] = column;
  if (first === undefined) return undefined;
  const every = (fits: (text: string) => boolean): boolean => column.every(({ text }) => fits(text));
  const byLook = column.every(({ field }) => field === first.field) ? first.field : undefined;
  const byKey = Object.hasOwn(FIELD_OF_KEY, first.key)
    ? FIELD_OF_KEY[first.key]
    : PARSER_FIELDS.find((field) => field === first.key);
  const byWord = every((text) => METHODS.test(text))
    ? 'method'
    : every((text) => text.startsWith('Mozilla/'))
      ? 'user_agent'
      : every((text) => /^[A-Za-z_ -]{2,24}$/.test(text) && actionOf(text) !== 'other')
        ? 'action'
        : undefined;
  const isAddressOnly = byLook === 'url' || byLook === 'host' || byLook === 'time';
  const wanted = isAddressOnly ? byLook : (byKey ?? byLook ?? byWord);
  if (wanted === undefined) return undefined;
  if (!used.has(wanted)) return wanted;
  return wanted === 'src_ip' && !used.has('dst_ip') ? 'dst_ip' : undefined;
}

function freeName(wanted: string, used: ReadonlySet<string>): string {
  const isTaken = (name: string): boolean => used.has(name) || PARSER_FIELDS.some((field) => field === name);
  let name = wanted.replaceAll(/\W/g, '_');
  for (let number = 2; isTaken(name); number += 1) name = `${wanted.replaceAll(/\W/g, '_')}_${number}`;
  return name;
}

const sameText = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Literal text; the length of space runs may vary. */
function literal(texts: readonly string[]): string {
  const [text = ''] = texts;
  const isOneText = texts.every((one) => one === text);
  const escaped = text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return isOneText ? escaped : escaped.replaceAll(/\s+/g, String.raw`\s+`);
}
