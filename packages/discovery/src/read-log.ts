import { blankEvent, clearEvent, type Event } from '@casbah/domain/event';
import type { Reject, RejectReason } from '@casbah/domain/reject';
import { findCef } from './cores/cef.ts';
import { findLeef } from './cores/leef.ts';
import { customFormat } from './custom/custom-format.ts';
import { LogRecord } from './fields/log-record.ts';
import { Memo } from './fields/memo.ts';
import { Normaliser, type Outcome, type Rejection } from './fields/normaliser.ts';
import type { Directives, Format, FormatReader, Rank, Stream } from './formats/format.ts';
import { FORMATS, formatByName, SIGN_FORMATS, signFormatByName } from './formats/registry.ts';
import { isDepth, JsonDocument } from './lines/json-document.ts';
import { Line } from './lines/line.ts';
import { KEPT_OF_LONG_LINE, LineSplitter } from './lines/line-splitter.ts';
import { MarkIndex, type Owners, ownersOf } from './lines/mark-index.ts';
import { objectStart, wrappedIn } from './lines/wrapped-line.ts';
import type { LogCheckpoint, LogReader, LogReaderOptions, LogSink } from './log-reader.ts';
import { namedZone } from './time/zone.ts';

/** A format and its reader for this log. */
interface Candidate {
  readonly format: Format;
  readonly reader: FormatReader;
  /** Index among the candidates. */
  readonly index: number;
  /** Whether a line may give several events. */
  readonly several: boolean;
  /** Formats that win if both recognize a line. */
  readonly yieldsTo: Candidate[];
}

/** State in a checkpoint besides the position. */
interface SavedState {
  readonly encoding: string;
  /** Kept, so that times without a year give the same result after a restart. */
  readonly now: number;
  readonly last: string | undefined;
  readonly header: { readonly format: string; readonly state: unknown } | undefined;
  readonly directives: Directives;
  /** Events waiting for later lines, by format. */
  readonly held?: Readonly<Record<string, unknown>> | undefined;
  /** Nesting of a JSON document's records; null for other logs. */
  readonly document?: unknown;
}

/** Formats recognized only by field names, which is too weak for text within another record. */
const BY_NAMES_ALONE = new Set(['w3c', 'json', 'csv', 'key-value']);

/** Maximum distance of vendor and product from the start of CEF or LEEF. */
const LONGEST_RECORD_HEADER = 160;

/** Position after `CEF:0|Vendor|Product|`; -1 if the line ends before. */
function endOfProduct(text: string, start: number): number {
  let pipe = start;
  for (let count = 0; count < 3; count += 1) {
    pipe = text.indexOf('|', pipe) + 1;
    if (pipe === 0 || pipe - start > LONGEST_RECORD_HEADER) return -1;
  }
  return pipe;
}

const RANKS: readonly Rank[] = ['specific', 'related', 'generic'];

/** A reader for each format, sorted by rank, then in list order. */
function candidatesOf(formats: readonly Format[], stream: Stream): Candidate[] {
  const ordered = RANKS.flatMap((rank) => formats.filter((format) => format.rank === rank));
  const candidates = ordered.map((format, index): Candidate => {
    const reader = format.open(stream);
    return { format, reader, index, several: reader.next !== undefined, yieldsTo: [] };
  });
  for (const { format, yieldsTo } of candidates)
    yieldsTo.push(...candidates.filter((other) => format.yieldsTo?.includes(other.format.name)));
  return candidates;
}

const UNKNOWN: Rejection = { reason: 'unknown_format', detail: 'no format knows a line like this' };

function isRejection(outcome: Outcome): outcome is Rejection {
  return typeof outcome === 'object';
}

function isSaved(state: unknown): state is SavedState {
  return typeof state === 'object' && state !== null && 'encoding' in state && 'directives' in state;
}

/** Opens a log. Throws a RangeError for an unknown format or time zone. */
export function createLogReader(options: LogReaderOptions): LogReader {
  return new FormatFindingReader(options);
}

