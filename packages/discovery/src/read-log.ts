import { blankEvent, type Event } from '@casbah/domain/event';
import type { Reject, RejectReason } from '@casbah/domain/reject';
import { customFormat } from './custom/custom-format.ts';
import { LogRecord } from './fields/log-record.ts';
import { clearEvent, Normaliser, type Outcome, type Rejection } from './fields/normaliser.ts';
import type { Directives, Format, FormatReader, Stream } from './formats/format.ts';
import { FORMATS, formatByName, SIGN_FORMATS, signFormatByName } from './formats/registry.ts';
import { isDepth, JsonDocument } from './lines/json-document.ts';
import { Line } from './lines/line.ts';
import { KEPT_OF_LONG_LINE, LineSplitter } from './lines/line-splitter.ts';
import { wrappedIn } from './lines/wrapped-line.ts';
import type { LogCheckpoint, LogReader, LogReaderOptions, LogSink } from './log-reader.ts';
import { namedZone } from './time/zone.ts';

/** A format and its reader in this log. */
interface Candidate {
  readonly format: Format;
  readonly reader: FormatReader;
  /** Whether a line may hold several events. */
  readonly several: boolean;
  /** Whether it says who is where. */
  readonly signs: boolean;
}

/** What a checkpoint keeps besides the place. */
interface SavedState {
  readonly encoding: string;
  /** Times without a year stay the same after a restart. */
  readonly now: number;
  readonly last: string | undefined;
  readonly header: { readonly format: string; readonly state: unknown } | undefined;
  readonly directives: Directives;
  /** Of a JSON document, where its records lie; null where the log is none. */
  readonly document?: unknown;
}

/** Formats that are known by the names of their fields alone: too weak a sign for a text inside another record. */
const BY_NAMES_ALONE = new Set(['w3c', 'json', 'csv', 'key-value']);

const UNKNOWN: Rejection = { reason: 'unknown_format', detail: 'no format knows a line like this' };

function isRejection(outcome: Outcome): outcome is Rejection {
  return typeof outcome === 'object';
}

function isSaved(state: unknown): state is SavedState {
  return typeof state === 'object' && state !== null && 'encoding' in state && 'directives' in state;
}

/** Opens a log. Throws a RangeError where the format or the time zone is not known. */
export function createLogReader(options: LogReaderOptions): LogReader {
  return new FormatFindingReader(options);
}

class FormatFindingReader implements LogReader {
  readonly #document: JsonDocument;
  readonly #lines: LineSplitter;
  readonly #line = new Line();
  readonly #event: Event = blankEvent('traffic');
  readonly #candidates: Candidate[];
  readonly #stream: Stream;
  /** Those that may read a line which a collector wrapped. */
  readonly #unwrapping: readonly Candidate[];
  /** A line that tells of no traffic may say who is where. */
  readonly #hasSigns: boolean;
  readonly #now: number;
  #count = 0;
  #offset = 0;
  #ended = false;
  /** The format of the last event: tried first. */
  #last: Candidate | undefined;
  /** The format whose header line holds. */
  #header: Candidate | undefined;

  constructor({ format, custom, signs, timezone, now, resume }: LogReaderOptions) {
    const saved = resume !== undefined && isSaved(resume.state) ? resume.state : undefined;
    const zone = namedZone(timezone);
    if (zone === undefined) throw new RangeError(`no time zone is called '${timezone}'`);
    this.#now = saved?.now ?? now;
    this.#stream = {
      normaliser: new Normaliser({ zone, now: this.#now }),
      record: new LogRecord(),
      directives: saved === undefined ? { software: '', date: '' } : { ...saved.directives },
    };
    let formats: readonly Format[] = FORMATS;
    if (custom !== undefined) formats = [customFormat(custom.id, custom.title, custom.parser)];
    else if (format !== undefined) {
      const chosen = formatByName(format);
      if (chosen === undefined) throw new RangeError(`no format is called '${format}'`);
      formats = [chosen];
    }
    const isSign = signs === undefined || (format !== undefined && signFormatByName(format) !== undefined);
    const ofSigns = isSign ? [] : SIGN_FORMATS.filter(({ isSpread }) => signs === 'all' || isSpread !== true);
    this.#candidates = [...ofSigns, ...formats].map((each) => {
      const reader = each.open(this.#stream);
      return {
        ...{ format: each, reader, several: reader.next !== undefined },
        signs: SIGN_FORMATS.includes(each),
      };
    });
    this.#unwrapping =
      custom === undefined
        ? this.#candidates.filter(({ format: { name } }) => !BY_NAMES_ALONE.has(name))
        : [];
    this.#hasSigns = ofSigns.length > 0;
    this.#offset = resume?.offset ?? 0;
    this.#count = resume?.line ?? 0;
    this.#lines = new LineSplitter(this.#offset, saved?.encoding);
    const records = isDepth(saved?.document) ? saved.document : null;
    this.#document = new JsonDocument(this.#offset === 0 ? undefined : records);
    if (saved !== undefined) this.#restore(saved);
  }

