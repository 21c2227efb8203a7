import type { LogRecord } from '../fields/log-record.ts';
import type { NamedFields } from './named-fields.ts';

const SPACE = 32;
const TAB = 9;
const QUOTE = 34;
const APOSTROPHE = 39;
const EQUALS = 61;
const BACKSLASH = 92;
const BRACKET = 93;

/** Characters allowed in keys: letters, digits, `_`, `-`, `.`. */
const IS_KEY_CODE = new Uint8Array(128);
for (const character of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.')
  IS_KEY_CODE[character.charCodeAt(0)] = 1;

/** End of the key that begins at `from`, if `sign` follows it; otherwise -1. */
export function keyEnd(text: string, from: number, sign = EQUALS): number {
  let at = from;
  let code = text.charCodeAt(at);
  while (code < 128 && IS_KEY_CODE[code] === 1) {
    at += 1;
    code = text.charCodeAt(at);
  }
  return code === sign && at > from ? at : -1;
}

/** Start of the key that ends before `end`, at or after `from`. */
export function keyStart(text: string, from: number, end: number): number {
  let at = end;
  while (at > from && IS_KEY_CODE[text.charCodeAt(at - 1)] === 1) at -= 1;
  return at;
}

/** Whether an odd number of backslashes precedes `at`. */
export function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}

/** Position of the first character after spaces, tabs and delimiters. */
function skipDelimiters(text: string, from: number, delimiter: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== delimiter && code !== SPACE && code !== TAB) return at;
    at += 1;
  }
}

/**
 * Closing quote of the value opened at `open`: the first unescaped one followed by a key or the end, because
 * devices don't always escape inner quotes; otherwise the first followed by a delimiter. -1 without one.
 */
function closingQuote(text: string, open: number, delimiter: number, sign: number): number {
  const quote = text[open] ?? '"';
  let possible = -1;
  for (let at = text.indexOf(quote, open + 1); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (at + 1 >= text.length) return possible < 0 ? at : possible;
    // The value of the next pair begins.
    if (possible >= 0 && text.charCodeAt(at - 1) === sign) break;
    const behind = text.charCodeAt(at + 1);
    if (behind !== delimiter && behind !== SPACE && behind !== TAB && behind !== BRACKET) continue;
    if (text.charCodeAt(at - 1) === BACKSLASH && isEscaped(text, at)) continue;
    const next = skipDelimiters(text, at + 1, delimiter);
    if (behind === BRACKET || next >= text.length || keyEnd(text, next, sign) >= 0) return at;
    if (possible < 0) possible = at;
  }
  return possible;
}

