import type { LogRecord } from '../fields/log-record.ts';
import { headerPart, nextPipe, type RecordHeader } from './cef.ts';
import { readKeyValues } from './key-value.ts';
import type { NamedFields } from './named-fields.ts';

/** Parses `LEEF:1.0`; syslog daemons that take `LEEF:` for a tag add a space after it. */
function versionAt(text: string, at: number): number {
  return text.charCodeAt(at + 5) === 32 ? at + 6 : at + 5;
}

/** Start of a LEEF record, or -1. */
export function findLeef(text: string): number {
  const at = text.indexOf('LEEF:');
  if (at < 0) return -1;
  const version = text.charCodeAt(versionAt(text, at));
  const pipe = text.indexOf('|', at);
  return (version === 49 || version === 50) && pipe > 0 && pipe - at <= 10 ? at : -1;
}

/** The delimiter a LEEF 2.0 header specifies (`^`, `x5E`, `0x5e`, `\t`, `tab`); undefined without one. */
function delimiterOf(part: string): string | undefined {
  const text = part.trim();
  const hex = /^(?:0x|\\x|x|\\u)([0-9a-f]{1,4})$/i.exec(text);
  if (hex !== null) return String.fromCodePoint(Number.parseInt(hex[1] ?? '9', 16));
  if (text === '\\t' || /^tab$/i.test(text) || part === '\t') return '\t';
  return part.length === 1 ? part : undefined;
}

/**
 * Parses `LEEF:1.0|Vendor|Product|Version|EventID|`, with a delimiter after it in 2.0. Returns false if
 * truncated.
 */
export function readLeefHeader(text: string, at: number, header: RecordHeader): boolean {
  const parts: string[] = [];
  let from = text.indexOf('|', at) + 1;
  while (parts.length < 4) {
    const pipe = nextPipe(text, from);
    if (pipe < 0) break;
    parts.push(headerPart(text, from, pipe));
    from = pipe + 1;
  }
  const [vendor, product, version, id] = parts;
  if (vendor === undefined || product === undefined || version === undefined || id === undefined)
    return false;
  header.vendor = vendor;
  header.product = product;
  header.version = version;
  header.id = id;
  header.name = '';
  header.severity = '';
  header.body = from;
  return true;
}

/**
 * Start and delimiter of the attributes. The delimiter is the header's, otherwise a tab, otherwise (some
 * devices) `|` or `^`, whichever precedes the second key.
 */
function attributes(text: string, at: number, body: number): { from: number; delimiter: string } {
  if (text.charCodeAt(versionAt(text, at)) === 50) {
    // `|||`: the delimiter is a pipe itself
    if (text.startsWith('||', body)) return { from: body + 2, delimiter: '|' };
    const pipe = text.indexOf('|', body);
    if (pipe >= body && pipe - body <= 6) {
      const part = text.slice(body, pipe);
      if (part.trim() === '' && part !== '\t') return { from: pipe + 1, delimiter: guess(text, pipe + 1) };
      const delimiter = delimiterOf(part);
      if (delimiter !== undefined) return { from: pipe + 1, delimiter };
    }
  }
  return { from: body, delimiter: guess(text, body) };
}

function guess(text: string, from: number): string {
  if (text.includes('\t', from)) return '\t';
  // A tab as rsyslog escapes it
  if (text.includes('#011', from)) return '#011';
  if (/^[^=|]+=[^|]*\|\s*[A-Za-z][\w -]*=/.test(text.slice(from))) return '|';
  if (/^[^=^]+=[^^]*\^\s*[A-Za-z][\w -]*=/.test(text.slice(from))) return '^';
  // A relay or web page turned tabs into spaces
  return / [\w-]+=/.test(text.slice(from)) ? ' ' : '\t';
}

/** Parses the attributes, whose keys some devices pad with spaces. Returns their number. */
export function readLeefAttributes(
  text: string,
  at: number,
  body: number,
  fields: NamedFields,
  record: LogRecord,
): number {
  const { from, delimiter } = attributes(text, at, body);
  if (delimiter === ' ') return readKeyValues(text, from, ' ', fields, record);
  let pairs = 0;
  let start = from;
  while (start < text.length) {
    let end = text.indexOf(delimiter, start);
    if (end < 0) end = text.length;
    const equals = text.indexOf('=', start);
    if (equals > start && equals < end) {
      // A delimiter within quotes belongs to the value.
      if (text.charCodeAt(equals + 1) === 34) {
        const close = text.indexOf(`"${delimiter}`, equals + 2);
        end = close >= 0 ? close + 1 : text.length;
      }
      let value = text.slice(equals + 1, end).trim();
      if (value.length > 1 && value.startsWith('"') && value.endsWith('"')) value = value.slice(1, -1);
      fields.take(record, text.slice(start, equals).trim(), value);
      pairs += 1;
    }
    start = end + delimiter.length;
  }
  return pairs;
}