  feed(chunk: Uint8Array): void {
    this.#lines.feed(this.#document.take(chunk));
  }

  end(): void {
    this.#lines.feed(this.#document.end());
    this.#lines.end();
    this.#ended = true;
  }

  read(sink: LogSink, maxLines: number, maxBytes: number): { lines: number; needsMore: boolean } {
    const lines = this.#lines;
    const limit = this.#offset + maxBytes;
    let count = 0;
    while (count < maxLines && this.#offset < limit) {
      const found = lines.next();
      if (found === undefined) return { lines: count, needsMore: !this.#ended };
      count += 1;
      this.#count += 1;
      if (found === 'line') this.#readLine(sink, lines.text);
      else this.#rejectBytes(sink, found, lines.text);
      this.#offset = lines.nextOffset;
    }
    return { lines: count, needsMore: false };
  }

  checkpoint(): LogCheckpoint {
    const header = this.#header;
    const state: SavedState = {
      encoding: this.#lines.encoding,
      now: this.#now,
      last: this.#last?.format.name,
      header:
        header === undefined ? undefined : { format: header.format.name, state: header.reader.save?.() },
      directives: { ...this.#stream.directives },
      document: this.#document.records,
    };
    return { offset: this.#offset, line: this.#count, state };
  }

  #restore(saved: SavedState): void {
    this.#last = this.#candidates.find(({ format }) => format.name === saved.last);
    const { header } = saved;
    if (header === undefined) return;
    this.#header = this.#candidates.find(({ format }) => format.name === header.format);
    this.#header?.reader.restore?.(header.state);
  }

  #rejectBytes(sink: LogSink, found: 'too_long' | 'binary', text: string): void {
    if (found === 'too_long') this.#reject(sink, 'line_too_long', 'longer than 1 MiB', text);
    else this.#reject(sink, 'binary_data', 'the line holds NUL bytes', text.slice(0, KEPT_OF_LONG_LINE));
  }

  #reject(sink: LogSink, reason: RejectReason, detail: string, text: string, format?: string): void {
    const reject: Reject = { reason, detail, format, text, line: this.#count, offset: this.#lines.offset };
    sink.reject(reject);
  }

  #readLine(sink: LogSink, text: string): void {
    const line = this.#line;
    const last = this.#last;
    // Between objects of a product's own there are hardly any of a collector.
    const isLate = last?.format.isObject === true;
    if (!isLate && this.#readWrapped(sink, text)) return;
    line.set(text);
    if (last !== undefined) {
      const start = last.reader.locate(line);
      if (start >= 0) {
        const outcome = this.#try(last, start);
        if (outcome === 'event') {
          this.#pass(sink, last);
          return;
        }
        const isAsked = !this.#hasSigns || last.signs || !isRejection(outcome);
        if (isAsked && this.#settle(sink, last, outcome)) return;
      }
    }
    if (isLate && this.#readWrapped(sink, text)) return;
    line.set(text);
    this.#find(sink, text);
  }

  /** Whether the line is a collector's JSON object around a device's own, which is read in its place. */
  #readWrapped(sink: LogSink, text: string): boolean {
    if (text.charCodeAt(0) !== 123 || this.#unwrapping.length === 0) return false;
    const wrapped = wrappedIn(text);
    if (wrapped === undefined) return false;
    const line = this.#line;
    for (const candidate of this.#unwrapping) {
      line.set(wrapped.text);
      let start = candidate.reader.locate(line);
      if (start < 0) continue;
      let outcome = this.#try(candidate, start);
      if (isRejection(outcome) && outcome.reason === 'unreadable_time' && wrapped.time !== undefined) {
        line.set(`${wrapped.time} - ${wrapped.text}`);
        start = candidate.reader.locate(line);
        if (start >= 0) outcome = this.#try(candidate, start);
      }
      if (isRejection(outcome) && outcome.reason !== 'not_traffic') continue;
      line.set(text);
      if (this.#settle(sink, candidate, outcome)) return true;
    }
    return false;
  }

  #try({ reader }: Candidate, start: number): Outcome {
    clearEvent(this.#event);
    this.#stream.record.clear();
    return reader.read(this.#line, start, this.#event);
  }

  /** Hands on the event, and all others that its line holds. */
  #pass(sink: LogSink, { format, reader, several }: Candidate): void {
    sink.event(this.#event, this.#count, this.#lines.offset, format.name);
    if (!several || reader.next === undefined) return;
    for (;;) {
      clearEvent(this.#event);
      this.#stream.record.clear();
      if (!reader.next(this.#event)) return;
      sink.event(this.#event, this.#count, this.#lines.offset, format.name);
    }
  }

  /** Whether the outcome is the last word on the line. */
  #settle(sink: LogSink, candidate: Candidate, outcome: Outcome): boolean {
    if (outcome === 'event') {
      this.#last = candidate;
      this.#pass(sink, candidate);
      return true;
    }
    if (outcome === 'header') {
      if (this.#header !== undefined && this.#header !== candidate) this.#header.reader.forget?.();
      this.#header = candidate;
      this.#last = candidate;
      return true;
    }
    if (outcome.open === true) return false;
    this.#reject(sink, outcome.reason, outcome.detail, this.#line.text, candidate.format.name);
    return true;
  }

  /** Asks every format, the most telling first. */
  #find(sink: LogSink, text: string): void {
    if (text.trim() === '' || this.#isDirective(text)) return;
    let complaint: Rejection = UNKNOWN;
    let complainer: string | undefined;
    for (const candidate of this.#candidates) {
      const start = candidate.reader.locate(this.#line);
      if (start < 0) continue;
      const outcome = this.#try(candidate, start);
      if (this.#settle(sink, candidate, outcome)) return;
      if (
        complaint.reason === 'unknown_format' &&
        isRejection(outcome) &&
        outcome.reason !== 'unknown_format'
      ) {
        complaint = outcome;
        complainer = candidate.format.name;
      }
    }
    if (DIRECTIVE_BEHIND_HEADER.test(text)) return;
    if (complainer === undefined && looksBinary(text))
      this.#reject(
        sink,
        'binary_data',
        'the line is mostly control characters',
        text.slice(0, KEPT_OF_LONG_LINE),
      );
    else this.#reject(sink, complaint.reason, complaint.detail, text, complainer);
  }

  /** `#Software:`, `#Date:` and other remarks in front of and between lines. `#Fields:` is for the formats. */
  #isDirective(text: string): boolean {
    if (text.charCodeAt(0) !== 35) return false;
    if (ZEEK_DIRECTIVE.test(text)) return true;
    const match =
      /^#\s*(Software|Date|Start-Date|Version|End-Date|Remark|GMT-Offset|Start-Time)\s*:\s*(.*)$/i.exec(text);
    if (match === null) return false;
    const [, name = '', value = ''] = match;
    const { directives } = this.#stream;
    if (/^software$/i.test(name)) directives.software = value;
    else if (/^(?:start-)?date$/i.test(name)) directives.date = value;
    return true;
  }
}

/** What Zeek's logs say of themselves around their `#fields`. */
const ZEEK_DIRECTIVE = /^#(?:separator |(?:set_separator|empty_field|unset_field|path|open|close|types)\t)/;

/** The same remarks as of W3C logs, where syslog put its header in front of each line. */
const DIRECTIVE_BEHIND_HEADER =
  /^[^#"]{8,96} #(?:Software|Date|Start-Date|Version|End-Date|Remark|GMT-Offset|Start-Time):/;

function looksBinary(text: string): boolean {
  let controls = 0;
  const { length } = text;
  for (let at = 0; at < length && at < 4096; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 32 && code !== 9 && code !== 27) controls += 1;
  }
  return controls * 10 > Math.min(length, 4096) * 3;
}