/** Removes the escapes of a quoted value: `\"`, `\\` and `""`; other backslashes are literal. */
export function unescaped(value: string, quote = '"'): string {
  const escapes = value.includes('\\');
  if (!escapes && !value.includes(quote)) return value;
  const doubled = value.includes(quote + quote) && !value.includes(`\\${quote}`);
  const plain = escapes ? value.replaceAll(/\\(["'\\])/g, '$1') : value;
  return doubled ? plain.replaceAll(quote + quote, quote) : plain;
}

/**
 * Parses `key=value key="a value" key=words up to the next key`, separated by `delimiter` (a space includes
 * tabs). Skips words without a key. Returns the number of pairs.
 */
export function readKeyValues(
  text: string,
  from: number,
  delimiter: ' ' | ',' | ';',
  fields: NamedFields,
  record: LogRecord,
): number {
  const delimiterCode = delimiter.charCodeAt(0);
  const { length } = text;
  let pairs = 0;
  let start = skipDelimiters(text, from, delimiterCode);
  while (start < length) {
    let equals = keyEnd(text, start);
    if (equals < 0) {
      // Words before a key, or a key in brackets
      equals = text.indexOf('=', start);
      if (equals < 0) break;
      start = keyStart(text, start, equals);
      if (start === equals) {
        start = equals + 1;
        continue;
      }
    }
    const first = equals + 1;
    const code = text.charCodeAt(first);
    const close =
      code === QUOTE || code === APOSTROPHE ? closingQuote(text, first, delimiterCode, EQUALS) : -1;
    if (close >= 0) {
      fields.take(
        record,
        text.slice(start, equals),
        unescaped(text.slice(first + 1, close), code === QUOTE ? '"' : "'"),
      );
      start = skipDelimiters(text, close + 1, delimiterCode);
    } else {
      const next = nextKey(text, first, delimiter);
      let end = next;
      while (
        end > first &&
        (text.charCodeAt(end - 1) === SPACE || text.charCodeAt(end - 1) === delimiterCode)
      )
        end -= 1;
      fields.take(record, text.slice(start, equals), text.slice(first, end));
      start = next;
    }
    pairs += 1;
  }
  return pairs;
}

/** Start of the next key after a delimiter; the end of the text without one. */
function nextKey(text: string, from: number, delimiter: string): number {
  for (let at = text.indexOf(delimiter, from); at >= 0; at = text.indexOf(delimiter, at + 1))
    if (keyEnd(text, at + 1) >= 0) return at + 1;
  return text.length;
}

/** `Name:` or `A longer name:`, but not `http://`: follows a two-character delimiter after a value. */
const NAME_AND_COLON = /[A-Za-z_][\w/-]*(?: [\w/-]+){0,5}:(?!\/)/y;
const NAME_AND_EQUALS = /[A-Za-z_][\w/-]*(?: [\w/-]+){0,5}=/y;

function isName(text: string, at: number, assign: '=' | ':'): boolean {
  const pattern = assign === ':' ? NAME_AND_COLON : NAME_AND_EQUALS;
  pattern.lastIndex = at;
  return pattern.test(text);
}

/**
 * Parses `key<assign>value<delimiter>…` with quoted values, or any text without the delimiter: tab-separated
 * pairs, `key:"v"; key:"v"`, `key=v|key=v`, `Key: v, Key: v`. Returns the number of pairs.
 */
export function readDelimited(
  text: string,
  from: number,
  delimiter: string,
  assign: '=' | ':',
  fields: NamedFields,
  record: LogRecord,
): number {
  const delimiterCode = delimiter.charCodeAt(0);
  const sign = assign.charCodeAt(0);
  const { length } = text;
  let pairs = 0;
  let at = skipDelimiters(text, from, delimiterCode);
  while (at < length) {
    let assigned = keyEnd(text, at, sign);
    if (assigned < 0) {
      // A name with spaces, or a piece without a name
      assigned = text.indexOf(assign, at);
      if (assigned < 0) break;
      const cut = text.indexOf(delimiter, at);
      if (cut >= 0 && cut < assigned) {
        at = skipDelimiters(text, cut, delimiterCode);
        continue;
      }
    }
    let first = assigned + 1;
    while (text.charCodeAt(first) === SPACE && first + 1 < length) first += 1;
    const key = text.slice(at, assigned).trim();
    const close = text.charCodeAt(first) === QUOTE ? closingQuote(text, first, delimiterCode, sign) : -1;
    if (close >= 0) {
      fields.take(record, key, unescaped(text.slice(first + 1, close)));
      at = skipDelimiters(text, close + 1, delimiterCode);
    } else {
      let end = text.indexOf(delimiter, first);
      while (end > 0 && text.charCodeAt(end - 1) === BACKSLASH && isEscaped(text, end))
        end = text.indexOf(delimiter, end + 1);
      while (end > 0 && delimiter.length > 1 && !isName(text, end + delimiter.length, assign))
        end = text.indexOf(delimiter, end + delimiter.length);
      if (end < 0) end = length;
      const value = text.slice(first, end);
      fields.take(
        record,
        key,
        delimiter === '|' && value.includes('\\') ? value.replaceAll(/\\([=|\\])/g, '$1') : value,
      );
      at = skipDelimiters(text, end + delimiter.length, delimiterCode);
    }
    pairs += 1;
  }
  return pairs;
}
