import { isoTime } from '@casbah/domain/iso-time';

/**
 * Field names of a wrapped line in collectors: Beats, Logstash, Fluentd, Splunk, syslog-ng, rsyslog, NXLog,
 * Wazuh, Graylog, OpenTelemetry, clouds. Other fields count if they begin like a log line.
 */
const NAMED =
  /"(?:message|msg|_raw|raw|original|event\.original|log\.original|rawmsg|raw_?log|raw_?message|raw_?event|rawdata|full_?log|full_?message|syslog_?message|log|logline|log_?line|log_?message|log_?text|line|body|payload|content|text|data|event)"\s*:\s*"|"\s*:\s*"(?=<\d{1,3}>|CEF:\s?\d\||LEEF:\d|%[A-Z]{3,}-)/gi;
const TIMED =
  /"(?:@timestamp|timestamp|time|_time|timegenerated|eventtime|event_time|datetime|date|received_at|ingestion_?time|isotimestamp|timereported)"\s*:\s*(?:"([^"\\]{8,40})"|(\d{10}(?:\d{3}|\.\d{1,9})?))(?=\s*[,}])/i;

/** Start of a device's line: a priority, time, standard's mark, message number, or first pair. */
const BEGINNING =
  /^\s*(?:<\d{1,3}>|CEF:\s?\d\||LEEF:[\d.]+\||%[A-Z]+-|[A-Z][a-z]{2} {1,2}\d{1,2} |\d{4}[-/:]\d\d[-/:]\d\d|\d{10}[. ]|\d{1,2}\/[A-Z][a-z]{2}\/|\d{0,4},\d{4}\/|\[|[A-Za-z][\w.-]{0,31}="?|\d{1,3}\.\d{1,3}\.|[A-Z]{2,}[A-Z_]*: )/;

const LONGEST = 65_536;
/** Maximum candidate fields to check for a wrapped line. */
const MOST_TRIED = 4;

/** A line that a collector wrapped in a JSON object. */
export interface Wrapped {
  readonly text: string;
  /** Time of receipt from the object, for lines without a time. */
  readonly time: string | undefined;
}

/** Maximum syslog header before an object. */
const LONGEST_HEADER = 256;

/** Start of the JSON object that fills the line, after a syslog header if there is one; -1 without an object. */
export function objectStart(text: string): number {
  if (text.charCodeAt(0) === 123) return 0;
  if (text.charCodeAt(text.length - 1) !== 125) return -1;
  const start = text.indexOf('{"');
  if (start <= 0 || start > LONGEST_HEADER || !/[\s:]/.test(text[start - 1] ?? '')) return -1;
  // Pairs and columns before it mean a record that ends with an object.
  return /\||=(?!")/.test(text.slice(0, start)) ? -1 : start;
}

/** The line inside a collector's JSON object, unescaped; undefined for other lines. */
export function wrappedIn(outer: string): Wrapped | undefined {
  if (outer.charCodeAt(0) !== 123 || outer.length > LONGEST) return undefined;
  NAMED.lastIndex = 0;
  for (let tried = 0; tried < MOST_TRIED; tried += 1) {
    if (NAMED.exec(outer) === null) return undefined;
    const start = NAMED.lastIndex - 1;
    const end = endOfText(outer, start + 1);
    if (end < 0) return undefined;
    const text = end - start > 20 ? unquoted(outer.slice(start, end + 1)) : undefined;
    if (text !== undefined && BEGINNING.test(text) && !text.includes('\n'))
      return { text, time: timeIn(outer) };
    NAMED.lastIndex = end + 1;
  }
  return undefined;
}

/** Position of the closing quote; -1 without one. */
function endOfText(outer: string, from: number): number {
  for (let at = from; at < outer.length; at += 1) {
    const code = outer.charCodeAt(at);
    if (code === 92) at += 1;
    else if (code === 34) return at;
  }
  return -1;
}

function unquoted(literal: string): string | undefined {
  try {
    const value: unknown = JSON.parse(literal);
    return typeof value === 'string' ? value.trimEnd() : undefined;
  } catch {
    return undefined;
  }
}

function timeIn(outer: string): string | undefined {
  const match = TIMED.exec(outer);
  if (match === null) return undefined;
  const [, text, epoch] = match;
  if (text !== undefined) return text;
  const number = Number(epoch);
  return isoTime(number > 1e11 ? number : number * 1000);
}
