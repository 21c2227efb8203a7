import type { LogRecord } from '../fields/log-record.ts';
import { isEscaped, keyEnd, keyStart } from './key-value.ts';
import type { NamedFields } from './named-fields.ts';

const BACKSLASH = 92;
const SPACE = 32;
const QUOTE = 34;

/** The parts of a CEF or LEEF header. One object is reused for all records. */
export class RecordHeader {
  vendor = '';
  product = '';
  version = '';
  /** Signature ID in CEF, event ID in LEEF. */
  id = '';
  /** CEF only. */
  name = '';
  severity = '';
  /** Start of the attributes. */
  body = 0;
}

/** Position of the next unescaped `|` from `at`; -1 without one. */
export function nextPipe(text: string, at: number): number {
  let pipe = text.indexOf('|', at);
  while (pipe > 0 && text.charCodeAt(pipe - 1) === BACKSLASH && isEscaped(text, pipe))
    pipe = text.indexOf('|', pipe + 1);
  return pipe;
}

export function headerPart(text: string, start: number, end: number): string {
  const part = text.slice(start, end);
  return part.includes('\\') ? part.replaceAll(/\\([|\\])/g, '$1') : part;
}

/** Start of a CEF record, or -1. */
export function findCef(text: string): number {
  const at = text.indexOf('CEF:');
  if (at < 0) return -1;
  let end = at + 4;
  while (text.charCodeAt(end) === SPACE) end += 1;
  const version = text.charCodeAt(end);
  return version >= 48 && version <= 57 && text.charCodeAt(end + 1) === 124 ? at : -1;
}

/**
 * Parses `CEF:0|Vendor|Product|Version|Signature|Name|Severity|`. Returns false if truncated. Some devices
 * omit parts; the text after the last `|` is then the extension.
 */
export function readCefHeader(text: string, at: number, header: RecordHeader): boolean {
  const parts: string[] = [];
  let from = text.indexOf('|', at) + 1;
  while (parts.length < 6) {
    const pipe = nextPipe(text, from);
    if (pipe < 0) break;
    parts.push(headerPart(text, from, pipe));
    from = pipe + 1;
  }
  const [vendor, product, version = '', id = '', name = '', severity = ''] = parts;
  if (vendor === undefined || product === undefined) return false;
  header.vendor = vendor;
  header.product = product;
  header.version = version;
  header.id = id;
  header.name = name;
  header.severity = severity;
  header.body = from;
  return true;
}

const CUSTOM = /^(?:cs|cn|cfp|c6a|flexString|flexNumber|flexDate|deviceCustom[A-Za-z0-9]*?)\d+(Label)?$/;

/**
 * Pairs custom values with their labels, in either order: in `cs1Label=Rule cs1=web-out`, the label names the
 * value.
 */
export class CustomFields {
  readonly #labels = new Map<string, string>();
  readonly #values = new Map<string, string>();

  /** Whether the key belongs to a custom pair, which is then kept until `flush`. */
  take(key: string, value: string): boolean {
    // First letter of c(s|n|fp|6a), f(lex…) or d(eviceCustom…)
    const initial = key.charCodeAt(0);
    if ((initial !== 99 && initial !== 100 && initial !== 102) || key.length > 48) return false;
    const match = CUSTOM.exec(key);
    if (match === null) return false;
    if (match[1] === undefined) this.#values.set(key, value);
    else this.#labels.set(key.slice(0, -5), value);
    return true;
  }

  flush(fields: NamedFields, record: LogRecord): void {
    for (const [key, value] of this.#values) {
      const label = this.#labels.get(key)?.replaceAll('"', '').trim();
      fields.take(record, label === undefined || label === '' ? key : label, value);
    }
    this.#labels.clear();
    this.#values.clear();
  }
}

/** Removes CEF's escapes: `\=`, `\|`, `\\`, `\n`, `\r`. */
export function cefValue(value: string): string {
  if (!value.includes('\\')) return value;
  return value.replaceAll(/\\([=|\\nr"])/g, (_, escaped: string) =>
    escaped === 'n' ? '\n' : escaped === 'r' ? '\r' : escaped,
  );
}

/**
 * Parses an extension: `key=value with spaces nextkey=…`. A value ends before the last space in front of the
 * next key. An equals sign without a key before it, such as in a URL, belongs to the value even if unescaped.
 */
export function readCefExtension(
  text: string,
  from: number,
  fields: NamedFields,
  record: LogRecord,
  custom: CustomFields,
): number {
  let pairs = 0;
  let start = from;
  while (text.charCodeAt(start) === SPACE) start += 1;
  while (start < text.length) {
    let equals = keyEnd(text, start);
    if (equals < 0) {
      // Words before the first key
      equals = text.indexOf('=', start);
      if (equals < 0) break;
      start = keyStart(text, start, equals);
      if (start === equals) {
        start = equals + 1;
        continue;
      }
    }
    const first = equals + 1;
    let end = text.indexOf(' ', first);
    while (end >= 0 && keyEnd(text, end + 1) < 0) end = text.indexOf(' ', end + 1);
    const next = end < 0 ? text.length : end + 1;
    if (end < 0) end = text.length;
    while (end > first && text.charCodeAt(end - 1) === SPACE) end -= 1;
    const key = text.slice(start, equals);
    let value = text.slice(first, end);
    if (value.charCodeAt(0) === QUOTE && value.length > 1 && value.endsWith('"')) value = value.slice(1, -1);
    value = cefValue(value);
    if (!custom.take(key, value)) fields.take(record, key, value);
    pairs += 1;
    start = next;
  }
  custom.flush(fields, record);
  return pairs;
}
