import type { LogRecord } from '../fields/log-record.ts';
import type { NamedFields } from './named-fields.ts';

const SPACE = 32;
const TAB = 9;
const QUOTE = 34;
const APOSTROPHE = 39;
const BACKSLASH = 92;
const EQUALS = 61;

/** Letters, digits, `_`, `-`, `.`: what a key may hold. */
function isKeyCode(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 95 ||
    code === 45 ||
    code === 46
  );
}

/** Where the key that ends before `end` begins; not before `from`. */
export function keyStart(text: string, from: number, end: number): number {
  let at = end;
  while (at > from && isKeyCode(text.charCodeAt(at - 1))) at -= 1;
  return at;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}

/** Whether a key and its sign, or the end, follow the delimiter at `at`. */
function startsKey(text: string, at: number, delimiter: number, sign: number): boolean {
  let from = at;
  for (;;) {
    const code = text.charCodeAt(from);
    if (code !== SPACE && code !== TAB && code !== delimiter) break;
    from += 1;
  }
  if (from >= text.length) return true;
  let to = from;
  while (isKeyCode(text.charCodeAt(to))) to += 1;
  return to > from && text.charCodeAt(to) === sign;
}

/**
 * The quote that closes the value opened at `open`: the first that is not escaped and has a key or the end behind it, since
 * devices do not always escape the quotes inside; else the first with a delimiter behind it. -1 where there is none.
 */
function closingQuote(text: string, open: number, delimiter: number, sign: number): number {
  const quote = text[open] ?? '"';
  let possible = -1;
  for (let at = text.indexOf(quote, open + 1); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (at + 1 >= text.length) return possible < 0 ? at : possible;
    // The next pair's value begins.
    if (text.charCodeAt(at - 1) === sign && at - 1 > open && possible >= 0) break;
    const behind = text.charCodeAt(at + 1);
    if (behind !== delimiter && behind !== SPACE && behind !== TAB && behind !== 93) continue;
    if (isEscaped(text, at)) continue;
    if (behind === 93 || startsKey(text, at + 1, delimiter, sign)) return at;
    if (possible < 0) possible = at;
  }
  return possible;
}

/** Without the escapes of a quoted value: `\"`, `\\` and `""`; a backslash before anything else is one. */
export function unescaped(value: string, quote = '"'): string {
  const doubled = value.includes(quote + quote) && !value.includes(`\\${quote}`);
  const plain = value.includes('\\') ? value.replaceAll(/\\(["'\\])/g, '$1') : value;
  return doubled ? plain.replaceAll(quote + quote, quote) : plain;
}

/**
 * `key=value key="a value" key=words up to the next key`, split by `delimiter` (a space: also tabs). Words without a key
 * are skipped. Returns how many pairs there were.
 */
export function readKeyValues(
  text: string,
  from: number,
  delimiter: ' ' | ',' | ';',
  fields: NamedFields,
  record: LogRecord,
): number {
  const delimiterCode = delimiter.charCodeAt(0);
  let pairs = 0;
  let equals = text.indexOf('=', from);
  let at = from;
  while (equals >= 0) {
    const start = keyStart(text, at, equals);
    if (start === equals) {
      equals = text.indexOf('=', equals + 1);
      continue;
    }
    const key = text.slice(start, equals);
    const first = equals + 1;
    const code = text.charCodeAt(first);
    let close = -1;
    if (code === QUOTE || code === APOSTROPHE) close = closingQuote(text, first, delimiterCode, EQUALS);
    if (close >= 0) {
      fields.take(record, key, unescaped(text.slice(first + 1, close), code === QUOTE ? '"' : "'"));
      at = close + 1;
      equals = text.indexOf('=', at);
    } else {
      let next = text.indexOf('=', first);
      let end = text.length;
      for (; next >= 0; next = text.indexOf('=', next + 1)) {
        const nextStart = keyStart(text, first, next);
        if (nextStart === next || nextStart === first) continue;
        const before = text.charCodeAt(nextStart - 1);
        if (before !== delimiterCode && !(delimiterCode === SPACE && before === TAB)) continue;
        end = nextStart - 1;
        break;
      }
      while (
        end > first &&
        (text.charCodeAt(end - 1) === SPACE || text.charCodeAt(end - 1) === delimiterCode)
      )
        end -= 1;
      fields.take(record, key, text.slice(first, end));
      at = end;
      equals = next;
    }
    pairs += 1;
  }
  return pairs;
}

/**
 * `key<assign>value<delimiter>key<assign>value`, where values hold spaces and anything but the delimiter, or are quoted:
 * tab-separated pairs, `key:"v"; key:"v"`, `key=v|key=v`, `Key: v, Key: v`. Returns how many pairs there were.
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
  const { length } = text;
  let pairs = 0;
  let at = from;
  while (at < length) {
    const code = text.charCodeAt(at);
    if (code === SPACE || code === TAB || code === delimiterCode) {
      at += 1;
      continue;
    }
    const sign = text.indexOf(assign, at);
    if (sign < 0) break;
    const cut = text.indexOf(delimiter, at);
    if (cut >= 0 && cut < sign) {
      at = cut + delimiter.length;
      continue;
    }
    let first = sign + 1;
    while (text.charCodeAt(first) === SPACE && first + 1 < length) first += 1;
    const key = text.slice(at, sign).trim();
    if (text.charCodeAt(first) === QUOTE) {
      const close = closingQuote(text, first, delimiterCode, assign.charCodeAt(0));
      if (close >= 0) {
        fields.take(record, key, unescaped(text.slice(first + 1, close)));
        pairs += 1;
        at = close + 1;
        continue;
      }
    }
    let end = text.indexOf(delimiter, first);
    while (end > 0 && delimiterCode !== TAB && isEscaped(text, end)) end = text.indexOf(delimiter, end + 1);
    if (end < 0) end = length;
    const value = text.slice(first, end);
    fields.take(
      record,
      key,
      value.includes('\\') && delimiter === '|' ? value.replaceAll(/\\([=|\\])/g, '$1') : value,
    );
    pairs += 1;
    at = end + delimiter.length;
  }
  return pairs;
}