class FormatFindingReader implements LogReader {
  readonly #document: JsonDocument;
  readonly #lines: LineSplitter;
  readonly #line = new Line();
  readonly #event: Event = blankEvent('traffic');
  /** Most specific first. */
  readonly #candidates: readonly Candidate[];
  readonly #marks: MarkIndex;
  /** Candidates for a CEF or LEEF header, by vendor and product. */
  readonly #products = new Memo<Owners>((header) => {
    this.#marks.read(header);
    return this.#marks.remember();
  }, 1024);
  readonly #specific: Owners;
  /** Those of them with JSON records, and the rest. */
  readonly #objects: Owners;
  readonly #texts: Owners;
  /** Related and generic formats. */
  readonly #others: Owners;
  readonly #stream: Stream;
  /** Formats that may read a line a collector wrapped. */
  readonly #unwrapping: Owners;
  readonly #now: number;
  /** Start of the line's JSON object; -1 without one. */
  #object = -1;
  #count = 0;
  #offset = 0;
  #ended = false;
  /** Format of the last event, tried first if it is specific, because no other claims its lines. */
  #last: Candidate | undefined;
  /** Format whose header line applies. */
  #header: Candidate | undefined;
  /**
   * The last event's format's result for this line. Readers are called only once per line, because some
   * remember lines.
   */
  #tried: { readonly candidate: Candidate; readonly outcome: Rejection } | undefined;
  /** Reject reason if no format accepts the line, and the format that gave it. */
  #complaint: Rejection = UNKNOWN;
  #complainer: string | undefined;
  /** Whether the rejecting format is sure that the line is its own. */
  #isSure = false;

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
    this.#candidates = candidatesOf([...ofSigns, ...formats], this.#stream);
    this.#marks = new MarkIndex(this.#candidates.map(({ format: { marks } }) => marks));
    const those = (test: (format: Format) => boolean) =>
      ownersOf(
        this.#candidates.flatMap((candidate) => (test(candidate.format) ? [candidate.index] : [])),
        this.#candidates.length,
      );
    this.#specific = those(({ rank }) => rank === 'specific');
    this.#objects = those(({ rank, isObject }) => rank === 'specific' && isObject !== undefined);
    this.#texts = those(({ rank, isObject }) => rank === 'specific' && isObject !== true);
    this.#others = those(({ rank }) => rank !== 'specific');
    this.#unwrapping = those(({ name }) => custom === undefined && !BY_NAMES_ALONE.has(name));
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
      if (found === undefined) {
        if (this.#ended) this.#finish(sink);
        return { lines: count, needsMore: !this.#ended };
      }
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
      held: this.#held(),
      document: this.#document.records,
    };
    return { offset: this.#offset, line: this.#count, state };
  }

  #held(): Readonly<Record<string, unknown>> | undefined {
    const held: Record<string, unknown> = {};
    for (const { format, reader } of this.#candidates) {
      const state = reader.finish === undefined ? undefined : reader.save?.();
      if (state !== undefined) held[format.name] = state;
    }
    return Object.keys(held).length === 0 ? undefined : held;
  }

  /** At the end of the log, passes on what readers held back. */
  #finish(sink: LogSink): void {
    for (const { format, reader } of this.#candidates) {
      if (reader.finish === undefined) continue;
      for (;;) {
        clearEvent(this.#event, 'traffic');
        if (!reader.finish(this.#event)) break;
        sink.event(this.#event, this.#count, this.#offset, format.name);
      }
    }
  }

  #restore(saved: SavedState): void {
    for (const { format, reader } of this.#candidates)
      if (saved.held !== undefined && format.name in saved.held) reader.restore?.(saved.held[format.name]);
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
    line.set(text);
    this.#tried = undefined;
    // An object may contain another device's line.
    this.#object = objectStart(text);
    const isObject = this.#object >= 0;
    if (
      last !== undefined &&
      last.format.rank === 'specific' &&
      (!isObject || last.format.isObject !== undefined)
    ) {
      const start = this.#startIn(last, line);
      const outcome = start < 0 ? undefined : this.#try(last, start);
      if (outcome !== undefined && !isRejection(outcome)) {
        this.#accept(sink, last, outcome);
        return;
      }
      if (outcome !== undefined) this.#tried = { candidate: last, outcome };
    }
    this.#find(sink, text);
  }

  /**
   * Start of the record for the format of the previous line; -1 if it doesn't match, or another format takes
   * precedence.
   */
  #startIn(last: Candidate, line: Line): number {
    for (const { reader } of last.yieldsTo) if (reader.locate(line) >= 0) return -1;
    return last.reader.locate(line);
  }

  #follow({ reader }: Candidate, line: Line): number {
    return reader.follow === undefined ? -1 : reader.follow(line);
  }

  #try({ reader }: Candidate, start: number): Outcome {
    clearEvent(this.#event, 'traffic');
    this.#stream.record.clear();
    return reader.read(this.#line, start, this.#event);
  }

  /** Passes on the event, and all others from its line. */
  #pass(sink: LogSink, { format, reader, several }: Candidate): void {
    sink.event(this.#event, this.#count, this.#lines.offset, format.name);
    if (!several || reader.next === undefined) return;
    for (;;) {
      clearEvent(this.#event, 'traffic');
      this.#stream.record.clear();
      if (!reader.next(this.#event)) return;
      sink.event(this.#event, this.#count, this.#lines.offset, format.name);
    }
  }

  /** Takes the line as the candidate's: an event, a held one, or a header for later lines. */
  #accept(sink: LogSink, candidate: Candidate, outcome: 'event' | 'header' | 'held'): void {
    this.#last = candidate;
    if (outcome === 'event') this.#pass(sink, candidate);
    if (outcome !== 'header') return;
    if (this.#header !== undefined && this.#header !== candidate) this.#header.reader.forget?.();
    this.#header = candidate;
  }

  /**
   * Tries candidates until one takes the line. Keeps a reject reason in `#complaint`: from a format that is
   * sure, otherwise the first. If a specific format is sure, others aren't tried.
   */
  #ask(sink: LogSink, owners: Owners): boolean {
    const marks = this.#marks;
    for (let index = marks.next(0, owners); index >= 0; index = marks.next(index + 1, owners)) {
      const candidate = this.#candidates[index];
      if (candidate === undefined || (this.#isSure && candidate.format.rank !== 'specific')) return false;
      const start = candidate.reader.locate(this.#line);
      if (start >= 0 && this.#take(sink, candidate, start)) return true;
    }
    return false;
  }

  /** Whether the candidate reads the line as a record that begins at `start`. */
  #take(sink: LogSink, candidate: Candidate, start: number): boolean {
    const known = this.#tried?.candidate === candidate ? this.#tried.outcome : undefined;
    const outcome = known ?? this.#try(candidate, start);
    if (!isRejection(outcome)) {
      this.#accept(sink, candidate, outcome);
      return true;
    }
    this.#complain(candidate, outcome, outcome.open !== true);
    return false;
  }

  #complain({ format }: Candidate, complaint: Rejection, isSure: boolean): void {
    if (this.#isSure || (!isSure && this.#complaint.reason !== 'unknown_format')) return;
    if (complaint.reason === 'unknown_format') return;
    this.#complaint = complaint;
    this.#complainer = format.name;
    this.#isSure = isSure;
  }

  /** Tries all formats, most specific first. */
  #find(sink: LogSink, text: string): void {
    if (text.trim() === '' || this.#isDirective(text)) return;
    this.#complaint = UNKNOWN;
    this.#complainer = undefined;
    this.#isSure = false;
    if (this.#isTakenByHeader(sink, text) || this.#isTaken(sink, text) || DIRECTIVE_BEHIND_HEADER.test(text))
      return;
    const { reason, detail } = this.#complaint;
    if (this.#complainer === undefined && looksBinary(text))
      this.#reject(
        sink,
        'binary_data',
        'the line is mostly control characters',
        text.slice(0, KEPT_OF_LONG_LINE),
      );
    else this.#reject(sink, reason, detail, text, this.#complainer);
  }

  /** CEF and LEEF name the device at the start, so the rest isn't searched for marks. */
  #isTakenByHeader(sink: LogSink, text: string): boolean {
    if (this.#object >= 0) return false;
    const cef = findCef(text);
    const start = cef < 0 ? findLeef(text) : cef;
    if (start < 0) return false;
    const product = endOfProduct(text, start);
    if (product < 0) this.#marks.read(text.slice(start, start + LONGEST_RECORD_HEADER));
    else this.#marks.recall(this.#products.get(text.slice(start, product)));
    return this.#ask(sink, this.#specific) || (!this.#isSure && this.#ask(sink, this.#others));
  }

  #isTaken(sink: LogSink, text: string): boolean {
    if (this.#isSure) return false;
    this.#marks.read(text);
    if (this.#object >= 0) {
      // A product's own object may contain words of another's line; a collector's contains a complete one.
      if (this.#ask(sink, this.#objects)) return true;
      if (this.#isSure) return false;
      if (this.#readWrapped(sink, text)) return true;
      if (this.#isSure) return false;
      if (this.#ask(sink, this.#texts)) return true;
    } else if (this.#ask(sink, text.includes('{') ? this.#specific : this.#texts)) return true;
    if (this.#isSure) return false;
    const header = this.#header;
    const start = header === undefined ? -1 : this.#follow(header, this.#line);
    if (header !== undefined && start >= 0 && this.#readFollowing(sink, header, start)) return true;
    return !this.#isSure && this.#ask(sink, this.#others);
  }

  /** Reads a line according to the last header. If its values don't fit, it belongs to another format. */
  #readFollowing(sink: LogSink, header: Candidate, start: number): boolean {
    const outcome = this.#try(header, start);
    if (!isRejection(outcome)) {
      this.#accept(sink, header, outcome);
      return true;
    }
    this.#isSure = outcome.reason === 'not_traffic';
    this.#complaint = outcome;
    this.#complainer = header.format.name;
    return false;
  }

  /** Whether the line is a collector's JSON object around a device's line, which is then read instead. */
  #readWrapped(sink: LogSink, text: string): boolean {
    const wrapped = wrappedIn(text.slice(this.#object));
    if (wrapped === undefined) return false;
    const line = this.#line;
    const marks = this.#marks;
    marks.read(wrapped.text);
    const owners = this.#unwrapping;
    for (let index = marks.next(0, owners); index >= 0; index = marks.next(index + 1, owners)) {
      const candidate = this.#candidates[index];
      if (candidate === undefined || (this.#isSure && candidate.format.rank !== 'specific')) break;
      line.set(wrapped.text);
      let start = candidate.reader.locate(line);
      if (start < 0) continue;
      let outcome = this.#try(candidate, start);
      if (isRejection(outcome) && outcome.reason === 'unreadable_time' && wrapped.time !== undefined) {
        line.set(`${wrapped.time} - ${wrapped.text}`);
        start = candidate.reader.locate(line);
        if (start >= 0) outcome = this.#try(candidate, start);
      }
      if (!isRejection(outcome)) {
        this.#accept(sink, candidate, outcome);
        return true;
      }
      if (outcome.reason === 'not_traffic') this.#complain(candidate, outcome, true);
    }
    line.set(text);
    this.#marks.read(text);
    return false;
  }

  /** `#Software:`, `#Date:` and other comments before or between lines. `#Fields:` is left to the formats. */
  #isDirective(text: string): boolean {
    if (text.charCodeAt(0) !== 35) return false;
    if (ZEEK_DIRECTIVE.test(text)) return true;
    const match =
      /^#\s*(Software|Date|Start-Date|Version|End-Date|Remark|GMT-Offset|Start-Time|Time Format)\s*:\s*(.*)$/i.exec(
        text,
      );
    if (match === null) return false;
    const [, name = '', value = ''] = match;
    const { directives } = this.#stream;
    if (/^software$/i.test(name)) directives.software = value;
    else if (/^(?:start-)?date$/i.test(name)) directives.date = value;
    return true;
  }
}

/** Metadata lines around `#fields` in Zeek's logs. */
const ZEEK_DIRECTIVE = /^#(?:separator |(?:set_separator|empty_field|unset_field|path|open|close|types)\t)/;

/** Comments of W3C logs, where syslog put its header before each line. */
const DIRECTIVE_BEHIND_HEADER =
  /^[^#"]{8,96} #(?:Software|Date|Start-Date|Version|End-Date|Remark|GMT-Offset|Start-Time|Time Format):/;

function looksBinary(text: string): boolean {
  let controls = 0;
  const { length } = text;
  for (let at = 0; at < length && at < 4096; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 32 && code !== 9 && code !== 27) controls += 1;
  }
  return controls * 10 > Math.min(length, 4096) * 3;
}
